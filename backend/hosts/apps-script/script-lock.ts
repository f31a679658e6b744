import { getMessage } from '#backend/core/fault-text.ts';
import type { Google } from './google.ts';

/** Another request held the lock for too long; nothing was written. */
export class ScriptBusy extends Error {
  override name = 'ScriptBusy';
}

/**
 * Runs work under the script's lock and flushes its writes to the sheet before the lock is released.
 * @throws ScriptBusy when the lock is not free in time
 */
export function withLock<T>(google: Google, milliseconds: number, work: () => T): T {
  const lock = google.LockService.getScriptLock();
  try {
    lock.waitLock(milliseconds);
  } catch (fault) {
    throw new ScriptBusy(getMessage(fault));
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
