import * as z from 'zod/mini';
import { decideAccount } from '#backend/core/accounts/decide-account.ts';
import { fromInstant } from '#backend/core/instants.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { DECISIONS } from '#contract/actions/account-requests.ts';
import { easternDay } from '#contract/eastern-time.ts';
import { ROLES } from '#contract/session.ts';
import { accountEmail } from '#contract/text.ts';
import type { Backend } from './backend.ts';
import { mailReport } from './mail/mail-report.ts';
import type { Mailer } from './mail/mailer.ts';

export const repsCommand = z.union([
  z.object({ command: z.enum(['list', 'mail']) }),
  z.object({
    command: z.enum(DECISIONS),
    email: accountEmail(),
    role: z.optional(z.enum(ROLES)),
  }),
]);
export type RepsCommand = z.output<typeof repsCommand>;

export const repsReport = z.object({ ok: z.boolean(), lines: z.array(z.string()) });
export type RepsReport = z.infer<typeof repsReport>;

export type RepsBackend = Pick<Backend, 'store' | 'settings' | 'pinHash'> & {
  mailer: Pick<Mailer, 'send'>;
  outbox: Parameters<typeof mailReport>[0];
};

const LISTED = 500;

const STATES: readonly [state: RepRow['state'], title: string][] = [
  ['pending', 'Waiting for a decision'],
  ['active', 'Active'],
  ['denied', 'Denied'],
];

export async function runRepsCommand(backend: RepsBackend, command: RepsCommand): Promise<RepsReport> {
  switch (command.command) {
    case 'list':
      return listReps(backend);
    case 'mail':
      return { ok: true, lines: await mailReport(backend.outbox) };
    default:
      return decide(backend, command);
  }
}

async function listReps({ store }: RepsBackend): Promise<RepsReport> {
  const lines = await store.transact(async (transaction) => {
    const parts: string[][] = [];
    for (const [state, title] of STATES) {
      const reps = await transaction.read('repsInState', { state, limit: LISTED });
      if (reps.length > 0) parts.push([`${title}:`, ...reps.map(toLine)]);
    }
    return parts.flat();
  });
  return { ok: true, lines: lines.length > 0 ? lines : ['There are no accounts and no requests yet.'] };
}

const toLine = ({ email, name, phone, role, createdAt }: RepRow): string =>
  `  ${email}  ${name}  ${phone}  ${role === 'manager' ? 'manager, ' : ''}asked ${easternDay(fromInstant(createdAt))}`;

async function decide(
  { store, settings, mailer, pinHash }: RepsBackend,
  { command, email, role }: Exclude<RepsCommand, { command: 'list' | 'mail' }>,
): Promise<RepsReport> {
  const plan = () => decideAccount({ email, decision: command, role }, settings);
  const { answer, mail } = await runAction({ store, plan, pinHash });
  if (!answer.ok) {
    return { ok: false, lines: [`${String(answer.message)} See: npm run reps -- list`] };
  }
  const isTold = await mailer.send(mail);
  const done =
    command === 'approve'
      ? `Approved ${email} as a ${String(answer.role)}.`
      : `Denied ${email}; it is signed out everywhere.`;
  return { ok: true, lines: [`${done} ${mail.length > 0 ? describeMail(isTold) : UNCHANGED}`] };
}

const UNCHANGED = 'Access has not changed; no mail was sent.';

const describeMail = (isTold: boolean): string =>
  isTold ? 'A mail tells them so.' : 'The mail that should tell them could not be kept: please tell them.';
