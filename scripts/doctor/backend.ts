import { getMessage } from '#backend/core/fault-text.ts';
import { pepperCheckOf } from '#backend/core/owner-settings/pepper-check.ts';
import { createSign } from '#backend/hosts/node/context.ts';
import type { DataReport } from '#backend/hosts/node/data-report.ts';
import { tryMailServer } from '#backend/hosts/node/mail/smtp.ts';
import { callWebhook, refusePrivateWebhook } from '#backend/hosts/node/mail/webhook.ts';
import { describeDatabaseAddress } from '#backend/stores/postgres/open-postgres.ts';
import { type Check, done, type Outcome, open, unknown } from './check.ts';
import { isAllInSheet } from './endpoint-calls.ts';
import type { Setup } from './setup.ts';

const firstLine = (fault: unknown): string => getMessage(fault).split('\n')[0] ?? '';

const IN_SHEET = unknown('this is about the Node host. For the sheet, choose Roof Leads, Check this sheet.');
const ELSEWHERE = unknown('DATABASE_URL is not set here. Run npm run doctor also where the backend runs.');

const OWN_PLACE = '.data/preview';

/** What is in the data, or why nobody can say. */
async function lookInto(setup: Setup, look: (report: DataReport) => Outcome): Promise<Outcome> {
  if (setup.env.databaseUrl === '') {
    if (isAllInSheet(setup)) return IN_SHEET;
    if (!setup.hasOwnData) return ELSEWHERE;
  }
  const report = await setup.getData();
  return report
    ? look(report)
    : unknown(
        `the data is in ${OWN_PLACE}, and no process runs on it. Start npm run preview, then run this again.`,
      );
}

const KEEP_PEPPER = 'Keep a copy in a safe place: without it every rep needs a new PIN.';

const pepper: Check = {
  title: 'PIN_PEPPER is set',
  needs: ['values'],
  run: (setup) => {
    if (setup.env.pinPepper !== '') return done(KEEP_PEPPER);
    if (setup.env.databaseUrl === '') {
      if (isAllInSheet(setup)) return IN_SHEET;
      if (setup.pepper === '') return ELSEWHERE;
      return done(`The backend has made its own, in ${OWN_PLACE}/pepper. ${KEEP_PEPPER}`);
    }
    return open(
      'npm run preview does not start without it. Set PIN_PEPPER in .env to a secret text of at least 16 characters, the same for every process on this database, and keep a copy in a safe place.',
    );
  },
};

const pepperOfData: Check = {
  title: 'PIN_PEPPER is the one that the data was written with',
  needs: ['pepper', 'database'],
  run: (setup) =>
    lookInto(setup, ({ pepperCheck }) => {
      if (pepperCheck === '') return unknown('the backend notes it when it starts next.');
      return pepperCheck === pepperCheckOf(createSign(setup.pepper))
        ? done()
        : open(
            'npm run preview does not start with another one, because no PIN and no link in an email would work. Put back the right one. If it is lost, run npm run reps -- new-pepper.',
          );
    }),
};

/** PostgreSQL's codes of a table and of a column that do not exist. */
const NO_TABLE = ['42P01', '42703'];

const database: Check = {
  title: 'The database answers',
  needs: ['values'],
  run: async (setup) => {
    const { databaseUrl } = setup.env;
    const where = databaseUrl ? describeDatabaseAddress(databaseUrl) : OWN_PLACE;
    try {
      return await lookInto(setup, () => done(where));
    } catch (fault) {
      const isEmpty = fault instanceof Error && 'code' in fault && NO_TABLE.includes(String(fault.code));
      return open(
        isEmpty ? `${where} lacks the tables of this version. Start npm run preview once.` : firstLine(fault),
      );
    }
  },
};

export const manager: Check = {
  title: 'A manager can sign in',
  needs: ['database'],
  run: (setup) =>
    lookInto(setup, ({ managers }) => {
      if (managers.active > 0) return done();
      return open(
        managers.approved > 0
          ? 'A manager is approved but has not signed in yet. The link to do so is in the email about the approval.'
          : 'Request an account at /rep-access/create-user, then run npm run reps -- approve YOUR_EMAIL --role manager.',
      );
    }),
};

const mailServer: Check = {
  title: 'The mail server accepts SMTP_URL',
  needs: ['values'],
  run: async (setup) => {
    const { env, config, sendsMail, timeoutMs } = setup;
    if (env.smtpUrl === '') {
      if (isAllInSheet(setup)) return IN_SHEET;
      if (env.databaseUrl === '' && !setup.hasOwnData) return ELSEWHERE;
      return open(
        'SMTP_URL is not set: email with codes, approvals and bookings is stored and never sent. Set it in .env, and start the backend again.',
      );
    }
    const { companyName: name, contactEmail: address } = config;
    const text = 'npm run doctor has sent this email, to show whether email arrives.';
    const message = { from: { name, address }, to: address, subject: 'Test email', text };
    try {
      await tryMailServer(env.smtpUrl, timeoutMs, sendsMail ? message : null);
      return done(
        sendsMail
          ? `A test email was sent to ${address}. See whether it arrives, and not as spam.`
          : 'To see an email arrive: npm run doctor -- --send-mail',
      );
    } catch (fault) {
      return open(
        `The mail server cannot be used: ${firstLine(fault)}. Correct SMTP_URL in .env; special characters of the password as %40 and so on.`,
      );
    }
  },
};

const webhook: Check = {
  title: 'The webhook can be called',
  needs: ['values'],
  run: async (setup) => {
    const { env, sendsMail, timeoutMs } = setup;
    if (env.webhook === null && isAllInSheet(setup)) return IN_SHEET;
    if (env.webhook === null)
      return done('There is none. WEBHOOK_URL names a program of yours that is told of bookings and visits.');
    const { host } = new URL(env.webhook.url);
    const body = JSON.stringify({ id: 'test', event: 'test', at: new Date().toISOString(), data: {} });
    try {
      if (sendsMail) await callWebhook(env.webhook, 'test', body, timeoutMs);
      else await refusePrivateWebhook(env.webhook);
      return done(
        sendsMail
          ? `${host} took an event named test.`
          : `${host}. To see an event arrive: npm run doctor -- --send-mail`,
      );
    } catch (fault) {
      return open(`${host} cannot be called: ${firstLine(fault)} Correct WEBHOOK_URL in .env.`);
    }
  },
};

const outbox: Check = {
  title: 'No email and no event waits that was refused',
  needs: ['database'],
  run: (setup) =>
    lookInto(setup, ({ outbox: { refused, reason, kept, expired } }) => {
      const waiting = [
        ...(refused.mails > 0 ? [`${refused.mails} for SMTP_URL`] : []),
        ...(refused.calls > 0 ? [`${refused.calls} for WEBHOOK_URL`] : []),
      ];
      if (waiting.length > 0)
        return open(
          `Waiting: ${waiting.join(', ')}; the newest was refused with "${reason}". npm run reps -- mail lists them. All are sent after the first one is accepted.`,
        );
      return done(
        ...(kept > 0
          ? [`${kept} from when SMTP_URL was not set, which are never sent: npm run reps -- mail.`]
          : []),
        ...(expired > 0 ? [`${expired} were not sent before their code or link had expired.`] : []),
      );
    }),
};

export const backendChecks = { pepper, database, pepperOfData, mailServer, webhook, outbox };
