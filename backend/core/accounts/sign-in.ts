import { createAuditWrite } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { cappedMail } from '#backend/core/mail/mail-cap.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { notSaved, putReleased } from '#backend/core/queue/lease.ts';
import type { DeviceRow, RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { lockedMail } from '#backend/core/words/account-mail.ts';
import { answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { authLoginAction, logoutAction } from '#contract/actions/sign-in.ts';
import { refusal } from '#contract/errors.ts';
import { FEATURES } from '#contract/session.ts';
import { authenticated, newSession } from './auth.ts';
import { knownDevice, rememberDevice } from './devices.ts';
import { wasBlocked } from './reps.ts';
import { countWrongPin, isLocked, lockedRefusal } from './wrong-pins.ts';

/** Salt for unknown emails: hashing the PIN anyway takes as long as for a known email. */
const NOBODYS_SALT = '0000000000000000';

/**
 * `auth_login` (section 7): starts a session for an email and a PIN, and records when. Five wrong PINs lock
 * the account for all browsers that have not signed in to it; one that has (`device`) has a counter and locks
 * of its own, so strangers cannot keep a rep out. While a lock lasts, no PIN is checked. Only the right PIN
 * reveals that an account is approved or blocked. One that was only asked for answers like an unknown one,
 * also when the request was denied: whoever asked could tell from that which emails have accounts.
 * Refuses with `invalid_login`, `locked`, `approved` or `denied`.
 */
export const authLogin = publicAction(
  authLoginAction,
  function* ({ email, password, device }, context, settings) {
    const rep = yield* read('rep', { email });
    if (!rep || rep.state === 'pending' || (rep.state === 'denied' && !wasBlocked(rep))) {
      yield* read('pinHash', { pin: password, salt: NOBODYS_SALT });
      return refuse('invalid_login');
    }
    const known = yield* knownDevice(email, device, context);
    const counter = known ?? rep;
    if (isLocked(counter, context.nowMs)) return answerOnly(lockedRefusal(counter, context.nowMs));

    const hash = yield* read('pinHash', { pin: password, salt: rep.pinSalt });
    if (hash !== rep.pinHash) return yield* wrongPin(rep, known, context, settings);
    if (rep.state !== 'active') return refuse(rep.state);

    const { auth, row } = newSession(email, context);
    const remembered = rememberDevice(email, device, context);
    const { name, role } = rep;
    return {
      answer: { ok: true, auth, email, name, role, device: remembered.device, features: FEATURES },
      writes: [
        { kind: 'deleteExpiredSessions', now: toInstant(context.nowMs) },
        { kind: 'putSession', row },
        { kind: 'putRep', row: { ...rep, lastSignInAt: toInstant(context.nowMs) } },
        ...remembered.writes,
      ],
    };
  },
);

/** Counts a wrong PIN. The lock of an account in use is audited, and the rep is told by email. */
function* wrongPin(
  rep: RepRow,
  known: DeviceRow | null,
  context: Context,
  settings: Settings,
): Plan<Decision> {
  const counter = countWrongPin(known ?? rep, context.nowMs);
  const counted: Write = known
    ? { kind: 'putDevice', row: { ...known, ...counter } }
    : { kind: 'putRep', row: { ...rep, ...counter } };
  const isNowLocked = isLocked(counter, context.nowMs);
  const answer = isNowLocked ? lockedRefusal(counter, context.nowMs) : refusal('invalid_login');
  // Strangers can make requests and lock those too: that must not fill the audit trail.
  if (!isNowLocked || rep.state !== 'active') return { answer, writes: [counted] };
  const line = createAuditWrite(context, { rep: '', action: 'locked', note: rep.email });
  const told = yield* cappedMail(lockedMail(rep, counter.lockedUntil, known !== null, settings), context);
  return { answer, writes: [counted, line, ...told] };
}

/** `logout`: ends the session and releases the leads its rep holds. Also succeeds for an ended session. */
export const logout = publicAction(logoutAction, function* ({ auth }, context) {
  const who = yield* authenticated(auth, context);
  if ('refusal' in who) return answerOnly({ ok: true });
  const leased = yield* read('leasesByRep', { rep: who.rep.email });
  return {
    answer: { ok: true },
    writes: [
      { kind: 'deleteSession', hash: who.session.hash },
      ...leased.flatMap((lead) => [putReleased(lead), ...notSaved(lead, context)]),
    ],
  };
});
