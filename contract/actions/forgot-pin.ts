import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { accountEmail } from '#contract/text.ts';
import type { Action } from './action.ts';

/** Wording from section 8, Forgot PIN. */
export const FORGOT_EMAIL_REQUIRED = 'Email is required';

/**
 * `forgot_pin` (section 7): requests a reset code by email. The answer is the same for a known and an unknown
 * email.
 */
export const forgotPinAction = {
  name: 'forgot_pin',
  isSpecified: true,
  hidesTime: true,
  role: 'anybody',
  request: z.object({
    email: accountEmail(FORGOT_EMAIL_REQUIRED),
  }),
  answer: answerStatus,
} as const satisfies Action;
