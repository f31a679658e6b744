import { easternWords } from '#contract/eastern-time.ts';

/** Formats an ISO instant as its date in Palm Bay, `Nov 20, 2026`. Returns any other text unchanged. */
export const easternDate = (instant: string): string =>
  easternWords(instant, { year: 'numeric', month: 'short', day: 'numeric' });
