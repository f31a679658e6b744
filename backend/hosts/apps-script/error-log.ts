import { withoutPersonalData } from '#backend/core/fault-text.ts';
import { type RowFault, SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import { Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { append } from '#backend/stores/sheets/tabs/tab-writer.ts';
import { ERRORS_TAB } from '#backend/stores/sheets/tabs/tabs.ts';
import type { Google } from './google.ts';
import { ScriptBusy, withLock } from './script-lock.ts';

const LOCK_MS = 5_000;
const REASON_CHARACTERS = 500;
/** Maximum rows in the tab; beyond `LINES` plus `SPARE`, the oldest `SPARE` rows are deleted. */
const LINES = 1_000;
const SPARE = 200;

const REPORTED = 'reported-faults';
const REPORTED_SECONDS = 21_600;
const REPORTED_CHARACTERS = 80_000;
/** Maximum new faults per request; the next request reports more. */
const AT_ONCE = 50;

export interface LoggedFault {
  place: string;
  reason: string;
}

/** Adds rows to the Errors tab. Returns false if another request holds the lock or the tab does not exist. */
export function logFaults(google: Google, nowMs: number, troubles: readonly LoggedFault[]): boolean {
  if (troubles.length === 0) return true;
  const at = new Date(nowMs).toISOString();
  const tab = new Tab(google.SpreadsheetApp.getActiveSpreadsheet(), ERRORS_TAB, () => {});
  try {
    withLock(google, LOCK_MS, () => {
      append(
        tab,
        troubles.map(({ place, reason }) => ({
          at,
          place,
          reason: withoutPersonalData(reason).slice(0, REASON_CHARACTERS),
        })),
      );
      const { sheet } = tab.at;
      if (sheet.getLastRow() > LINES + SPARE) sheet.deleteRows(2, SPARE);
    });
    return true;
  } catch (fault) {
    if (fault instanceof ScriptBusy || fault instanceof SheetNotSetUp) return false;
    throw fault;
  }
}

/** Reports unreadable rows, each at most once in six hours. */
export function reportFaults(google: Google, nowMs: number, faults: readonly RowFault[]): void {
  if (faults.length === 0) return;
  const cache = google.CacheService.getScriptCache();
  const known = new Set((cache.get(REPORTED) ?? '').split('\n').filter((line) => line !== ''));
  const news = faults
    .map(({ tab, row, reason }) => ({ place: `${tab}, row ${row}`, reason }))
    .filter(({ place, reason }) => !known.has(`${place}: ${reason}`))
    .slice(0, AT_ONCE);
  if (news.length === 0 || !logFaults(google, nowMs, news)) return;
  for (const { place, reason } of news) known.add(`${place}: ${reason}`);
  const text = [...known].join('\n');
  if (text.length <= REPORTED_CHARACTERS) cache.put(REPORTED, text, REPORTED_SECONDS);
}
