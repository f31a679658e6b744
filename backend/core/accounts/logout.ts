import type { Context, Plan } from '#backend/core/plan.ts';
import { read } from '#backend/core/plan.ts';
import { putReleased } from '#backend/core/queue/lease.ts';
import type { Decision } from '#backend/core/writes.ts';
import { answerOnly } from '#backend/core/writes.ts';
import type { SessionRequest } from '#contract/actions/session.ts';
import { authenticated } from './auth.ts';

/** `check_session`: who a session belongs to as of now, and until when it runs. Refuses an ended one as `unauthenticated`. */
export function* checkSession({ auth }: SessionRequest, context: Context): Plan<Decision> {
  const who = yield* authenticated(auth, context);
  if ('refusal' in who) return answerOnly(who.refusal);
  const { email, name, role } = who.rep;
  return answerOnly({ ok: true, email, name, role, expiresAt: who.session.expiresAt });
}

/** `logout`: ends the session and frees the leads its rep holds. An ended session is logged out already. */
export function* logout({ auth }: SessionRequest, context: Context): Plan<Decision> {
  const who = yield* authenticated(auth, context);
  if ('refusal' in who) return answerOnly({ ok: true });
  const held = yield* read('leasesOf', { rep: who.rep.email });
  return {
    answer: { ok: true },
    writes: [{ kind: 'deleteSession', hash: who.session.hash }, ...held.map(putReleased)],
    mail: [],
  };
}
