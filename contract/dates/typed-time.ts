import { HOUR_MS } from '#contract/durations.ts';
import { toEasternLocalTime } from './eastern-time.ts';

/**
 * Converts local time in the company's zone to milliseconds since 1970; NaN when the text is not a time. A
 * time that occurs twice in fall means the first; a time skipped in spring is read as standard time.
 * @param wall in the format of `toEasternLocalTime`
 */
export function parseEasternLocalTime(wall: string): number {
  const target = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(target)) return Number.NaN;
  const found = [4, 5].map((hours) => target + hours * HOUR_MS);
  return found.find((ms) => toEasternLocalTime(ms) === wall) ?? target + 5 * HOUR_MS;
}
