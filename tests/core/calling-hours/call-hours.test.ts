import { describe, expect, test } from 'vitest';
import { callHours, getClosedWindows, isCallingTime } from '#backend/core/calling-hours/call-hours.ts';
import type { CallWindow } from '#backend/core/rows.ts';

const ms = (instant: string) => Date.parse(instant);

describe('a number may be called from 8 a.m. until just before 8 p.m. local time', () => {
  test.each<[CallWindow, string, boolean, string]>([
    ['eastern', '2026-11-20T12:59:59.999Z', false, '7:59:59 a.m. in Palm Bay'],
    ['eastern', '2026-11-20T13:00:00.000Z', true, '8:00 a.m. in Palm Bay'],
    ['eastern', '2026-11-21T00:59:59.999Z', true, '7:59:59 p.m. in Palm Bay'],
    ['eastern', '2026-11-21T01:00:00.000Z', false, '8:00 p.m. in Palm Bay'],
    ['eastern', '2026-07-01T11:59:00.000Z', false, '7:59 a.m. in summer'],
    ['eastern', '2026-07-01T12:00:00.000Z', true, '8:00 a.m. in summer'],
    ['eastern', '2026-07-02T00:00:00.000Z', false, '8:00 p.m. in summer'],
    ['eastern', '2026-03-07T12:30:00.000Z', false, '7:30 a.m. on the day before the clocks go forward'],
    ['eastern', '2026-03-08T12:30:00.000Z', true, '8:30 a.m. on the day the clocks go forward'],
    ['eastern', '2026-03-08T00:30:00.000Z', true, '7:30 p.m. on the day before'],
    ['eastern', '2026-03-09T00:00:00.000Z', false, '8:00 p.m. on the day the clocks go forward'],
    ['eastern', '2026-10-31T12:30:00.000Z', true, '8:30 a.m. on the day before the clocks go back'],
    ['eastern', '2026-11-01T12:30:00.000Z', false, '7:30 a.m. on the day the clocks go back'],
    ['eastern', '2026-11-01T13:00:00.000Z', true, '8:00 a.m. on the day the clocks go back'],
    ['eastern', '2026-11-02T00:59:00.000Z', true, '7:59 p.m. on the day the clocks go back'],
    ['central', '2026-11-20T13:30:00.000Z', false, '7:30 a.m. in Pensacola'],
    ['central', '2026-11-20T14:00:00.000Z', true, '8:00 a.m. in Pensacola'],
    ['central', '2026-11-21T01:59:00.000Z', true, '7:59 p.m. in Pensacola'],
    ['central', '2026-11-21T02:00:00.000Z', false, '8:00 p.m. in Pensacola'],
    ['panhandle', '2026-11-20T13:30:00.000Z', false, 'too early in Pensacola'],
    ['panhandle', '2026-11-21T01:30:00.000Z', false, 'too late in Tallahassee'],
    ['panhandle', '2026-11-20T14:00:00.000Z', true, 'right in both'],
    ['continental', '2026-11-20T15:59:00.000Z', false, '7:59 a.m. in Los Angeles'],
    ['continental', '2026-11-20T16:00:00.000Z', true, '11 a.m. in Palm Bay, 8 a.m. in Los Angeles'],
    ['continental', '2026-11-21T01:00:00.000Z', false, '8:00 p.m. in Palm Bay'],
    ['continental', '2026-07-01T14:59:00.000Z', false, '7:59 a.m. in Los Angeles and Phoenix in summer'],
    ['anywhere', '2026-11-20T21:59:00.000Z', false, '7:59 a.m. tomorrow in Hagåtña'],
    ['anywhere', '2026-11-20T22:00:00.000Z', true, 'noon in Honolulu, 8 a.m. in Hagåtña, 6 p.m. in San Juan'],
    ['anywhere', '2026-11-21T00:00:00.000Z', false, '8:00 p.m. in San Juan'],
    ['any', '2026-11-20T07:00:00.000Z', true, '2 a.m., and the homeowner asked for the call'],
  ])('%s at %s: %s (%s)', (window, instant, isOpen) => {
    expect(isCallingTime(window, ms(instant))).toBe(isOpen);
    expect(getClosedWindows(ms(instant)).includes(window)).toBe(!isOpen);
  });
});

describe('a closed call window says when it opens, an open one when it closes and opens again', () => {
  test.each<[CallWindow, string, boolean, string, string]>([
    ['eastern', '2026-11-20T15:20:00Z', true, '2026-11-21T13:00:00.000Z', '2026-11-21T01:00:00.000Z'],
    ['eastern', '2026-11-21T03:20:00Z', false, '2026-11-21T13:00:00.000Z', ''],
    ['eastern', '2026-03-08T03:00:00Z', false, '2026-03-08T12:00:00.000Z', ''],
    ['eastern', '2026-11-01T03:00:00Z', false, '2026-11-01T13:00:00.000Z', ''],
    ['panhandle', '2026-11-20T15:00:00Z', true, '2026-11-21T14:00:00.000Z', '2026-11-21T01:00:00.000Z'],
    ['any', '2026-11-20T07:00:00Z', true, '', ''],
  ])('%s at %s', (window, instant, open, opensAt, closesAt) => {
    expect(callHours(window, ms(instant))).toEqual({ open, opensAt, closesAt });
  });
});
