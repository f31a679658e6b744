import { HOUR_MS } from './durations.ts';

/**
 * The company's zone, by whose clock it counts days and keeps hours, whatever a visitor's clock or zone says.
 */
export const COMPANY_ZONE = 'America/New_York';

const WALL = new Intl.DateTimeFormat('en-US', {
  timeZone: COMPANY_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * What a clock on the wall in Palm Bay shows at a moment (milliseconds since 1970), in the form of a
 * `datetime-local` control: `2026-11-20T16:30`.
 */
export function easternWall(ms: number): string {
  const part = new Map(WALL.formatToParts(ms).map(({ type, value }) => [type, value]));
  return `${part.get('year')}-${part.get('month')}-${part.get('day')}T${part.get('hour')}:${part.get('minute')}`;
}

/**
 * The day it is in Palm Bay at a moment (milliseconds since 1970), as `yyyy-mm-dd` (contract/calendar.ts).
 */
export const easternDay = (ms: number): string => easternWall(ms).slice(0, 10);

/**
 * The moment, in milliseconds since 1970, at which the day of a moment began in Palm Bay; it may have 23 or
 * 25 hours.
 */
export function startOfEasternDay(ms: number): number {
  const day = easternDay(ms);
  let start = ms - (ms % HOUR_MS);
  while (easternDay(start - 1) === day) start -= HOUR_MS;
  return start;
}

/**
 * The moment at which a clock in Palm Bay shows this time, in milliseconds since 1970; NaN when the text is
 * no time. Of an hour that comes twice in autumn it is the first; one that is left out in spring counts on
 * from the hour before.
 * @param wall as `easternWall` gives it
 */
export function easternMoment(wall: string): number {
  const target = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(target)) return Number.NaN;
  const found = [4, 5].map((hours) => target + hours * HOUR_MS);
  return found.find((ms) => easternWall(ms) === wall) ?? target + 5 * HOUR_MS;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment (milliseconds since 1970) in words, in any zone. @param options as of Intl.DateTimeFormat */
export function timeInWords(timeZone: string, ms: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, format);
  // Intl parts the time with a narrow no-break space, which no keyboard has and a search does not find.
  return format.format(ms).replaceAll('\u202f', ' ');
}

/**
 * A moment in words as Palm Bay has it.
 * @param at milliseconds since 1970, or an ISO instant; a text that is no instant comes back as it is
 * @param options as of Intl.DateTimeFormat
 */
export function easternWords(at: number | string, options: Intl.DateTimeFormatOptions): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return Number.isNaN(ms) ? String(at) : timeInWords(COMPANY_ZONE, ms, options);
}
