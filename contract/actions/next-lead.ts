import * as z from 'zod/mini';
import {
  answerCount,
  answerInstant,
  answerList,
  answerNumber,
  answerPart,
  answerStatus,
  answerText,
  answerYes,
} from '#contract/answer-fields.ts';
import { leadSchema } from '#contract/lead/lead.ts';
import { COUNTS, LIMITS } from '#contract/limits.ts';
import { plainText } from '#contract/text.ts';
import { VISIT_NEWS, VISIT_STATES } from '#contract/visits/visit.ts';
import type { Action } from './action.ts';

const flag = z._default(z.enum(['', '0', '1']), '');

/** How many open leads of the batch are not served now, by reason. */
export const unavailableCountsSchema = z.object({
  leasedToOthers: z._default(z.number(), 0),
  outsideHours: z._default(z.number(), 0),
  attemptsReached: z._default(z.number(), 0),
  callbackLater: z._default(z.number(), 0),
  resting: z._default(z.number(), 0),
});
export type UnavailableCounts = z.infer<typeof unavailableCountsSchema>;

/** One line of a lead's history. `rep` is an email, empty for the site itself; `at` is an ISO instant. */
export const historySchema = z.object({
  at: answerText,
  rep: answerText,
  repName: answerText,
  action: answerText,
  fromStatus: answerText,
  toStatus: answerText,
  note: answerText,
});
export type HistoryLine = z.infer<typeof historySchema>;

export const leadWithSamePhoneSchema = z.object({
  leadId: answerText,
  batchId: answerText,
  firstName: answerText,
  lastName: answerText,
  status: answerText,
  workedAt: answerText,
});
export type SameNumber = z.infer<typeof leadWithSamePhoneSchema>;

/**
 * One number of the lead, and how often it was called lately. `listed`: it is on the do-not-call list;
 * `forbidden`: the list forbids this lead's calls, because the homeowner has not asked for one since.
 * `attemptsOpenAt` (ISO instant): when a number at its call limit may be called again. `restsUntil` (ISO instant):
 * when it may be called again after a call without an answer; empty without a rest that holds this lead.
 */
const callingNumberSchema = z.object({
  /** The number's key (contract/phone.ts). */
  key: z.string(),
  listed: z._default(z.boolean(), false),
  forbidden: z._default(z.boolean(), false),
  attemptsToday: z._default(z.number(), 0),
  attemptsOpenAt: answerText,
  restsUntil: answerInstant,
});

/**
 * When the lead's number may be called. Times are ISO instants.
 * `requested`: the homeowner asked for the call, so any hour is allowed until `requestedUntil`. Otherwise
 * calls are limited to the calling hours (contract/limits.ts) of the lead's places: `closesAt` is set
 * while they are open, `opensAt` is the next opening. `zones` are the IANA time zones in which it must be
 * calling hours, and `places` is what they follow from, in words: `ZIP code 32901`, `area code 619`.
 * `attemptsOpenAt`: when a number at its call limit may be called again, by that limit and by the hours.
 * `restsUntil`: when a number may be called again that was called without an answer, by its rest and by the hours.
 * `restHours`: how long it rests at least after a next such call (contract/dates/call-rest.ts), 0 also for a lead
 * without a number; absent where it is not known.
 * `zone`: IANA time zone in which the lead lives, empty when unknown.
 * `listed`: the number is on the do-not-call list, but the homeowner asked for the visit after that.
 * Of a lead with several numbers, `attempts…` and `restsUntil` are those of the first number that may be called; `numbers` has
 * all of them, in the order they are written.
 */
export const callingSchema = z.object({
  requested: z._default(z.boolean(), false),
  requestedUntil: answerInstant,
  open: z._default(z.boolean(), true),
  opensAt: answerText,
  closesAt: answerText,
  attemptsToday: z._default(z.number(), 0),
  attemptsAllowed: z._default(z.number(), COUNTS.attemptsPerDay),
  attemptsOpenAt: answerText,
  restsUntil: answerInstant,
  restHours: answerCount,
  zone: answerText,
  zones: answerList(z.string()),
  places: answerList(z.string()),
  listed: z._default(z.boolean(), false),
  numbers: answerList(callingNumberSchema),
});
export type Calling = z.infer<typeof callingSchema>;

