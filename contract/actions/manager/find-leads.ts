import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import {
  callingSchema,
  historySchema,
  leadWithSamePhoneSchema,
  visitOfLeadSchema,
} from '#contract/actions/next-lead.ts';
import {
  answerInstant,
  answerList,
  answerNumber,
  answerPart,
  answerStatus,
  answerText,
  answerYes,
} from '#contract/answer-fields.ts';
import { leadSchema } from '#contract/lead/lead.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText, requiredText } from '#contract/text.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';
import { listedMessageSchema } from './list-messages.ts';

const leadId = plainText(LIMITS.id).check(z.minLength(1));

const foundLeadSchema = z.object({
  leadId: z.string().check(z.minLength(1)),
  batchId: answerText,
  firstName: answerText,
  lastName: answerText,
  phone: answerText,
  address: answerText,
  city: answerText,
  status: answerText,
  /** ISO instants; `workedAt` is empty when no rep has saved it. */
  createdAt: answerInstant,
  workedAt: answerInstant,
});
export type FoundLead = z.infer<typeof foundLeadSchema>;

/**
 * `find_leads`, managers only: leads by any part of the phone number (3 digits or more), or by the beginning
 * of a word of the first or last name or of the address, of the email or of a booking's reference (decision
 * 0046). At most PAGE_SIZES.foundLeads, newest first; `more` says that there are others.
 */
export const findLeadsAction = {
  name: 'find_leads',
  isReadOnly: true,
  role: 'manager',
  request: z.object({ text: requiredText(MANAGER_FORM.search, LIMITS.label) }),
  answer: z.extend(answerStatus, { leads: z.array(foundLeadSchema), more: answerYes }),
} as const satisfies Action;

const bookingOfLeadSchema = z.extend(visitOfLeadSchema, {
  service: answerText,
  /** What the homeowner wrote in the booking; empty for a visit that the company made. */
  words: answerText,
  receivedAt: answerInstant,
  /** It is about another home than the lead's, whose history has the address. */
  isElsewhere: answerYes,
  /** ISO instant; empty unless it is canceled. */
  canceledAt: answerInstant,
});
export type BookingOfLead = z.infer<typeof bookingOfLeadSchema>;

const turnSchema = z.object({
  /** The next rep who asks for a lead of its batch may get it, in its turn. */
  free: answerYes,
  /** Its batch is archived. */
  archived: answerYes,
  /** Name or email of the rep its callback is kept for; empty for nobody. */
  keptFor: answerText,
});

const leadRecordSchema = z.object({
  lead: leadSchema,
  batchId: answerText,
  /** Whether it still needs a call. */
  open: answerYes,
  attempts: answerNumber,
  workedAt: answerInstant,
  callbackAt: answerInstant,
  /** Name or email of the rep who holds it now, and until when; both empty when nobody does. */
  heldBy: answerText,
  heldUntil: answerInstant,
  /** Who let the time run out while nobody else took it, and when that was; both empty otherwise. */
  lastHeldBy: answerText,
  lastHeldUntil: answerInstant,
  /** Whether reps get it; absent from an older script, which has no emails to the company in `messages` either. */
  turn: answerPart(turnSchema),
  /** Whether all its numbers are on the do-not-call list, and since when; empty when that is not known. */
  listed: answerYes,
  suppressedAt: answerInstant,
  /** The keys of those of its numbers that are on the list. */
  listedNumbers: answerList(z.string()),
  /** Newest first, as are the bookings, which are all its visits, and the messages. */
  history: answerList(historySchema),
  bookings: answerList(bookingOfLeadSchema),
  /** The visit that can be set, moved or canceled; absent without one. */
  visit: answerPart(visitOfLeadSchema),
  /** Emails to the homeowner, to whatever address, and to the company about this lead. */
  messages: answerList(listedMessageSchema),
  /** When its numbers may be called. */
  calling: answerPart(callingSchema),
  /** Other leads with one of its numbers. */
  sameNumber: answerList(leadWithSamePhoneSchema),
});
export type LeadRecord = z.infer<typeof leadRecordSchema>;

/** `show_lead`, managers only: all that is known about a lead, without leasing it. Else `not_found`. */
export const showLeadAction = {
  name: 'show_lead',
  isReadOnly: true,
  role: 'manager',
  request: z.object({ leadId }),
  answer: z.extend(answerStatus, leadRecordSchema.shape),
} as const satisfies Action;

/** `release_lead`, managers only: ends the lease of whoever holds the lead, so that any rep may get it. */
export const releaseLeadAction = {
  name: 'release_lead',
  role: 'manager',
  request: z.object({ leadId }),
  answer: answerStatus,
} as const satisfies Action;

/**
 * `move_lead`, managers only: moves a lead to another batch. Its lease and the reps' skips of it end; its
 * status, callback and history stay.
 */
export const moveLeadAction = {
  name: 'move_lead',
  role: 'manager',
  request: z.object({
    leadId,
    batch: plainText(LIMITS.id).check(z.minLength(1, MANAGER_FORM.batch)),
  }),
  answer: answerStatus,
} as const satisfies Action;
