import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';

/** Section 8, Forgot PIN. */
export const FORGOT_EMAIL_REQUIRED = 'Email is required';

/** `forgot_pin` (section 7): asks for a reset code by mail. The answer is the same for a known and an unknown email. */
export const forgotPinRequest = z.object({
  email: z
    .string({ error: FORGOT_EMAIL_REQUIRED })
    .check(z.trim(), z.toLowerCase(), z.minLength(1, FORGOT_EMAIL_REQUIRED), z.maxLength(LIMITS.email)),
});
export type ForgotPinRequest = z.infer<typeof forgotPinRequest>;

export const forgotPinAnswer = answerStatus;
