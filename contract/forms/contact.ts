import * as z from 'zod/mini';
import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { LIMITS } from '#contract/limits.ts';
import { isContactPhone } from '#contract/phone.ts';
import { publicEmail, requiredText } from '#contract/text.ts';

/** The contact form (sections 3 and 5), with the messages of section 8. Texts are trimmed. */
export const contactSchema = z.object({
  firstName: requiredText('First name is required', LIMITS.name),
  lastName: requiredText('Last name is required', LIMITS.name),
  phone: requiredText('Phone number is required', LIMITS.phone).check(
    z.refine(isContactPhone, 'Please enter a valid phone number'),
  ),
  email: publicEmail('Email is required', 'Please enter a valid email address', LIMITS.email),
  address: requiredText('Address is required', LIMITS.address),
  service: z.enum(CONTACT_SERVICE_IDS, 'Please choose a service'),
});
export type Contact = z.infer<typeof contactSchema>;
