import * as z from 'zod/mini';
import { answerStatus } from '#contract/errors.ts';
import { LIMITS } from '#contract/limits.ts';
import { requiredText } from '#contract/text.ts';

/** `auth_login` (section 7): an email and a PIN for a session. The email is trimmed and lowercased, the PIN trimmed. */
export const authLoginRequest = z.object({
  email: z
    .string({ error: 'Enter email and PIN.' })
    .check(z.trim(), z.toLowerCase(), z.minLength(1, 'Enter email and PIN.'), z.maxLength(LIMITS.email)),
  password: requiredText('Enter email and PIN.', LIMITS.label),
});
export type AuthLoginRequest = z.infer<typeof authLoginRequest>;

export const authLoginAnswer = z.extend(answerStatus, {
  auth: z.optional(z.string()),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  role: z.optional(z.string()),
});
export type AuthLoginAnswer = z.infer<typeof authLoginAnswer>;
