import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import type {
  AuditRow,
  BatchRow,
  BookingRow,
  LeadRow,
  NumberRow,
  OwnerSettingRow,
  RepRow,
} from '#backend/core/rows.ts';
import type { RowFault } from '#backend/stores/sheets/faults.ts';
import { joinNumbers, suppressedNumbers } from '#backend/stores/sheets/numbers.ts';
import { ownerSettings } from '#backend/stores/sheets/owner-settings.ts';
import { closedByStatus } from '#backend/stores/sheets/queue-index.ts';
import type { Sheet, Spreadsheet } from '#backend/stores/sheets/services.ts';
import { createTabs } from '#backend/stores/sheets/tabs/create-tabs.ts';
import type { Tab } from '#backend/stores/sheets/tabs/tab.ts';

/** Tabs to migrate. Sessions, reset codes, skips, undo records and photos are not migrated. */
const MOVED = ['Batches', 'Leads', 'Bookings', 'Reps', 'Suppressed', 'Calls', 'Audit', 'Settings'] as const;

export interface SheetRows {
  batches: BatchRow[];
  leads: LeadRow[];
  bookings: BookingRow[];
  reps: RepRow[];
  numbers: NumberRow[];
  audit: AuditRow[];
  /** Without the company's own settings, which are variables outside the sheet. */
  ownerSettings: OwnerSettingRow[];
  faults: RowFault[];
}

/** Reads each tab's CSV file: `Leads.csv`, or Google's form with the spreadsheet's name before it. */
export async function readExport(folder: string): Promise<Map<string, string[][]>> {
  const files = await readdir(folder);
  const tabs = new Map<string, string[][]>();
  const missing: string[] = [];
  for (const name of MOVED) {
    const file = files.find((each) => each === `${name}.csv` || each.endsWith(` - ${name}.csv`));
    if (file === undefined) missing.push(name);
    else tabs.set(name, Papa.parse<string[]>(await readFile(join(folder, file), 'utf8')).data);
  }
  if (missing.length > 0) {
    throw new Error(`In ${folder} there is no file of the tab ${missing.join(', ')} (like "Leads.csv").`);
  }
  return tabs;
}

const readOnly = (): never => {
  throw new Error('A saved tab is read only.');
};

function savedSheet(name: string, cells: readonly string[][]): Sheet {
  const width = cells.reduce((most, row) => Math.max(most, row.length), 1);
  return {
    getName: () => name,
    getLastRow: () => cells.length,
    getLastColumn: () => width,
    getMaxRows: () => cells.length,
    getMaxColumns: () => width,
    getRange: (row, column, rows, columns) => ({
      getRow: () => row,
      getDisplayValues: () =>
        Array.from({ length: rows }, (_, down) =>
          Array.from({ length: columns }, (__, right) => cells[row - 1 + down]?.[column - 1 + right] ?? ''),
        ),
      setValues: readOnly,
      setNumberFormat: readOnly,
      createTextFinder: readOnly,
    }),
    insertRowsAfter: readOnly,
    deleteRows: readOnly,
    insertColumnsAfter: readOnly,
  };
}

/**
 * Reads the saved tabs by the script's own rules: headings in any order; blank rows and extra columns are
 * ignored.
 */
export function readExportRows(saved: ReadonlyMap<string, string[][]>): SheetRows {
  const faults: RowFault[] = [];
  const sheets = new Map([...saved].map(([name, cells]) => [name, savedSheet(name, cells)]));
  const spreadsheet: Spreadsheet = { getSheetByName: (name) => sheets.get(name) ?? null };
  const tabs = createTabs(spreadsheet, (fault) => faults.push(fault));

  const every = <Row extends object>(tab: Tab<Row>): Row[] => {
    const seen = new Set<unknown>();
    return tab.all().flatMap(({ place, row }) => {
      const key = row[tab.spec.key];
      if (!seen.has(key)) {
        seen.add(key);
        return [row];
      }
      faults.push({ tab: tab.spec.name, row: place, reason: `${String(key)} stands in another row already` });
      return [];
    });
  };
  const calls = new Map(every(tabs.calls).map((row) => [row.phoneKey, row.calls]));
  const list = suppressedNumbers(tabs);
  return {
    batches: every(tabs.batches),
    leads: every(tabs.leads).map(closedByStatus),
    bookings: every(tabs.bookings),
    reps: every(tabs.reps),
    numbers: joinNumbers([...calls.keys(), ...list.keys()], calls, list),
    audit: every(tabs.audit),
    ownerSettings: ownerSettings(tabs),
    faults,
  };
}
