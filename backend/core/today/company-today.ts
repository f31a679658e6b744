import { readNames } from '#backend/core/accounts/reps.ts';
import { isLocked } from '#backend/core/accounts/wrong-pins.ts';
import { findAlerts } from '#backend/core/alerts/find-alerts.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { toInstant } from '#backend/core/instants.ts';
import { pick } from '#backend/core/pick.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { SavesOfDay, WaitingLeads } from '#backend/core/queries.ts';
import type { Settings } from '#backend/core/settings.ts';
import { answerOnly } from '#backend/core/writes.ts';
import {
  type CompanyToday,
  type RepWork,
  showTodayAction,
  type Tally,
  type Waiting,
  type Work,
} from '#contract/actions/manager/show-today.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay, startOfEasternDay } from '#contract/dates/eastern-time.ts';
import { DISPOSITIONS, LEAD_STATUSES, type LeadStatus } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';

const DAYS = 7;

/** The statuses whose saves are counted as each kind of work. */
export const STATUSES_OF: Readonly<Record<keyof Work, readonly LeadStatus[]>> = {
  calls: LEAD_STATUSES.filter((status) => DISPOSITIONS[status].isCall),
  appointments: ['Qualified – Appointment Set'],
};

/** `show_today`: returns what the company has to do now and has done this week. Managers only. */
export const showToday = signedIn(showTodayAction, function* (_request, context, _caller, settings) {
  return answerOnly({ ok: true, ...(yield* getCompanyToday(settings, context.nowMs)) });
});

/**
 * Returns what the company has to do now, and its work of the last seven calendar days in the company's zone.
 * One query for each number; none of them grows with the number of leads.
 */
export function* getCompanyToday(settings: Settings, nowMs: number): Plan<CompanyToday> {
  const now = toInstant(nowMs);
  const limit = PAGE_SIZES.counted + 1;
  const starts = getDayStarts(nowMs);
  const dayStarts = starts.map(toInstant);
  const newBookings = yield* read('newBookings', { limit });
  const callbackOpenBefore = toInstant(nowMs - DURATIONS.callbackAssigned);
  const overdue = yield* read('overdueCallbacks', { now, callbackOpenBefore, limit });
  const holders = yield* read('holders', { now, limit });
  const pending = yield* read('repsInState', { state: 'pending', limit });
  const active = yield* read('repsInState', { state: 'active', limit });
  const unsent = yield* read('failedMessages', { limit });
  const saves = yield* read('savesByDay', { dayStarts });
  const bookings = yield* read('bookingsByDay', { dayStarts });
  const emails = [...new Set([...saves.map(({ rep }) => rep), ...holders])].slice(0, PAGE_SIZES.reps);
  const names = yield* readNames(emails);
  const alerts = yield* findAlerts(settings, nowMs);

  const reps: RepWork[] = emails.map((email) => {
    const own = saves.filter(({ rep }) => rep === email);
    return {
      email,
      name: names.get(email) ?? '',
      today: sumWork(own.filter(({ day }) => day === DAYS - 1)),
      week: sumWork(own),
      held: holders.filter((rep) => rep === email).length,
    };
  });
  return {
    at: now,
    alerts: alerts.map((alert) => pick(alert, ['name', 'since'])),
    newBookings: toWaiting(newBookings),
    overdueCallbacks: { ...toWaiting(overdue), kept: Math.min(overdue.kept, PAGE_SIZES.counted) },
    heldLeads: toTally(holders.length),
    accountRequests: toTally(pending.length),
    lockedAccounts: toTally(active.filter((rep) => isLocked(rep, nowMs)).length),
    unsentMessages: toWaiting(unsent),
    reps: reps.sort(byWork),
    days: starts.map((start, day) => ({
      day: easternDay(start),
      bookings: bookings[day] ?? 0,
      ...sumWork(saves.filter((each) => each.day === day)),
    })),
  };
}

/** Returns the starts of the counted days, today last, in milliseconds since 1970. */
export function getDayStarts(nowMs: number): number[] {
  const starts = [startOfEasternDay(nowMs)];
  for (let [first = nowMs] = starts; starts.length < DAYS; [first = nowMs] = starts) {
    starts.unshift(startOfEasternDay(first - 1));
  }
  return starts;
}

function sumWork(saves: readonly SavesOfDay[]): Work {
  const sum = (counted: readonly string[]): number =>
    saves.reduce((total, { status, count }) => total + (counted.includes(status) ? count : 0), 0);
  return { calls: sum(STATUSES_OF.calls), appointments: sum(STATUSES_OF.appointments) };
}

const toTally = (count: number): Tally => ({
  count: Math.min(count, PAGE_SIZES.counted),
  more: count > PAGE_SIZES.counted,
});

const toWaiting = ({ count, oldestAt }: WaitingLeads): Waiting => ({ ...toTally(count), oldestAt });

const byWork = (one: RepWork, other: RepWork): number =>
  other.today.calls - one.today.calls ||
  other.week.calls - one.week.calls ||
  (one.name || one.email).localeCompare(other.name || other.email, 'en') ||
  compareText(one.email, other.email);
