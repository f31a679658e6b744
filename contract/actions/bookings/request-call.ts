import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { answerStatus } from '#contract/answer-fields.ts';
import { contactSchema } from '#contract/forms/contact.ts';
import { sentLanguage } from '#contract/forms/sent-language.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, plainText } from '#contract/text.ts';

/**
 * `request_call`: what a visitor has sent with the contact form, besides its email: it becomes a lead, or is
 * added to the one that waits for the same call already. `submissionId` (UUID) names one filling of the form:
 * sent again it changes nothing, or corrects what it has made. The consents are as those of a booking
 * (contract/forms/booking.ts). Only a script that says `takesRequests` in its answer to `full_slots` has it.
 */
export const requestCallAction = {
  name: 'request_call',
  token: 'bookingToken',
  role: 'anybody',
  request: z.extend(contactSchema, {
    /** The language of the page. */
    language: sentLanguage,
    submissionId: plainText(LIMITS.id).check(z.minLength(8)),
    contactConsent: optionalText(LIMITS.label),
    marketingConsent: optionalText(LIMITS.label),
  }),
  answer: answerStatus,
} as const satisfies Action;
export type CallRequest = z.infer<typeof requestCallAction.request>;
