import type { Instant } from './rows.ts';

/** Converts milliseconds since 1970 to the format stored in rows. */
export const toInstant = (ms: number): Instant => new Date(ms).toISOString();

/** Converts a stored instant to milliseconds since 1970; NaN for an empty or malformed text. */
export const fromInstant = (at: Instant): number => Date.parse(at);
