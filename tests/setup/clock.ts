import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';

/** 10 in the morning in Palm Bay on a Friday; already Saturday for the machine the tests believe to run on. */
export const FRIDAY_MORNING = new Date('2026-11-20T15:00:00.000Z');

/**
 * Stops the page's clock at a moment, until the test ends. It creeps on with real time, so that answers of remotes and
 * `findBy...` still work; what the specification times is reached with `advance`.
 * @returns `user`, a person whose actions take no time, and `advance(ms)`, which lets time pass
 */
export function stopClock(at: Date = FRIDAY_MORNING) {
  vi.useFakeTimers({
    now: at,
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    /** Lets milliseconds pass and everything they bring about happen. */
    advance: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}
