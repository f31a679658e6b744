import { describe, expect, test } from 'vitest';
import { callCharge } from '#contract/call-charges.ts';
import { callPermission } from '#src/features/worklist/calling/call-permission.ts';
import { callbackProblem, overdueWords, quickPicks } from '#src/features/worklist/calling/callback.ts';
import { dropBareLine } from '#src/features/worklist/card/dated-notes.ts';
import { cutNotes, joinNotes } from '#src/features/worklist/card/notes-cut.ts';
import { isEnding, leaseEnd, timeLeft } from '#src/features/worklist/queue/lease.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aCard } from './a-card.ts';

const at = (instant: string) => Date.parse(instant);
const MINUTE = 60_000;

const calledWith = (calling: object | undefined, now = FRIDAY_TEN) =>
  callPermission(aCard({}, { calling }), now);

describe('the call button', () => {
  const SHUT = { open: false, opensAt: '2026-11-21T13:00:00.000Z' };
  const SHUT_IN_CHICAGO = { open: false, opensAt: '2026-11-20T15:30:00.000Z', zone: 'America/Chicago' };
  const OPEN = { open: true, closesAt: '2026-11-21T01:00:00.000Z', opensAt: '2026-11-21T13:00:00.000Z' };
  const THIRD_CALL = { ...OPEN, attemptsToday: 3, attemptsOpenAt: '2026-11-20T19:10:00.000Z' };

  test.each([
    ['outside hours, with the time they open', SHUT, 'Call after Sat 8:00 AM Eastern'],
    ['outside hours, in the time zone of the lead', SHUT_IN_CHICAGO, 'Call after 9:30 AM Central'],
    [
      'outside hours, in Eastern time for an unknown zone',
      { ...SHUT, zone: 'Florida/Keys' },
      'Call after Sat 8:00 AM Eastern',
    ],
    ['outside hours, without a time when the script sends none', { open: false }, 'Outside calling hours'],
    [
      'after three calls, with the time the number may be called again',
      THIRD_CALL,
      'Call after 2:10 PM Eastern',
    ],
    [
      'after three calls, without a time when the script sends none',
      { ...OPEN, attemptsToday: 3 },
      'Called 3 times in 24 hours',
    ],
    [
      'while the number rests, until it may be called again',
      { ...OPEN, attemptsToday: 1, restsUntil: '2026-11-20T19:00:00.000Z' },
      'Call after 2:00 PM Eastern',
    ],
    ['for a booking after three calls', { requested: true, attemptsToday: 3 }, 'Called 3 times in 24 hours'],
  ])('is disabled %s', (_what, calling, reason) => {
    expect(calledWith(calling)).toMatchObject({ reason });
  });

  const STOPPED = { lead: { status: 'DO NOT CALL' } } as const;
  test.each([
    ['after DO NOT CALL', aCard({}, STOPPED), 'Do not call this number'],
    ['when DO NOT CALL is chosen', aCard({ status: 'DO NOT CALL' }), 'Do not call this number'],
    [
      'for a booking after DO NOT CALL',
      aCard({}, { ...STOPPED, calling: { requested: true } }),
      'Do not call this number',
    ],
    ['without a number', aCard({}, { lead: { phone: 'none' } }), 'No number to call'],
    ['for a lead that a colleague has', aCard({ leaseState: 'lost' }), 'No longer yours'],
  ])('is disabled at any hour %s', (_what, card, reason) => {
    expect(callPermission(card, FRIDAY_TEN)).toMatchObject({ reason });
  });

  test.each([
    ['in calling hours', OPEN],
    ['after two calls', { ...OPEN, attemptsToday: 2 }],
    ['after the rest', { ...OPEN, restsUntil: '2026-11-20T15:00:00.000Z' }],
    ['at any hour when the homeowner asked for the call', { ...SHUT, requested: true }],
    ['when the script sends no hours', undefined],
  ])('is enabled %s', (_what, calling) => {
    expect(calledWith(calling)).toEqual({ href: 'tel:+13215550167', isWaiting: false });
  });

  test('is disabled and enabled with the hours while the card is open', () => {
    expect(calledWith(OPEN, at('2026-11-21T01:00:00.000Z'))).toMatchObject({
      reason: 'Call after Sat 8:00 AM Eastern',
      detail: 'Outside calling hours. Call after Sat 8:00 AM Eastern.',
    });
    for (const hours of [OPEN, SHUT]) {
      expect(calledWith(hours, at('2026-11-21T13:00:00.000Z'))).toHaveProperty('href');
    }
  });

  test('is enabled again 24 hours after the first of the three calls', () => {
    expect(calledWith(THIRD_CALL, at('2026-11-20T19:09:59.999Z'))).toMatchObject({
      detail: 'Called 3 times in 24 hours. Call after 2:10 PM Eastern.',
    });
    expect(calledWith(THIRD_CALL, at('2026-11-20T19:10:00.000Z'))).toHaveProperty('href');
  });
});

