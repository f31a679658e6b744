import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay, formatEasternTime } from '#contract/dates/eastern-time.ts';

const SHORT_DAY = { month: 'short', day: 'numeric' } as const;
const DAY = { year: 'numeric', ...SHORT_DAY } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** Formats an ISO instant as its date in Palm Bay, `Nov 20, 2026`. Returns any other text unchanged. */
export const easternDate = (instant: string): string => formatEasternTime(instant, DAY);

/** Like `easternDate`, with the time: `Nov 20, 2026, 4:30 PM`. */
export const easternDateTime = (instant: string): string => formatEasternTime(instant, { ...DAY, ...TIME });

/**
 * Formats an ISO instant as a time in Palm Bay, `4:30 PM`, or `Nov 21, 4:30 PM` if `nowMs` is on another day.
 */
export function easternTime(instant: string, nowMs: number): string {
  const isToday = easternDay(Date.parse(instant)) === easternDay(nowMs);
  return formatEasternTime(instant, isToday ? TIME : { ...SHORT_DAY, ...TIME });
}

/** Like `easternDateTime`, but without the year if it is the one of `nowMs`: `Nov 20, 4:30 PM`. */
export function easternShortTime(instant: string, nowMs: number): string {
  const isThisYear = easternDay(Date.parse(instant)).slice(0, 4) === easternDay(nowMs).slice(0, 4);
  return isThisYear ? formatEasternTime(instant, { ...SHORT_DAY, ...TIME }) : easternDateTime(instant);
}

/** Formats an ISO instant as its time alone: `4:30 PM`. */
export const easternClock = (instant: string): string => formatEasternTime(instant, TIME);

/** Formats the day of an ISO instant as a heading: `today` in words, else `Friday, November 20`, with another year. */
export function easternHeading(instant: string, nowMs: number, todayInWords: string): string {
  const day = easternDay(Date.parse(instant));
  const today = easternDay(nowMs);
  if (day === today) return todayInWords;
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  return formatDay(day, isThisYear ? { weekday: 'long', month: 'long', day: 'numeric' } : undefined);
}
