import { readDay } from '#contract/calendar.ts';

/**
 * A day as a visitor types it into a field: as contract/calendar.ts reads it, with dashes or dots for slashes, or digits
 * alone as a phone's number pad gives them (`11052026`).
 * @returns `yyyy-mm-dd`, or empty when it is no real day since 1900
 */
export function readTypedDay(typed: string): string {
  const spelled = typed
    .trim()
    .replace(/^(\d{2})(\d{2})((?:19|20)\d{2})$/, '$1/$2/$3')
    .replace(/^(\d{1,2})[-.](\d{1,2})[-.](\d{4})$/, '$1/$2/$3');
  const day = readDay(spelled) ?? '';
  return day >= '1900' ? day : '';
}

/** A day as Florida writes it, `11/05/2026`. @param day `yyyy-mm-dd` */
export const dayInDigits = (day: string): string => day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1');
