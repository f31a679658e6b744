import * as z from 'zod/mini';
import { type Action, emptyRequestSchema } from '#contract/actions/action.ts';
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
import { ALERT_NAMES } from '#contract/words/alerts.ts';

/** How many there are. If `more`, there are more than `count`, which is PAGE_SIZES.counted then. */
const tallySchema = z.object({
  count: answerNumber,
  more: answerYes,
});
export type Tally = z.infer<typeof tallySchema>;

/** `oldestAt`: since when the oldest of them waits (ISO instant); empty when there is none. */
const waitingSchema = z.extend(tallySchema, { oldestAt: answerInstant });
export type Waiting = z.infer<typeof waitingSchema>;

/**
 * `kept`: how many of them only the rep may call for whom they are reserved; the others are anybody's. Absent
 * from an older backend.
 */
const overdueSchema = z.extend(waitingSchema, { kept: answerCount });
export type Overdue = z.infer<typeof overdueSchema>;

/**
 * Work of one day, or of several. `calls`: saves with a status that counts as a call; `appointments`: those
 * with an appointment. Undone saves do not count.
 */
const workSchema = z.object({ calls: answerNumber, appointments: answerNumber });
export type Work = z.infer<typeof workSchema>;

const repWorkSchema = z.object({
  email: answerText,
  /** Empty when the account has none, or is gone. */
  name: answerText,
  today: workSchema,
  /** The days of `days` together. */
  week: workSchema,
  /** Leads this rep holds now. */
  held: answerNumber,
});
export type RepWork = z.infer<typeof repWorkSchema>;

/** `day`: the calendar day in America/New_York, `yyyy-mm-dd`. */
const dayWorkSchema = z.extend(workSchema, { day: answerText, bookings: answerNumber });
export type DayWork = z.infer<typeof dayWorkSchema>;

/** What the owner has to look after. `since`: empty if that is not known (`alertSince`). */
const alertSchema = z.object({ name: z.enum(ALERT_NAMES), since: answerInstant });
export type TodayAlert = z.infer<typeof alertSchema>;

/** What the company has to do now and has done in the last seven days. Every time is an ISO instant. */
const companyTodaySchema = z.object({
  /** When this was true, by the backend's clock. */
  at: answerInstant,
  /** None from an older backend; without those that only a newer one has. */
  alerts: answerList(alertSchema),
  /** Open leads that homeowners made on the website and that no rep has saved yet. */
  newBookings: waitingSchema,
  /** Open leads whose callback time has passed. */
  overdueCallbacks: overdueSchema,
  /** Leads that reps hold now. */
  heldLeads: tallySchema,
  accountRequests: tallySchema,
  /** Active accounts that are locked now after too many wrong PINs. */
  lockedAccounts: tallySchema,
  /** Emails and events that wait because they were not accepted. Absent from an older backend. */
  unsentMessages: answerPart(waitingSchema),
  /** Reps with a call in these days or a lead now; the most calls of today first. */
  reps: answerList(repWorkSchema),
  /** Oldest first; the last one is today. */
  days: answerList(dayWorkSchema),
});
export type CompanyToday = z.infer<typeof companyTodaySchema>;

/** `show_today`, managers only: the company's day at a glance. */
export const showTodayAction = {
  name: 'show_today',
  isReadOnly: true,
  role: 'manager',
  request: emptyRequestSchema,
  answer: z.extend(answerStatus, companyTodaySchema.shape),
} as const satisfies Action;
