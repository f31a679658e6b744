import { toPlain } from '#contract/plain-signs.ts';
import { isDay } from './calendar.ts';

/** The parts of a day as they are written: the year with four digits, two, or none. */
interface WrittenDay {
  year: string;
  month: number;
  date: number;
}

/** Months by the first three letters of their English and Spanish names: lists have `Sept` and `Febuary`, too. */
const MONTHS = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep set,oct,nov,dec dic'.split(',');

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]* +/i;

const YEAR_FIRST = /^((?:19|20)\d\d)([-/. ]?)(\d{1,2})\2(\d{1,2})$/;
const NUMERIC = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const MONTH_NAME_FIRST = /^(\p{L}{3,10})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?(?:[ ,-]+(\d{4}|\d{2}))?$/iu;
const MONTH_NAME_SECOND =
  /^(\d{1,2})(?:st|nd|rd|th)?[ -]+(?:de |of )?(\p{L}{3,10})\.?(?:[ ,-]+(?:de )?(\d{4}|\d{2}))?$/iu;

function toMonth(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  return MONTHS.findIndex((names) => names.split(' ').includes(start)) + 1;
}

/**
 * Splits a day that is written in digits or with the name of a month. The month comes first, unless it can
 * only be the day. Null if it is not written like a day; there may be no such day.
 */
export function splitDay(text: string): WrittenDay | null {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) {
    const [, year = '', sign = '', month, date] = yearFirst;
    return sign === '' && text.length !== 8 ? null : { year, month: Number(month), date: Number(date) };
  }
  const numeric = NUMERIC.exec(text);
  if (numeric) {
    const [first, second] = [Number(numeric[1]), Number(numeric[2])];
    const [month, date] = first > 12 ? [second, first] : [first, second];
    return { year: numeric[3] ?? '', month, date };
  }
  const words = text.replace(WEEKDAY, '');
  const [, month = '', dateBehind, yearBehind = ''] = MONTH_NAME_FIRST.exec(words) ?? [];
  if (month !== '') return { year: yearBehind, month: toMonth(month), date: Number(dateBehind) };
  const [, date, name = '', year = ''] = MONTH_NAME_SECOND.exec(words) ?? [];
  return name === '' ? null : { year, month: toMonth(name), date: Number(date) };
}

/** The day as `yyyy-mm-dd`; null if there is none. @param year with four digits */
export function joinDay({ month, date }: Omit<WrittenDay, 'year'>, year: string): string | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

/** `20/11/26` may begin with a day or with a year. */
const DAY_OR_YEAR_FIRST = /^(?:1[3-9]|[2-9]\d)[-/. ]\d{1,2}[-/. ]\d{2}$/;

/**
 * Reads a day as people type it: `11/20/26`, `2026-11-20`, `Nov 20, 2026`, or digits only, as on the number pad
 * of a phone. Two digits of a year are of this century.
 * @param latest the last day, `yyyy-mm-dd`, that a day without a year can be; it is none without this
 * @returns `yyyy-mm-dd`; null if the text can mean no day, or several
 */
export function parseTypedDay(typed: string, latest = ''): string | null {
  const text = toPlain(typed)
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/(\d) ?([-/.]) ?(?=\d)/g, '$1$2')
    .replace(/^(\d{2})(\d{2})((?:19|20)\d{2})$/, '$1/$2/$3')
    // `112026` may be January 1.
    .replace(/^(\d{2})(?!19|20)(\d{2})(\d{2})$/, '$1/$2/$3');
  const written = DAY_OR_YEAR_FIRST.test(text) ? null : splitDay(text);
  if (written === null) return null;
  const { year } = written;
  if (year !== '') return joinDay(written, year.length === 2 ? `20${year}` : year);
  const thisYear = Number(latest.slice(0, 4));
  const days = [thisYear, thisYear - 1].map((each) => joinDay(written, String(each)));
  return days.find((day) => day !== null && day <= latest) ?? null;
}
