import { dispatch } from '#backend/core/protocol/dispatch.ts';
import type { Answer } from '#backend/core/writes.ts';
import { createSheetsStore } from '#backend/stores/sheets/store.ts';
import { forgotPinAction } from '#contract/actions/pin-reset.ts';
import { refusal } from '#contract/errors.ts';
import { toSettings } from './company.ts';
import { createContext } from './context.ts';
import { logFaults, reportFaults } from './error-log.ts';
import type { Google, TextOutput } from './google.ts';
import { sendMail } from './mail.ts';
import { createPinHash } from './pin-hash.ts';
import { readRequest } from './request.ts';
import { runInSheet } from './run-in-sheet.ts';
import { ScriptBusy } from './script-lock.ts';
import { readSecrets } from './secrets.ts';

/** Answers one web request, always as JSON: a browser cannot read the platform's own error page. */
export function answerRequest(google: Google, method: 'GET' | 'POST', event: unknown): TextOutput {
  let answer: Answer;
  try {
    answer = handle(google, method, event);
  } catch (fault) {
    answer = fault instanceof ScriptBusy ? refusal('busy') : refusal('internal');
    noteFailure(google, fault);
  }
  return google.ContentService.createTextOutput(JSON.stringify(answer)).setMimeType(
    google.ContentService.MimeType.JSON,
  );
}

function handle(google: Google, method: 'GET' | 'POST', event: unknown): Answer {
  const request = readRequest(method, event);
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const secrets = readSecrets(google.PropertiesService.getScriptProperties());
  const settings = toSettings(spreadsheet, secrets);
  const nowMs = Date.now();
  const newId = () => google.Utilities.getUuid();
  const context = createContext(nowMs, newId);
  const cache = google.CacheService.getScriptCache();
  const store = createSheetsStore({ spreadsheet, cache, newId });
  const decision = runInSheet({
    google,
    store,
    context,
    pinHash: createPinHash(secrets.pinPepper),
    plan: () => dispatch(request, settings, context),
  });
  const isUrgent = request.kind === 'action' && request.action === forgotPinAction.name;
  const troubles = sendMail(decision.mail, { google, companyName: () => settings.company.name, isUrgent });
  // The rows are written: a failure from here on must not look like a failed request.
  try {
    logFaults(google, nowMs, troubles);
    reportFaults(google, nowMs, store.faults());
  } catch (fault) {
    console.error(fault);
  }
  return decision.answer;
}

function noteFailure(google: Google, fault: unknown): void {
  const reason = fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault);
  try {
    if (!(fault instanceof ScriptBusy) && logFaults(google, Date.now(), [{ place: 'Request', reason }]))
      return;
    console.error(reason);
  } catch (second) {
    console.error(reason, second);
  }
}
