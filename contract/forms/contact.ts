import * as z from 'zod/mini';
import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { LIMITS } from '#contract/limits.ts';
import { toPlain } from '#contract/plain-signs.ts';
import { optionalText, publicEmail, requiredName, requiredText, severalLines } from '#contract/text.ts';
import { CONTACT_FORM } from '#contract-words/contact-form.ts';

/** Letters beside as many digits are an extension or a word; in `321-555-CALL` they are a part of the number. */
const DIGITS_BESIDE_WORDS = /(?:\d[^\p{L}\d]*){7}/u;

/**
 * Whether all digits that are written, with an extension, are as the specification wants them (section 5): an
 * optional plus, a first digit from 1 to 9, up to 16 in total. Other signs and words may stand around them.
 */
export function isContactPhone(typed: string): boolean {
  const plain = toPlain(typed);
  const isInDigits = !/\p{L}/u.test(plain) || DIGITS_BESIDE_WORDS.test(plain);
  return isInDigits && /^\+?[1-9]\d{0,15}$/.test(plain.replace(/[^\d+]/g, ''));
}

/**
 * The fields of the contact form (specification, sections 3 and 5), with the messages of section 8, and what
 * happened in the visitor's own words. Texts are trimmed.
 */
export const contactSchema = z.object({
  firstName: requiredName(CONTACT_FORM.firstName, LIMITS.name),
  lastName: requiredName(CONTACT_FORM.lastName, LIMITS.name),
  phone: requiredText(CONTACT_FORM.phone, LIMITS.phone).check(
    z.refine(isContactPhone, CONTACT_FORM.badPhone),
    z.overwrite(toPlain),
  ),
  email: publicEmail(CONTACT_FORM.email, CONTACT_FORM.badEmail, LIMITS.email),
  address: requiredText(CONTACT_FORM.address, LIMITS.address),
  service: z.enum(CONTACT_SERVICE_IDS, CONTACT_FORM.service),
  message: optionalText(LIMITS.notes, severalLines),
});
export type Contact = z.infer<typeof contactSchema>;
