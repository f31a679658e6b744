import { createAuditWrite } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { cappedMail } from '#backend/core/mail/mail-cap.ts';
import { sendMail } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { countShare, incrementMeter, newMeter, putMeter, senderKey } from '#backend/core/rate-limit.ts';
import type { RepRow } from '#backend/core/rows.ts';
import { pinChangedMail, resetCodeMail } from '#backend/core/words/account-mail.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { type Answer, answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { forgotPinAction } from '#contract/actions/forgot-pin.ts';
import { resetPinAction } from '#contract/actions/reset-pin.ts';
import { DAY_MS } from '#contract/durations.ts';
import { refusal } from '#contract/errors.ts';
import { CAPS, COUNTS, DURATIONS, SHARES } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';
import { rememberDevice } from './devices.ts';
import { afterWrongTry, isRightCode, isUsable, newResetCode, usedCodeId } from './reset-code.ts';
import { NO_WRONG_PINS } from './wrong-pins.ts';

const ANSWER: Answer = { ok: true, message: ANSWERS.codeSent };

const maySetPin = (rep: RepRow | null): rep is RepRow => rep?.state === 'active' || rep?.state === 'approved';

/**
 * `forgot_pin` (section 7): emails a code for a new PIN. A code that is still valid is sent again instead of
 * a new one, so asking again does not invalidate the first email. Known, unknown and pending accounts get the
 * same answer. One account gets at most one code a minute, three in an hour and ten in a day.
 */
export const forgotPin = publicAction(forgotPinAction, function* ({ email }, context, settings) {
  const rep = yield* read('rep', { email });
  const last = yield* read('resetCode', { email });
  const now = toInstant(context.nowMs);
  const isRecent = last !== null && last.sentAt > toInstant(context.nowMs - DURATIONS.resetPause);
  if (!maySetPin(rep) || isRecent) return answerOnly(ANSWER);
  const meter = yield* incrementMeter(`reset-codes ${email}`, DAY_MS, context.nowMs);
  if (meter.count > CAPS.resetCodes) return answerOnly(ANSWER);
  const row = isUsable(last, context) ? last : newResetCode(email, DURATIONS.resetCode, context);
  const share = yield* countShare('code-mails', SHARES.codeMails, DAY_MS, context);
  const sent = share ? yield* cappedMail(resetCodeMail(row, settings), context) : [];
  if (!share || sent.length === 0) return answerOnly(ANSWER);
  const writes: Write[] = [
    { kind: 'putResetCode', row: { ...row, sentAt: now } },
    { kind: 'putMeter', row: meter },
    ...share,
    ...sent,
  ];
  return { answer: ANSWER, writes };
});

/**
 * `reset_pin` (section 7): sets a new PIN in exchange for the right code, signs out every device, clears
 * failed PINs and any lock, and deletes the code. It also opens an approved account. This browser may sign in
 * from then on even while strangers lock the account. Because the answer may be lost, the same code with the
 * same PIN gets it again for 15 minutes. Wrong codes are counted per sender, so that nobody else can use up a
 * rep's tries.
 * Refuses with `weak_pin`, and with `invalid_code` for a wrong, used or expired code and for an unknown
 * email.
 */
export const resetPin = publicAction(
  resetPinAction,
  function* ({ email, code, pin, device }, context, settings) {
    if (isWeakPin(pin)) return refuse('weak_pin');
    const rep = yield* read('rep', { email });
    const stored = yield* read('resetCode', { email });
    if (!maySetPin(rep)) return refuse('invalid_code');
    const used = usedCodeId(email, code, context);
    if (!isUsable(stored, context)) return yield* repeat(rep, used, { pin, device }, context);
    const sender = senderKey(context);
    const meterId = `code-tries ${sender} ${email} ${context.digest(stored.salt).slice(0, 8)}`;
    const tries = yield* incrementMeter(meterId, DURATIONS.resetCode, context.nowMs);
    if (sender !== '' && tries.count > COUNTS.codeTriesOfSender) return refuse('invalid_code');
    if (!isRightCode(stored, code, context)) {
      const row = afterWrongTry(stored);
      const counted = sender === '' ? [] : putMeter(tries, context);
      return {
        answer: refusal('invalid_code'),
        writes: [{ kind: 'putResetCode', row }, ...counted],
      };
    }
    const pinSalt = context.newSecret();
    const pinHash = yield* read('pinHash', { pin, salt: pinSalt });
    const row: RepRow = { ...rep, ...NO_WRONG_PINS, state: 'active', pinSalt, pinHash };
    const remembered = rememberDevice(email, device, context);
    const isFirst = rep.state === 'approved';
    const line = createAuditWrite(context, { rep: email, action: isFirst ? 'opened' : 'pin', note: email });
    return {
      answer: { ok: true, device: remembered.device },
      writes: [
        { kind: 'putRep', row },
        { kind: 'deleteResetCode', email },
        ...putMeter(newMeter(used, DURATIONS.resetCode, context.nowMs), context),
        { kind: 'deleteRepSessions', email },
        { kind: 'deleteRepDevices', email },
        ...remembered.writes,
        line,
        ...(isFirst ? [] : [sendMail(pinChangedMail(row, settings), context)]),
      ],
    };
  },
);

/** Sends of one used code that are looked at. Its owner needs one or two; more could guess the PIN. */
const REPEATS = 5;

/** Answers a reset that was already done with this code and PIN. */
function* repeat(
  rep: RepRow,
  meterId: string,
  { pin, device }: { pin: string; device: string },
  context: Context,
): Plan<Decision> {
  const known = yield* read('meter', { meterId });
  if (!known || known.until <= toInstant(context.nowMs) || known.count > REPEATS)
    return refuse('invalid_code');
  const counted: Write = { kind: 'putMeter', row: { ...known, count: known.count + 1 } };
  const isSame = (yield* read('pinHash', { pin, salt: rep.pinSalt })) === rep.pinHash;
  if (!isSame) return { answer: refusal('invalid_code'), writes: [counted] };
  const remembered = rememberDevice(rep.email, device, context);
  return {
    answer: { ok: true, device: remembered.device },
    writes: [counted, ...remembered.writes],
  };
}
