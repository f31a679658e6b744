import * as z from 'zod/mini';
import { deviceField } from '#contract/actions/accounts/device.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { newPin } from '#contract/pin.ts';
import { accountEmail, requiredText } from '#contract/text.ts';
import { ACCOUNT_FORM } from '#contract/words/rep-forms.ts';
import type { Action } from './action.ts';

/**
 * `reset_pin` (section 7): sets a new PIN with the emailed code. Case, spaces and dashes in the code are
 * ignored.
 */
export const resetPinAction = {
  name: 'reset_pin',
  isSpecified: true,
  hashesPin: true,
  role: 'anybody',
  request: z.object({
    email: accountEmail(ACCOUNT_FORM.noEmail),
    code: requiredText(ACCOUNT_FORM.code, LIMITS.label),
    pin: newPin,
    device: deviceField,
  }),
  /** `device`: as in the answer to `auth_login`. */
  answer: z.extend(answerStatus, { device: answerText }),
} as const satisfies Action;
