import { SUPPORT_TYPE, type Support } from '#contract/forms/support.ts';
import { env } from '#src/lib/env.ts';
import { sendEmail } from '#src/services/email-sender.ts';

/**
 * Sends a support request as a mail of its type (specification, sections 3 and 7): whether it was taken.
 * @param now the moment that travels as `timestamp`
 */
export async function sendSupportRequest(support: Support, now: Date): Promise<boolean> {
  const timestamp = now.toISOString();
  const { ok } = await sendEmail({
    to_email: env.contactEmail,
    form_type: SUPPORT_TYPE,
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
    support_request_type: SUPPORT_TYPE,
    timestamp,
  });
  return ok;
}
