import type { Instant } from './rows.ts';

/** Milliseconds since 1970 as a row keeps them. */
export const toInstant = (ms: number): Instant => new Date(ms).toISOString();

/** Milliseconds of a row's instant; NaN when the text is none. */
export const fromInstant = (at: Instant): number => Date.parse(at);
