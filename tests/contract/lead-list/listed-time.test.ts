import { describe, expect, test } from 'vitest';
import { readListedDay, readListedTime } from '#contract/lead-list/listed-time.ts';
import { cells, pairs } from '#tests/written.ts';

const DAYS = {
  '2024-10-09': `10/9/2024 | 2024-10-09 | 2024/10/9 | 20241009 | 2024-10-09 00:00:00 | 2024-10-09T00:00:00.000Z |
10/9/2024 12:00:00 AM | 10/9/2024, 3:05 PM | Oct 9 2024 | Oct. 9th, 2024 | October 9, 2024 | Wed, Oct 9, 2024 |
9 Oct 2024 | 9 de octubre de 2024 | '10/9/2024`,
  '2022-10-09': '44843 | 44843.0 | 44843.75',
  '2022-09-28': '9/28/22 | 9-28-22 | 28/9/2022 | 28-Sep-22 | 28 setiembre 2022 | Setember 28, 2022',
  '1998-09-28': '9.28.1998 | 9/28/98',
  '2024-01-05': '5 ene 2024',
  '2020-03-05': 'March 5, 2020',
};
const NO_DAYS =
  ' | last spring | Oct 2024 | 2024 | 13/45/2026 | 2026-02-30 | 0 | 3215550101 | Ian 2022 | 9/2024';

const TIMES =
  pairs(`2026-11-26 11:22 = 2026-11-26T16:22:00.000Z | 7/4/2026 9:30 AM = 2026-07-04T13:30:00.000Z |
11/26/26 12:15 pm = 2026-11-26T17:15:00.000Z | 11/26/26 12:15 a.m. = 2026-11-26T05:15:00.000Z |
2026-11-26T16:22:00.000Z = 2026-11-26T16:22:00.000Z | 2026-11-26T11:22:00-05:00 = 2026-11-26T16:22:00.000Z |
1/5/2027 9:30 = 2027-01-05T14:30:00.000Z | 46027.3958333 = 2026-01-05T14:30:00.000Z`);

describe('a day of a list', () => {
  const days = Object.entries(DAYS).flatMap(([day, text]) => cells(text).map((cell) => [cell, day] as const));
  test.each(days)('%s is %s', (cell, day) => {
    expect(readListedDay(cell)).toBe(day);
  });

  test.each(cells(NO_DAYS))('%j is none', (cell) => {
    expect(readListedDay(cell)).toBeNull();
  });
});

describe('a time of a list', () => {
  test.each(TIMES)('%s is %s, without a zone in the company’s', (cell, instant) => {
    expect(readListedTime(cell)).toBe(instant);
  });

  test.each(['', '11/26/2026', 'tomorrow 9 AM', '25:00', '11/26/2026 31:00'])('%j is none', (cell) => {
    expect(readListedTime(cell)).toBeNull();
  });
});
