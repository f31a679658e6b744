import { COMPANY_ZONE } from './eastern-time.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a time (milliseconds since 1970) in any zone. @param options as for Intl.DateTimeFormat */
export function timeInWords(timeZone: string, ms: number, options: Intl.DateTimeFormatOptions): string {
  const key = `${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options });
  formats.set(key, format);
  // Intl puts a narrow no-break space before AM and PM; keyboards cannot type it and text searches do not
  // match it.
  return format.format(ms).replaceAll('\u202f', ' ');
}

/**
 * Formats a time in the company's zone.
 * @param at milliseconds since 1970, or an ISO instant; any other text is returned unchanged
 * @param options as for Intl.DateTimeFormat
 */
export function formatEasternTime(at: number | string, options: Intl.DateTimeFormatOptions): string {
  const ms = typeof at === 'number' ? at : Date.parse(at);
  return Number.isNaN(ms) ? String(at) : timeInWords(COMPANY_ZONE, ms, options);
}
