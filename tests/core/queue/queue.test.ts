import { describe, expect, test } from 'vitest';
import { unknownNumber } from '#backend/core/leads/lead-numbers.ts';
import { getNextCallableTime, recentCalls, withQueuePosition } from '#backend/core/queue/queue.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { aLead, at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

describe('a number may be called at most three times in 24 hours', () => {
  test.each<[string, number[], string]>([
    ['no call yet', [], ''],
    ['two calls', [-2 * HOUR, -HOUR], ''],
    ['three calls: again 24 hours after the first of them', [-3 * HOUR, -2 * HOUR, -HOUR], at(21 * HOUR)],
    ['three calls, one of them yesterday', [-25 * HOUR, -2 * HOUR, -HOUR], ''],
    ['three calls, the first exactly 24 hours ago', [-DAY, -2 * HOUR, -HOUR], ''],
    ['three calls, the first just under 24 hours ago', [-DAY + 1, -2 * HOUR, -HOUR], at(1)],
    ['five calls: the last three count', [-9, -8, -3, -2, -1].map((hour) => hour * HOUR), at(21 * HOUR)],
    ['calls in any order', [-HOUR, -3 * HOUR, -2 * HOUR], at(21 * HOUR)],
  ])('%s', (_what, calls, from) => {
    expect(getNextCallableTime(calls.map(at), FRIDAY_TEN)).toBe(from);
  });

  test('and older calls are forgotten', () => {
    expect(recentCalls([-25 * HOUR, -DAY, -HOUR].map(at), FRIDAY_TEN)).toEqual([at(-HOUR)]);
  });
});

describe('a lead’s place in the queue', () => {
  const place = (over: Partial<LeadRow>) => withQueuePosition(aLead('lead', over), [], FRIDAY_TEN);

  test('puts due callbacks first by time, then new leads by age, then worked leads, longest ago first', () => {
    const inOrder = [
      place({ leadId: 'overdue', callbackAt: at(-HOUR), workedAt: at(-MINUTE) }),
      place({ leadId: 'due', callbackAt: at(0), workedAt: at(-2 * HOUR) }),
      place({ leadId: 'old', createdAt: at(-2 * DAY) }),
      place({ leadId: 'young', createdAt: at(-MINUTE) }),
      place({ leadId: 'worked yesterday', workedAt: at(-DAY), createdAt: at(-HOUR) }),
      place({ leadId: 'worked just now', workedAt: at(0), createdAt: at(-9 * DAY) }),
    ];
    const sorted = [...inOrder].sort((one, other) => (one.queueKey < other.queueKey ? -1 : 1));
    expect(sorted.map(({ leadId }) => leadId)).toEqual(inOrder.map(({ leadId }) => leadId));
  });

  test('is never shared by two leads', () => {
    expect(place({ leadId: 'one' }).queueKey).not.toBe(place({ leadId: 'other' }).queueKey);
  });
});

describe('a lead waits for', () => {
  const thrice = [-3 * HOUR, -2 * HOUR, -HOUR].map(at);
  const called = (calls: string[]) => ({ ...unknownNumber('13215550167'), calls });

  test.each<[string, string, string[], LeadRow['waitsFor'], string]>([
    ['nothing', '', [], '', ''],
    ['its callback', at(HOUR), [], 'callback', at(HOUR)],
    ['the end of the 24 hours after three calls', '', thrice, 'attempts', at(21 * HOUR)],
    ['the later of both, the 24 hours', at(HOUR), thrice, 'attempts', at(21 * HOUR)],
    ['the later of both, the callback', at(22 * HOUR), thrice, 'callback', at(22 * HOUR)],
  ])('%s', (_what, callbackAt, calls, waitsFor, readyAt) => {
    const lead = withQueuePosition(aLead('lead', { callbackAt }), [called(calls)], FRIDAY_TEN);
    expect(lead).toMatchObject({ readyAt, waitsFor });
  });

  test('nothing because of calls made before the homeowner’s booking', () => {
    const booked = (createdAt: string) =>
      withQueuePosition(aLead('lead', { source: 'booking', createdAt }), [called(thrice)], FRIDAY_TEN);
    expect(booked(at(-MINUTE))).toMatchObject({ readyAt: '', waitsFor: '' });
    expect(booked(at(-4 * HOUR))).toMatchObject({ waitsFor: 'attempts' });
  });
});
