import { HOURS_BETWEEN_CALLS } from '#contract/limits.ts';

/** What forms of managers say where a field is missing or wrong. */
export const MANAGER_FORM = {
  search: 'Please type what to look for',
  batch: 'Please choose a batch first',
  batchName: 'Please name the batch',
  batchId: 'Please use letters, digits and dashes',
  fileName: 'Please name the file',
  number: 'Please enter a phone number',
  service: 'Please choose a service',
  visitSlot: 'Please choose a time for the visit',
  wholeNumbers: 'Please enter every number with its area code',
  tooManyNumbers: (most: number): string => `At most ${most} numbers at a time`,
  tooManyRows: (most: number): string => `At most ${most} rows at a time`,
  jobs: 'Please use a whole number up to 999, or leave it empty',
  restHours: `Please use a whole number from 0 to ${HOURS_BETWEEN_CALLS.most}, or leave it empty`,
  months: ({ least, most }: { least: number; most: number }): string =>
    `Please use a whole number from ${least} to ${most}, or leave it empty`,
  /** @param wrong what was typed and is no day */
  closedDays: (wrong: readonly string[]): string =>
    `${wrong.map((typed) => `“${typed}”`).join(', ')}: use a date such as 12/25/2026, or a weekday such as Sunday`,
} as const;

/** The days of the week as the owner types them, in lowercase, Sunday first. */
export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
