import { expect, test } from 'vitest';
import { addDays, dayToMs, formatDay, isDay, parseDay } from '#contract/dates/calendar.ts';
import { cells, pairs } from '#tests/written.ts';

test.each(['2026-11-20', '2028-02-29'])('%j is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(
  cells(`2026-02-29 | 2026-11-31 | 2026-13-01 | 2026-00-10 | 26-11-20 | 11/20/2026 |  2026-11-20 |
2026-11-20T00:00:00Z | `),
)('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(dayToMs(text)).toBeNaN();
});

test('days can be added across the ends of months, years and daylight saving time', () => {
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2026-11-01', -1)).toBe('2026-10-31');
  expect(() => addDays('no day', 1)).toThrow(RangeError);
});

test('a day, if it is a real one, can be written in words', () => {
  expect(formatDay('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(formatDay('2026-11-01', { weekday: 'short', month: 'short', day: 'numeric' })).toBe('Sun, Nov 1');
  expect(formatDay('2028-02-29', { weekday: 'long' })).toBe('Tuesday');
  expect(() => formatDay('2026-02-30')).toThrow(RangeError);
});

test.each([
  ...pairs('2026-11-01 = 2026-11-01 | 11/1/2026 = 2026-11-01 |  1/31/2026  = 2026-01-31'),
  ...cells('2/30/2026 | 31/1/2026 | 1/1/26 | yesterday | ').map((text) => [text, null] as const),
])('the typed text %j is read as the day %j', (text, day) => {
  expect(parseDay(text)).toBe(day);
});
