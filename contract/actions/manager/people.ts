import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { visitOfLeadSchema } from '#contract/actions/next-lead.ts';
import {
  answerInstant,
  answerList,
  answerNumber,
  answerStatus,
  answerText,
  answerYes,
} from '#contract/answer-fields.ts';
import { leadSchema } from '#contract/lead/lead.ts';
import { COUNTS, LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';

const leadId = plainText(LIMITS.id).check(z.minLength(1));

const visitOfPersonSchema = z.extend(z.omit(visitOfLeadSchema, { changes: true, byHomeowner: true }), {
  /** Id of the service (contract/form-choices.ts). */
  service: answerText,
  /** What the homeowner wrote about the damage. */
  words: answerText,
  createdAt: answerInstant,
});

/** Without who of the company did it: a homeowner's file tells nothing about reps. */
const lineOfPersonSchema = z.object({
  at: answerInstant,
  action: answerText,
  /** Whether the homeowner did it on the site. */
  byHomeowner: answerYes,
  toStatus: answerText,
  note: answerText,
});

/** All that is kept about one lead. Every list has the oldest first. */
const leadOfPersonSchema = z.object({
  lead: leadSchema,
  /** Name of its batch. */
  batch: answerText,
  open: answerYes,
  attempts: answerNumber,
  /** ISO instants; empty for never and for none. */
  workedAt: answerInstant,
  callbackAt: answerInstant,
  /** Whether it has the name that was asked about, or none: another person may share a number. */
  isSameName: answerYes,
  /** Versions of the consent texts; empty without consent. */
  bookings: answerList(
    z.object({
      reference: answerText,
      receivedAt: answerInstant,
      contactConsent: answerText,
      marketingConsent: answerText,
    }),
  ),
  visits: answerList(visitOfPersonSchema),
  photos: answerList(z.object({ photoId: z.string().check(z.minLength(1)), receivedAt: answerInstant })),
  /** Emails to the homeowner, and to the company about them: where, what about, and when sent; empty when not. */
  messages: answerList(
    z.object({ at: answerInstant, to: answerText, subject: answerText, sentAt: answerInstant }),
  ),
  history: answerList(lineOfPersonSchema),
});
export type LeadOfPerson = z.infer<typeof leadOfPersonSchema>;

/** A number of these leads. `listedAt`: since when it is on the do-not-call list. */
const numberOfPersonSchema = z.object({
  /** The number's key (contract/phone.ts). */
  key: z.string().check(z.minLength(1)),
  listed: answerYes,
  /** ISO instant; empty when it is not listed, or nobody knows since when. */
  listedAt: answerInstant,
});

const personSchema = z.object({
  /** Leads that share a number or an email address with each other, newest first. */
  leads: answerList(leadOfPersonSchema),
  numbers: answerList(numberOfPersonSchema),
  /** There are more than COUNTS.leadsOfPerson: a number or an address that many people give. */
  more: answerYes,
});
export type Person = z.infer<typeof personSchema>;

/**
 * `show_person`, managers only: all that is kept about the person of a lead, in every batch: the leads with one
 * of its numbers or its email, and those with theirs. Else `not_found`.
 */
export const showPersonAction = {
  name: 'show_person',
  isReadOnly: true,
  role: 'manager',
  request: z.object({ leadId }),
  answer: z.extend(answerStatus, personSchema.shape),
} as const satisfies Action;

/** How much was erased. */
const erasedSchema = z.object({ leads: answerNumber, visits: answerNumber, photos: answerNumber });
export type Erased = z.infer<typeof erasedSchema>;

/**
 * `erase_person`, managers only: deletes these leads and all that is kept about them, for good: history,
 * bookings, visits, photos and messages; and what is kept about their numbers and addresses, unless another
 * lead has them. Numbers on the do-not-call list stay there. Leads that are gone count as erased.
 */
export const erasePersonAction = {
  name: 'erase_person',
  role: 'manager',
  request: z.object({
    leadIds: z.array(leadId).check(z.minLength(1), z.maxLength(COUNTS.leadsOfPerson)),
  }),
  answer: z.extend(answerStatus, erasedSchema.shape),
} as const satisfies Action;
