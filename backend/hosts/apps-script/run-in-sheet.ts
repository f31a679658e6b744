import { type Context, type Plan, runPlan } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Decision } from '#backend/core/writes.ts';
import { createSheetsStore } from '#backend/stores/sheets/store.ts';
import { toSettings } from './company.ts';
import { createContext } from './context.ts';
import { logFaults, reportFaults } from './error-log.ts';
import type { Google } from './google.ts';
import { sendMail } from './mail.ts';
import { createPinHash, createSign } from './pin-hash.ts';
import { withLock } from './script-lock.ts';
import { readSecrets } from './secrets.ts';

const LOCK_MS = 20_000;

/**
 * Opens the sheet's store, and returns it with a function that runs plans on it.
 * @throws SheetNotSetUp before the sheet is set up
 */
export function createRunner(google: Google) {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const secrets = readSecrets(google.PropertiesService.getScriptProperties());
  const settings = toSettings(spreadsheet, secrets);
  const newId = () => google.Utilities.getUuid();
  const store = createSheetsStore({ spreadsheet, cache: google.CacheService.getScriptCache(), newId });
  const pinHash = createPinHash(secrets.pinPepper);

  /**
   * Decides without the lock first, because most requests only read. If there are writes, it takes the lock;
   * if another request has written meanwhile, it decides again on the current rows with the same ids and
   * secrets. PIN hashes are cached (pin-hash.ts), so the slow hashing happens outside the lock.
   */
  function decideAndWrite(nowMs: number, plan: (context: Context) => Plan<Decision>): Decision {
    const context = createContext(nowMs, newId, createSign(secrets.pinPepper));
    const decide = () => {
      context.rewind();
      return runPlan(plan(context), { read: store.read, pinHash });
    };
    const before = store.version();
    const decision = decide();
    if (decision.writes.length === 0) return decision;
    return withLock(google, LOCK_MS, () => {
      if (before !== null && store.version() === before) {
        store.write(decision.writes);
        return decision;
      }
      store.forget();
      const anew = decide();
      store.write(anew.writes);
      return anew;
    });
  }

  /**
   * Runs one action and sends its email. `plan` is called again when the decision is repeated.
   * @param isUrgent whether the email may use the reserve of the daily quota
   * @throws ScriptBusy, SheetNotSetUp, and what the plan throws; then nothing is written
   */
  function run(plan: (settings: Settings, context: Context) => Plan<Decision>, isUrgent = false): Decision {
    const nowMs = Date.now();
    const decision = decideAndWrite(nowMs, (context) => plan(settings, context));
    const faults = sendMail(decision.mail, { google, companyName: () => settings.company.name, isUrgent });
    // The rows are written: a failure from here on must not look like a failed action.
    try {
      logFaults(google, nowMs, faults);
      reportFaults(google, nowMs, store.faults());
    } catch (fault) {
      console.error(fault);
    }
    store.forget();
    return decision;
  }

  return { store, run };
}
