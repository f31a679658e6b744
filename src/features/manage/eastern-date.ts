import { easternWords } from '#contract/eastern-time.ts';

/** `Nov 20, 2026`, the day of an ISO instant in Palm Bay; a text that is none comes back as it is. */
export const easternDate = (instant: string): string =>
  easternWords(instant, { year: 'numeric', month: 'short', day: 'numeric' });
