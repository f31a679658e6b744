import { accessEndedMail, approvedMail, deniedMail } from '#backend/core/mail/accounts.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { putReleased } from '#backend/core/queue/lease.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision, type Mail } from '#backend/core/writes.ts';
import type { AccountDecision } from '#contract/actions/account-requests.ts';
import { refusal } from '#contract/errors.ts';
import type { Role } from '#contract/session.ts';

/** `email` is lowercase. `role` applies to an approval; without one, the account keeps its role. */
export interface AccountVerdict {
  email: string;
  decision: AccountDecision;
  role?: Role | undefined;
}

/**
 * Approves or denies an account and answers with its role afterward. Emails the rep only if the state
 * changes. Approving an active account only sets its role. Denying an active account signs it out everywhere
 * and releases its leads. Needs no session, so the owner can also call it from outside the app.
 * Refuses an unknown email as `not_found`.
 */
export function* decideAccount(
  { email, decision, role: given }: AccountVerdict,
  settings: Settings,
): Plan<Decision> {
  const rep = yield* read('rep', { email });
  if (!rep) return answerOnly(refusal('not_found', 'Nobody has asked for an account with this email.'));
  if (decision === 'approve') {
    const role = given ?? rep.role;
    const row: RepRow = { ...rep, state: 'active', role };
    const mail = rep.state === 'active' ? [] : [approvedMail(row, settings)];
    return { answer: { ok: true, role }, writes: [{ kind: 'putRep', row }], mail };
  }
  const row: RepRow = { ...rep, state: 'denied', role: 'rep' };
  const held = yield* read('leasesOf', { rep: email });
  return {
    answer: { ok: true, role: row.role },
    writes: [
      { kind: 'putRep', row },
      { kind: 'deleteSessionsOf', email },
      { kind: 'deleteResetCode', email },
      ...held.map(putReleased),
    ],
    mail: denialNotice(rep, settings),
  };
}

function denialNotice(rep: RepRow, settings: Settings): Mail[] {
  if (rep.state === 'denied') return [];
  return [rep.state === 'active' ? accessEndedMail(rep, settings) : deniedMail(rep, settings)];
}
