import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '#contract/dates/calendar.ts';
import { dayInDigits, readTypedDay } from '#src/lib/typed-day.ts';
import { cells } from '#tests/written.ts';

describe('a typed day', () => {
  it.each([
    ['2026-11-05', '2026-11-05 | 2026/11/05 | 2026.11.5 | 20261105 | 2026 11 05'],
    [
      '2026-11-05',
      '11/05/2026 | 11/5/2026 | 11-5-2026 | 11.05.2026 | 11 05 2026 | 11 / 5 / 2026 | 11052026 | 11/05/26 | 11-5-26 | 110526',
    ],
    [
      '2026-11-05',
      'Nov 5, 2026 | nov 5 2026 | Nov. 5th, 2026 | November 5, 26 | Thu, Nov 5, 2026 | 5 Nov 2026 | 5-Nov-26 | 5th of November 2026',
    ],
    [
      '2026-11-05',
      '１１／０５／２０２６ | ２０２６－１１－０５ | \u3000１１．５．２６ | 11–05–2026 | ١١/٥/٢٠٢٦',
    ],
    ['2026-11-20', '20/11/2026 | 20.11.2026 | 20112026 | 11/20/26'],
    ['2026-01-15', '1/15/26 | 15 Jan 2026 | 01152026'],
    ['2026-11-20', 'November 20 | Nov 20 | 20 November'],
    ['2025-11-21', 'November 21 | Nov. 21st'],
    ['2024-02-29', ' 2024-02-29 '],
    ['2098-09-28', '9/28/98'],
    [
      '',
      `02/29/2025 | 13/13/2026 | 13/13/26 | 31/02/2026 | 20/11/26 | 26/11/20 | 26-11-20 | 112026 | 261120 | 44843 |
11/20 | 5/2026 | Nov 2026 | Feb 29 | Feb 30, 2026 | Ian 5, 2026 | 11/05/0026 | 1/1/1899 | 11/05/226 | today | `,
    ],
  ])('reads as "%s" when it is typed as %s', (day, typed) => {
    for (const text of cells(typed)) expect([text, readTypedDay(text, '2026-11-20')]).toEqual([text, day]);
  });

  it('reads as a real day or none, and is the same after it is written and read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. Novc'), maxLength: 11 }), (typed) => {
        const day = readTypedDay(typed, '2026-11-20');
        if (day === '') return;
        expect(isDay(day)).toBe(true);
        expect(readTypedDay(dayInDigits(day), '2026-11-20')).toBe(day);
      }),
    );
  });
});
