import { withoutPersonalData } from '#backend/core/fault-text.ts';
import { type RowFault, SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import { append, Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { ERRORS_TAB } from '#backend/stores/sheets/tabs/tabs.ts';
import type { Google } from './google.ts';
import { LockBusy, withLock } from './lock.ts';

const LOCK_MS = 5_000;
const REASON_CHARACTERS = 500;
/** Maximum rows in the tab; beyond `LINES` plus `SPARE`, the oldest `SPARE` rows are deleted. */
const LINES = 1_000;
const SPARE = 200;

/** What was reported lately is kept in the cache under `key` for `seconds`, and is not reported again. */
interface Lately {
  key: string;
  seconds: number;
}
const ROWS: Lately = { key: 'reported-faults', seconds: 21_600 };
const REQUESTS: Lately = { key: 'reported-requests', seconds: 600 };
const REPORTED_CHARACTERS = 80_000;
/** Maximum new faults per request; the next request reports more. */
const AT_ONCE = 50;

export interface LoggedFault {
  place: string;
  reason: string;
  /** Of the request that failed, which its answer has too. */
  requestId?: string;
}

const toLogged = (reason: string): string => withoutPersonalData(reason).slice(0, REASON_CHARACTERS);

/** Adds rows to the Errors tab. Returns false if another request holds the lock or the tab does not exist. */
export function logFaults(google: Google, nowMs: number, troubles: readonly LoggedFault[]): boolean {
  if (troubles.length === 0) return true;
  const at = new Date(nowMs).toISOString();
  const tab = new Tab(google.SpreadsheetApp.getActiveSpreadsheet(), ERRORS_TAB, () => {});
  try {
    withLock(google, LOCK_MS, () => {
      append(
        tab,
        troubles.map(({ place, reason, requestId }) => ({
          at,
          place,
          reason: toLogged(reason) + (requestId ? ` (request ${requestId})` : ''),
        })),
      );
      const { sheet } = tab.at;
      if (sheet.getLastRow() > LINES + SPARE) sheet.deleteRows(2, SPARE);
    });
    return true;
  } catch (fault) {
    if (fault instanceof LockBusy || fault instanceof SheetNotSetUp) return false;
    throw fault;
  }
}

/** Reports unreadable rows, each at most once in six hours. */
export function reportFaults(google: Google, nowMs: number, faults: readonly RowFault[]): void {
  if (faults.length === 0) return;
  const places = faults.map(({ tab, row, reason }) => ({ place: `${tab}, row ${row}`, reason }));
  logNews(google, nowMs, places, ROWS);
}

/**
 * Reports a request that failed, at most once in ten minutes for each reason: a row takes the lock, and
 * strangers can repeat the request. Returns false like `logFaults`.
 */
export function reportRequest(google: Google, nowMs: number, reason: string, requestId: string): boolean {
  return logNews(google, nowMs, [{ place: 'Request', reason, requestId }], REQUESTS);
}

function logNews(google: Google, nowMs: number, faults: readonly LoggedFault[], lately: Lately): boolean {
  const cache = google.CacheService.getScriptCache();
  const known = new Set((cache.get(lately.key) ?? '').split('\n').filter((line) => line !== ''));
  const toLine = ({ place, reason }: LoggedFault) => `${place}: ${toLogged(reason).replace(/\s+/g, ' ')}`;
  const news = faults.filter((fault) => !known.has(toLine(fault))).slice(0, AT_ONCE);
  if (!logFaults(google, nowMs, news)) return false;
  if (news.length === 0) return true;
  for (const fault of news) known.add(toLine(fault));
  const text = [...known].join('\n');
  if (text.length <= REPORTED_CHARACTERS) cache.put(lately.key, text, lately.seconds);
  return true;
}
