import { type EmailPayload, FORM_TYPES } from '#contract/forms/email-payload.ts';
import type { Support } from '#contract/forms/support.ts';
import { env } from '#src/lib/env.ts';

/** Builds the email of a support request (specification, sections 3 and 7); `now` is sent as `timestamp`. */
export function supportPayload(support: Support, now: Date): EmailPayload {
  const timestamp = now.toISOString();
  return {
    to_email: env.contactEmail,
    form_type: FORM_TYPES.support,
    submitted_at: timestamp,
    from_name: support.name,
    from_email: support.email,
    from_phone: '',
    property_address: '',
    service_type: '',
    message: support.message,
    reply_to: support.email,
    name: support.name,
    email: support.email,
    subject: support.subject,
    support_request_type: FORM_TYPES.support,
    timestamp,
  };
}
