/** Durations in milliseconds. A calendar day may have an hour more or less (contract/dates/calendar.ts). */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** Of 365 days. */
export const YEAR_MS = 365 * DAY_MS;