test.each([
  ['19002345678', 'premium'],
  ['13219760123', 'premium'],
  ['+442079460000', 'foreign'],
  ['18762345678', 'foreign'],
  ['13215550167', null],
  ['14165550167', null],
])('a call to %s may cost much: %s', (key, charge) => expect(callCharge(key)).toBe(charge));

describe('the lease', () => {
  test.each<[string, string | undefined, number | null]>([
    ['ends when the script says', '2026-11-20T15:15:00.000Z', FRIDAY_TEN + 15 * MINUTE],
    ['ends when a script with shorter leases says so', '2026-11-20T15:05:00.000Z', FRIDAY_TEN + 5 * MINUTE],
    [
      'has its usual length on a device whose clock is an hour slow',
      '2026-11-20T16:15:00.000Z',
      FRIDAY_TEN + 15 * MINUTE,
    ],
    [
      'has its usual length on a device whose clock is an hour fast',
      '2026-11-20T14:15:00.000Z',
      FRIDAY_TEN + 15 * MINUTE,
    ],
    ['has its usual length when the script sends an invalid time', 'soon', FRIDAY_TEN + 15 * MINUTE],
    ['has no end when the script sends none', undefined, null],
  ])('%s', (_what, until, expected) => {
    expect(leaseEnd(until, FRIDAY_TEN)).toBe(expected);
  });

  test.each([
    [581_000, '9:41'],
    [59_999, '0:59'],
    [-1, '0:00'],
  ])('with %d ms left shows %s', (ms, words) => expect(timeLeft(FRIDAY_TEN + ms, FRIDAY_TEN)).toBe(words));

  test('can be renewed in its last two minutes', () => {
    expect(isEnding(FRIDAY_TEN + 121_000, FRIDAY_TEN)).toBe(false);
    expect(isEnding(FRIDAY_TEN + 120_000, FRIDAY_TEN)).toBe(true);
  });
});

test.each([
  ['11/24: ', ''],
  ['Gate code 7\n11/24: ', 'Gate code 7'],
  ['Gate code 7\n11/24: Spoke to her son', 'Gate code 7\n11/24: Spoke to her son'],
  ['Call her on\n11/24', 'Call her on\n11/24'],
])('a line of the notes that has only its date is taken off: %j', (notes, left) => {
  expect(dropBareLine(notes)).toBe(left);
});

