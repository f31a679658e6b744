import { parseDay } from '#contract/dates/calendar.ts';

/**
 * Reads a typed day: the formats of contract/dates/calendar.ts, dashes or dots instead of slashes, or digits
 * only, as typed on a phone's number pad (`11052026`).
 * @returns `yyyy-mm-dd`, or empty when it is not a real day since 1900
 */
export function readTypedDay(typed: string): string {
  const spelled = typed
    .trim()
    .replace(/^(\d{2})(\d{2})((?:19|20)\d{2})$/, '$1/$2/$3')
    .replace(/^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/, '$1/$2/$3');
  const day = parseDay(spelled) ?? '';
  return day >= '1900' ? day : '';
}

/** Formats a day as `11/05/2026`. @param day `yyyy-mm-dd` */
export const dayInDigits = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
