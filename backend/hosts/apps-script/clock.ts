import { raiseAlerts } from '#backend/core/alerts/raise-alerts.ts';
import { toInstant } from '#backend/core/instants.ts';
import { deleteOld, readPhotosEnd } from '#backend/core/people/delete-old.ts';
import { runPlan } from '#backend/core/plan.ts';
import { isReminderTime, remindNext } from '#backend/core/visits/reminders.ts';
import { PhotosStay, type SheetsStore } from '#backend/stores/sheets/store.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import type { Google } from './google.ts';
import { LockBusy, withLock } from './lock.ts';
import { createRunner } from './run-in-sheet.ts';

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

/** Called by the clock: sends what waits, reminds of visits, tells the owner, and deletes what is kept no longer. */
export function sendByClock(google: Google): void {
  try {
    const runner = createRunner(google);
    const untilMs = Date.now() + RUN_MS;
    runner.sendWaiting(untilMs);
    remindHomeowners(runner, untilMs);
    tellOwner(google, runner);
    deleteOldData(google, runner, untilMs);
  } catch (fault) {
    // The next run is soon, and Google tells the owner of every run that fails.
    if (!(fault instanceof LockBusy)) throw fault;
  }
}

/** Reminds homeowners of the visits of the next day, when it is time to. */
function remindHomeowners({ run, store }: ReturnType<typeof createRunner>, untilMs: number): void {
  // A version without visits may still be the one that takes bookings.
  if (!isReminderTime(Date.now()) || store().lacksVisits()) return;
  // Without a write, the next round would find the same.
  while (Date.now() < untilMs && run(remindNext).writes.length > 0);
}

/** In the cache: whether the owner has to be told was found out lately. It reads columns of every lead. */
const ALERTS_CHECKED = 'alerts-checked';
const ALERTS_SECONDS = 840;

/** Tells the owner what has to be looked after, in each third run. */
function tellOwner(google: Google, { run, store }: ReturnType<typeof createRunner>): void {
  const cache = google.CacheService.getScriptCache();
  if (cache.get(ALERTS_CHECKED) !== null || store().lacksVisits()) return;
  cache.put(ALERTS_CHECKED, toInstant(Date.now()), ALERTS_SECONDS);
  run(raiseAlerts);
}

/** In the cache: old rows were deleted lately, or some of many. The longest that Google keeps an entry. */
const DELETED = 'old-data-deleted';
/** Leads to delete in one lock, for which others wait: each takes some reads, and its rows one by one. */
const LEADS_AT_ONCE = 5;

/** Deletes photos whose time is over, and four times a day what else the owner keeps no longer. */
function deleteOldData(
  google: Google,
  { run, store }: ReturnType<typeof createRunner>,
  untilMs: number,
): void {
  deleteOldPhotos(google, store());
  const cache = google.CacheService.getScriptCache();
  if (cache.get(DELETED) !== null || store().lacksVisits()) return;
  cache.put(DELETED, toInstant(Date.now()), CLEANED_SECONDS);
  const except: string[] = [];
  for (let more = true; more && Date.now() < untilMs; ) {
    try {
      const options = { most: LEADS_AT_ONCE, except };
      more = run((_settings, context) => deleteOld(options, context)).answer.more === true;
    } catch (fault) {
      // The next time may be better; the others need not wait for it.
      if (!(fault instanceof PhotosStay)) throw fault;
      except.push(...fault.leadIds);
    }
  }
}

const LOCK_MS = 20_000;
/** Photos that one run of the clock deletes: Drive takes about a second for each. */
const DELETED_AT_ONCE = 50;
/** In the cache: old photos were deleted lately. The longest that Google keeps an entry. */
const CLEANED = 'photos-cleaned';
const CLEANED_SECONDS = 21_600;

/** Deletes photos whose time is over, four times a day, and the rest of many in the next run. */
export function deleteOldPhotos(google: Google, store: SheetsStore): void {
  const cache = google.CacheService.getScriptCache();
  if (cache.get(CLEANED) !== null) return;
  const nowMs = Date.now();
  const before = runPlan(readPhotosEnd(nowMs), { read: store.read, pinHash: () => '' });
  const gone = store.removeOldPhotos(before, DELETED_AT_ONCE);
  if (gone.length > 0) withLock(google, LOCK_MS, () => store.deletePhotoRows(gone));
  if (gone.length < DELETED_AT_ONCE) cache.put(CLEANED, toInstant(nowMs), CLEANED_SECONDS);
}
