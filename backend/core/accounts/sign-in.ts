import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { putReleased } from '#backend/core/queue/lease.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import { authLoginAction, logoutAction } from '#contract/actions/sign-in.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { COUNTS, DURATIONS } from '#contract/limits.ts';
import { FEATURES } from '#contract/session.ts';
import { authenticated, newSession } from './auth.ts';

/** Salt for unknown emails: hashing the PIN anyway takes as long as for a known email. */
const NOBODYS_SALT = '0000000000000000';

/**
 * `auth_login` (section 7): starts a session for an email and a PIN. Five wrong PINs lock the account, and
 * each further lock lasts twice as long. While it is locked, no PIN is checked. Only the right PIN reveals
 * that an account is pending or denied.
 * Refuses with `invalid_login`, `locked`, `pending` or `denied`.
 */
export const authLogin = publicAction(authLoginAction, function* ({ email, password }, context) {
  const rep = yield* read('rep', { email });
  if (!rep) {
    yield* read('pinHash', { pin: password, salt: NOBODYS_SALT });
    return answerOnly(refusal('invalid_login'));
  }
  if (rep.lockedUntil > toInstant(context.nowMs)) return answerOnly(lockedRefusal(rep, context.nowMs));

  const hash = yield* read('pinHash', { pin: password, salt: rep.pinSalt });
  if (hash !== rep.pinHash) return wrongPin(rep, context.nowMs);

  const cleared: RepRow = { ...rep, failures: 0, locks: 0, lockedUntil: '' };
  if (rep.state !== 'active') {
    return { answer: refusal(rep.state), writes: [{ kind: 'putRep', row: cleared }], mail: [] };
  }
  const session = newSession(email, context);
  return {
    answer: { ok: true, auth: session.auth, email, name: rep.name, role: rep.role, features: FEATURES },
    writes: [
      { kind: 'putRep', row: cleared },
      { kind: 'deleteExpiredSessions', now: toInstant(context.nowMs) },
      { kind: 'putSession', row: session.row },
    ],
    mail: [],
  };
});

function wrongPin(rep: RepRow, nowMs: number): Decision {
  const failures = rep.failures + 1;
  if (failures < COUNTS.pinFailures) {
    return {
      answer: refusal('invalid_login'),
      writes: [{ kind: 'putRep', row: { ...rep, failures } }],
      mail: [],
    };
  }
  const lockedUntil = toInstant(
    nowMs + Math.min(DURATIONS.lockFirst * 2 ** rep.locks, DURATIONS.lockLongest),
  );
  const row: RepRow = { ...rep, failures: 0, locks: rep.locks + 1, lockedUntil };
  return { answer: lockedRefusal(row, nowMs), writes: [{ kind: 'putRep', row }], mail: [] };
}

function lockedRefusal(rep: RepRow, nowMs: number): Refusal {
  const minutes = Math.ceil((fromInstant(rep.lockedUntil) - nowMs) / MINUTE_MS);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return refusal('locked', `Too many failed attempts. Please try again in ${wait}, or reset your PIN.`);
}

/** `logout`: ends the session and releases the leads its rep holds. Also succeeds for an ended session. */
export const logout = publicAction(logoutAction, function* ({ auth }, context) {
  const who = yield* authenticated(auth, context);
  if ('refusal' in who) return answerOnly({ ok: true });
  const held = yield* read('leasesByRep', { rep: who.rep.email });
  return {
    answer: { ok: true },
    writes: [{ kind: 'deleteSession', hash: who.session.hash }, ...held.map(putReleased)],
    mail: [],
  };
});
