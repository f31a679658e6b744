import type { Google, OwnedSpreadsheet } from '#backend/hosts/apps-script/google.ts';
import { countBusy } from '#backend/hosts/apps-script/lock.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';

/** From here on an owner should move to PostgreSQL (docs/scale.md). */
export const SHEET_CAPACITY = {
  /** Each next lead and each list of batches reads some columns of all of them. */
  leads: 10_000,
  /** Half of what Google lets a file have. */
  cells: 5_000_000,
  /** Requests that gave up lately (lock.ts), because others wrote for twenty seconds. */
  busy: 5,
} as const;

const GUIDE = 'docs/google-sheets.md, "When the sheet gets slow", says how to move to PostgreSQL.';

const inWords = (count: number): string => count.toLocaleString('en-US');

export function countLeads(spreadsheet: OwnedSpreadsheet): number {
  const rows = spreadsheet.getSheetByName(LEADS.name)?.getLastRow() ?? 0;
  return Math.max(0, rows - 1);
}

/** Counts the cells that Google counts, the empty ones too. A chart in a tab of its own has none. */
const countCells = ({ SpreadsheetApp }: Google, spreadsheet: OwnedSpreadsheet): number =>
  spreadsheet
    .getSheets()
    .filter((sheet) => sheet.getType() === SpreadsheetApp.SheetType.GRID)
    .reduce((sum, sheet) => sum + sheet.getMaxRows() * sheet.getMaxColumns(), 0);

/**
 * Returns why the sheet has become too small for the company and what to do, one line each; none while the sheet will do.
 * Reads no cells.
 */
export function whyTooLarge(google: Google, spreadsheet: OwnedSpreadsheet): string[] {
  const leads = countLeads(spreadsheet);
  const cells = countCells(google, spreadsheet);
  const busy = countBusy(google);
  const reasons = [
    leads >= SHEET_CAPACITY.leads &&
      `${inWords(leads)} leads: from ${inWords(SHEET_CAPACITY.leads)} on, reps wait for each lead.`,
    cells >= SHEET_CAPACITY.cells &&
      `${inWords(cells)} cells: Google ends at 10,000,000, and then no booking arrives.`,
    busy >= SHEET_CAPACITY.busy &&
      `${inWords(busy)} requests were refused lately, because too many wrote at once.`,
  ].filter((reason) => reason !== false);
  return reasons.length === 0 ? [] : [...reasons, GUIDE];
}
