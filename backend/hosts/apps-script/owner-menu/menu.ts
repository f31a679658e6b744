import { getMessage } from '#backend/core/fault-text.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';

/** Adds the menu "Roof Leads". The second arguments are names of the script's global functions (main.ts). */
export function addMenu(google: Google): void {
  google.SpreadsheetApp.getUi()
    .createMenu('Roof Leads')
    .addItem("Today's numbers", 'showTodaysNumbers')
    .addItem("Print tomorrow's visits", 'printTomorrow')
    .addItem('Check this sheet', 'checkThisSheet')
    .addSeparator()
    .addItem('Approve the selected rep', 'approveRep')
    .addItem('Approve the selected rep as a manager', 'approveManager')
    .addItem('Deny the selected rep', 'denyRep')
    .addItem('Unlock the selected rep', 'unlockRep')
    .addSeparator()
    .addItem('Import this tab as a batch', 'importTab')
    .addSeparator()
    .addItem("Show a person's data", 'showPersonData')
    .addItem("Save a person's data as a file", 'savePersonData')
    .addItem("Erase a person's data", 'erasePersonData')
    .addSeparator()
    .addItem('Set up this sheet', 'setUp')
    .addToUi();
}

/** Shows the owner a message. */
export function say(google: Google, title: string, text: string): void {
  const ui = google.SpreadsheetApp.getUi();
  ui.alert(title, text, ui.ButtonSet.OK);
}

export function fromMenu(google: Google, work: (google: Google) => void): void {
  try {
    work(google);
  } catch (fault) {
    say(google, 'That did not work', getMessage(fault));
  }
}
