/** The kinds of mail the site sends, as `form_type` names them (specification, sections 3 and 7). */
export const FORM_TYPES = { service: 'Service Request', support: 'Support Request' } as const;

/**
 * What an email's template gets (specification, section 3, "Email payload"), and beside it the consent that was given: the versions
 * of its texts, and when, as an ISO instant. `marketing_consent` is `Yes` or `No`. Without a schema, for the forms that make it load
 * theirs late.
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
