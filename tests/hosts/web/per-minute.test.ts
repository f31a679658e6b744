import { describe, expect, test } from 'vitest';
import { createRateLimiter } from '#backend/hosts/node/web/per-minute.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** A limiter with a clock that only `pass` moves. */
function aLimiter() {
  let now = FRIDAY_TEN;
  const isWithinLimits = createRateLimiter({ perSender: 3, inAll: 5, atMost: 8, clock: () => now });
  return {
    pass: (ms: number) => {
      now += ms;
    },
    /** How many of so many requests are let in. */
    letIn: (sender: string, count = 1) =>
      Array.from({ length: count }, () => isWithinLimits(sender)).filter(Boolean).length,
  };
}

describe('the limit of requests per minute', () => {
  test('refuses a sender over its own limit, and nobody else', () => {
    const { letIn } = aLimiter();
    expect(letIn('a', 100)).toBe(3);
    expect(letIn('b')).toBe(1);
  });

  test('lets in only new senders when the limit for all is reached, and nobody above the highest', () => {
    const { letIn } = aLimiter();
    expect([letIn('a', 3), letIn('b', 3)]).toEqual([3, 2]);
    expect([letIn('c', 2), letIn('d', 2), letIn('e', 2)]).toEqual([1, 1, 1]);
    expect(letIn('f')).toBe(0);
  });

  test('counts each request for one minute', () => {
    const { letIn, pass } = aLimiter();
    expect(letIn('a', 2)).toBe(2);
    pass(MINUTE_MS / 2);
    expect(letIn('a', 2)).toBe(1);
    pass(MINUTE_MS / 2 - 1);
    expect(letIn('a')).toBe(0);
    pass(1);
    expect(letIn('a', 3)).toBe(2);
  });

  test('lets a refused sender in again a minute after its last accepted request, however often it asks', () => {
    const { letIn, pass } = aLimiter();
    expect(letIn('a', 1_000)).toBe(3);
    pass(MINUTE_MS);
    expect(letIn('a', 1_000)).toBe(3);
  });

  test('takes a million invented senders and still lets in the first after a minute', () => {
    const { letIn, pass } = aLimiter();
    let accepted = 0;
    for (let sender = 0; sender < 1_000_000; sender++) accepted += letIn(`2001:db8:0:${sender}`);
    expect(accepted).toBe(8);
    pass(MINUTE_MS);
    expect(letIn('2001:db8:0:0')).toBe(1);
  });
});
