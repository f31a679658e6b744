import { formatEasternTime } from '#contract/dates/eastern-time.ts';

const DATE_TIME: Intl.DateTimeFormatOptions = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};

/** Formats an ISO instant as `Nov 20, 4:30 PM`, Eastern. Returns any other text unchanged. */
export const easternDateTime = (instant: string): string => formatEasternTime(instant, DATE_TIME);

/** Formats milliseconds since 1970 as `Fri, Nov 20, 4:30 PM`, Eastern. */
export const easternMomentWords = (ms: number): string =>
  formatEasternTime(ms, { weekday: 'short', ...DATE_TIME });
