import { toInstant } from '#backend/core/instants.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { RepRow, SessionRow } from '#backend/core/rows.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { TIMES } from '#contract/limits.ts';
import type { Role } from '#contract/session.ts';

/** The signed-in rep who calls, and the session. */
export interface Caller {
  rep: RepRow;
  session: SessionRow;
}

/**
 * Who a request comes from: the rep of its session, whatever name the request itself carries.
 * Refuses an unknown or ended session and an account that is not active as `unauthenticated`, and a rep where a manager
 * is needed as `forbidden`.
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

/** A new session of 12 hours: the row to store, and the secret only its rep gets. */
export function newSession(email: string, context: Context): { auth: string; row: SessionRow } {
  const auth = context.newSecret() + context.newSecret();
  return {
    auth,
    row: { hash: context.digest(auth), email, expiresAt: toInstant(context.nowMs + TIMES.session) },
  };
}
