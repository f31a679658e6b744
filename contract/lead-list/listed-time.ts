import { isDay, parseDay } from '#contract/dates/calendar.ts';
import { parseEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts';

/** Months by the first three letters of their English and Spanish names. */
const MONTHS = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep set,oct,nov,dec dic'.split(',');

/** A time of day behind a date, with a zone or without: ` 00:00:00`, `T14:05:00.000Z`, ` 12:00 AM`. */
const TIME =
  /(?:[T ,]+| at )(\d{1,2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)? ?([ap])?\.?(?:m\.?)?(?: ?(?:Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;
const ZONED = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i;

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]* +/i;

/** Years of two digits up to this one are of this century. */
const LAST_SHORT_YEAR = 69;

/** How a spreadsheet stores a day: its number since the end of 1899. These are the years 1954 to 2064. */
const SERIAL = /^[2-5]\d{4}(?:\.\d+)?$/;
const SERIAL_ZERO = Date.UTC(1899, 11, 30);

function toDay(year: string, month: number, date: string): string | null {
  const short = Number(year) > LAST_SHORT_YEAR ? `19${year}` : `20${year}`;
  const full = year.length === 2 ? short : year;
  const day = `${full}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

function toMonth(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((names) => names.split(' ').includes(start)) + 1;
}

/** The day of a date without a time; null if it is none. */
function readDate(text: string): string | null {
  const day = parseDay(text);
  if (day !== null) return day;
  if (SERIAL.test(text)) {
    return new Date(SERIAL_ZERO + Math.floor(Number(text)) * DAY_MS).toISOString().slice(0, 10);
  }
  const yearFirst = /^((?:19|20)\d\d)([-/. ]?)(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (yearFirst) {
    const [, year = '', sign = '', month = '', date = ''] = yearFirst;
    return sign === '' && text.length !== 8 ? null : toDay(year, Number(month), date);
  }
  const numeric = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (numeric) {
    const [, first = '', second = '', year = ''] = numeric;
    // The month comes first, unless it can only be the day.
    return Number(first) > 12 ? toDay(year, Number(second), first) : toDay(year, Number(first), second);
  }
  const words = text.replace(WEEKDAY, '');
  const monthFirst = /^(\p{L}{3,10})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?[ ,-]+(\d{4}|\d{2})$/iu.exec(words);
  if (monthFirst) {
    const [, name = '', date = '', year = ''] = monthFirst;
    return toDay(year, toMonth(name), date);
  }
  const dateFirst =
    /^(\d{1,2})(?:st|nd|rd|th)?[ -]+(?:de )?(\p{L}{3,10})\.?[ ,-]+(?:de )?(\d{4}|\d{2})$/iu.exec(words);
  if (dateFirst) {
    const [, date = '', name = '', year = ''] = dateFirst;
    return toDay(year, toMonth(name), date);
  }
  return null;
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
