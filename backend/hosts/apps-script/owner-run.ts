import type { Context, Plan } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Decision } from '#backend/core/writes.ts';
import { createSheetsStore, type SheetsStore } from '#backend/stores/sheets/store.ts';
import { settingsOf } from './company.ts';
import { createContext } from './context.ts';
import { logTroubles, reportFaults } from './error-log.ts';
import type { Google } from './google.ts';
import { sendMail } from './mail.ts';
import { createPinHash } from './pin-hash.ts';
import { runInSheet } from './run-in-sheet.ts';
import { readSecrets } from './secrets.ts';

/** The name under which the audit trail shows what the owner did from the menu. */
export const OWNER = 'owner';

/** What the menu works with: the owner of the spreadsheet, who needs no session. */
export interface OwnerDesk {
  store: SheetsStore;
  /** Runs a plan that asks for no session, and sends its mail. */
  run: (plan: (settings: Settings, context: Context) => Plan<Decision>) => Decision;
}

/** @throws SheetNotSetUp before the sheet is set up */
export function openDesk(google: Google): OwnerDesk {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const secrets = readSecrets(google.PropertiesService.getScriptProperties());
  const settings = settingsOf(spreadsheet, secrets);
  const newId = () => google.Utilities.getUuid();
  const store = createSheetsStore({ spreadsheet, cache: google.CacheService.getScriptCache(), newId });
  const pinHash = createPinHash(secrets.pinPepper);
  return {
    store,
    run(plan) {
      const nowMs = Date.now();
      const context = createContext(nowMs, newId);
      const decision = runInSheet({ google, store, context, pinHash, plan: () => plan(settings, context) });
      const mail = { google, companyName: () => settings.company.name, isUrgent: false };
      logTroubles(google, nowMs, sendMail(decision.mail, mail));
      reportFaults(google, nowMs, store.faults());
      store.forget();
      return decision;
    },
  };
}
