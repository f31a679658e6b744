import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts';

/** Writes a whole number in digits with commas: `49,950`. */
export const withCommas = (count: number): string => count.toLocaleString('en-US');

/** Formats a count with its noun: `1 call`, `1,200 calls`. */
export const plural = (count: number, one: string, many: string): string =>
  `${withCommas(count)} ${count === 1 ? one : many}`;

/** Formats a duration in milliseconds: `5 min`, `2 h 10 min`, `3 days`. */
export function durationInWords(ms: number): string {
  if (ms < MINUTE_MS) return 'less than a minute';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  if (ms < DAY_MS) {
    const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
    return `${Math.floor(ms / HOUR_MS)} h${minutes > 0 ? ` ${minutes} min` : ''}`;
  }
  return plural(Math.floor(ms / DAY_MS), 'day', 'days');
}

/** After what was done, such as `Skipped, 3 times`; empty for once. */
export const times = (count: number): string => (count > 1 ? `, ${withCommas(count)} times` : '');
