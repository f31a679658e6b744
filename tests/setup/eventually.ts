import { vi } from 'vitest';

/** Waits until what is expected has come about: as long as a busy machine needs, not as vitest's one second. */
export const eventually = <T>(expected: () => T | Promise<T>): Promise<T> => vi.waitFor(expected, 20_000);
