import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/**
 * Stops the page's timers too, and its clock at a moment, until the test ends. It creeps on with real time, so that answers
 * of remotes and `findBy...` still work; what the specification times is reached with `advance`.
 * @returns `user`, a person whose actions take no time, and `advance(ms)`, which lets time pass
 */
export function stopClock(at: Date | number = FRIDAY_TEN) {
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
