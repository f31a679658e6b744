import { toInstant } from '#backend/core/instants.ts';
import { requestedAgainMail, requestMail } from '#backend/core/mail/accounts.ts';
import { countOneMore } from '#backend/core/meter.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import type { RequestUserApprovalRequest } from '#contract/actions/request-user-approval.ts';
import { DAY_MS } from '#contract/durations.ts';
import { refusal } from '#contract/errors.ts';
import { CAPS, PAGES } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';

const BUSY =
  'Too many accounts have been asked for today. Please try again tomorrow, or call the office if it is urgent.';

/**
 * `request_user_approval` (section 7): an account that waits for a manager. An email that has an account, or a request that
 * waits, gets the same answer, so that nobody can ask who works here; a mail tells its owner what stands. A waiting request is never
 * replaced, or a stranger could put a PIN of theirs under somebody's name; one that was denied may be made again. When too
 * many wait, the oldest makes room. Refuses with `weak_pin`, and with `busy` when the day has had its share of requests.
 */
export function* requestUserApproval(
  { email, name, phone, pin }: RequestUserApprovalRequest,
  context: Context,
  settings: Settings,
): Plan<Decision> {
  if (isWeakPin(pin)) return answerOnly(refusal('weak_pin'));
  const known = yield* read('rep', { email });
  const meter = yield* countOneMore('account-requests', DAY_MS, context.nowMs);
  if (meter.count > CAPS.accountRequests) return answerOnly(refusal('busy', BUSY));
  // Hashed for a known email too, which then takes as long as a new one.
  const pinSalt = context.newSecret();
  const pinHash = yield* read('pinHash', { pin, salt: pinSalt });
  const counted: Write = { kind: 'putMeter', row: meter };
  if (known && known.state !== 'denied') {
    const told = yield* mailOnce(known, settings, context);
    return { answer: { ok: true }, writes: [counted, ...told.writes], mail: told.mail };
  }

  const row: RepRow = {
    email,
    name,
    phone,
    role: 'rep',
    state: 'pending',
    pinHash,
    pinSalt,
    failures: 0,
    locks: 0,
    lockedUntil: '',
    createdAt: toInstant(context.nowMs),
  };
  return {
    answer: { ok: true },
    writes: [counted, ...(yield* makeRoom()), { kind: 'putRep', row }],
    mail: [requestMail(row, settings)],
  };
}

/** Tells the owner of an account what stands, not more often than a mailbox can bear. */
function* mailOnce(
  rep: RepRow,
  settings: Settings,
  context: Context,
): Plan<Pick<Decision, 'writes' | 'mail'>> {
  const row = yield* countOneMore(`account-mails ${rep.email}`, DAY_MS, context.nowMs);
  if (row.count > CAPS.accountMails) return { writes: [], mail: [] };
  return { writes: [{ kind: 'putMeter', row }], mail: [requestedAgainMail(rep, settings)] };
}

/** Takes the oldest request off a full list. Its rep may ask again. */
function* makeRoom(): Plan<Write[]> {
  const waiting = yield* read('repsInState', { state: 'pending', limit: PAGES.requests });
  const [oldest] = waiting;
  if (!oldest || waiting.length < PAGES.requests) return [];
  const row = yield* read('rep', { email: oldest.email });
  return row?.state === 'pending' ? [{ kind: 'putRep', row: { ...row, state: 'denied' } }] : [];
}
