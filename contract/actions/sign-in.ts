import * as z from 'zod/mini';
import { deviceField } from '#contract/actions/accounts/device.ts';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { authField, featuresField } from '#contract/session.ts';
import { accountEmail, requiredText } from '#contract/text.ts';
import { ACCOUNT_FORM } from '#contract/words/rep-forms.ts';
import type { Action } from './action.ts';

/**
 * `auth_login` (section 7): exchanges an email and a PIN for a session. Trims both and lowercases the email.
 */
export const authLoginAction = {
  name: 'auth_login',
  isSpecified: true,
  hashesPin: true,
  role: 'anybody',
  request: z.object({
    email: accountEmail(ACCOUNT_FORM.signIn),
    password: requiredText(ACCOUNT_FORM.signIn, LIMITS.label),
    device: deviceField,
  }),
  answer: z.extend(answerStatus, {
    /** Session secret; empty without a session. Some backends answer `false` instead. */
    auth: z.pipe(
      z.transform((value: unknown) => (value === false ? '' : value)),
      answerText,
    ),
    email: answerText,
    name: answerText,
    role: answerText,
    /** Secret that this browser sends with its next sign-ins; empty from a backend that knows none. */
    device: answerText,
    features: featuresField,
  }),
} as const satisfies Action;
export type AuthLoginAnswer = z.infer<typeof authLoginAction.answer>;
export type AuthLoginRequest = z.input<typeof authLoginAction.request>;

/** `logout`: ends a session. Succeeds for an expired or unknown session too. */
export const logoutAction = {
  name: 'logout',
  role: 'anybody',
  request: z.object({ auth: z.catch(authField, '') }),
  answer: answerStatus,
} as const satisfies Action;
