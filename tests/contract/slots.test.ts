import { describe, expect, test } from 'vitest';
import { isBookableDay, readSlot, slotDays, slotId } from '#contract/slots.ts';

const TODAY = '2026-11-20';

test('seven days are offered, starting tomorrow', () => {
  expect(slotDays(TODAY)).toEqual([21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}`));
});

describe('only a slot that is offered is accepted from the URL', () => {
  test.each([
    ['2026-11-21', 'morning', true],
    ['2026-11-27', 'afternoon', true],
    ['2026-11-20', 'morning', false],
    ['2026-11-28', 'morning', false],
    ['2026-11-21', 'evening', false],
    ['2026-11-21', 'Morning', false],
    ['2026-11-21', '', false],
    ['', 'morning', false],
    ['<script>', 'morning', false],
    ['2026-11-21', 'toString', false],
  ])('%j %j: %s', (date, period, isSlot) => {
    expect(readSlot(date, period, TODAY)).toEqual(isSlot ? { date, period } : null);
  });
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
