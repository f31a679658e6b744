import { HOURS_BETWEEN_CALLS } from '#contract/limits.ts';

/** Reads whole hours; the usual ones for an empty text, undefined for what is none or too many. */
export function parseRestHours(text: string): number | undefined {
  const typed = text.trim();
  if (typed === '') return HOURS_BETWEEN_CALLS.usual;
  const hours = /^\d{1,2}$/.test(typed) ? Number(typed) : Number.NaN;
  return hours <= HOURS_BETWEEN_CALLS.most ? hours : undefined;
}
