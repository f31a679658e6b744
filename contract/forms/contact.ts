import * as z from 'zod/mini';
import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, publicEmail, requiredName, requiredText, severalLines } from '#contract/text.ts';
import { CONTACT_FORM } from '#contract/words/contact-form.ts';

/**
 * Optional plus, first digit 1 to 9, up to 16 digits (specification, section 5), and what people type
 * between.
 */
export const isContactPhone = (typed: string): boolean =>
  /^\+?[1-9]\d{0,15}$/.test(typed.replace(/[\s().\-/\u2010-\u2015]/g, ''));

/**
 * The fields of the contact form (specification, sections 3 and 5), with the messages of section 8, and what
 * happened in the visitor's own words. Texts are trimmed.
 */
export const contactSchema = z.object({
  firstName: requiredName(CONTACT_FORM.firstName, LIMITS.name),
  lastName: requiredName(CONTACT_FORM.lastName, LIMITS.name),
  phone: requiredText(CONTACT_FORM.phone, LIMITS.phone).check(
    z.refine(isContactPhone, CONTACT_FORM.badPhone),
  ),
  email: publicEmail(CONTACT_FORM.email, CONTACT_FORM.badEmail, LIMITS.email),
  address: requiredText(CONTACT_FORM.address, LIMITS.address),
  service: z.enum(CONTACT_SERVICE_IDS, CONTACT_FORM.service),
  message: optionalText(LIMITS.notes, severalLines),
});
export type Contact = z.infer<typeof contactSchema>;
