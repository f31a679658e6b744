import { describe, expect, test } from 'vitest';
import {
  easternDay,
  formatEasternTime,
  parseEasternLocalTime,
  startOfEasternDay,
  timeInWords,
  toEasternLocalTime,
} from '#contract/eastern-time.ts';

const at = (instant: string): number => Date.parse(instant);

describe('a day is counted in Palm Bay, whatever the clock of the machine says', () => {
  test.each([
    ['2026-11-20T04:59:59.999Z', '2026-11-19'],
    ['2026-11-20T05:00:00.000Z', '2026-11-20'],
    ['2026-07-01T03:59:59.999Z', '2026-06-30'],
    ['2026-07-01T04:00:00.000Z', '2026-07-01'],
    ['2027-01-01T02:00:00.000Z', '2026-12-31'],
  ])('%s is %s', (instant, day) => {
    expect(easternDay(at(instant))).toBe(day);
  });
});

test.each([
  ['in winter', '2026-11-20T15:00:00.000Z', '2026-11-20T05:00:00.000Z'],
  ['just before midnight', '2026-11-20T04:59:59.999Z', '2026-11-19T05:00:00.000Z'],
  ['at midnight', '2026-11-20T05:00:00.000Z', '2026-11-20T05:00:00.000Z'],
  ['in summer', '2026-07-01T15:00:00.000Z', '2026-07-01T04:00:00.000Z'],
  ['on the day of 23 hours', '2026-03-08T20:00:00.000Z', '2026-03-08T05:00:00.000Z'],
  ['on the day of 25 hours', '2026-11-01T20:00:00.000Z', '2026-11-01T04:00:00.000Z'],
])('the day of a rep’s count begins at midnight in Palm Bay, %s', (_when, now, start) => {
  expect(startOfEasternDay(at(now))).toBe(at(start));
});

describe('the time on a wall in Palm Bay', () => {
  test.each([
    ['2026-11-20T16:30', '2026-11-20T21:30:00.000Z'],
    ['2026-07-04T09:00', '2026-07-04T13:00:00.000Z'],
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
    ['2026-12-31T23:59', '2027-01-01T04:59:00.000Z'],
  ])('%s is %s', (wall, instant) => expect(parseEasternLocalTime(wall)).toBe(at(instant)));

  test('is read back as it was written, also at midnight', () => {
    expect(toEasternLocalTime(parseEasternLocalTime('2026-11-20T00:05'))).toBe('2026-11-20T00:05');
  });

  test.each(['', 'tomorrow', '2026-11-20', '2026-02-30T25:00'])('%j is no time', (text) => {
    expect(parseEasternLocalTime(text)).toBeNaN();
  });
});

describe('a moment in words', () => {
  const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };

  test('is said as Palm Bay has it, of an instant or of milliseconds', () => {
    expect(formatEasternTime('2026-11-20T21:30:00.000Z', CLOCK)).toBe('4:30 PM');
    const withDay = { ...CLOCK, month: 'short', day: 'numeric' } as const;
    expect(formatEasternTime(at('2026-07-04T13:00:00.000Z'), withDay)).toBe('Jul 4, 9:00 AM');
  });

  test('a text that is no instant stays as it is', () => {
    expect(formatEasternTime('soon', CLOCK)).toBe('soon');
    expect(formatEasternTime('', CLOCK)).toBe('');
  });

  test('is said as another zone has it, with a plain space before AM and PM', () => {
    expect(timeInWords('America/Chicago', at('2026-11-20T21:30:00.000Z'), CLOCK)).toBe('3:30 PM');
  });
});
