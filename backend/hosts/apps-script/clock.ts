import { MINUTE_MS } from '#contract/durations.ts';
import type { Google } from './google.ts';
import { deleteOldPhotos } from './photos/old-photos.ts';
import { createRunner } from './run-in-sheet.ts';
import { ScriptBusy } from './script-lock.ts';

/** The global function that the clock calls (main.ts). */
const SENDER = 'sendMessages';
const EVERY_MINUTES = 5;
/** The platform ends a run after six minutes. */
const RUN_MS = 4 * MINUTE_MS;

export const hasClock = ({ ScriptApp }: Google): boolean =>
  ScriptApp.getProjectTriggers().some((trigger) => trigger.getHandlerFunction() === SENDER);

/** Makes the platform call the sender of waiting messages every few minutes, unless it does already. */
export function ensureClock(google: Google): void {
  if (!hasClock(google)) google.ScriptApp.newTrigger(SENDER).timeBased().everyMinutes(EVERY_MINUTES).create();
}

/** Called by the clock: sends what waits, and deletes photos whose time is over. */
export function sendByClock(google: Google): void {
  try {
    const { sendWaiting, store } = createRunner(google);
    sendWaiting(Date.now() + RUN_MS);
    deleteOldPhotos(google, store());
  } catch (fault) {
    // The next run is soon, and Google tells the owner of every run that fails.
    if (!(fault instanceof ScriptBusy)) throw fault;
  }
}
