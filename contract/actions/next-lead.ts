import * as z from 'zod/mini';
import {
  answerCount,
  answerInstant,
  answerList,
  answerNumber,
  answerPart,
  answerStatus,
  answerText,
} from '#contract/answer-fields.ts';
import { leadSchema } from '#contract/lead/lead.ts';
import { COUNTS, LIMITS } from '#contract/limits.ts';
import type { Action } from './action.ts';

const flag = z._default(z.enum(['', '0', '1']), '');

/**
 * `next_lead` (section 7): the lead this rep should call now, leased to the session's rep. `rep` is the name on the
 * screen, for the company's eyes only: who the rep is comes from the session. `skip` names the lead being skipped: it is
 * released and goes behind the rest for this rep; so does a lead the rep still holds in this batch when none is named.
 * `resume` asks for that held lead again instead (after a reload), and `peek` for a look at the lead that would come
 * next, which leases nothing and takes it from nobody. Both are `1` or absent, because they travel in a query string.
 */
const nextLeadRequest = z.object({
  batch: z.string().check(z.minLength(1), z.maxLength(LIMITS.id)),
  rep: z._default(z.string().check(z.maxLength(LIMITS.name)), ''),
  skip: z._default(z.string().check(z.maxLength(LIMITS.id)), ''),
  resume: flag,
  peek: flag,
});
export type NextLeadRequest = z.infer<typeof nextLeadRequest>;

/** Why open leads of the batch are not served now, each a count of leads. */
export const heldBackSchema = z.object({
  leasedToOthers: z._default(z.number(), 0),
  outsideHours: z._default(z.number(), 0),
  attemptsReached: z._default(z.number(), 0),
  callbackLater: z._default(z.number(), 0),
});
export type HeldBack = z.infer<typeof heldBackSchema>;

/**
 * One line of a lead's history: who (a rep's email, empty for the site itself, and the name where it is known) did what,
 * and when (ISO instant).
 */
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

/** Another lead with the same phone number. */
export const sameNumberSchema = z.object({
  leadId: answerText,
  batchId: answerText,
  firstName: answerText,
  lastName: answerText,
  status: answerText,
  workedAt: answerText,
});
export type SameNumber = z.infer<typeof sameNumberSchema>;

/**
 * When the lead's number may be called. `requested`: the homeowner asked for the call, at any hour. Otherwise in the
 * calling hours (contract/limits.ts) of the place it lives in: `closesAt` is set while that is open, `opensAt` is the next opening (ISO instants). `zone` is
 * the time zone it lives in (IANA name, empty when that is not known). A number that was called as often as allowed may be
 * called again from `attemptsOpenAt` on, by this rule and by the hours (ISO instant). `listed`: the number is on the
 * do-not-call list, and the lead is served all the same because the homeowner asked for the visit after that.
 */
export const callingSchema = z.object({
  requested: z._default(z.boolean(), false),
  open: z._default(z.boolean(), true),
  opensAt: answerText,
  closesAt: answerText,
  attemptsToday: z._default(z.number(), 0),
  attemptsAllowed: z._default(z.number(), COUNTS.attemptsPerDay),
  attemptsOpenAt: answerText,
  zone: answerText,
  listed: z._default(z.boolean(), false),
});
export type Calling = z.infer<typeof callingSchema>;

/** The lead of an answer; the company's own script may call its id `id`, as it may a batch's. */
const servedLeadSchema = z.pipe(
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null && 'id' in value ? { leadId: value.id, ...value } : value,
  ),
  leadSchema,
);

/** The specification reads `lead` and `message`: an object with an id is a lead, anything else is none. The rest is our own script's. */
export const nextLeadAnswer = z.extend(answerStatus, {
  lead: z.catch(z.nullable(servedLeadSchema), null),
  /** Until when the lead is held for this rep (ISO instant); empty when the script names no lease. */
  leaseUntil: answerInstant,
  heldBack: answerPart(heldBackSchema),
  /** Without a lead: when the first of those that only time holds back may be called (ISO instant), else empty. */
  nextOpensAt: answerInstant,
  calling: answerPart(callingSchema),
  /** When the lead asked to be called back (ISO instant); empty without a callback. */
  callbackAt: answerInstant,
  /** Newest first. */
  history: answerList(historySchema),
  sameNumber: answerList(sameNumberSchema),
  /** Leads of the batch that still have to be called, and all of them. */
  progress: answerPart(z.object({ open: answerNumber, total: answerNumber })),
  /** Saves of this rep today, counted in America/New_York. */
  savedToday: answerCount,
});
export type NextLeadAnswer = z.infer<typeof nextLeadAnswer>;

export const nextLeadAction = {
  name: 'next_lead',
  isSpecified: true,
  method: 'GET',
  token: 'repToken',
  role: 'rep',
  request: nextLeadRequest,
  answer: nextLeadAnswer,
} as const satisfies Action;
