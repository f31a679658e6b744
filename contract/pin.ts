import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { ACCOUNT_FORM } from './words/rep-forms.ts';

/** A new PIN: 4 to 6 digits (section 5), trimmed. */
export const newPin = z
  .string({ error: ACCOUNT_FORM.pin })
  .check(z.trim(), z.regex(new RegExp(`^\\d{${LIMITS.pinMin},${LIMITS.pinMax}}$`), ACCOUNT_FORM.pin));

/** Ascending and descending digits, wrapping around at 9 and 0. */
const RUNS = ['01234567890123', '98765432109876'];

/**
 * Whether a PIN is easy to guess: one digit repeated (0000), a run up or down (1234, 8765, 7890), or a short
 * pattern repeated (1212, 123123). A text shorter than a PIN is not weak.
 */
export const isWeakPin = (pin: string): boolean =>
  pin.length >= LIMITS.pinMin && (RUNS.some((run) => run.includes(pin)) || /^(\d{1,3})\1+$/.test(pin));
