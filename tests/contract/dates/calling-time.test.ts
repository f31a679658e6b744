import { describe, expect, test } from 'vitest';
import { leadClock, nextCallingHoursChange, whyOutsideCallingHours } from '#contract/dates/calling-time.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { pairs } from '#tests/written.ts';

const EASTERN = 'America/New_York';

describe('a clock where the lead lives', () => {
  test.each(
    pairs(`America/New_York = 10:00 AM Eastern | America/Chicago = 9:00 AM Central | America/Phoenix = 8:00 AM Mountain |
America/Puerto_Rico = 11:00 AM Atlantic | America/Anchorage = 6:00 AM Alaska | Pacific/Honolulu = 5:00 AM Hawaii-Aleutian |
Pacific/Guam = 1:00 AM Chamorro | Florida/Keys = 10:00 AM Eastern |  = 10:00 AM Eastern`),
  )('in %j: %s', (zone, words) => {
    expect(leadClock(zone, FRIDAY_TEN)).toBe(words);
  });

  test('has the same name in summer', () => {
    expect(leadClock(EASTERN, Date.parse('2026-07-01T16:00:00Z'))).toBe('12:00 PM Eastern');
  });
});

describe('the nearest times inside calling hours', () => {
  const why = (zones: string[], at: string, now = FRIDAY_TEN) =>
    whyOutsideCallingHours({ zones, zone: zones.length === 1 ? (zones[0] ?? '') : '' }, Date.parse(at), now);

  test.each<[string, string[], string, string]>([
    ['at the end of the hours', [EASTERN], '2026-11-21T01:00:00Z', 'today 7:45 PM, or tomorrow 8:00 AM'],
    ['just before they begin', [EASTERN], '2026-11-21T12:59:00Z', 'today 7:45 PM, or tomorrow 8:00 AM'],
    [
      'in the night when clocks go forward',
      [EASTERN],
      '2027-03-14T06:30:00Z',
      'Sat, Mar 13 7:45 PM, or Sun, Mar 14 8:00 AM',
    ],
    [
      'where both coasts count',
      [EASTERN, 'America/Los_Angeles'],
      '2026-11-21T01:30:00Z',
      'today 7:45 PM, or tomorrow 11:00 AM',
    ],
  ])('%s', (_what, zones, at, nearest) => {
    expect(why(zones, at)).toMatch(new RegExp(` Nearest times: ${nearest}\\.$`));
  });

  test('do not include one that has passed', () => {
    expect(why([EASTERN], '2026-11-20T12:30:00Z', Date.parse('2026-11-20T12:00:00Z'))).toMatch(
      / Nearest time: today 8:00 AM\.$/,
    );
  });

  test('are not named where zones of another script have no hours in common', () => {
    const zones = [EASTERN, 'Asia/Tokyo', 'Europe/Paris'];
    expect(why(zones, '2026-11-20T15:00:00Z')).toBe('10:00 AM Eastern is outside calling hours there.');
    expect(nextCallingHoursChange(zones, FRIDAY_TEN)).toBeNull();
  });
});
