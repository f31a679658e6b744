import type { Context, Plan } from '#backend/core/plan.ts';
import type { Settings } from '#backend/core/settings.ts';
import type { Decision } from '#backend/core/writes.ts';
import { toSettings } from '#backend/hosts/apps-script/company.ts';
import { createContext } from '#backend/hosts/apps-script/context.ts';
import { logFaults, reportFaults } from '#backend/hosts/apps-script/error-log.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { sendMail } from '#backend/hosts/apps-script/mail.ts';
import { createPinHash } from '#backend/hosts/apps-script/pin-hash.ts';
import { runInSheet } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { readSecrets } from '#backend/hosts/apps-script/secrets.ts';
import { createSheetsStore, type SheetsStore } from '#backend/stores/sheets/store.ts';

/** The audit shows this name for changes made from the menu. */
export const OWNER = 'owner';

export interface OwnerDesk {
  store: SheetsStore;
  /** Runs a plan and sends its email. The spreadsheet's owner needs no session. */
  run: (plan: (settings: Settings, context: Context) => Plan<Decision>) => Decision;
}

/** @throws SheetNotSetUp before the sheet is set up */
export function openDesk(google: Google): OwnerDesk {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const secrets = readSecrets(google.PropertiesService.getScriptProperties());
  const settings = toSettings(spreadsheet, secrets);
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
      logFaults(google, nowMs, sendMail(decision.mail, mail));
      reportFaults(google, nowMs, store.faults());
      store.forget();
      return decision;
    },
  };
}
