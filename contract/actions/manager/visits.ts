import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { crewVisitSchema } from '#contract/actions/crew.ts';
import {
  answerFlag,
  answerInstant,
  answerList,
  answerStatus,
  answerText,
  answerYes,
} from '#contract/answer-fields.ts';
import { isDay } from '#contract/dates/calendar.ts';
import { BOOKING_SERVICE_IDS } from '#contract/form-choices.ts';
import { CORRECTED_FIELDS } from '#contract/forms/correction.ts';
import {
  dialablePhone,
  optionalEmail,
  optionalField,
  optionalLanguage,
  requiredField,
  requiredLeadName,
} from '#contract/lead/field-rules.ts';
import { forFields } from '#contract/lead/lead-fields.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionalText, plainText, severalLines } from '#contract/text.ts';
import { isClockTime } from '#contract/visits/visit.ts';
import { CANCEL, DONE, isVisitChoice } from '#contract/visits/visit-choice.ts';
import { MANAGER_FORM } from '#contract/words/manager-forms.ts';

const visitTime = z._default(z.string().check(z.refine((time) => time === '' || isClockTime(time))), '');

/** A visit in the company's calendar: what a crew has to know, and what the office does. */
const dayVisitSchema = z.extend(crewVisitSchema, {
  /** When it was made (ISO instant). */
  createdAt: answerInstant,
  /** Name or email of who of the company changed it last; empty for the homeowner. */
  changedBy: answerText,
  contact: z.object(forFields(CORRECTED_FIELDS, () => answerText)),
  /** Of its lead. */
  status: answerText,
  /** Whether the lead still needs a call. */
  open: answerYes,
  /** The keys of its numbers that the do-not-call list forbids. */
  forbiddenNumbers: answerList(z.string()),
  /** The keys of its numbers that have had all calls that they may have in 24 hours. */
  calledOften: answerList(z.string()),
});
export type DayVisit = z.infer<typeof dayVisitSchema>;

const dayVisitsSchema = z.object({
  /** By half-day, city, agreed time and address: those of the day, also canceled and done ones. */
  visits: answerList(dayVisitSchema),
  /** Whether the day has more than PAGE_SIZES.visitsOfDay. */
  more: answerYes,
  /** Of any day, oldest first: those that stand and have no time yet. At most PAGE_SIZES.visitsToAgree. */
  toAgree: answerList(dayVisitSchema),
  moreToAgree: answerYes,
});
export type DayVisits = z.infer<typeof dayVisitsSchema>;

/** `list_visits`, managers only: the visits of a day (`yyyy-mm-dd` in Palm Bay), past or to come. */
export const listVisitsAction = {
  name: 'list_visits',
  isReadOnly: true,
  role: 'manager',
  request: z.object({ day: z.string().check(z.refine(isDay)) }),
  answer: z.extend(answerStatus, dayVisitsSchema.shape),
} as const satisfies Action;

/**
 * `manage_lead`, managers only: sets a lead's visit, its status, or both, without a lease. `visitSlot`,
 * `visitTime` and `visitSeen` are as in `update_lead`, and `visitSlot` can be `done`; `reference` names the
 * visit, else it is the lead's current one. With a `status`, `note`, if it is there, becomes the lead's notes, and
 * `was` has status and notes as the manager saw them. The same request sent again changes nothing.
 */
export const manageLeadAction = {
  name: 'manage_lead',
  role: 'manager',
  request: z.object({
    leadId: plainText(LIMITS.id).check(z.minLength(1)),
    status: z._default(z.union([z.literal(''), z.enum(LEAD_STATUSES)]), ''),
    note: z.optional(z.string().check(z.maxLength(LIMITS.notes), severalLines)),
    /** Stored values: they are only compared, so no rule of a form holds for them. */
    was: z.optional(z.object({ status: z.string(), note: z.optional(z.string()) })),
    reference: optionalText(LIMITS.id),
    visitSlot: z._default(z.string().check(z.refine((slot) => slot === DONE || isVisitChoice(slot))), ''),
    visitTime,
    visitSeen: z.optional(plainText(LIMITS.id)),
  }),
  answer: z.extend(answerStatus, {
    /** The visit was not changed: it is not as it was seen, and who must not be called is not, whatever. */
    visitStays: answerFlag,
  }),
} as const satisfies Action;
export type ManageLeadRequest = z.infer<typeof manageLeadAction.request>;

/** The form that books a caller (`book_visit`). */
export const bookVisitForm = z.object({
  firstName: requiredLeadName('firstName'),
  lastName: requiredLeadName('lastName'),
  phone: dialablePhone,
  email: optionalEmail,
  address: requiredField('address'),
  city: requiredField('city'),
  state: z._default(optionalField('state'), 'FL'),
  zip: optionalField('zip'),
  language: optionalLanguage,
  service: z.enum(BOOKING_SERVICE_IDS, { error: MANAGER_FORM.service }),
  notes: optionalField('notes'),
  visitSlot: z
    .string({ error: MANAGER_FORM.visitSlot })
    .check(z.refine((slot) => slot !== '' && slot !== CANCEL && isVisitChoice(slot), MANAGER_FORM.visitSlot)),
  visitTime,
});

/**
 * `book_visit`, managers only: books a caller into a slot, or for a time to be agreed on. The caller is a lead
 * of "Rep leads": with a slot it needs no call anymore ("Qualified – Appointment Set"). `submissionId` (UUID)
 * makes a retry harmless. Refuses a full slot as `slot_full`, and a time to be agreed on with a number that is on
 * the do-not-call list as `suppressed`: that would need a call.
 */
export const bookVisitAction = {
  name: 'book_visit',
  role: 'manager',
  request: z.extend(bookVisitForm, { submissionId: plainText(LIMITS.id).check(z.minLength(1)) }),
  answer: z.extend(answerStatus, { leadId: answerText, reference: answerText }),
} as const satisfies Action;
