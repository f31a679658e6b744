import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { newPin } from '#contract/pin.ts';
import { requiredText } from '#contract/text.ts';

/**
 * `reset_pin` (section 7): a new PIN for the code that came by mail. The code is read without regard to case, spaces and
 * dashes.
 */
export const resetPinRequest = z.object({
  email: z
    .string({ error: 'Missing email parameter.' })
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Missing email parameter.'), z.maxLength(LIMITS.email)),
  code: requiredText('Please enter the reset code', LIMITS.label),
  pin: newPin,
});
export type ResetPinRequest = z.infer<typeof resetPinRequest>;

export const resetPinAnswer = answerStatus;
