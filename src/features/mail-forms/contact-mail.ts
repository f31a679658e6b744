import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { CONTACT_SERVICE_IDS } from '#contract/form-choices.ts';
import { FORM_TYPES } from '#contract/forms/email-payload.ts';
import { LIMITS } from '#contract/limits.ts';
import { publicEmail, requiredName, requiredText } from '#contract/text.ts';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#src/content/company/disclosure.ts';
import { CONTACT_ERRORS, CONTACT_SERVICES, contactMailText } from '#src/content/pages/contact.ts';
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
  firstName: requiredName(CONTACT_ERRORS.firstName, LIMITS.name),
  lastName: requiredName(CONTACT_ERRORS.lastName, LIMITS.name),
  phone: requiredText(CONTACT_ERRORS.phone, LIMITS.phone).check(
    z.refine(isContactPhone, CONTACT_ERRORS.badPhone),
  ),
  email: publicEmail(CONTACT_ERRORS.email, CONTACT_ERRORS.badEmail, LIMITS.email),
  address: requiredText(CONTACT_ERRORS.address, LIMITS.address),
  service: z.enum(CONTACT_SERVICE_IDS, CONTACT_ERRORS.service),
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
      message: contactMailText(name, service, contact),
      reply_to: contact.email,
      consent_version: CONTACT_CONSENT.version,
      marketing_consent: contact.marketingConsent ? 'Yes' : 'No',
      marketing_consent_version: contact.marketingConsent ? MARKETING_CONSENT.version : '',
    };
  },
};
