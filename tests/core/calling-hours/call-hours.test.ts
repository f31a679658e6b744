import { describe, expect, test } from 'vitest';
import {
  ALL_ZONES,
  callHours,
  getClosedWindows,
  isCallingTime,
  windowOf,
  type Zone,
  zonesOf,
} from '#backend/core/calling-hours/call-hours.ts';
import { CALL_WINDOWS, type CallWindow } from '#backend/core/rows.ts';
import { timeInWords } from '#contract/dates/eastern-time.ts';
import { DAY, HOUR } from '#tests/core/script.ts';

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
    ['atlantic', '2026-07-01T11:59:00.000Z', false, '7:59 a.m. in San Juan'],
    ['atlantic', '2026-11-20T12:00:00.000Z', true, '8 a.m. in San Juan, which has no daylight saving time'],
    ['atlantic-eastern', '2026-11-20T12:30:00.000Z', false, '8:30 a.m. in San Juan, 7:30 a.m. in Palm Bay'],
    ['atlantic-eastern', '2026-11-21T00:00:00.000Z', false, '8 p.m. in San Juan'],
    ['atlantic-eastern', '2026-07-01T12:00:00.000Z', true, '8 a.m. in both in summer'],
    ['mountain', '2026-11-20T15:00:00.000Z', true, '8 a.m. in Denver'],
    ['mountain', '2026-07-02T02:00:00.000Z', false, '8 p.m. in Denver in summer'],
    ['mountain-pacific', '2026-07-01T15:00:00.000Z', true, '8 a.m. in Phoenix and Los Angeles in summer'],
    ['mountain-pacific', '2026-11-20T15:00:00.000Z', false, '8 a.m. in Phoenix, 7 a.m. in Los Angeles'],
    ['mountain-pacific', '2026-07-02T02:00:00.000Z', false, '7 p.m. in Phoenix, 8 p.m. in Denver'],
    ['pacific', '2026-11-20T15:59:00.000Z', false, '7:59 a.m. in Los Angeles'],
    ['alaska', '2026-11-20T17:30:00.000Z', false, '8:30 a.m. in Anchorage, 7:30 a.m. in Adak'],
    ['alaska', '2026-11-20T18:00:00.000Z', true, '9 a.m. in Anchorage, 8 a.m. in Adak'],
    ['hawaii', '2026-11-20T17:59:00.000Z', false, '7:59 a.m. in Honolulu'],
    ['hawaii', '2026-07-01T18:00:00.000Z', true, '8 a.m. in Honolulu, which has no daylight saving time'],
    ['samoa', '2026-11-20T18:59:00.000Z', false, '7:59 a.m. in Pago Pago'],
    ['samoa', '2026-11-21T06:59:00.000Z', true, '7:59 p.m. in Pago Pago'],
    ['guam', '2026-11-20T21:59:00.000Z', false, '7:59 a.m. tomorrow in Hagåtña'],
    ['guam', '2026-11-21T09:59:00.000Z', true, '7:59 p.m. in Hagåtña'],
    ['states', '2026-11-20T17:59:00.000Z', false, '7:59 a.m. in Honolulu'],
    ['states', '2026-11-20T18:00:00.000Z', true, '8 a.m. in Honolulu, 1 p.m. in Palm Bay'],
    ['states', '2026-11-21T01:00:00.000Z', false, '8 p.m. in Palm Bay'],
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

  test('never begin before those of one of them, and never end later', () => {
    for (const one of ALL_ZONES) {
      for (const other of ALL_ZONES) {
        const merged = zonesOf(windowOf([one, other]));
        for (const zone of [one, other])
          expect(merged).toEqual(expect.arrayContaining([...zonesOfOne(zone)]));
      }
    }
  });
});

/** The zone by its own window; Arizona and the Aleutians have none. */
const zonesOfOne = (zone: Zone): readonly string[] =>
  zone === 'arizona'
    ? ['America/Phoenix']
    : zone === 'aleutian'
      ? ['America/Adak']
      : zone === 'alaska'
        ? ['America/Anchorage']
        : zonesOf(zone);

test.each(CALL_WINDOWS)('the window %s opens on every day of the year', (window) => {
  for (let day = 0; day < 366; day++) {
    const start = ms('2026-01-01T04:00:00Z') + day * DAY;
    const open = Array.from({ length: 24 }, (_, hour) => isCallingTime(window, start + hour * HOUR));
    expect([day, open.filter(Boolean).length]).toEqual([
      day,
      expect.toSatisfy((hours: number) => hours >= 1),
    ]);
  }
});

test.each(CALL_WINDOWS)('the window %s is open only from 8 to 8 in each of its time zones', (window) => {
  for (const zone of zonesOf(window)) {
    for (let hour = 0; hour < 365 * 24; hour += 5) {
      const at = ms('2026-01-01T00:30:00Z') + hour * HOUR;
      if (!isCallingTime(window, at)) continue;
      const there = Number(timeInWords(zone, at, { hour: 'numeric', hourCycle: 'h23' }));
      expect(there >= 8 && there < 20 ? '' : `${zone} ${new Date(at).toISOString()}`).toBe('');
    }
  }
});
