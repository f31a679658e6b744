import type { Calling } from '#contract/actions/next-lead.ts';
import { addDays } from '#contract/dates/calendar.ts';
import { getRestEnd } from '#contract/dates/call-rest.ts';
import {
  isCallingTimeIn,
  nextCallingHoursChange,
  whyOutsideCallingHours,
} from '#contract/dates/calling-time.ts';
import {
  COMPANY_ZONE,
  easternDay,
  parseEasternLocalTime,
  toEasternLocalTime,
} from '#contract/dates/eastern-time.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { CALLBACK } from '#src/content/rep/worklist.ts';

/** `at` is the wall clock time in Palm Bay, `2026-11-20T16:30`; empty for no callback. */
export interface Callback {
  at: string;
  /** Kept for this rep; otherwise any rep may call. */
  mine: boolean;
}

export const NO_CALLBACK: Callback = { at: '', mine: false };

const FIVE_MINUTES_MS = 5 * MINUTE_MS;

/** When the lead may be called, as far as the backend says it. */
type CallingHours = Pick<Calling, 'zone' | 'zones' | 'requestedUntil'> | undefined;

/** Returns an error message, or null when the callback can be saved. The backend checks the same. */
export function callbackProblem({ at }: Callback, nowMs: number, callingHours: CallingHours): string | null {
  if (at === '') return null;
  const ms = parseEasternLocalTime(at);
  if (!(ms > nowMs)) return CALLBACK.past;
  if (ms > nowMs + DURATIONS.callbackAhead) return CALLBACK.tooFar;
  if (!callingHours || ms < Date.parse(callingHours.requestedUntil)) return null;
  return whyOutsideCallingHours(callingHours, ms, nowMs);
}

/** The ISO instant for the request; empty without a callback. */
export const callbackInstant = ({ at }: Callback): string =>
  at === '' ? '' : new Date(parseEasternLocalTime(at)).toISOString();

/** The most common callback times; only those in the future and in the lead's calling hours. */
export function quickPicks(nowMs: number, callingHours: CallingHours): { label: string; at: string }[] {
  const today = easternDay(nowMs);
  const zones = callingHours?.zones.length ? callingHours.zones : [COMPANY_ZONE];
  const inAnHour = Math.ceil((nowMs + HOUR_MS) / FIVE_MINUTES_MS) * FIVE_MINUTES_MS;
  return [
    { label: CALLBACK.picks.inAnHour, at: toEasternLocalTime(inAnHour) },
    { label: CALLBACK.picks.afternoon, at: `${today}T16:30` },
    { label: CALLBACK.picks.tomorrow, at: `${addDays(today, 1)}T09:00` },
    { label: CALLBACK.picks.inThreeDays, at: `${addDays(today, 3)}T09:00` },
  ].filter(({ at }) => {
    const ms = parseEasternLocalTime(at);
    return ms > nowMs && isCallingTimeIn(zones, ms);
  });
}

/**
 * Returns when a lead that is called now without an answer comes back without a callback, in milliseconds since 1970;
 * null where the backend does not say it, or the limit of calls comes first.
 */
export function comesBackMs(calling: Calling | undefined, nowMs: number): number | null {
  if (!calling?.restHours || calling.attemptsToday + 1 >= calling.attemptsAllowed) return null;
  const { zone, zones, requestedUntil } = calling;
  const over = getRestEnd(zone, nowMs, calling.restHours);
  if (over < Date.parse(requestedUntil) || isCallingTimeIn(zones, over)) return over;
  return nextCallingHoursChange(zones, over);
}

/** How late a callback is: `due now`, `25 min overdue`, `3 h overdue`; empty while it is in the future. */
export function overdueWords(callbackAt: string, nowMs: number): string {
  const late = nowMs - Date.parse(callbackAt);
  if (!(late >= 0)) return '';
  if (late < MINUTE_MS) return CALLBACK.due;
  if (late < HOUR_MS) return CALLBACK.overdueMinutes(Math.floor(late / MINUTE_MS));
  if (late < 2 * DAY_MS) return CALLBACK.overdueHours(Math.floor(late / HOUR_MS));
  return CALLBACK.overdueDays(Math.floor(late / DAY_MS));
}
