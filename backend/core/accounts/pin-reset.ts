import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { pinChangedMail, resetCodeMail } from '#backend/core/mail/accounts.ts';
import { read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import type { RepRow, ResetCodeRow } from '#backend/core/rows.ts';
import { type Answer, answerOnly, type Write } from '#backend/core/writes.ts';
import { forgotPinAction, resetPinAction } from '#contract/actions/pin-reset.ts';
import { refusal } from '#contract/errors.ts';
import { COUNTS, DURATIONS } from '#contract/limits.ts';
import { isWeakPin } from '#contract/pin.ts';

/** 23 characters, 8 places: about 78 billion codes, against five tries. */
const CODE_LENGTH = 8;

const ANSWER: Answer = { ok: true, message: 'If this email has an account, a reset code is on its way.' };

/**
 * `forgot_pin` (section 7): emails a code for a new PIN, valid for 15 minutes; only its digest is stored.
 * Known, unknown and pending accounts get the same answer. Sends at most one code per minute, so nobody can
 * flood a mailbox.
 */
export const forgotPin = publicAction(forgotPinAction, function* ({ email }, context, settings) {
  const rep = yield* read('rep', { email });
  const last = yield* read('resetCode', { email });
  if (rep?.state !== 'active' || isRecent(last, context.nowMs)) return answerOnly(ANSWER);
  const code = context.newCode(CODE_LENGTH);
  const row: ResetCodeRow = {
    email,
    codeHash: context.digest(code),
    expiresAt: toInstant(context.nowMs + DURATIONS.resetCode),
    tries: 0,
  };
  return {
    answer: ANSWER,
    writes: [{ kind: 'putResetCode', row }],
    mail: [{ ...resetCodeMail(rep, code, settings), expiresAt: row.expiresAt }],
  };
});

const isRecent = (code: ResetCodeRow | null, nowMs: number): boolean =>
  code !== null && fromInstant(code.expiresAt) - DURATIONS.resetCode + DURATIONS.resetPause > nowMs;

/**
 * `reset_pin` (section 7): sets a new PIN in exchange for the right code, signs out every device, clears
 * failed PINs and any lock, and deletes the code. Five wrong codes also invalidate it.
 * Refuses with `weak_pin`, and with `invalid_code` for a wrong, used or expired code and for an unknown
 * email.
 */
export const resetPin = publicAction(resetPinAction, function* ({ email, code, pin }, context, settings) {
  if (isWeakPin(pin)) return answerOnly(refusal('weak_pin'));
  const rep = yield* read('rep', { email });
  const stored = yield* read('resetCode', { email });
  if (!stored || rep?.state !== 'active' || stored.expiresAt <= toInstant(context.nowMs)) {
    return answerOnly(refusal('invalid_code'));
  }
  const typed = code.toUpperCase().replace(/[\s-]/g, '');
  if (context.digest(typed) !== stored.codeHash) {
    return { answer: refusal('invalid_code'), writes: [wrongTry(stored)], mail: [] };
  }
  const pinSalt = context.newSecret();
  const row: RepRow = {
    ...rep,
    pinSalt,
    pinHash: yield* read('pinHash', { pin, salt: pinSalt }),
    failures: 0,
    locks: 0,
    lockedUntil: '',
  };
  return {
    answer: { ok: true },
    writes: [
      { kind: 'putRep', row },
      { kind: 'deleteResetCode', email },
      { kind: 'deleteRepSessions', email },
    ],
    mail: [pinChangedMail(row, settings)],
  };
});

/** The last wrong try clears the code but keeps the row: its age still limits when the next code is sent. */
function wrongTry(stored: ResetCodeRow): Write {
  const tries = stored.tries + 1;
  return {
    kind: 'putResetCode',
    row: { ...stored, tries, codeHash: tries < COUNTS.resetTries ? stored.codeHash : '' },
  };
}
