import * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import { visitOfLeadSchema } from '#contract/actions/next-lead.ts';
import { leadPhotosAction, showPhotoAction } from '#contract/actions/photos.ts';
import { answerList, answerNumber, answerStatus, answerText, answerYes } from '#contract/answer-fields.ts';
import { isDay } from '#contract/dates/calendar.ts';
import type { CorrectedField } from '#contract/forms/correction.ts';
import { forFields } from '#contract/lead/lead-fields.ts';
import { LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';

/** Of whom a crew visits: nobody there has to write an email. */
export const CREW_CONTACT = [
  'firstName',
  'lastName',
  'phone',
  'address',
  'city',
  'state',
  'zip',
  'language',
] as const satisfies readonly CorrectedField[];

/** A visit with what a crew has to know, and no more. */
export const crewVisitSchema = z.extend(visitOfLeadSchema, {
  leadId: answerText,
  service: answerText,
  /** What the homeowner wrote in the booking; empty for a visit that the company made. */
  words: answerText,
  /**
   * It is about another home than its lead's (over the cap of its number, bookings are added to a lead): only the
   * lead's history has its address, and the contact, notes and photos here are empty.
   */
  isElsewhere: answerYes,
  /** Its lead has been deleted, or cannot be read: they are empty then, too. */
  isGone: answerYes,
  /** Of its lead, as is the rest. For the crew, `phone` has only the numbers that may be called. */
  contact: z.object(forFields(CREW_CONTACT, () => answerText)),
  notes: answerText,
  /** Whether the do-not-call list forbids all calls to its numbers. */
  forbidden: answerYes,
  photos: answerNumber,
});
export type CrewVisit = z.infer<typeof crewVisitSchema>;

/** The key of a link that a manager made (contract/visits/day-link.ts). */
const key = plainText(LIMITS.visitLink);

const crewDaySchema = z.object({
  /** Those that stand, by half-day, city, agreed time and address. */
  visits: answerList(crewVisitSchema),
  /** Whether the day has more than PAGE_SIZES.visitsOfDay. */
  more: answerYes,
});
export type CrewDay = z.infer<typeof crewDaySchema>;

/**
 * `crew_day`: the visits of a day (`yyyy-mm-dd` in Palm Bay), for whoever has the crew's link. Refuses a link
 * that is not ours as `bad_link`, one that a manager has ended as `expired_link`, and a day outside of
 * `isDayOfLink` as `bad_request`.
 */
export const crewDayAction = {
  name: 'crew_day',
  isReadOnly: true,
  role: 'anybody',
  request: z.object({ key, day: z.string().check(z.refine(isDay)) }),
  answer: z.extend(answerStatus, crewDaySchema.shape),
} as const satisfies Action;

const leadId = plainText(LIMITS.id);

/** `crew_photos`: like `lead_photos`, of a lead with a visit that the crew's link shows, else `not_found`. */
export const crewPhotosAction = {
  name: 'crew_photos',
  isReadOnly: true,
  role: 'anybody',
  request: z.object({ key, leadId }),
  answer: leadPhotosAction.answer,
} as const satisfies Action;

/** `crew_photo`: like `show_photo`, of such a lead. */
export const crewPhotoAction = {
  name: 'crew_photo',
  isReadOnly: true,
  role: 'anybody',
  request: z.object({ key, leadId, photoId: plainText(LIMITS.id) }),
  answer: showPhotoAction.answer,
} as const satisfies Action;

/**
 * `visit_feed`: the visits that stand as a calendar (`text/calendar`), for a calendar program, which sends the
 * key of the calendar's link and nothing else. Refuses a key that is not ours as `bad_link`. One that a manager
 * has ended gets an empty calendar: a program keeps what it had when it is refused.
 */
export const visitFeedAction = {
  name: 'visit_feed',
  method: 'GET',
  isReadOnly: true,
  token: 'none',
  answersCalendar: true,
  role: 'anybody',
  request: z.object({ key }),
  answer: z.extend(answerStatus, { calendar: answerText }),
} as const satisfies Action;
