import { dayInNewYork } from '#contract/calendar.ts';
import { HOUR_MS } from '#contract/durations.ts';
import type { Instant } from './rows.ts';

/** Milliseconds since 1970 as a row keeps them. */
export const toInstant = (ms: number): Instant => new Date(ms).toISOString();

/** Milliseconds of a row's instant; NaN when the text is none. */
export const fromInstant = (at: Instant): number => Date.parse(at);

/** The moment the present day began in America/New_York, where a day may have 23 or 25 hours. */
export function startOfDayInNewYork(nowMs: number): Instant {
  const today = dayInNewYork(nowMs);
  let start = nowMs - (nowMs % HOUR_MS);
  while (dayInNewYork(start - 1) === today) start -= HOUR_MS;
  return toInstant(start);
}
