import { vi } from 'vitest';

/** Waits up to 20 s instead of Vitest's default of 1 s, because the machine may be busy. */
export const eventually = <T>(expected: () => T | Promise<T>): Promise<T> => vi.waitFor(expected, 20_000);
