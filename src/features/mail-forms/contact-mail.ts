import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { contactSchema } from '#contract/forms/contact.ts';
import { FORM_TYPES } from '#contract/forms/email-payload.ts';
import { formatPhone } from '#contract/phone.ts';
// The office reads English.
import { CONTACT_SERVICES } from '#contract/words/en/contact-form.ts';
import { LANGUAGE } from '#contract-words/language.ts';
import { env } from '#src/lib/env.ts';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#words/company/disclosure.ts';
import { contactMailText } from '#words/pages/contact.ts';
import type { FormMail } from './mail-form.tsx';

/** The contact form as it is filled in. `leaveEmpty` is the honeypot. */
const formSchema = z.extend(contactSchema, {
  marketingConsent: z.boolean(),
  leaveEmpty: z.optional(z.string()),
});

const loadCallRequest = () => import('#src/services/call-request.ts');

export type ContactValues = z.input<typeof formSchema>;

/**
 * Rules and email of a service request (specification, section 3), with the consent and its time. Beside the email
 * it goes to the company's script, if that takes it: there it is a lead at once.
 */
export const contactMail: FormMail<ContactValues, z.output<typeof formSchema>> = {
  resolver: zodResolver(formSchema),
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
      message: contactMailText(name, service, { ...contact, phone: formatPhone(contact.phone) }),
      reply_to: contact.email,
      consent_version: CONTACT_CONSENT.version,
      marketing_consent: contact.marketingConsent ? 'Yes' : 'No',
      marketing_consent_version: contact.marketingConsent ? MARKETING_CONSENT.version : '',
    };
  },
  async prepare() {
    await (await loadCallRequest()).prepareCallRequest();
  },
  async sendBeside({ marketingConsent, leaveEmpty: _, ...contact }, submissionId) {
    const { sendCallRequest } = await loadCallRequest();
    return sendCallRequest({
      ...contact,
      submissionId,
      language: LANGUAGE,
      contactConsent: CONTACT_CONSENT.version,
      marketingConsent: marketingConsent ? MARKETING_CONSENT.version : '',
    });
  },
};
