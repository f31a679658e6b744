import { describe, expect, test } from 'vitest';
import { getNextCallableTime, recentCalls, withQueuePosition } from '#backend/core/queue/queue.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { aLead } from '#tests/core/leads.ts';
import { DAY, HOUR, MINUTE } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const instant = (fromNowMs: number) => new Date(FRIDAY_TEN + fromNowMs).toISOString();

describe('at most three calls to a number in 24 hours', () => {
  test.each<[string, number[], string]>([
    ['no call yet', [], ''],
    ['two calls', [-2 * HOUR, -HOUR], ''],
    [
      'three calls: again 24 hours after the first of them',
      [-3 * HOUR, -2 * HOUR, -HOUR],
      instant(21 * HOUR),
    ],
    ['three calls, one of them yesterday', [-25 * HOUR, -2 * HOUR, -HOUR], ''],
    ['three calls, the first exactly 24 hours ago', [-DAY, -2 * HOUR, -HOUR], ''],
    ['three calls, the first a moment less than 24 hours ago', [-DAY + 1, -2 * HOUR, -HOUR], instant(1)],
    [
      'five calls: the last three count',
      [-20 * HOUR, -9 * HOUR, -3 * HOUR, -2 * HOUR, -HOUR],
      instant(21 * HOUR),
    ],
    ['calls in any order', [-HOUR, -3 * HOUR, -2 * HOUR], instant(21 * HOUR)],
  ])('%s', (_what, calls, from) => {
    expect(getNextCallableTime(calls.map(instant), FRIDAY_TEN)).toBe(from);
  });

  test('older calls are forgotten', () => {
    expect(recentCalls([-25 * HOUR, -DAY, -HOUR].map(instant), FRIDAY_TEN)).toEqual([instant(-HOUR)]);
  });
});

describe('a lead’s place in the queue', () => {
  const place = (over: Partial<LeadRow>) => withQueuePosition(aLead('lead', over), [], FRIDAY_TEN);

  test('callbacks come first by their moment, then the never worked by age, then the worked, longest ago first', () => {
    const inOrder = [
      place({ leadId: 'overdue', callbackAt: instant(-HOUR), workedAt: instant(-MINUTE) }),
      place({ leadId: 'due', callbackAt: instant(0), workedAt: instant(-2 * HOUR) }),
      place({ leadId: 'old', createdAt: instant(-2 * DAY) }),
      place({ leadId: 'young', createdAt: instant(-MINUTE) }),
      place({ leadId: 'worked yesterday', workedAt: instant(-DAY), createdAt: instant(-HOUR) }),
      place({ leadId: 'worked just now', workedAt: instant(0), createdAt: instant(-9 * DAY) }),
    ];
    const sorted = [...inOrder].sort((one, other) => (one.queueKey < other.queueKey ? -1 : 1));
    expect(sorted.map(({ leadId }) => leadId)).toEqual(inOrder.map(({ leadId }) => leadId));
  });

  test('two leads never share a place', () => {
    expect(place({ leadId: 'one' }).queueKey).not.toBe(place({ leadId: 'other' }).queueKey);
  });
});

describe('what a lead waits for', () => {
  const thrice = [-3 * HOUR, -2 * HOUR, -HOUR].map(instant);

  test.each<[string, string, string[], Pick<LeadRow, 'readyAt' | 'waitsFor'>]>([
    ['nothing', '', [], { readyAt: '', waitsFor: '' }],
    ['its callback', instant(HOUR), [], { readyAt: instant(HOUR), waitsFor: 'callback' }],
    ['the end of the 24 hours', '', thrice, { readyAt: instant(21 * HOUR), waitsFor: 'attempts' }],
    [
      'the later of both, the 24 hours',
      instant(HOUR),
      thrice,
      { readyAt: instant(21 * HOUR), waitsFor: 'attempts' },
    ],
    [
      'the later of both, the callback',
      instant(22 * HOUR),
      thrice,
      { readyAt: instant(22 * HOUR), waitsFor: 'callback' },
    ],
  ])('%s', (_what, callbackAt, calls, expected) => {
    expect(withQueuePosition(aLead('lead', { callbackAt }), calls, FRIDAY_TEN)).toMatchObject(expected);
  });

  test('a booking waits for no calls that were made before the homeowner asked for one', () => {
    const booked = (createdAt: string) =>
      withQueuePosition(aLead('lead', { source: 'booking', createdAt }), thrice, FRIDAY_TEN);
    expect(booked(instant(-MINUTE))).toMatchObject({ readyAt: '', waitsFor: '' });
    expect(booked(instant(-4 * HOUR))).toMatchObject({ waitsFor: 'attempts' });
  });
});
