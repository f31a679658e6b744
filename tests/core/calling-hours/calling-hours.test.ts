import { describe, expect, test } from 'vitest';
import {
  ALL_ZONES,
  getCallingHours,
  getClosedWindows,
  isCallingTime,
  windowOf,
  type Zone,
} from '#backend/core/calling-hours/calling-hours.ts';
import { CALL_WINDOWS, type CallWindow } from '#backend/core/rows.ts';
import { DAY, HOUR } from '#tests/core/backend.ts';

const ms = (instant: string) => Date.parse(instant);

describe('a number may be called from 8 a.m. until just before 8 p.m. local time', () => {
  test.each<[CallWindow, string, opens: string, closes: string]>([
    ['eastern', 'in winter', '2026-11-20T13:00Z', '2026-11-21T01:00Z'],
    ['eastern', 'in summer', '2026-07-01T12:00Z', '2026-07-02T00:00Z'],
    ['eastern', 'on the day before the clocks go forward', '2026-03-07T13:00Z', '2026-03-08T01:00Z'],
    ['eastern', 'on the day the clocks go forward', '2026-03-08T12:00Z', '2026-03-09T00:00Z'],
    ['eastern', 'on the day before the clocks go back', '2026-10-31T12:00Z', '2026-11-01T00:00Z'],
    ['eastern', 'on the day the clocks go back', '2026-11-01T13:00Z', '2026-11-02T01:00Z'],
    ['central', 'in Pensacola', '2026-11-20T14:00Z', '2026-11-21T02:00Z'],
    ['panhandle', 'from 8 in Pensacola until 8 in Tallahassee', '2026-11-20T14:00Z', '2026-11-21T01:00Z'],
    ['continental', 'from 8 in Los Angeles until 8 in Palm Bay', '2026-11-20T16:00Z', '2026-11-21T01:00Z'],
    ['continental', 'in summer, when Phoenix is as late', '2026-07-01T15:00Z', '2026-07-02T00:00Z'],
    ['anywhere', 'from 8 in Hagåtña until 8 in San Juan', '2026-11-20T22:00Z', '2026-11-21T00:00Z'],
    ['atlantic', 'in San Juan, in winter', '2026-11-20T12:00Z', '2026-11-21T00:00Z'],
    ['atlantic', 'in summer, without daylight saving time', '2026-07-01T12:00Z', '2026-07-02T00:00Z'],
    ['atlantic-eastern', 'from 8 in Palm Bay until 8 in San Juan', '2026-11-20T13:00Z', '2026-11-21T00:00Z'],
    ['atlantic-eastern', 'in summer, when both are the same', '2026-07-01T12:00Z', '2026-07-02T00:00Z'],
    ['mountain', 'in Denver, in winter', '2026-11-20T15:00Z', '2026-11-21T03:00Z'],
    ['mountain', 'in Denver, in summer', '2026-07-01T14:00Z', '2026-07-02T02:00Z'],
    ['mountain-pacific', 'from 8 in Los Angeles until 8 in Denver', '2026-11-20T16:00Z', '2026-11-21T03:00Z'],
    ['mountain-pacific', 'in summer, also from 8 in Phoenix', '2026-07-01T15:00Z', '2026-07-02T02:00Z'],
    ['pacific', 'in Los Angeles', '2026-11-20T16:00Z', '2026-11-21T04:00Z'],
    ['alaska', 'from 8 in Adak until 8 in Anchorage', '2026-11-20T18:00Z', '2026-11-21T05:00Z'],
    ['hawaii', 'in Honolulu, without daylight saving time', '2026-07-01T18:00Z', '2026-07-02T06:00Z'],
    ['samoa', 'in Pago Pago', '2026-11-20T19:00Z', '2026-11-21T07:00Z'],
    ['guam', 'in Hagåtña, where it is tomorrow', '2026-11-20T22:00Z', '2026-11-21T10:00Z'],
    ['states', 'from 8 in Honolulu until 8 in Palm Bay', '2026-11-20T18:00Z', '2026-11-21T01:00Z'],
  ])('%s %s: from %s until %s', (window, _where, opens, closes) => {
    const moments = [ms(opens) - 1, ms(opens), ms(closes) - 1, ms(closes)];
    expect(moments.map((at) => isCallingTime(window, at))).toEqual([false, true, true, false]);
    expect(moments.map((at) => getClosedWindows(at).includes(window))).toEqual([true, false, false, true]);
  });

  test('or at any hour if the homeowner has asked for the call', () => {
    expect(isCallingTime('any', ms('2026-11-20T07:00Z'))).toBe(true);
    expect(getClosedWindows(ms('2026-11-20T07:00Z'))).not.toContain('any');
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
    expect(getCallingHours(window, ms(instant))).toEqual({ open, opensAt, closesAt });
  });
});

describe('the calling hours of several time zones together', () => {
  test.each<[string, readonly Zone[], CallWindow]>([
    ['of one zone', ['central'], 'central'],
    ['of one zone named twice', ['hawaii', 'hawaii'], 'hawaii'],
    ['of Florida’s two', ['central', 'eastern'], 'panhandle'],
    ['of Puerto Rico and Florida', ['eastern', 'atlantic'], 'atlantic-eastern'],
    ['of Arizona, which has no window of its own', ['arizona'], 'mountain-pacific'],
    ['of Kansas, which has none either', ['central', 'mountain'], 'continental'],
    ['of Florida and Colorado', ['eastern', 'mountain'], 'continental'],
    ['of Florida and California', ['eastern', 'pacific'], 'continental'],
    ['of Florida and Hawaii', ['eastern', 'hawaii'], 'states'],
    ['of the Aleutians', ['aleutian'], 'alaska'],
    ['of Puerto Rico and California', ['atlantic', 'pacific'], 'anywhere'],
    ['of Guam and Florida', ['guam', 'eastern'], 'anywhere'],
    ['of every zone', ALL_ZONES, 'anywhere'],
    ['of none, because nothing is known', [], 'anywhere'],
  ])('are those %s', (_what, zones, window) => {
    expect(windowOf(zones)).toBe(window);
  });
});

test.each(CALL_WINDOWS)('the window %s opens on every day of the year', (window) => {
  for (let day = 0; day < 366; day++) {
    const start = ms('2026-01-01T04:00:00Z') + day * DAY;
    const open = Array.from({ length: 24 }, (_, hour) => isCallingTime(window, start + hour * HOUR));
    expect(open.includes(true) || day).toBe(true);
  }
});
