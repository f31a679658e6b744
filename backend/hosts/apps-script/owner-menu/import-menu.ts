import { importRows } from '#backend/core/import/import-leads.ts';
import { OWNER } from '#backend/core/suppression/marked-leads.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { importLeadsAction } from '#contract/actions/import/import-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { MINUTE_MS } from '#contract/durations.ts';
import { toSlug } from '#contract/lead/slug.ts';
import { parseRequest } from '#contract/parse.ts';
import { toOneLine } from '#contract/text.ts';
import { say } from './menu.ts';
import { readPastedTab } from './pasted-tab.ts';
import { OWN_TABS } from './set-up-tabs.ts';

/** The platform ends a run after six minutes; the next run continues with the rest. */
const LONGEST_MS = 4 * MINUTE_MS;

const words = (outcome: string, message: string): string =>
  message === '' ? outcome : `${outcome}: ${message}`;

/**
 * Imports the active tab as a batch and writes each row's result next to it. It can be run again at any time:
 * rows with a result are skipped, and a lead is never added twice.
 */
export function importFrontTab(google: Google) {
  const ui = google.SpreadsheetApp.getUi();
  const sheet = google.SpreadsheetApp.getActiveSpreadsheet().getActiveSheet();
  if (OWN_TABS.includes(sheet.getName())) {
    const advice =
      'Paste the list into its own tab, with headings above the leads. Then choose this menu item in that tab.';
    return say(google, 'Wrong tab', advice);
  }
  const pasted = readPastedTab(sheet);
  if (!pasted.isComplete) {
    const advice = 'One of the first rows needs the headings "Last name" (or "Name") and "Phone".';
    return say(google, 'Headings are missing', advice);
  }
  const prompt = ui.prompt(
    'Import as a batch',
    `Name of the batch (empty: ${sheet.getName()})`,
    ui.ButtonSet.OK_CANCEL,
  );
  if (prompt.getSelectedButton() !== ui.Button.OK) return;
  const batchName = toOneLine(prompt.getResponseText().trim() || sheet.getName());

  const { run } = createRunner(google);
  const startMs = Date.now();
  const batchId = toSlug(batchName) || 'imported';
  // A retry on the same day recognizes rows whose results were lost, while a list pasted into the same tab
  // another day, or for another batch, counts as new.
  const importId = `pasted-tab-${sheet.getSheetId()}-${easternDay(startMs)}-${batchId.slice(0, 12)}`;
  const counts = new Map<string, number>();
  for (let start = 0; start < pasted.waiting.length; start += PAGE_SIZES.importRows) {
    if (Date.now() - startMs > LONGEST_MS) break;
    const request = parseRequest(importLeadsAction.request, {
      importId,
      batchId,
      batchName,
      columns: pasted.columns,
      rows: pasted.waiting.slice(start, start + PAGE_SIZES.importRows),
    });
    if (!request.ok) return say(google, 'Nothing was imported', Object.values(request.fields).join('\n'));
    const { answer } = run((_settings, context) => importRows(request.data, OWNER, context));
    if (!answer.ok) return say(google, 'Nothing was imported', String(answer.message));
    const { results } = importLeadsAction.answer.parse(answer);
    pasted.report(results.map(({ line, outcome, message }) => ({ line, text: words(outcome, message) })));
    for (const { outcome } of results) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const done = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const left = pasted.waiting.length - done;
  say(
    google,
    'Import',
    [
      ...[...counts].map(([outcome, count]) => `${outcome}: ${count}`),
      left > 0
        ? `${left} rows are left. Choose this menu item again to continue.`
        : 'The result of each row is next to it.',
    ].join('\n'),
  );
}
