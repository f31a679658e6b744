import * as z from 'zod/mini';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, publicEmail, requiredText } from '#contract/text.ts';

export const SUPPORT_MISSING = {
  name: 'Name is required',
  email: 'Email is required',
  message: 'Message is required',
} as const;

/**
 * The support form. Name, email and message are required (section 5); the subject and message start
 * prefilled.
 */
export const supportSchema = z.object({
  name: requiredText(SUPPORT_MISSING.name, LIMITS.name),
  email: publicEmail(SUPPORT_MISSING.email, 'Please enter a valid email address', LIMITS.email),
  subject: optionalText(LIMITS.address),
  message: requiredText(SUPPORT_MISSING.message, LIMITS.notes),
});
export type Support = z.infer<typeof supportSchema>;
