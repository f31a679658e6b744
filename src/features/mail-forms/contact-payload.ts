import type { Contact } from '#contract/forms/contact.ts';
import { type EmailPayload, FORM_TYPES } from '#contract/forms/email-payload.ts';
import { CONTACT_CONSENT, MARKETING_CONSENT } from '#src/content/company/disclosure.ts';
import { CONTACT_SERVICES } from '#src/content/pages/contact.ts';
import { env } from '#src/lib/env.ts';

/** Builds the email of a service request (specification, section 3), with the consent and its time. */
export function contactPayload(contact: Contact, wantsMarketing: boolean, now: Date): EmailPayload {
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
    marketing_consent: wantsMarketing ? 'Yes' : 'No',
    marketing_consent_version: wantsMarketing ? MARKETING_CONSENT.version : '',
  };
}
