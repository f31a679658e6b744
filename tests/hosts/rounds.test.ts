import { expect, test, vi } from 'vitest';
import { startRounds } from '#backend/hosts/node/rounds.ts';
import { MINUTE_MS } from '#contract/durations.ts';

test('rounds run at the start and then every minute, one at a time, until they are stopped', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let finish = () => {};
  const stop = startRounds(
    () => {
      asked.push('catch up');
      return new Promise((resolve) => {
        finish = resolve;
      });
    },
    async () => void asked.push('start over'),
  );
  expect(asked).toEqual(['start over']);
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(asked).toEqual(['start over', 'catch up']);
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(asked).toHaveLength(2);
  finish();
  await vi.advanceTimersByTimeAsync(MINUTE_MS);
  expect(asked).toHaveLength(3);
  finish();
  await stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(asked).toHaveLength(3);
});
