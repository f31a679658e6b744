import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { putReleased } from '#backend/core/queue/lease.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import type { LogoutRequest } from '#contract/actions/sign-in.ts';
import { authenticated } from './auth.ts';

/** `logout`: ends the session and releases the leads its rep holds. Also succeeds for an ended session. */
export function* logout({ auth }: LogoutRequest, context: Context): Plan<Decision> {
  const who = yield* authenticated(auth, context);
  if ('refusal' in who) return answerOnly({ ok: true });
  const held = yield* read('leasesOf', { rep: who.rep.email });
  return {
    answer: { ok: true },
    writes: [{ kind: 'deleteSession', hash: who.session.hash }, ...held.map(putReleased)],
    mail: [],
  };
}
