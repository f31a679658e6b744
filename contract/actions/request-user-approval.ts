import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { newPin } from '#contract/pin.ts';
import { email, requiredName, requiredText } from '#contract/text.ts';
import { ACCOUNT_FORM } from '#contract/words/rep-forms.ts';
import { INVALID_EMAIL } from '#contract-words/text-rules.ts';
import type { Action } from './action.ts';

/**
 * `request_user_approval` (section 7): a request for an account, which a manager decides. The parsed email is
 * lowercase.
 */
export const requestUserApprovalAction = {
  name: 'request_user_approval',
  isSpecified: true,
  hidesTime: true,
  hashesPin: true,
  role: 'anybody',
  request: z.object({
    email: email(ACCOUNT_FORM.incomplete, INVALID_EMAIL, LIMITS.email).check(z.toLowerCase()),
    name: requiredName(ACCOUNT_FORM.incomplete, LIMITS.name),
    phone: requiredText(ACCOUNT_FORM.incomplete, LIMITS.phone),
    pin: newPin,
  }),
  answer: answerStatus,
} as const satisfies Action;
