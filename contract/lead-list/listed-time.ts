import { parseDay } from '#contract/dates/calendar.ts';
import { parseEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { joinDay, splitDay } from '#contract/dates/written-day.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';

/** A time of day behind a date, with a zone or without: ` 00:00:00`, `T14:05:00.000Z`, ` 12:00 AM`. */
const TIME =
  /(?:[T ,]+| at )(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)? ?([ap])?\.?(?:m\.?)?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;
const ZONED = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;

/** Years of two digits up to this one are of this century. */
const LAST_SHORT_YEAR = 69;

/** How a spreadsheet stores a day: its number since the end of 1899. These are the years 1954 to 2064. */
const SERIAL = /^[2-5]\d{4}(?:\.\d+)?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);

/** The day of a date without a time; null if it is none. */
function readDate(text: string): string | null {
  const day = parseDay(text);
  if (day !== null) return day;
  if (SERIAL.test(text)) {
    return new Date(SERIAL_ZERO + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
  }
  const written = splitDay(text);
  if (written === null) return null;
  const { year } = written;
  const century = Number(year) > LAST_SHORT_YEAR ? '19' : '20';
  return joinDay(written, year.length === 2 ? century + year : year);
}

/** Longer texts are neither a day nor a time. */
const LONGEST = 60;

const tidy = (cell: string): string =>
  cell.length > LONGEST ? '' : cell.trim().replace(/^'/, '').replace(/\s+/g, ' ');

/**
 * Reads a day as lists and spreadsheets write it: `9/28/22`, `2024-10-09 00:00:00`, `44843`, `Oct 9, 2024`,
 * `9 de octubre de 2024`. A time behind it does not matter.
 * @returns `yyyy-MM-dd`, or null if it is not a day
 */
export function readListedDay(cell: string): string | null {
  const text = tidy(cell);
  return readDate(text) ?? readDate(text.replace(TIME, '').trim());
}

/**
 * Reads a day and a time as lists write them: `2026-11-26 11:22`, `11/26/2026 9:30 AM`. Without a zone it is
 * the company's time.
 * @returns an ISO instant, or null if it is not a day with a time
 */
export function readListedTime(cell: string): string | null {
  const text = tidy(cell);
  if (SERIAL.test(text) && text.includes('.')) return fromSerial(Number(text));
  const [written, hours = '', minutes = '', half = ''] = TIME.exec(text) ?? [];
  const day = written === undefined ? null : readDate(text.slice(0, -written.length).trim());
  if (written === undefined || day === null) return null;
  const ms = ZONED.test(written)
    ? Date.parse(text.replace(' ', 'T'))
    : parseEasternLocalTime(`${day}T${toHour(Number(hours), half.toLowerCase())}:${minutes}`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** A day of a spreadsheet with its time as a fraction, to the minute. */
function fromSerial(serial: number): string {
  const minutes = Math.round((serial * DAY_MS) / MINUTE_MS);
  const local = new Date(SERIAL_ZERO + minutes * MINUTE_MS).toISOString().slice(0, 16);
  return new Date(parseEasternLocalTime(local)).toISOString();
}

function toHour(hour: number, half: string): string {
  const on24 = half === '' ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return String(on24).padStart(2, '0');
}
