import { DAY_MS } from '#contract/durations.ts';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { LANGUAGE } from '#contract-words/language.ts';

/** The company's zone. Its days and hours follow this zone, whatever zone the visitor's clock is in. */
export const COMPANY_ZONE = 'America/New_York';

/** A new format takes a hundred times as long as its use. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a time (milliseconds since 1970) in any zone. @param options as for Intl.DateTimeFormat
 * @param language of the words; the site's own if it is left out
 * @throws RangeError when the zone is unknown or `ms` is NaN
 */
export function timeInWords(
  timeZone: string,
  ms: number,
  options: Intl.DateTimeFormatOptions,
  language: Language = LANGUAGE,
): string {
  const key = `${language} ${timeZone} ${JSON.stringify(options)}`;
  const { locale } = LANGUAGES[language];
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  // Intl puts a no-break space before AM and PM, and writes `a. m.` or `a.m.` by its age; keyboards cannot type
  // the former, and a page is drawn by one Intl and shown by another.
  return format
    .format(ms)
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/([ap])\. m\./g, '$1.m.');
}

/**
 * Formats a time in the company's zone.
 * @param at milliseconds since 1970, or an ISO instant; any other text is returned unchanged
 * @param options as for Intl.DateTimeFormat
 */
export function formatEasternTime(
  at: number | string,
  options: Intl.DateTimeFormatOptions,
  language: Language = LANGUAGE,
): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return Number.isNaN(ms) ? String(at) : timeInWords(COMPANY_ZONE, ms, options, language);
}

const NUMERIC = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/**
 * Converts a time (milliseconds since 1970) to the local time of a zone, in the format of a `datetime-local`
 * input: `2026-11-20T16:30`. @throws RangeError when the zone is unknown or `ms` is NaN
 */
export function toLocalTime(timeZone: string, ms: number): string {
  const digits = timeInWords(timeZone, ms, { ...NUMERIC, ...CLOCK }, 'en');
  return digits.replace(/^(\d+)\/(\d+)\/(\d+), /, '$3-$1-$2T');
}

/** Converts a time to the company's local time. See `toLocalTime`. */
export const toEasternLocalTime = (ms: number): string => toLocalTime(COMPANY_ZONE, ms);

/** The company's calendar day at a time (milliseconds since 1970), as `yyyy-mm-dd`. */
export const easternDay = (ms: number): string => toEasternLocalTime(ms).slice(0, 10);

/**
 * Converts local time in the company's zone to milliseconds since 1970; NaN when the text is not a time. A
 * time that occurs twice in fall means the first; a time skipped in spring is read as standard time.
 * @param wall in the format of `toEasternLocalTime`
 */
export function parseEasternLocalTime(wall: string): number {
  const target = Date.parse(`${wall}Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(target)) return Number.NaN;
  /** As if the clocks were those of this moment. */
  const readBy = (ms: number) => target + ms - Date.parse(`${toEasternLocalTime(ms)}Z`);
  const before = readBy(target - DAY_MS);
  return [before, readBy(target + DAY_MS)].find((ms) => toEasternLocalTime(ms) === wall) ?? before;
}

/**
 * Start of the company's calendar day that contains `ms`, in milliseconds since 1970. The day may have 23 or
 * 25 hours.
 */
export const startOfEasternDay = (ms: number): number => parseEasternLocalTime(`${easternDay(ms)}T00:00`);
