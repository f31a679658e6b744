import { toInstant } from '#backend/core/instants.ts';
import { cappedMail } from '#backend/core/mail/mail-cap.ts';
import { sendMail } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { countShare, incrementMeter, putMeter } from '#backend/core/rate-limit.ts';
import type { RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { requestedAgainMail } from '#backend/core/words/account-mail.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { requestMail } from '#backend/core/words/company-mail.ts';
import { refuse, type Write } from '#backend/core/writes.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { requestUserApprovalAction } from '#contract/actions/request-user-approval.ts';
import { DAY_MS } from '#contract/durations.ts';
import { CAPS, SHARES } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';
import { wasBlocked } from './reps.ts';
import { NO_WRONG_PINS } from './wrong-pins.ts';

/**
 * `request_user_approval` (section 7): creates an account that waits for a manager's approval. An email that
 * already has an account or a pending request gets the same answer, so nobody can find out who works here;
 * its owner is notified by email. The PIN of a request does not sign in by itself: approval mails a code to the
 * email (decide-account.ts), and both together open the account, so an earlier request of a stranger changes nothing for the email's owner. A denied
 * request can be made again; a blocked account that is asked for again stays among the blocked ones, and the
 * manager reads that it was one. When the list of pending requests is full, the oldest one is denied.
 * Refuses with `weak_pin`, and with `busy` over the daily caps on requests.
 */
export const requestUserApproval = publicAction(
  requestUserApprovalAction,
  function* ({ email, name, phone, pin }, context, settings) {
    if (isWeakPin(pin)) return refuse('weak_pin');
    const known = yield* read('rep', { email });
    const counted = yield* countShare('account-requests', SHARES.accountRequests, DAY_MS, context);
    if (!counted) return refuse('busy', ANSWERS.manyRequests);
    // Also hash for a known email, so that both cases take the same time.
    const pinSalt = context.newSecret();
    const pinHash = yield* read('pinHash', { pin, salt: pinSalt });
    if (known && known.state !== 'denied') {
      const told = yield* mailOnce(known, settings, context);
      return { answer: { ok: true }, writes: [...counted, ...told] };
    }

    // The name of a blocked account stays, so that nobody gives its past another one.
    const person = known && wasBlocked(known) ? { name: known.name, phone: known.phone } : { name, phone };
    const row: RepRow = {
      ...NO_WRONG_PINS,
      email,
      ...person,
      role: 'rep',
      state: 'pending',
      pinHash,
      pinSalt,
      createdAt: toInstant(context.nowMs),
      lastSignInAt: known?.lastSignInAt ?? '',
      blockedAt: known?.blockedAt ?? '',
      languages: known?.languages ?? '',
    };
    const mails = yield* incrementMeter('account-request-mails', DAY_MS, context.nowMs);
    const isLast = mails.count === CAPS.accountRequestMails;
    const told =
      mails.count > CAPS.accountRequestMails
        ? []
        : [...putMeter(mails, context), sendMail(requestMail(row, settings, isLast), context)];
    return {
      answer: { ok: true },
      writes: [...counted, ...(yield* makeSpace()), { kind: 'putRep', row }, ...told],
    };
  },
);

function* mailOnce(rep: RepRow, settings: Settings, context: Context): Plan<Write[]> {
  const row = yield* incrementMeter(`account-mails ${rep.email}`, DAY_MS, context.nowMs);
  if (row.count > CAPS.accountMails) return [];
  const told = yield* cappedMail(requestedAgainMail(rep, settings), context);
  return [{ kind: 'putMeter', row }, ...told];
}

/** Denies the oldest pending request when the list is full. That person can ask again. */
function* makeSpace(): Plan<Write[]> {
  const waiting = yield* read('repsInState', { state: 'pending', limit: PAGE_SIZES.requests });
  const [oldest] = waiting;
  if (!oldest || waiting.length < PAGE_SIZES.requests) return [];
  const row = yield* read('rep', { email: oldest.email });
  return row?.state === 'pending' ? [{ kind: 'putRep', row: { ...row, state: 'denied' } }] : [];
}
