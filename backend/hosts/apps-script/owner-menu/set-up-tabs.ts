import type { Sheet } from '#backend/stores/sheets/services.ts';
import { missingFields, readHeadings } from '#backend/stores/sheets/tabs/layout.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import {
  AUDIT,
  BATCHES,
  BOOKINGS,
  CALLS,
  ERRORS_TAB,
  METERS,
  REPS,
  RESET_CODES,
  SESSIONS,
  SETTINGS,
  SKIPS,
  SUPPRESSED,
  type TabSpec,
  UNDOS,
} from '#backend/stores/sheets/tabs/tabs.ts';

export const OWN_TABS: readonly string[] = [
  BOOKINGS,
  LEADS,
  BATCHES,
  REPS,
  SUPPRESSED,
  AUDIT,
  ERRORS_TAB,
  SETTINGS,
  CALLS,
  SESSIONS,
  RESET_CODES,
  SKIPS,
  UNDOS,
  METERS,
].map(({ name }) => name);

export interface SettableSheet extends Sheet {
  setFrozenRows(rows: number): void;
  hideSheet(): unknown;
}

export interface SettableSpreadsheet {
  getSheetByName(name: string): SettableSheet | null;
  insertSheet(name: string): SettableSheet;
}

/**
 * Adds missing tabs and headings, formats all cells as plain text and freezes the first row. Keeps existing
 * content, so it can be run again at any time.
 * @returns the names of the new tabs
 */
export function setUpTabs(spreadsheet: SettableSpreadsheet): string[] {
  const made: string[] = [];
  const setUp = <Row>(spec: TabSpec<Row>) => {
    let sheet = spreadsheet.getSheetByName(spec.name);
    if (!sheet) {
      sheet = spreadsheet.insertSheet(spec.name);
      made.push(spec.name);
      if (spec.isInternal) sheet.hideSheet();
    }
    prepare(sheet, spec);
  };
  setUp(BOOKINGS);
  setUp(LEADS);
  setUp(BATCHES);
  setUp(REPS);
  setUp(SUPPRESSED);
  setUp(AUDIT);
  setUp(ERRORS_TAB);
  setUp(SETTINGS);
  setUp(CALLS);
  setUp(SESSIONS);
  setUp(RESET_CODES);
  setUp(SKIPS);
  setUp(UNDOS);
  setUp(METERS);
  return made;
}

function prepare<Row>(sheet: SettableSheet, spec: TabSpec<Row>): void {
  const headings = readHeadings(sheet);
  const missing = missingFields(spec, headings).map((field) => spec.columns[field].heading);
  const columns = headings.length + missing.length;
  const more = columns - sheet.getMaxColumns();
  if (more > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), more);
  if (missing.length > 0) {
    sheet
      .getRange(1, headings.length + 1, 1, missing.length)
      .setNumberFormat('@')
      .setValues([missing]);
  }
  sheet.getRange(2, 1, Math.max(1, sheet.getMaxRows() - 1), columns).setNumberFormat('@');
  sheet.setFrozenRows(1);
}
