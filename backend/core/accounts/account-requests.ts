import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import type { DecideRequestRequest } from '#contract/actions/account-requests.ts';
import { refusal } from '#contract/errors.ts';
import { PAGES } from '#contract/limits.ts';
import type { Caller } from './auth.ts';
import { decideAccount } from './decide-account.ts';

/** `list_requests`: returns pending account requests, oldest first. Managers only. */
export function* listRequests(): Plan<Decision> {
  const reps = yield* read('repsInState', { state: 'pending', limit: PAGES.requests });
  const requests = reps.map(({ email, name, phone, createdAt }) => ({ email, name, phone, createdAt }));
  return answerOnly({ ok: true, requests });
}

/** `decide_request`: approves or denies an account. Managers only, and not for their own account. */
export function* decideRequest(
  { email, decision, role }: DecideRequestRequest,
  _context: Context,
  caller: Caller,
  settings: Settings,
): Plan<Decision> {
  if (caller.rep.email === email) {
    return answerOnly(refusal('forbidden', 'You cannot decide about your own account.'));
  }
  return yield* decideAccount({ email, decision, role }, settings);
}
