import * as z from 'zod/mini';
import { answerStatus, answerText } from '#contract/answer-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { authField, featuresField } from '#contract/session.ts';
import { accountEmail, requiredText } from '#contract/text.ts';
import type { Action } from './action.ts';

/**
 * `auth_login` (section 7): exchanges an email and a PIN for a session. Trims both and lowercases the email.
 */
const authLoginRequest = z.object({
  email: accountEmail('Enter email and PIN.'),
  password: requiredText('Enter email and PIN.', LIMITS.label),
});
export type AuthLoginRequest = z.infer<typeof authLoginRequest>;

const authLoginAnswer = z.extend(answerStatus, {
  /** Session secret; empty without a session. Some scripts answer `false` instead. */
  auth: z.pipe(
    z.transform((value: unknown) => (value === false ? '' : value)),
    answerText,
  ),
  email: answerText,
  name: answerText,
  role: answerText,
  features: featuresField,
});
export type AuthLoginAnswer = z.infer<typeof authLoginAnswer>;

export const authLoginAction = {
  name: 'auth_login',
  isSpecified: true,
  method: 'POST',
  hashesPin: true,
  token: 'repToken',
  role: 'anybody',
  request: authLoginRequest,
  answer: authLoginAnswer,
} as const satisfies Action;

/** `logout`: ends a session. Succeeds for an expired or unknown session too. */
const logoutRequest = z.object({ auth: z.catch(authField, '') });
export type LogoutRequest = z.infer<typeof logoutRequest>;

export const logoutAction = {
  name: 'logout',
  method: 'POST',
  token: 'repToken',
  role: 'anybody',
  request: logoutRequest,
  answer: answerStatus,
} as const satisfies Action;
