import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/**
 * A stored value that the page follows, also when another tab changes it; the fallback in the prerendered
 * page.
 */
export const useStored = <T, Fallback>({ subscribe, read, fallback }: Stored<T, Fallback>): T | Fallback =>
  useSyncExternalStore(subscribe, read, () => fallback);
