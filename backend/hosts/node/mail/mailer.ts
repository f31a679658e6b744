import type { Mail } from '#backend/core/writes.ts';
import { describeFault } from '#backend/hosts/node/describe-fault.ts';
import type { Outbox } from '#backend/stores/postgres/outbox.ts';
import type { OutboxRow } from '#backend/stores/postgres/tables.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { isOfThisMail, openSmtp } from './smtp.ts';

export interface Mailer {
  /**
   * Keeps and sends mail. Never rejects, and does not wait for the mail server.
   * @returns whether all of it is kept or on its way; what is not has been logged
   */
  send(mails: readonly Mail[], source?: 'script' | 'contact', replyTo?: string): Promise<boolean>;
  /** Sends what is due, one after another, and forgets codes that have expired. Never rejects. */
  catchUp(): Promise<void>;
  /** The same for everything that could not be sent before, whenever it would be due. */
  startOver(): Promise<void>;
  /** Waits for what is being sent. */
  close(): Promise<void>;
}

export interface MailerOptions {
  outbox: Outbox;
  /** `smtps://user:password@host:465`; empty: mail stays in the outbox, where development shows it. */
  smtpUrl: string;
  from: { name: string; address: string };
  clock: () => number;
  log: (line: string) => void;
}

/** How long after each failure a mail is tried again; after the last one it is given up, and stays in the outbox. */
const PAUSES_MS = [1, 5, 15, 60, 240, 720, 1440].map((minutes) => minutes * MINUTE_MS);
/** Longer than a mail server may take. */
const UNDER_WAY_MS = 2 * MINUTE_MS;

/**
 * Mail goes into the outbox first and leaves it when the mail server has taken it: an answer never waits for a mail
 * server or fails with it, and a mail it refused is tried again.
 */
export function createMailer({ outbox, smtpUrl, from, clock, log }: MailerOptions): Mailer {
  const transport = smtpUrl ? openSmtp(smtpUrl) : null;
  const onTheirWay = new Set<Promise<unknown>>();
  let isClosing = false;

  const instant = (ms: number): string => new Date(ms).toISOString();

  /** @returns whether the next mail may be tried */
  async function deliver(row: OutboxRow): Promise<boolean> {
    const { mailId, recipient: to, subject, body: text, replyTo, tries } = row;
    try {
      await transport?.sendMail({ from, to, subject, text, ...(replyTo && { replyTo }) });
    } catch (fault) {
      const words = describeFault(fault);
      const pause = PAUSES_MS[tries - 1];
      log(
        pause === undefined
          ? `A mail could not be sent and is given up; npm run reps -- mail lists it: ${words}`
          : `A mail could not be sent and will be tried again in ${pause / MINUTE_MS} minutes: ${words}`,
      );
      await outbox.fail(mailId, words, pause === undefined ? '' : instant(clock() + pause));
      return isOfThisMail(fault);
    }
    await outbox.remove(mailId);
    return true;
  }

  function underWay<T>(work: Promise<T>): Promise<T | undefined> {
    const watched = work.catch((fault) => void log(`The outbox failed: ${describeFault(fault)}`));
    onTheirWay.add(watched);
    watched.finally(() => onTheirWay.delete(watched));
    return watched;
  }

  async function sendDue(): Promise<void> {
    await outbox.forgetExpired(instant(clock()));
    while (transport && !isClosing) {
      const row = await outbox.takeDue(instant(clock()), instant(clock() + UNDER_WAY_MS));
      if (!row || !(await deliver(row))) return;
    }
  }

  /** A mail for the outbox; with a mail server, one that is under way. */
  const toRow = (mail: Mail, source: OutboxRow['source'], replyTo: string): Omit<OutboxRow, 'mailId'> => ({
    at: instant(clock()),
    source,
    state: transport ? 'unsent' : 'caught',
    fault: '',
    recipient: mail.to,
    replyTo,
    subject: mail.subject,
    body: mail.text,
    tries: transport ? 1 : 0,
    nextAt: transport ? instant(clock() + UNDER_WAY_MS) : '',
    expiresAt: mail.expiresAt ?? '',
  });

  return {
    async send(mails, source = 'script', replyTo = '') {
      let areKept = true;
      for (const mail of mails) {
        const row = toRow(mail, source, replyTo);
        try {
          const mailId = await outbox.add(row);
          if (transport) void underWay(deliver({ ...row, mailId }));
        } catch (fault) {
          areKept = false;
          log(`A mail could not be kept: ${describeFault(fault)}`);
        }
      }
      return areKept;
    },
    async catchUp() {
      await underWay(sendDue());
    },
    async startOver() {
      await underWay(outbox.tryAgain(instant(clock())));
      await underWay(sendDue());
    },
    async close() {
      isClosing = true;
      await Promise.all(onTheirWay);
      transport?.close();
    },
  };
}
