import { type AccountVerdict, decideAccount } from '#backend/core/accounts/decide-account.ts';
import { messagesOf } from '#backend/core/messages/messages.ts';
import { freedInWords } from '#backend/core/words/answers.ts';
import type { Answer } from '#backend/core/writes.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { REPS } from '#backend/stores/sheets/tabs/tabs.ts';
import { blockRepAction } from '#contract/actions/accounts/reps.ts';
import type { Role } from '#contract/session.ts';
import { say } from './menu.ts';

/**
 * Approves, denies or unlocks the rep in the selected row of the tab Reps. A mail tells the rep, unless
 * nothing changes. An approval without a `role` keeps the current one.
 */
export function decideSelectedRep(google: Google, decision: AccountVerdict['decision'], role?: Role) {
  const email = selectedRep(google);
  if (email === null) {
    const advice = "Open the Reps tab, click a rep's row, and choose this menu item again.";
    return say(google, 'No rep selected', advice);
  }
  const runner = createRunner(google);
  const decideOnce = () =>
    runner.run((settings, context) => decideAccount({ email, decision, role, by: '' }, settings, context));
  const { answer, writes } = decideOnce();
  const mail = messagesOf(writes);
  const callbacks = countFreed(answer, () => decideOnce().answer);
  if (!answer.ok) return say(google, 'Nothing was changed', String(answer.message));
  const news =
    mail.length > 0
      ? answer.mailWaits === true
        ? 'The email to them could not be sent yet: the tab Messages says why. It is tried again.'
        : 'We emailed them.'
      : `${decision === 'approve' ? 'The account was open before' : 'Their access was already the same'}, so we did not email them.`;
  const done = {
    approve:
      mail.length > 0
        ? `${email} is approved as a ${String(answer.role)}. They can sign in with the link in the email.`
        : `${email} can sign in as a ${String(answer.role)}.`,
    deny: `${email} can't sign in and was signed out everywhere. ${freedInWords(callbacks, 'them')}`.trimEnd(),
    unlock: `${email} can sign in again, or set a new PIN with a code.`,
  };
  say(google, 'Done', `${done[decision]} ${news}`);
}

function selectedRep(google: Google): string | null {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const row = spreadsheet.getActiveRange()?.getRow() ?? 1;
  if (spreadsheet.getActiveSheet().getName() !== REPS.name || row < 2) return null;
  const reps = new Tab(spreadsheet, REPS, () => {});
  return reps.all().find(({ place }) => place === row)?.row.email ?? null;
}

/**
 * Counts the callbacks that went back to the queue, and asks again until none is left to free.
 * @param answer the first answer
 */
export function countFreed(answer: Answer, next: () => Answer): number {
  let freed = blockRepAction.answer.parse(answer);
  let callbacks = freed.callbacks ?? 0;
  while (freed.moreCallbacks) {
    freed = blockRepAction.answer.parse(next());
    callbacks += freed.callbacks ?? 0;
  }
  return callbacks;
}
