import { decideAccount } from '#backend/core/accounts/decide-account.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { REPS } from '#backend/stores/sheets/tabs/tabs.ts';
import type { Role } from '#contract/session.ts';
import { openDesk } from './owner-run.ts';

/**
 * Approves or denies the rep in the selected row of the tab Reps, and emails them if their access changes.
 * Without a `role` the rep keeps the current one.
 */
export function decideSelectedRep(google: Google, decision: 'approve' | 'deny', role?: Role): void {
  const ui = google.SpreadsheetApp.getUi();
  const say = (title: string, text: string) => ui.alert(title, text, ui.ButtonSet.OK);
  const email = selectedRep(google);
  if (email === null) {
    say('No rep is chosen', 'Open the tab Reps, click the row of a rep, and choose this again.');
    return;
  }
  const { answer, mail } = openDesk(google).run((settings) =>
    decideAccount({ email, decision, role }, settings),
  );
  if (!answer.ok) {
    say('Nothing was changed', String(answer.message));
    return;
  }
  const done =
    decision === 'approve'
      ? `${email} may sign in as a ${String(answer.role)}.`
      : `${email} may not sign in, and is signed out everywhere.`;
  say(
    'Done',
    mail.length > 0 ? `${done} A mail tells them so.` : `${done} Access has not changed; no mail was sent.`,
  );
}

function selectedRep(google: Google): string | null {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const row = spreadsheet.getActiveRange()?.getRow() ?? 1;
  if (spreadsheet.getActiveSheet().getName() !== REPS.name || row < 2) return null;
  const reps = new Tab(spreadsheet, REPS, () => {});
  return reps.all().find(({ place }) => place === row)?.row.email ?? null;
}
