/** Values of `form_type` in the site's emails (specification, sections 3 and 7). */
export const FORM_TYPES = { service: 'Service Request', support: 'Support Request' } as const;

/**
 * Fields of the email template (specification, section 3, "Email payload"), plus the consent given: versions
 * of the consent texts, the time as an ISO instant, and `marketing_consent` as `Yes` or `No`.
 */
export interface EmailPayload extends Record<string, string> {
  to_email: string;
  form_type: string;
  submitted_at: string;
  from_name: string;
  from_email: string;
  from_phone: string;
  property_address: string;
  service_type: string;
  message: string;
  reply_to: string;
}
