import { getMessage } from '#backend/core/fault-text.ts';
import type { Google } from './google.ts';

/** Another request held the lock for too long; nothing was written. */
export class LockBusy extends Error {
  override name = 'ScriptBusy';
}

/**
 * Runs work under the script's lock and flushes its writes to the sheet before the lock is released.
 * @throws LockBusy when the lock is not free in time
 */
export function withLock<T>(google: Google, milliseconds: number, work: () => T): T {
  const lock = google.LockService.getScriptLock();
  try {
    lock.waitLock(milliseconds);
  } catch (fault) {
    throw new LockBusy(getMessage(fault));
  }
  try {
    return work();
  } finally {
    try {
      google.SpreadsheetApp.flush();
    } finally {
      lock.releaseLock();
    }
  }
}

const BUSY_KEY = 'busy-requests';
/** The longest that Google keeps an entry. */
const BUSY_SECONDS = 21_600;

/** How many requests gave up waiting for the lock since the last six hours without one. */
export const countBusy = ({ CacheService }: Google): number =>
  Number(CacheService.getScriptCache().get(BUSY_KEY) ?? 0);

/**
 * Counts a request that gave up. A line in Errors would have to wait for the same lock. Two that give up at
 * once may count as one.
 */
export function addBusy(google: Google): void {
  google.CacheService.getScriptCache().put(BUSY_KEY, String(countBusy(google) + 1), BUSY_SECONDS);
}
