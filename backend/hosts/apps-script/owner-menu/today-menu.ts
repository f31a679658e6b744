import { toInstant } from '#backend/core/instants.ts';
import type { Google } from '#backend/hosts/apps-script/google.ts';
import { createRunner } from '#backend/hosts/apps-script/run-in-sheet.ts';
import { Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { AUDIT, BOOKINGS, type TabSpec } from '#backend/stores/sheets/tabs/tabs.ts';
import { startOfEasternDay } from '#contract/eastern-time.ts';
import { say } from './menu.ts';

/** Maximum rows to read from the end of a tab that is in order of time. */
const TRAIL = 5_000;

export function showToday(google: Google): void {
  const spreadsheet = google.SpreadsheetApp.getActiveSpreadsheet();
  const since = toInstant(startOfEasternDay(Date.now()));
  const trail = <Row extends object>(spec: TabSpec<Row>, fields: readonly (keyof Row & string)[]) => {
    const tab = new Tab(spreadsheet, spec, () => {});
    const last = tab.at.lastRow;
    return tab.block(fields, Math.max(2, last - TRAIL + 1), last).filter(([at = '']) => at >= since);
  };

  const saves = new Map<string, number>();
  for (const [, rep = '', action] of trail(AUDIT, ['at', 'rep', 'action'])) {
    const change = action === 'saved' ? 1 : action === 'undone' ? -1 : 0;
    if (change !== 0) saves.set(rep, (saves.get(rep) ?? 0) + change);
  }
  const batches = createRunner(google).store().read('batches', {});
  say(
    google,
    'Today',
    [
      `Bookings: ${trail(BOOKINGS, ['receivedAt']).length}`,
      ['Saved leads:', ...lines([...saves].map(([rep, count]) => `${rep}: ${count}`))].join('\n'),
      [
        'Open leads:',
        ...lines(batches.map(({ name, countOpen, countTotal }) => `${name}: ${countOpen} of ${countTotal}`)),
      ].join('\n'),
    ].join('\n\n'),
  );
}

const lines = (texts: readonly string[]): string[] =>
  texts.length > 0 ? texts.map((text) => `  ${text}`) : ['  none'];
