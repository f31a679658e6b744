import type { Google } from './google.ts';

const KEY = 'busy-requests';
/** The longest that Google keeps an entry. */
const SECONDS = 21_600;

/** How many requests gave up waiting for the lock since the last six hours without one. */
export const countBusy = ({ CacheService }: Google): number =>
  Number(CacheService.getScriptCache().get(KEY) ?? 0);

/**
 * Counts a request that gave up. A line in Errors would have to wait for the same lock. Two that give up at
 * once may count as one.
 */
export function addBusy(google: Google): void {
  google.CacheService.getScriptCache().put(KEY, String(countBusy(google) + 1), SECONDS);
}
