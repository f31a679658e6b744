import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { FORM_TYPES } from '#contract/forms/email-payload.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, publicEmail, requiredName, requiredText, severalLines } from '#contract/text.ts';
import { env } from '#src/lib/env.ts';
import { SUPPORT_ERRORS } from '#words/pages/support.ts';
import type { FormMail } from './mail-form.tsx';

/**
 * The support form. Name, email and message are required (specification, section 5); the subject and message
 * start prefilled.
 */
export const supportSchema = z.object({
  name: requiredName(SUPPORT_ERRORS.name, LIMITS.name),
  email: publicEmail(SUPPORT_ERRORS.email, SUPPORT_ERRORS.badEmail, LIMITS.email),
  subject: optionalText(LIMITS.address),
  message: requiredText(SUPPORT_ERRORS.message, LIMITS.notes, severalLines),
});

export type SupportValues = z.input<typeof supportSchema>;

/** Rules and email of a support request (specification, sections 3 and 7). */
export const supportMail: FormMail<SupportValues, z.output<typeof supportSchema>> = {
  resolver: zodResolver(supportSchema),
  toPayload(support, now) {
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
  },
};
