import * as z from 'zod/mini';
import { answerStatus } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { newPin } from '#contract/pin.ts';
import { email, requiredName, requiredText } from '#contract/text.ts';
import type { Action } from './action.ts';

/** Wording from section 8, Create user. */
export const ACCOUNT_INCOMPLETE = 'All fields are required';

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
    email: email(ACCOUNT_INCOMPLETE, 'Please enter a valid email address', LIMITS.email).check(
      z.toLowerCase(),
    ),
    name: requiredName(ACCOUNT_INCOMPLETE, LIMITS.name),
    phone: requiredText(ACCOUNT_INCOMPLETE, LIMITS.phone),
    pin: newPin,
  }),
  answer: answerStatus,
} as const satisfies Action;
