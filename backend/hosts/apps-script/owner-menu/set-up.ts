import { freeCallbacksOfBlocked } from '#backend/core/accounts/assigned-callbacks.ts';
import { getMessage } from '#backend/core/fault-text.ts';
import { freedInWords } from '#backend/core/words/answers.ts';
import { ensureClock } from '#backend/hosts/apps-script/clock.ts';
import { addMissingSettings } from '#backend/hosts/apps-script/company.ts';
import { newSecret } from '#backend/hosts/apps-script/context.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { withLock } from '#backend/hosts/apps-script/lock.ts';
import { findWrongPepper, keepPepperCheck } from '#backend/hosts/apps-script/pepper-check.ts';
import { ensureFolders } from '#backend/hosts/apps-script/photo-files.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { forgetTokens, makeSecrets, readSecrets } from '#backend/hosts/apps-script/secrets.ts';
import { readHeadings, toLayout } from '#backend/stores/sheets/tabs/layout.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import { REPS, type TabSpec } from '#backend/stores/sheets/tabs/tabs.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { ROLES } from '#contract/session.ts';
import { say } from './menu.ts';
import { countFreed } from './rep-menu.ts';
import { setUpTabs } from './set-up-tabs.ts';

const LOCK_MS = 20_000;

export function setUpSheet(google: Google): void {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const properties = google.PropertiesService.getScriptProperties();
  let wrongPepper = '';
  const made = withLock(google, LOCK_MS, () => {
    const tabs = setUpTabs(spreadsheet);
    addMissingSettings(spreadsheet);
    wrongPepper = findWrongPepper(google);
    if (wrongPepper !== '') return tabs;
    makeSecrets(properties, () => newSecret(() => google.Utilities.getUuid()));
    offerChoices(google, LEADS, 'status', LEAD_STATUSES);
    offerChoices(google, REPS, 'role', ROLES);
    return tabs;
  });
  if (wrongPepper !== '') {
    say(google, 'Not set up', wrongPepper);
    return;
  }
  keepPepperCheck(google);
  const freed = freedInWords(freeAssignedCallbacks(google), 'blocked reps');
  const { bookingToken, repToken } = readSecrets(properties);
  forgetTokens(google.CacheService.getScriptCache());
  say(
    google,
    made.length > 0 ? 'The sheet is set up' : 'Already set up',
    [
      made.length > 0 ? `New tabs: ${made.join(', ')}.` : 'Every tab, heading and secret is in place.',
      ...(freed === '' ? [] : [freed]),
      preparePhotos(google),
      prepareClock(google),
      "Fill in the Settings tab. Put these lines in the site's .env file:",
      `VITE_BOOKING_TOKEN=${bookingToken}`,
      `VITE_REP_TOKEN=${repToken}`,
    ].join('\n\n'),
  );
}

/** Frees the callbacks that a version before this one has kept for blocked reps. Returns how many. */
function freeAssignedCallbacks(google: Google): number {
  const runner = createRunner(google);
  const free = () => runner.run((_settings, context) => freeCallbacksOfBlocked(context)).answer;
  return countFreed(free(), free);
}

/** Makes the folders of the photos. Returns a line for the owner; without the folders, all else works. */
function preparePhotos(google: Google): string {
  try {
    ensureFolders(google);
    return 'Photos from bookings are stored in your Google Drive.';
  } catch (fault) {
    return `Photos from bookings can't be stored yet: ${getMessage(fault)}. Put the new appsscript.json in the script too, then choose this menu item again.`;
  }
}

/** Makes the clock that sends what waits. Returns a line for the owner. */
function prepareClock(google: Google): string {
  try {
    ensureClock(google);
    return 'Email that cannot be sent at once is tried again every five minutes.';
  } catch (fault) {
    return `Email that cannot be sent at once waits for the next one: ${getMessage(fault)}. Put the new appsscript.json in the script too, then choose this menu item again.`;
  }
}

function offerChoices<Row>(
  google: Google,
  spec: TabSpec<Row>,
  field: keyof Row & string,
  values: readonly string[],
): void {
  const sheet = google.SpreadsheetApp.getActiveSpreadsheet().getSheetByName(spec.name);
  if (!sheet) return;
  const column = toLayout(spec, readHeadings(sheet)).get(field) ?? 1;
  const rule = google.SpreadsheetApp.newDataValidation()
    .requireValueInList([...values], true)
    .setAllowInvalid(false)
    .build();
  sheet.getRange(2, column, Math.max(1, sheet.getMaxRows() - 1), 1).setDataValidation(rule);
}
