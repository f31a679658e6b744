import { useSyncExternalStore } from 'react';
import type { Stored } from './stored.ts';

/**
 * Subscribes to a stored value, including changes from another tab. Returns the fallback in the prerendered
 * page.
 */
export const useStored = <T, Fallback>({ subscribe, read, fallback }: Stored<T, Fallback>): T | Fallback =>
  useSyncExternalStore(subscribe, read, () => fallback);
