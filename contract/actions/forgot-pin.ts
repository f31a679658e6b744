import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { accountEmail } from '#contract/text.ts';
import { ACCOUNT_FORM } from '#contract/words/rep-forms.ts';
import type { Action } from './action.ts';

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
    email: accountEmail(ACCOUNT_FORM.email),
  }),
  answer: answerStatus,
} as const satisfies Action;
