import { easternWords } from '#contract/eastern-time.ts';

const DATE_TIME: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** `Nov 20, 4:30 PM` @param instant ISO; a text that is none comes back as it is */
export const easternDateTime = (instant: string): string => easternWords(instant, DATE_TIME);

/** `Fri, Nov 20, 4:30 PM` @param ms milliseconds since 1970 */
export const easternMomentWords = (ms: number): string =>
  easternWords(ms, { weekday: 'short', ...DATE_TIME });
