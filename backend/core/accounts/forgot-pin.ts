import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { resetCodeMail } from '#backend/core/mail/accounts.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { ResetCodeRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { type Answer, answerOnly, type Decision } from '#backend/core/writes.ts';
import type { ForgotPinRequest } from '#contract/actions/pin-reset.ts';
import { TIMES } from '#contract/limits.ts';

/** 23 characters, 8 places: about 78 billion codes, against five tries. */
const CODE_LENGTH = 8;

const ANSWER: Answer = { ok: true, message: 'If this email has an account, a reset code is on its way.' };

/**
 * `forgot_pin` (section 7): emails a code for a new PIN, valid for 15 minutes; only its digest is stored.
 * Known, unknown and pending accounts get the same answer. Sends at most one code per minute, so nobody can
 * flood a mailbox.
 */
export function* forgotPin(
  { email }: ForgotPinRequest,
  context: Context,
  settings: Settings,
): Plan<Decision> {
  const rep = yield* read('rep', { email });
  const last = yield* read('resetCode', { email });
  if (rep?.state !== 'active' || isRecent(last, context.nowMs)) return answerOnly(ANSWER);
  const code = context.newCode(CODE_LENGTH);
  const row: ResetCodeRow = {
    email,
    codeHash: context.digest(code),
    expiresAt: toInstant(context.nowMs + TIMES.resetCode),
    tries: 0,
  };
  return {
    answer: ANSWER,
    writes: [{ kind: 'putResetCode', row }],
    mail: [{ ...resetCodeMail(rep, code, settings), expiresAt: row.expiresAt }],
  };
}

const isRecent = (code: ResetCodeRow | null, nowMs: number): boolean =>
  code !== null && fromInstant(code.expiresAt) - TIMES.resetCode + TIMES.resetPause > nowMs;