/**
 * The visit of a lead that a rep can set, move or cancel. `apptDate` (`yyyy-mm-dd`) and `apptTime` (one of
 * PERIODS) are its slot: with `toAgree` the one that was asked for, which may be empty; of a canceled visit the
 * one that it had. `agreedTime`: `HH:MM` in Palm Bay, or empty.
 */
export const visitOfLeadSchema = z.object({
  reference: answerText,
  state: z.enum(VISIT_STATES),
  apptDate: answerText,
  apptTime: answerText,
  toAgree: answerYes,
  agreedTime: answerText,
  /** How often it has changed. */
  changes: answerNumber,
  /** Whether the homeowner changed it last, or made it. */
  byHomeowner: answerYes,
});
export type VisitOfLead = z.infer<typeof visitOfLeadSchema>;

/**
 * What a homeowner has done with a visit since somebody of the company has dealt with the lead. `at`: ISO instant.
 * `apptDate`, `apptTime`, `toAgree` and `agreedTime` are the visit's as in `visit`, `wasDate` and `wasTime` the slot of
 * a moved one before, as a lead has its appointment; empty if it is not known.
 */
export const visitNewsSchema = z.object({
  what: z.enum(VISIT_NEWS),
  at: answerInstant.check(z.minLength(1)),
  apptDate: answerText,
  apptTime: answerText,
  toAgree: answerYes,
  agreedTime: answerText,
  wasDate: answerText,
  wasTime: answerText,
});
export type VisitNews = z.infer<typeof visitNewsSchema>;

const hasLeadId = (value: object): boolean =>
  'leadId' in value && z.safeParse(leadSchema.shape.leadId, value.leadId).success;

/** The lead of an answer. The company's own backend may name its id `id`, and leave `leadId` empty. */
const servedLeadSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value && !hasLeadId(value)
      ? { ...value, leadId: value.id }
      : value,
  ),
  leadSchema,
);

/**
 * The specification only defines `lead` and `message`: an object with an id is a lead, anything else means no
 * lead. The other fields come from our own backend only.
 */
export const nextLeadAnswer = z.extend(answerStatus, {
  lead: z.catch(z.nullable(servedLeadSchema), null),
  /** End of this rep's lease (ISO instant); empty when the backend sends no lease. */
  leaseUntil: answerInstant,
  heldBack: answerPart(unavailableCountsSchema),
  /**
   * When there is no lead: the earliest time a lead that is held back only by time may be called (ISO
   * instant); else empty.
   */
  nextOpensAt: answerInstant,
  calling: answerPart(callingSchema),
  /** When the homeowner asked to be called back (ISO instant); empty without a callback. */
  callbackAt: answerInstant,
  /** Absent if the lead has none that can still be changed. */
  visit: answerPart(visitOfLeadSchema),
  /** Absent without news. */
  visitNews: answerPart(visitNewsSchema),
  /** Newest first. */
  history: answerList(historySchema),
  sameNumber: answerList(leadWithSamePhoneSchema),
  /** Leads of the batch: `open` still need a call, `total` is all of them. */
  progress: answerPart(z.object({ open: answerNumber, total: answerNumber })),
  /** Leads this rep saved today, by the calendar day in America/New_York. */
  savedToday: answerCount,
});
export type NextLeadAnswer = z.infer<typeof nextLeadAnswer>;

/**
 * `next_lead` (section 7): the lead this rep should call now, leased to the session's rep. The backend takes
 * the rep from the session; `rep` is the displayed name, for the company's information only. `skip` is the id
 * of the lead to skip: it is released and moves to the end of this rep's queue. Without `skip`, the same
 * happens to a lead the rep still holds in this batch. `resume` returns that leased lead instead (after a
 * reload). `peek` returns the lead that would come next without leasing it. Both are `1` or absent because
 * they travel in a query string.
 */
export const nextLeadAction = {
  name: 'next_lead',
  isSpecified: true,
  method: 'GET',
  role: 'rep',
  request: z.object({
    batch: plainText(LIMITS.id).check(z.minLength(1)),
    rep: z._default(plainText(LIMITS.name), ''),
    skip: z._default(plainText(LIMITS.id), ''),
    resume: flag,
    peek: flag,
  }),
  answer: nextLeadAnswer,
} as const satisfies Action;
export type NextLeadRequest = z.infer<typeof nextLeadAction.request>;
