import { toInstant } from '#backend/core/instants.ts';
import { requestedAgainMail, requestMail } from '#backend/core/mail/accounts.ts';
import { incrementMeter } from '#backend/core/meter.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { DAY_MS } from '#contract/durations.ts';
import { refusal } from '#contract/errors.ts';
import { CAPS, PAGE_SIZES } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';

const BUSY =
  'Too many accounts have been asked for today. Please try again tomorrow, or call the office if it is urgent.';

/**
 * `request_user_approval` (section 7): creates an account that waits for a manager's approval. An email that
 * already has an account or a pending request gets the same answer, so nobody can find out who works here;
 * its owner is notified by email. A pending request is never replaced, so a stranger cannot put their own PIN
 * on it; a denied request can be made again. When the list of pending requests is full, the oldest one is
 * denied.
 * Refuses with `weak_pin`, and with `busy` over the daily cap on requests.
 */
export const requestUserApproval = publicAction(
  requestUserApprovalAction,
  function* ({ email, name, phone, pin }, context, settings) {
    if (isWeakPin(pin)) return answerOnly(refusal('weak_pin'));
    const known = yield* read('rep', { email });
    const meter = yield* incrementMeter('account-requests', DAY_MS, context.nowMs);
    if (meter.count > CAPS.accountRequests) return answerOnly(refusal('busy', BUSY));
    // Also hash for a known email, so that both cases take the same time.
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
  },
);

function* mailOnce(
  rep: RepRow,
  settings: Settings,
  context: Context,
): Plan<Pick<Decision, 'writes' | 'mail'>> {
  const row = yield* incrementMeter(`account-mails ${rep.email}`, DAY_MS, context.nowMs);
  if (row.count > CAPS.accountMails) return { writes: [], mail: [] };
  return { writes: [{ kind: 'putMeter', row }], mail: [requestedAgainMail(rep, settings)] };
}

/** Denies the oldest pending request when the list is full. That person can ask again. */
function* makeRoom(): Plan<Write[]> {
  const waiting = yield* read('repsInState', { state: 'pending', limit: PAGE_SIZES.requests });
  const [oldest] = waiting;
  if (!oldest || waiting.length < PAGE_SIZES.requests) return [];
  const row = yield* read('rep', { email: oldest.email });
  return row?.state === 'pending' ? [{ kind: 'putRep', row: { ...row, state: 'denied' } }] : [];
}
