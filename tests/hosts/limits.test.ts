import { describe, expect, test } from 'vitest';
import {
  createRateLimiter,
  createTaskQueue,
  limitConcurrency,
  QueueFull,
} from '#backend/hosts/node/limits.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** A limiter with a clock that only `pass` moves. */
function aLimiter() {
  let now = FRIDAY_TEN;
  const isWithinLimits = createRateLimiter({ perSender: 3, inAll: 5, atMost: 8 }, () => now);
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

  test('lets a refused sender in again a minute after its last accepted request, however often and whoever asks', () => {
    const { letIn, pass } = aLimiter();
    expect([letIn('a', 1_000), letIn('b')]).toEqual([3, 1]);
    pass(MINUTE_MS);
    let accepted = 0;
    for (let sender = 0; sender < 100_000; sender++) accepted += letIn(`2001:db8:0:${sender}`);
    expect(accepted).toBe(8);
    pass(MINUTE_MS);
    expect([letIn('a', 1_000), letIn('2001:db8:0:0')]).toEqual([3, 1]);
  });
});

describe('a queue with a limit', () => {
  test('takes a limited number of tasks in all and for each key, and more when they are done', async () => {
    const queue = createTaskQueue({ inAll: 3, perKey: 2, perSender: 3 });
    const ends: (() => void)[] = [];
    const add = (key: string) => queue(key, '203.0.113.66', () => new Promise<void>((end) => ends.push(end)));
    const tasks = [add('a'), add('a')];
    await expect(add('a')).rejects.toThrow(QueueFull);
    tasks.push(add('b'));
    await expect(add('c')).rejects.toThrow(QueueFull);
    // The second request of `a` does not start before the first has ended.
    expect(ends).toHaveLength(2);
    while (ends.length > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
    await Promise.all(tasks);
    await expect(queue('c', '203.0.113.66', async () => 'done')).resolves.toBe('done');
  });

  test('has room for others when one sender, or one IPv6 network, has filled its part', async () => {
    const queue = createTaskQueue({ inAll: 20, perKey: 20, perSender: 2 });
    const ends: (() => void)[] = [];
    let count = 0;
    const add = (sender: string) =>
      queue(`account ${++count}`, sender, () => new Promise<void>((end) => ends.push(end)));
    const tasks = [add('203.0.113.66'), add('203.0.113.66')];
    await expect(add('203.0.113.66')).rejects.toThrow(QueueFull);
    for (let network = 0; network < 8; network++) tasks.push(add(`2001:db8:7:${network}::/64`));
    await expect(add('2001:db8:7:99::/64')).rejects.toThrow(QueueFull);
    tasks.push(add('2001:db8:8:0::/64'));
    for (const end of ends) end();
    await Promise.all(tasks);
  });

  test('has room again after a task has failed', async () => {
    const queue = createTaskQueue({ inAll: 1, perKey: 1, perSender: 1 });
    const failed = queue('a', '', () => Promise.reject(new Error('failed')));
    await expect(failed).rejects.toThrow('failed');
    await expect(queue('a', '', async () => 'done')).resolves.toBe('done');
  });
});

describe('a limit of concurrent tasks', () => {
  test('is never exceeded, and all tasks run', async () => {
    const oneAtATime = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        oneAtATime(async () => {
          running++;
          most = Math.max(most, running);
          await new Promise(setImmediate);
          running--;
          if (index % 3 === 0) throw new Error('failed');
          return index;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(await oneAtATime(async () => 'still works')).toBe('still works');
  });
});
