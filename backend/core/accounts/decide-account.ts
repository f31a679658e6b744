import { approvedNote, createAuditWrite, roleNote } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { type Mail, sendMail } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { notSaved, withoutLease } from '#backend/core/queue/lease.ts';
import type { LeadRow, RepRow, ResetCodeRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import {
  accessEndedMail,
  approvedMail,
  deniedMail,
  restoredMail,
  unlockedMail,
} from '#backend/core/words/account-mail.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { type Decision, refuse, type Write } from '#backend/core/writes.ts';
import type { AccountDecision } from '#contract/actions/accounts/account-requests.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { Role } from '#contract/session.ts';
import { freeCallbacks } from './assigned-callbacks.ts';
import { wasOpen } from './reps.ts';
import { newResetCode } from './reset-code.ts';
import { NO_WRONG_PINS } from './wrong-pins.ts';

/** `email` is lowercase. `role` applies to an approval; without one, the account keeps its role. */
export interface AccountVerdict {
  email: string;
  decision: AccountDecision | 'unlock';
  role?: Role | undefined;
  /** Email of the manager who decides; empty for the owner, who needs no account. */
  by: string;
}

/**
 * Approves or denies an account and answers with its role afterward; both are audited. Approving a request
 * mails a code: whoever asked may not own the email, so the PIN of the request alone does not sign in, and
 * the account opens when the code comes back with a PIN (`reset_pin`): the login sends it with the PIN of the
 * request, once that was found right. A denied account that was open before needs a new PIN: its
 * old PIN does not sign in. Approving again mails a new code.
 * Approving an active account sets its role and ends a lock. Denying an active account signs it out
 * everywhere, releases its leads and makes the callbacks kept for it anybody's: `callbacks` in the answer is
 * how many, and while `moreCallbacks`, denying it again frees the next ones. Unlocking also mails a code,
 * however many emails strangers have caused: so no attack on the sign-in keeps a rep out for longer than this
 * takes. Needs no session, so the owner can also call it from outside the app.
 * Refuses as `not_found` an unknown email, and to unlock an account that is neither active nor approved.
 */
export function* decideAccount(
  verdict: AccountVerdict,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  const rep = yield* read('rep', { email: verdict.email });
  if (!rep) return refuse('not_found', ANSWERS.requestUnknown);
  switch (verdict.decision) {
    case 'approve':
      return approve(rep, verdict, settings, context);
    case 'deny':
      return yield* deny(rep, verdict, settings, context);
    case 'unlock':
      return unlock(rep, verdict, settings, context);
  }
}

function approve(
  rep: RepRow,
  { role = rep.role, by }: AccountVerdict,
  settings: Settings,
  context: Context,
): Decision {
  const isOpen = rep.state === 'active';
  const row: RepRow = {
    ...rep,
    ...NO_WRONG_PINS,
    state: isOpen ? 'active' : 'approved',
    role,
    blockedAt: '',
  };
  const writes: Write[] = [{ kind: 'putRep', row }];
  if (!isOpen) {
    writes.push(
      createAuditWrite(context, { rep: by, action: 'approved', note: approvedNote(rep.email, role) }),
    );
  } else if (role !== rep.role) {
    writes.push(
      createAuditWrite(context, { rep: by, action: 'role', note: roleNote(rep.email, rep.role, role) }),
    );
  }
  const answer = { ok: true, role };
  if (isOpen) return { answer, writes };
  const code = newResetCode(rep.email, DURATIONS.openingCode, context);
  return {
    answer,
    writes: [
      ...writes,
      { kind: 'putResetCode', row: code },
      sendMail(approvalMail(rep, code, settings), context),
    ],
  };
}

/** With the PIN of a request the account opens; one that was blocked needs a new PIN. */
const approvalMail = (rep: RepRow, code: ResetCodeRow, settings: Settings): Mail =>
  wasOpen(rep) ? restoredMail(code, settings) : approvedMail(code, settings);

function* deny(rep: RepRow, { by }: AccountVerdict, settings: Settings, context: Context): Plan<Decision> {
  const { email } = rep;
  const isBlocked = rep.state === 'active';
  const blockedAt = isBlocked ? toInstant(context.nowMs) : rep.blockedAt;
  const row: RepRow = { ...rep, state: 'denied', role: 'rep', blockedAt };
  const leased = yield* read('leasesByRep', { rep: email });
  // After the leases, which lock the leads that this rep can still save: no save adds a callback after this.
  const freed = yield* freeCallbacks(email, by, context);
  const changed = new Map<string, LeadRow>(
    [...leased, ...freed.leads].map((lead) => [
      lead.leadId,
      lead.leaseRep === email ? withoutLease(lead) : lead,
    ]),
  );
  const leads = [...changed.values()].map((lead): Write => ({ kind: 'putLead', row: lead }));
  const writes = [...leads, ...leased.flatMap((lead) => notSaved(lead, context)), ...freed.lines];
  const answer = {
    ok: true,
    role: row.role,
    callbacks: freed.lines.length,
    moreCallbacks: freed.more,
  };
  if (rep.state === 'denied') return { answer, writes };
  return {
    answer,
    writes: [
      { kind: 'putRep', row },
      { kind: 'deleteRepSessions', email },
      { kind: 'deleteRepDevices', email },
      { kind: 'deleteResetCode', email },
      ...writes,
      createAuditWrite(context, { rep: by, action: isBlocked ? 'blocked' : 'denied', note: email }),
      sendMail(isBlocked ? accessEndedMail(rep, settings) : deniedMail(rep, settings), context),
    ],
  };
}

function unlock(rep: RepRow, { by }: AccountVerdict, settings: Settings, context: Context): Decision {
  const { email, state } = rep;
  if (state !== 'active' && state !== 'approved') {
    return refuse('not_found', ANSWERS.accountUnknown);
  }
  const row = newResetCode(email, DURATIONS.openingCode, context);
  return {
    answer: { ok: true },
    writes: [
      { kind: 'putRep', row: { ...rep, ...NO_WRONG_PINS } },
      { kind: 'putResetCode', row },
      createAuditWrite(context, { rep: by, action: 'unlocked', note: email }),
      sendMail(state === 'active' ? unlockedMail(row, settings) : approvalMail(rep, row, settings), context),
    ],
  };
}
