import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { FORM_TYPES } from '#contract/forms/email-payload.ts';
import { LIMITS } from '#contract/limits.ts';
import { publicEmail, requiredName, requiredText } from '#contract/text.ts';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#src/content/company/disclosure.ts';
import { CONTACT_SERVICES } from '#src/content/pages/contact.ts';
import { env } from '#src/lib/env.ts';
import type { FormMail } from './mail-form.tsx';

/**
 * Optional plus, first digit 1 to 9, up to 16 digits (specification, section 5), and what people type
 * between.
 */
export const isContactPhone = (typed: string): boolean =>
  /^\+?[1-9]\d{0,15}$/.test(typed.replace(/[\s().\-/\u2010-\u2015]/g, ''));

/**
 * The contact form (specification, sections 3 and 5), with the messages of section 8. Texts are trimmed.
 * `leaveEmpty` is the honeypot.
 */
export const contactSchema = z.object({
  firstName: requiredName('First name is required', LIMITS.name),
  lastName: requiredName('Last name is required', LIMITS.name),
  phone: requiredText('Phone number is required', LIMITS.phone).check(
    z.refine(isContactPhone, 'Please enter a valid phone number'),
  ),
  email: publicEmail('Email is required', 'Please enter a valid email address', LIMITS.email),
  address: requiredText('Address is required', LIMITS.address),
  service: z.enum(CONTACT_SERVICE_IDS, 'Please choose a service'),
  marketingConsent: z.boolean(),
  leaveEmpty: z.optional(z.string()),
});

export type ContactValues = z.input<typeof contactSchema>;

/** Rules and email of a service request (specification, section 3), with the consent and its time. */
export const contactMail: FormMail<ContactValues, z.output<typeof contactSchema>> = {
  resolver: zodResolver(contactSchema),
  toPayload(contact, now) {
    // Only a bot fills in the honeypot. Nothing is sent then, but the form reports success.
    if (contact.leaveEmpty) return null;
    const name = `${contact.firstName} ${contact.lastName}`;
    const service = CONTACT_SERVICES[contact.service];
    return {
      to_email: env.contactEmail,
      form_type: FORM_TYPES.service,
      submitted_at: now.toISOString(),
      from_name: name,
      from_email: contact.email,
      from_phone: contact.phone,
      property_address: contact.address,
      service_type: contact.service,
      message: `${name} asks for: ${service}.\nProperty: ${contact.address}\nPhone: ${contact.phone}\nEmail: ${contact.email}`,
      reply_to: contact.email,
      consent_version: CONTACT_CONSENT.version,
      marketing_consent: contact.marketingConsent ? 'Yes' : 'No',
      marketing_consent_version: contact.marketingConsent ? MARKETING_CONSENT.version : '',
    };
  },
};
