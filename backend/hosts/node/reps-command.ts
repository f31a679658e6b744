import * as z from 'zod/mini';
import { decideAccount } from '#backend/core/accounts/decide-account.ts';
import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { messagesOf, textToSend } from '#backend/core/messages/messages.ts';
import { repeatable } from '#backend/core/repeatable-context.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { freedInWords } from '#backend/core/words/answers.ts';
import { runAction } from '#backend/stores/run-action.ts';
import { DECISIONS } from '#contract/actions/accounts/account-requests.ts';
import { blockRepAction } from '#contract/actions/accounts/reps.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';
import { formatPhone } from '#contract/phone.ts';
import { ROLES } from '#contract/session.ts';
import { accountEmail } from '#contract/text.ts';
import type { Backend } from './backend.ts';
import { createContext } from './context.ts';
import { messageReport } from './mail/message-report.ts';
import type { MessageSender } from './mail/message-sender.ts';

export const repsCommand = z.union([
  z.object({ command: z.enum(['list', 'mail']) }),
  z.object({
    command: z.enum([...DECISIONS, 'unlock']),
    email: accountEmail(),
    role: z.optional(z.enum(ROLES)),
  }),
]);
export type RepsCommand = z.output<typeof repsCommand>;

export const repsReport = z.object({ ok: z.boolean(), lines: z.array(z.string()) });
export type RepsReport = z.infer<typeof repsReport>;

export type RepsBackend = Pick<Backend, 'store' | 'settings' | 'pinHash' | 'sign'> & {
  messageSender: Pick<MessageSender, 'wake'>;
  outbox: Parameters<typeof messageReport>[0];
};

/** Accounts of each state to list. */
const LISTED = 500;

const STATES: readonly [state: RepRow['state'], title: string][] = [
  ['pending', 'Waiting for approval'],
  ['approved', 'Approved, but not signed in yet'],
  ['active', 'Active'],
  ['denied', 'Denied'],
];

export async function runRepsCommand(backend: RepsBackend, command: RepsCommand): Promise<RepsReport> {
  switch (command.command) {
    case 'list':
      return listReps(backend);
    case 'mail':
      return { ok: true, lines: await messageReport(backend.outbox) };
    default:
      return decide(backend, command);
  }
}

async function listReps({ store }: RepsBackend): Promise<RepsReport> {
  const lines = await store.transact(async (transaction) => {
    const parts: string[][] = [];
    for (const [state, title] of STATES) {
      const reps = await transaction.read('repsInState', { state, limit: LISTED + 1 });
      const cut = reps.length > LISTED ? ` (the oldest ${LISTED})` : '';
      if (reps.length > 0) parts.push([`${title}${cut}:`, ...reps.slice(0, LISTED).map(toLine)]);
    }
    return parts.flat();
  });
  return { ok: true, lines: lines.length > 0 ? lines : ['There are no accounts or requests yet.'] };
}

const inWords = (instant: string): string =>
  formatEasternTime(instant, { dateStyle: 'medium', timeStyle: 'short' });

const toLine = ({ email, name, phone, role, createdAt, lockedUntil, lastSignInAt }: RepRow): string =>
  [
    `  ${email}  ${name}  ${formatPhone(phone)}  ${role === 'manager' ? 'manager, ' : ''}`,
    `asked ${easternDay(fromInstant(createdAt))}`,
    lastSignInAt === '' ? '' : `, last signed in ${inWords(lastSignInAt)}`,
    lockedUntil > toInstant(Date.now()) ? `, locked until ${inWords(lockedUntil)}` : '',
  ].join('');

async function decide(
  { store, settings, messageSender, pinHash, sign }: RepsBackend,
  { command: decision, email, role }: Exclude<RepsCommand, { command: 'list' | 'mail' }>,
): Promise<RepsReport> {
  const decideOnce = () => {
    const context = repeatable(createContext(Date.now(), sign));
    const plan = () => {
      context.rewind();
      return decideAccount({ email, decision, role, by: '' }, settings, context);
    };
    return runAction({ store, plan, pinHash });
  };
  const { answer, writes } = await decideOnce();
  let freed = blockRepAction.answer.parse(answer);
  let callbacks = freed.callbacks ?? 0;
  while (freed.moreCallbacks) {
    freed = blockRepAction.answer.parse((await decideOnce()).answer);
    callbacks += freed.callbacks ?? 0;
  }
  if (!answer.ok) {
    return { ok: false, lines: [`${String(answer.message)} See: npm run reps -- list`] };
  }
  const mail = messagesOf(writes);
  if (mail.length > 0) messageSender.wake();
  const done = {
    approve: `Approved ${email} as a ${String(answer.role)}.`,
    deny: `Denied ${email}. The account is signed out everywhere. ${freedInWords(callbacks, 'them')}`.trimEnd(),
    unlock: `Unlocked ${email}.`,
  }[decision];
  if (mail.length === 0) {
    const was = decision === 'approve' ? 'The account was open before' : 'Access was already the same';
    return { ok: true, lines: [`${done} ${was}, so no email was sent.`] };
  }
  const text = mail.flatMap((each) =>
    textToSend(each, sign)
      .split('\n')
      .map((line) => (line ? `  ${line}` : '')),
  );
  return { ok: true, lines: [`${done} We emailed them this:`, '', ...text] };
}
