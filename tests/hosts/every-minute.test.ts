import { expect, test, vi } from 'vitest';
import { runEveryMinute } from '#backend/hosts/node/backend.ts';
import { MINUTE_MS } from '#contract/durations.ts';

test('background work runs at the start and then every minute, one at a time, until they are stopped', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  let finish = () => {};
  const stop = runEveryMinute(
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
  stop();
  await vi.advanceTimersByTimeAsync(5 * MINUTE_MS);
  expect(asked).toHaveLength(3);
});
