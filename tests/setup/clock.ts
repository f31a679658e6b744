import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/**
 * Fakes the page's timers and sets its clock until the test ends. The clock still advances with real time, so
 * that remote answers and `findBy...` work; use `advance` for the specification's delays.
 * @returns `user`, whose actions take no time, and `advance(ms)`
 */
export function stopClock(at: Date | number = FRIDAY_TEN) {
  vi.useFakeTimers({
    now: at,
    shouldAdvanceTime: true,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    advance: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}
