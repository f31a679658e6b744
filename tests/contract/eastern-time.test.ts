import { describe, expect, test } from 'vitest';
import {
  easternDay,
  formatEasternTime,
  parseEasternLocalTime,
  startOfEasternDay,
  timeInWords,
  toEasternLocalTime,
} from '#contract/dates/eastern-time.ts';
import { HOUR_MS } from '#contract/durations.ts';
import { pairs } from '#tests/written.ts';

const at = (instant: string): number => Date.parse(instant);

test.each(
  pairs(`2026-11-20T04:59:59.999Z = 2026-11-19 | 2026-11-20T05:00:00.000Z = 2026-11-20 |
2026-07-01T03:59:59.999Z = 2026-06-30 | 2026-07-01T04:00:00.000Z = 2026-07-01 | 2027-01-01T02:00:00.000Z = 2026-12-31`),
)('the day is the one in Palm Bay, whatever the machine’s time zone: %s is %s', (instant, day) => {
  expect(easternDay(at(instant))).toBe(day);
});

test.each(
  pairs(`2026-11-20T15:00Z = 2026-11-20T05:00Z | 2026-11-20T04:59:59.999Z = 2026-11-19T05:00Z |
2026-11-20T05:00Z = 2026-11-20T05:00Z | 2026-07-01T15:00Z = 2026-07-01T04:00Z |
2026-03-08T20:00Z = 2026-03-08T05:00Z | 2026-11-01T20:00Z = 2026-11-01T04:00Z`),
)('the day that a rep’s saves at %s are counted for begins at midnight in Palm Bay, %s', (now, start) => {
  expect(startOfEasternDay(at(now))).toBe(at(start));
});

describe('a local time in Palm Bay', () => {
  test.each(
    pairs(`2026-11-20T16:30 = 2026-11-20T21:30Z | 2026-07-04T09:00 = 2026-07-04T13:00Z |
2026-11-01T01:30 = 2026-11-01T05:30Z | 2027-03-14T02:30 = 2027-03-14T07:30Z | 2026-12-31T23:59 = 2027-01-01T04:59Z`),
  )('%s is %s', (wall, instant) => expect(parseEasternLocalTime(wall)).toBe(at(instant)));

  test.each(['', 'tomorrow', '2026-11-20', '2026-02-30T25:00'])('cannot be %j', (text) => {
    expect(parseEasternLocalTime(text)).toBeNaN();
  });
});

test('the clocks of an earlier year go by the rule of that year: until the last Sunday of October', () => {
  expect(toEasternLocalTime(at('2005-11-01T12:00:00.000Z'))).toBe('2005-11-01T07:00');
});

test('every hour of a year is read as it is written, but for the one that clocks show twice', () => {
  const wrong: string[] = [];
  for (let ms = at('2026-01-01T05:00:00Z'); ms < at('2027-01-01T05:00:00Z'); ms += HOUR_MS) {
    if (parseEasternLocalTime(toEasternLocalTime(ms)) !== ms) wrong.push(new Date(ms).toISOString());
  }
  expect(wrong).toEqual(['2026-11-01T06:00:00.000Z']);
});

describe('a time in words', () => {
  const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

  test('is in Palm Bay’s time zone, whether given as text or milliseconds', () => {
    expect(formatEasternTime('2026-11-20T21:30:00.000Z', CLOCK)).toBe('4:30 PM');
    const withDay = { ...CLOCK, month: 'short', day: 'numeric' } as const;
    expect(formatEasternTime(at('2026-07-04T13:00:00.000Z'), withDay)).toBe('Jul 4, 9:00 AM');
  });

  test('is the given text itself when that is not a time', () => {
    expect(formatEasternTime('soon', CLOCK)).toBe('soon');
    expect(formatEasternTime('', CLOCK)).toBe('');
  });

  test('can be in another time zone, and has a normal space before AM and PM', () => {
    expect(timeInWords('America/Chicago', at('2026-11-20T21:30:00.000Z'), CLOCK)).toBe('3:30 PM');
  });
});
