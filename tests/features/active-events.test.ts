import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { HOUR_MS } from '#contract/durations.ts';
import { ALERT_KINDS } from '#src/content/company/alert-kinds.ts';
import { findActiveEvents } from '#src/features/storm-banner/active-events.ts';
import { bannerWords } from '#src/features/storm-banner/banner-words.ts';
import { alertList } from '#src/stored/storm-banner/weather-alert.ts';
import { anAlert, inHours } from '#tests/builders/weather-alert.ts';
import { FRIDAY_TEN as NOW } from '#tests/friday-ten.ts';

const NAMES = Object.keys(ALERT_KINDS);

const active = (alerts: unknown[], { now = NOW, answeredAt = NOW } = {}) =>
  findActiveEvents({ askedAt: answeredAt, answeredAt, alerts: z.parse(alertList, alerts) }, now);
const namesOf = (alerts: unknown[], times = {}) => active(alerts, times).map(({ name }) => name);
/** With ordinary spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const words = (...alerts: unknown[]) => {
  const events = active(alerts);
  const { title, period, crews } = bannerWords(events, NOW);
  return { headline: plain(`${title} ${period}`), crews: plain(crews) };
};

describe('the alerts in force', () => {
  test('are only those that matter to a roof', () => {
    const others = ['Rip Current Statement', 'Heat Advisory', 'Flood Warning', 'Gale Warning', 'toString'];
    expect(namesOf([...others, 'High Wind Watch'].map((event) => anAlert(event)))).toEqual([
      'High Wind Watch',
    ]);
  });

  test('are in the order of the table, whatever the order of the answer', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(NAMES), (some) => {
        const sorted = NAMES.filter((name) => some.includes(name));
        expect(namesOf(some.map((event) => anAlert(event)))).toEqual(sorted);
      }),
    );
  });

  test('never include one that is over, and every one that is not', () => {
    const hours = fc.integer({ min: -48, max: 48 });
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), hours, (event, end) => {
        const isOver = end <= 0;
        expect(namesOf([anAlert(event, { ends: inHours(end) })])).toEqual(isOver ? [] : [event]);
      }),
    );
  });

  test('of one kind are one event: from the first begin to the last end', () => {
    const [event] = active([
      anAlert('Tornado Warning', { id: 'a', onset: inHours(-1), ends: inHours(1) }),
      anAlert('Tornado Warning', { id: 'b', onset: inHours(-2), ends: inHours(3) }),
    ]);
    expect(event).toMatchObject({
      begins: NOW - 2 * HOUR_MS,
      ends: NOW + 3 * HOUR_MS,
      lapses: NOW + HOUR_MS,
    });
    expect(event?.alerts).toHaveLength(2);
  });

  test('leave out a message that another one updates', () => {
    const first = anAlert('Tornado Warning', { id: 'first', ends: inHours(5) });
    const update = anAlert('Tornado Warning', {
      id: 'second',
      ends: inHours(1),
      references: [{ identifier: 'first' }],
    });
    expect(active([first, update])[0]?.ends).toBe(NOW + HOUR_MS);
  });

  test('of an answer that is older than ten minutes count only until they should have been renewed', () => {
    const alert = anAlert('Hurricane Warning', { expires: inHours(-0.1), ends: inHours(20) });
    expect(namesOf([alert])).toEqual(['Hurricane Warning']);
    expect(namesOf([alert], { answeredAt: NOW - 11 * 60_000 })).toEqual([]);
    expect(namesOf([anAlert()], { answeredAt: NOW - 11 * 60_000 })).toEqual(['Tornado Warning']);
  });
});

describe('the banner says', () => {
  const during = 'Tarping starts when it’s safe to work and drive, not before';

  test.each([
    [
      'a warning in effect: when it ends',
      [anAlert('Tornado Warning', { ends: inHours(0.75) })],
      'Tornado Warning For Brevard County until 10:45 AM Eastern.',
      `${during} 10:45 AM Eastern.`,
    ],
    [
      'a warning without an end: until it is lifted',
      [anAlert('Hurricane Warning', { ends: null })],
      'Hurricane Warning For Brevard County until further notice.',
      `${during} the Hurricane Warning is lifted.`,
    ],
    [
      'a warning that ends tomorrow',
      [anAlert('Tropical Storm Warning', { ends: inHours(22) })],
      'Tropical Storm Warning For Brevard County until 8 AM Eastern tomorrow.',
      `${during} 8 AM Eastern tomorrow.`,
    ],
    [
      'a warning that ends on another day',
      [anAlert('High Wind Warning', { ends: inHours(50) })],
      'High Wind Warning For Brevard County until 12 PM Eastern on Sunday, November 22.',
      `${during} 12 PM Eastern on Sunday, November 22.`,
    ],
    [
      'a warning that has not begun: from when, and that crews still work',
      [anAlert('High Wind Warning', { onset: inHours(8), ends: inHours(20) })],
      'High Wind Warning For Brevard County from 6 PM Eastern until 6 AM Eastern tomorrow.',
      'Crews work until the wind is too strong to be on a roof, and start again when it’s safe to work and drive.',
    ],
    [
      'a watch: that it is not here yet',
      [anAlert('Hurricane Watch', { ends: null })],
      'Hurricane Watch For Brevard County until further notice.',
      'It isn’t here yet. Crews work until the wind is too strong to be on a roof. Call or book now so we have your address.',
    ],
    [
      'an advisory: that a roof may have to wait',
      [anAlert('Wind Advisory')],
      'Wind Advisory For Brevard County until 4 PM Eastern.',
      'Crews check the wind at each house. Your roof may have to wait until the wind dies down.',
    ],
    [
      'a tornado in a hurricane: crews wait for the hurricane',
      [anAlert('Tornado Warning'), anAlert('Hurricane Warning', { ends: null })],
      'Tornado Warning For Brevard County until 4 PM Eastern, and 1 more.',
      `${during} the Hurricane Warning is lifted.`,
    ],
  ])('of %s', (_what, alerts, headline, crews) => {
    const said = words(...alerts);
    expect(said.headline).toBe(headline);
    expect(said.crews).toBe(crews);
  });

  test('never that crews start while a warning is in effect', () => {
    const alerts = fc.array(
      fc.record({ event: fc.constantFrom(...NAMES), onset: fc.integer({ min: -9, max: 9 }) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(alerts, (some) => {
        const said = words(
          ...some.map(({ event, onset }, index) =>
            anAlert(event, { id: `alert ${index}`, onset: inHours(onset), ends: inHours(12) }),
          ),
        );
        const hasBegun = some.some(({ event, onset }) => event.endsWith('Warning') && onset <= 0);
        expect(said.crews.includes('not before 10 PM Eastern')).toBe(hasBegun);
      }),
    );
  });
});
