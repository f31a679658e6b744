import { expect, test } from 'vitest';
import { isBookableDay, readSlot, slotDays, slotId } from '#contract/slots.ts';
import { pairs } from '#tests/written.ts';

const TODAY = '2026-11-20';

test('seven days are offered, starting tomorrow', () => {
  expect(slotDays(TODAY)).toEqual([21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}`));
});

test('only a slot that is offered is accepted from the URL', () => {
  for (const [date, period] of pairs('2026-11-21 = morning | 2026-11-27 = afternoon')) {
    expect(readSlot(date, period, TODAY)).toEqual({ date, period });
  }
  for (const [date, period] of pairs(`2026-11-20 = morning | 2026-11-28 = morning | 2026-11-21 = evening |
2026-11-21 = Morning | 2026-11-21 =  |  = morning | <script> = morning | 2026-11-21 = toString`)) {
    expect(readSlot(date, period, TODAY)).toBeNull();
  }
});

test('a slot id has the form of the data-slot attribute', () => {
  expect(slotId({ date: '2026-11-21', period: 'morning' })).toBe('2026-11-21_morning');
});

test.each([
  ['2026-11-19', false],
  ['2026-11-20', true],
  ['2026-11-27', true],
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2026-11-31', false],
  ['soon', false],
])('the server accepts a booking for %s: %s', (day, takes) => {
  expect(isBookableDay(day, TODAY)).toBe(takes);
});
