import { createAuditWrite } from '#backend/core/audit.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { decideRequestAction, listRequestsAction } from '#contract/actions/account-requests.ts';
import { blockRepAction, listRepsAction } from '#contract/actions/reps.ts';
import { refusal } from '#contract/errors.ts';
import { PAGE_SIZES } from '#contract/limits.ts';
import { decideAccount } from './decide-account.ts';

/** `list_requests`: returns pending account requests, oldest first. Managers only. */
export const listRequests = signedIn(listRequestsAction, function* () {
  const reps = yield* read('repsInState', { state: 'pending', limit: PAGE_SIZES.requests });
  const requests = reps.map(({ email, name, phone, createdAt }) => ({ email, name, phone, createdAt }));
  return answerOnly({ ok: true, requests });
});

/** `decide_request`: approves or denies an account. Managers only, and not for their own account. */
export const decideRequest = signedIn(
  decideRequestAction,
  function* ({ email, decision, role }, _context, caller, settings) {
    if (caller.rep.email === email) {
      return answerOnly(refusal('forbidden', 'You cannot decide about your own account.'));
    }
    return yield* decideAccount({ email, decision, role }, settings);
  },
);

/** `list_reps`: returns active accounts, managers included, sorted by name. Managers only. */
export const listReps = signedIn(listRepsAction, function* () {
  const active = yield* read('repsInState', { state: 'active', limit: PAGE_SIZES.reps });
  const reps = active
    .map(({ email, name, role }) => ({ email, name, role }))
    .sort((one, other) => one.name.localeCompare(other.name, 'en') || compareText(one.email, other.email));
  return answerOnly({ ok: true, reps });
});

/**
 * `block_rep`: ends an account's access the same way a denial does (signed out everywhere, leads released,
 * rep notified by email) and adds an audit row. Managers only; they cannot block themselves (`forbidden`), so
 * at least one manager always remains. Refuses an account that is not active as `not_found`.
 */
export const blockRep = signedIn(blockRepAction, function* ({ email }, context, caller, settings) {
  if (caller.rep.email === email) {
    return answerOnly(refusal('forbidden', 'You cannot block your own account.'));
  }
  const rep = yield* read('rep', { email });
  if (rep?.state !== 'active') {
    return answerOnly(refusal('not_found', 'This account may not sign in any more.'));
  }
  const { writes, mail } = yield* decideAccount({ email, decision: 'deny' }, settings);
  const line = createAuditWrite(context, { rep: caller.rep.email, action: 'blocked', note: email });
  return { answer: { ok: true }, writes: [...writes, line], mail };
});
