import { accountNotes, accountOf } from '#backend/core/audit.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { AuditRow, RepRow } from '#backend/core/rows.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly, refuse } from '#backend/core/writes.ts';
import { decideRequestAction, listRequestsAction } from '#contract/actions/accounts/account-requests.ts';
import { listAuditAction } from '#contract/actions/accounts/list-audit.ts';
import { blockRepAction, listRepsAction, unlockRepAction } from '#contract/actions/accounts/reps.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { decideAccount } from './decide-account.ts';
import { languagesOf } from './languages.ts';
import { firstInState, readNames, wasBlocked } from './reps.ts';
import { isLocked } from './wrong-pins.ts';

/** `list_requests`: returns pending account requests, oldest first. Managers only. */
export const listRequests = signedIn(listRequestsAction, function* () {
  const { reps, more } = yield* firstInState('pending', PAGE_SIZES.requests);
  const requests = reps.map((rep) => ({
    ...pick(rep, ['email', 'name', 'phone', 'createdAt']),
    ...(wasBlocked(rep) && { wasBlocked: true }),
  }));
  return answerOnly({ ok: true, requests, more });
});

/**
 * Whether an account is a manager still, asked before any row is locked: its session was read without a lock,
 * and another manager may have just ended its access. A manager does not change the own account, so as long
 * as this holds, at least one remains.
 */
function* isManagerStill(email: string): Plan<boolean> {
  return (yield* read('managers', {})).includes(email);
}

/** `decide_request`: approves or denies an account. Managers only, and not for their own account. */
export const decideRequest = signedIn(
  decideRequestAction,
  function* ({ email, decision, role }, context, caller, settings) {
    const by = caller.rep.email;
    if (by === email) return refuse('forbidden', ANSWERS.ownAccountDecided);
    if (!(yield* isManagerStill(by))) return refuse('forbidden');
    return yield* decideAccount({ email, decision, role, by }, settings, context);
  },
);

/**
 * `list_reps`: returns active and approved accounts, managers included, and apart from them the blocked and
 * denied ones, also blocked ones that were asked for again, each sorted by name. Managers only.
 */
export const listReps = signedIn(listRepsAction, function* (_request, context) {
  const active = yield* firstInState('active', PAGE_SIZES.reps);
  const approved = yield* firstInState('approved', PAGE_SIZES.reps);
  const denied = yield* firstInState('denied', PAGE_SIZES.blocked);
  const pending = yield* firstInState('pending', PAGE_SIZES.requests);
  return answerOnly({
    ok: true,
    reps: toListed([...active.reps, ...approved.reps], context),
    more: active.more || approved.more,
    blocked: toListed([...denied.reps, ...pending.reps.filter(wasBlocked)], context),
    moreBlocked: denied.more,
  });
});

const toListed = (reps: readonly RepRow[], { nowMs }: Context) =>
  reps
    .map((rep) => ({
      ...pick(rep, ['email', 'name', 'role', 'lastSignInAt']),
      languages: languagesOf(rep),
      // An older page knows no other state here.
      state: rep.state === 'pending' ? 'denied' : rep.state,
      ...(rep.state === 'pending' && { askedAgain: true }),
      lockedUntil: isLocked(rep, nowMs) ? rep.lockedUntil : '',
    }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || compareText(one.email, other.email));

/**
 * `block_rep`: ends an account's access the same way a denial does (signed out everywhere, leads and
 * callbacks released, rep notified by email). Managers only; they cannot block themselves (`forbidden`).
 * Refuses an account that is neither active nor approved as `not_found`, unless it is blocked and callbacks
 * are still kept for it.
 */
export const blockRep = signedIn(blockRepAction, function* ({ email }, context, caller, settings) {
  const by = caller.rep.email;
  if (by === email) return refuse('forbidden', ANSWERS.ownAccountBlocked);
  if (!(yield* isManagerStill(by))) return refuse('forbidden');
  const rep = yield* read('rep', { email });
  const already = refuse('not_found', ANSWERS.accountBlocked);
  if (!rep || rep.state === 'pending') return already;
  const decision = yield* decideAccount({ email, decision: 'deny', by }, settings, context);
  if (decision.writes.length === 0) return already;
  const { role: _, ...answer } = decision.answer;
  return { ...decision, answer };
});

/** `unlock_rep`: ends an account's lock and mails its rep a code (decide-account.ts). Managers only. */
export const unlockRep = signedIn(unlockRepAction, ({ email }, context, caller, settings) =>
  decideAccount({ email, decision: 'unlock', by: caller.rep.email }, settings, context),
);

/**
 * `list_audit`: returns a page of the audit trail of accounts, lists and numbers, or the newest lines about
 * one account. Managers only.
 */
export const listAudit = signedIn(listAuditAction, function* ({ until, account }) {
  if (account !== undefined) {
    const limit = PAGE_SIZES.accountEvents;
    const notes = accountNotes(account);
    const rows = yield* read('auditOfAccount', { email: account, notes, limit: limit + 1 });
    const events = yield* toEvents(rows.slice(0, limit));
    return answerOnly({ ok: true, events, next: '', more: rows.length > limit });
  }
  const limit = PAGE_SIZES.auditEvents;
  const rows = yield* read('auditTrail', { until, limit });
  const next = rows.length === limit ? (rows.at(-1)?.at ?? '') : '';
  return answerOnly({ ok: true, events: yield* toEvents(rows), next });
});

/** The rows as the wire has them, with the names of those who did it and of the accounts concerned. */
function* toEvents(rows: readonly AuditRow[]): Plan<Record<string, string>[]> {
  const names = yield* readNames(rows.flatMap((row) => [row.rep, accountOf(row)]));
  return rows.map((row) => ({
    id: row.auditId,
    by: names.get(row.rep) || row.rep,
    account: names.get(accountOf(row)) ?? '',
    ...pick(row, ['at', 'action', 'note']),
  }));
}
