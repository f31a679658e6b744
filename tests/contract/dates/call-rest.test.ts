import { expect, test } from 'vitest';
import { getRestEnd } from '#contract/dates/call-rest.ts';
import { toEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { parseRestHours } from '#contract/owner-settings/rest-hours.ts';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';

/** Times are Eastern: on November 20, 2026 five hours behind UTC, before November 1 four. */
test.each<[string, string, number, string, string?]>([
  ['a morning call with the usual hours, in the afternoon', '2026-11-20T14:00Z', 4, '2026-11-20T13:00'],
  ['to the minute', '2026-11-20T14:07Z', 4, '2026-11-20T13:07'],
  ['an early call with few hours, when the morning is over', '2026-11-20T13:00Z', 2, '2026-11-20T12:00'],
  ['when the part of the day begins as the hours end', '2026-11-20T13:00Z', 4, '2026-11-20T12:00'],
  ['an afternoon call with few hours, in the evening', '2026-11-20T17:30Z', 1, '2026-11-20T17:00'],
  ['an afternoon call, in the evening', '2026-11-20T19:30Z', 4, '2026-11-20T18:30'],
  ['an evening call, the next morning', '2026-11-20T23:00Z', 4, '2026-11-21T08:00'],
  ['an evening call with few hours, too', '2026-11-20T22:00Z', 2, '2026-11-21T08:00'],
  ['a late afternoon call, when the night is over', '2026-11-20T21:59Z', 4, '2026-11-21T08:00'],
  [
    'a call at night, which is no part of the day, in the morning',
    '2026-11-21T03:00Z',
    4,
    '2026-11-21T08:00',
  ],
  ['a call at night, when its hours are over', '2026-11-21T10:00Z', 4, '2026-11-21T09:00'],
  ['a morning call with a day, the next day at noon', '2026-11-20T14:00Z', 24, '2026-11-21T12:00'],
  ['a morning call with the hours to the next morning, too', '2026-11-20T16:00Z', 21, '2026-11-21T12:00'],
  ['an evening call with a day, the morning after that', '2026-11-20T23:00Z', 24, '2026-11-22T08:00'],
  ['no rest, at once', '2026-11-20T14:07Z', 0, '2026-11-20T09:07'],
  ['by the clock of the homeowner', '2026-11-20T16:30Z', 1, '2026-11-20T13:00', CENTRAL],
  ['an evening call in Hawaii, its morning', '2026-11-21T04:00Z', 4, '2026-11-21T13:00', 'Pacific/Honolulu'],
  [
    'in an unknown zone, by the clock of the company',
    '2026-11-20T14:00Z',
    4,
    '2026-11-20T13:00',
    'Mars/Olympus',
  ],
  ['in no zone, too', '2026-11-20T14:00Z', 4, '2026-11-20T13:00', ''],
  ['over the end of daylight saving time', '2026-10-31T22:00Z', 4, '2026-11-01T08:00'],
  ['over its end, a whole day later by the hours', '2026-10-31T16:30Z', 24, '2026-11-01T11:30'],
  ['over its beginning', '2026-03-07T23:00Z', 4, '2026-03-08T08:00'],
  ['over its beginning, a whole day later by the hours', '2026-03-07T16:30Z', 24, '2026-03-08T12:30'],
])('a rest ends: %s', (_what, called, hours, end, zone = EASTERN) => {
  expect(toEasternLocalTime(getRestEnd(zone, Date.parse(called), hours))).toBe(end);
});

test.each<[string, number | undefined]>([
  ['', 4],
  ['  ', 4],
  ['0', 0],
  [' 6 ', 6],
  ['06', 6],
  ['24', 24],
  ['25', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['4 hours', undefined],
  ['four', undefined],
])('the owner has typed %j: so many hours: %s', (typed, hours) => {
  expect(parseRestHours(typed)).toBe(hours);
});