describe('a callback', () => {
  test.each([
    ['', null],
    ['2026-11-20T10:01', null],
    ['2026-11-20T10:00', 'Please choose a time in the future'],
    ['2026-11-19T16:30', 'Please choose a time in the future'],
    ['2027-02-18T09:59', null],
    ['2027-02-18T10:01', 'Please choose a time within the next 90 days'],
  ])('at %j: %s', (wall, problem) => {
    expect(callbackProblem({ at: wall, mine: false }, FRIDAY_TEN, undefined)).toBe(problem);
  });

  const BREVARD = { zone: 'America/New_York', zones: ['America/New_York'], requestedUntil: '' };
  const HONOLULU = { zone: 'Pacific/Honolulu', zones: ['Pacific/Honolulu'], requestedUntil: '' };
  const BOOKED = { ...BREVARD, requestedUntil: '2026-11-24T15:00:00.000Z' };
  const OUTSIDE = /is outside calling hours there/;
  test.each([
    ['just before the hours end', '2026-11-20T19:59', BREVARD, null],
    ['when the hours end', '2026-11-20T20:00', BREVARD, OUTSIDE],
    ['in the evening in Hawaii', '2026-11-20T23:00', HONOLULU, null],
    ['before dawn in Hawaii', '2026-11-21T09:00', HONOLULU, OUTSIDE],
    ['at night in the week after the booking', '2026-11-20T23:00', BOOKED, null],
    ['at night after that week', '2026-11-24T23:00', BOOKED, OUTSIDE],
    ['at night when the script says no zones', '2026-11-20T23:00', { ...BREVARD, zones: [] }, null],
    [
      'in a zone that the device does not know',
      '2026-11-20T23:00',
      { ...BREVARD, zones: ['Florida/Keys'] },
      null,
    ],
  ])('%s, at %s', (_what, wall, hours, problem) => {
    const said = callbackProblem({ at: wall, mine: false }, FRIDAY_TEN, hours);
    if (problem === null) expect(said).toBeNull();
    else expect(said).toMatch(problem);
  });

  const LATER = ['2026-11-21T09:00', '2026-11-23T09:00'];
  test.each([
    ['in the morning', '2026-11-20T15:02:00.000Z', ['2026-11-20T11:05', '2026-11-20T16:30', ...LATER]],
    ['after 4:30 PM', '2026-11-20T21:30:00.000Z', ['2026-11-20T17:30', ...LATER]],
    ['late, when an hour from now is too late to call', '2026-11-21T00:10:00.000Z', LATER],
  ])('has quick choices %s', (_what, now, picks) => {
    expect(quickPicks(at(now), undefined).map((pick) => pick.at)).toEqual(picks);
  });

  test('has only quick choices in the calling hours of the lead', () => {
    const picks = quickPicks(FRIDAY_TEN, HONOLULU).map((pick) => pick.at);
    expect(picks).toEqual(['2026-11-20T16:30']);
  });

  test.each([
    [-1, ''],
    [0, 'due now'],
    [25 * MINUTE, '25 min overdue'],
    [150 * MINUTE, '2 h overdue'],
    [3 * 24 * 60 * MINUTE, '3 days overdue'],
  ])('that is %d ms late says: %j', (late, words) => {
    expect(overdueWords('2026-11-20T15:00:00.000Z', FRIDAY_TEN + late)).toBe(words);
  });

  test('that is not set is never late', () => expect(overdueWords('', FRIDAY_TEN)).toBe(''));
});

describe('what is stored of edited notes', () => {
  test.each<[string, string, string, string]>([
    ['new notes', '', 'Left a message', 'Left a message'],
    ['a new line', 'Gate code 4711', 'Gate code 4711\nLeft a message', '\nLeft a message'],
    ['words in front', 'Gate code 4711', 'Call her. Gate code 4711', 'Call her. '],
    ['a changed word, as a whole', 'Prefers mornings, has a dog', 'Prefers evenings, has a dog', 'evenings,'],
    ['a changed digit, as a whole word', 'Call at 15:30 today', 'Call at 16:30 today', '16:30'],
    ['a longer last word', 'Has a dog', 'Has a doghouse', 'doghouse'],
    ['deleted words', 'Has a dog, bites', 'Has a', ''],
    ['a repeated word', 'no no', 'no no no', ' no'],
    ['an emoji next to one that shares half of its code', 'wet 💧 roof', 'wet 💦 roof', '💦'],
    ['unchanged notes', 'Gate code 4711', 'Gate code 4711', ''],
  ])('is only what the rep wrote: %s', (_what, before, now, words) => {
    const cut = cutNotes(before, now);
    expect(cut.words).toBe(words);
    expect(joinNotes(before, cut)).toBe(now);
  });
});
