import { toInstant } from '#backend/core/instants.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly, type Decision } from '#backend/core/writes.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { easternDay, startOfEasternDay, toEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { homeownerNotice } from './notices.ts';
import { isOwnLead } from './visit-facts.ts';

/** Times of the day in Palm Bay. A host that was not running at five catches up until eight. */
const REMIND_FROM = '17:00';
const REMIND_UNTIL = '20:00';

/** Whether homeowners are reminded now of the visits of the next day. */
export function isReminderTime(nowMs: number): boolean {
  const time = toEasternLocalTime(nowMs).slice(11);
  return time >= REMIND_FROM && time < REMIND_UNTIL;
}

/**
 * Whether the homeowner of a visit is to be reminded of it on this day, which is the one before it, whatever its
 * lead's status: who closes a lead is asked what becomes of its visit.
 */
const needsReminder = ({ changedAt }: VisitRow, lead: LeadRow | null, { nowMs }: Context): boolean =>
  // Who has booked or changed it today has had an email today.
  lead !== null && changedAt < toInstant(startOfEasternDay(nowMs));

/**
 * Reminds the homeowner of one visit of the next day, between five and eight in the evening. A host asks again
 * until the answer no longer says `more`. Each visit is decided on once for its day; only one that needs it
 * gets an email, within the caps of all emails to homeowners.
 */
export function* remindNext(settings: Settings, context: Context): Plan<Decision> {
  if (!isReminderTime(context.nowMs)) return answerOnly({ ok: true, more: false });
  const day = addDays(easternDay(context.nowMs), 1);
  const found = yield* read('visitToRemind', { day });
  if (!found) return answerOnly({ ok: true, more: false });
  const lead = yield* read('lead', { leadId: found.leadId });
  const known = yield* read('visit', { visitId: found.visitId });
  // Another process may have reminded the homeowner, or the homeowner may have moved it, meanwhile.
  if (!known || known.apptDate !== day || known.remindedFor === day || known.state === 'canceled') {
    return answerOnly({ ok: true, more: true });
  }
  const row = { ...known, remindedFor: day };
  const to = needsReminder(known, lead, context)
    ? (lead && isOwnLead(lead, known) && lead.email) || known.mailedTo
    : '';
  const notice = {
    news: 'reminder',
    to,
    visit: row,
    entry: row,
    house: lead,
    language: lead?.language ?? '',
  } as const;
  const { visit, writes } = yield* homeownerNotice(notice, settings, context);
  return { answer: { ok: true, more: true }, writes: [{ kind: 'putVisit', row: visit }, ...writes] };
}
