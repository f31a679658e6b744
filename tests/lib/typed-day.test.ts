import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay } from '#contract/dates/calendar.ts';
import { dayInDigits, readTypedDay } from '#src/lib/typed-day.ts';

describe('a typed day', () => {
  it.each([
    ['2026-11-05', '2026-11-05'],
    ['11/05/2026', '2026-11-05'],
    ['11/5/2026', '2026-11-05'],
    ['1-2-2026', '2026-01-02'],
    ['11.05.2026', '2026-11-05'],
    ['11052026', '2026-11-05'],
    [' 2024-02-29 ', '2024-02-29'],
    ['20261105', ''],
    ['02/29/2025', ''],
    ['13/01/2026', ''],
    ['11/05/26', ''],
    ['11/05/0026', ''],
    ['today', ''],
    ['', ''],
  ])('%s reads as "%s"', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });

  it('reads as a real day or none, and is the same after it is written and read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. '), maxLength: 11 }), (typed) => {
        const day = readTypedDay(typed);
        if (day === '') return;
        expect(isDay(day)).toBe(true);
        expect(readTypedDay(dayInDigits(day))).toBe(day);
      }),
    );
  });
});
