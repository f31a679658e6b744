import { toInstant } from '#backend/core/instants.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { RepRow, SessionRow } from '#backend/core/rows.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { Role } from '#contract/session.ts';

export interface Caller {
  rep: RepRow;
  session: SessionRow;
}

/**
 * Returns the caller of a request: the rep of its session, whatever name the request itself carries.
 * Refuses an unknown or expired session and an inactive account as `unauthenticated`, and a rep on a
 * manager's action as `forbidden`.
 */
export function* authenticated(
  auth: string,
  context: Context,
  role: Role = 'rep',
): Plan<Caller | { refusal: Refusal }> {
  if (auth === '') return { refusal: refusal('unauthenticated') };
  const found = yield* read('session', { hash: context.digest(auth) });
  const isLive =
    found !== null && found.session.expiresAt > toInstant(context.nowMs) && found.rep.state === 'active';
  if (!isLive) return { refusal: refusal('unauthenticated') };
  if (role === 'manager' && found.rep.role !== 'manager') return { refusal: refusal('forbidden') };
  return found;
}

/** Makes a 12-hour session: the row to store, and the secret (`auth`) that only the rep receives. */
export function newSession(email: string, context: Context): { auth: string; row: SessionRow } {
  const auth = context.newSecret() + context.newSecret();
  return {
    auth,
    row: { hash: context.digest(auth), email, expiresAt: toInstant(context.nowMs + DURATIONS.session) },
  };
}
