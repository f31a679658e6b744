import { getKeys } from '#backend/core/leads/lead-numbers.ts';
import type {
  AuditRow,
  BatchRow,
  BookingRow,
  Instant,
  LeadRow,
  NumberRow,
  OwnerSettingRow,
  RepRow,
  VisitRow,
} from '#backend/core/rows.ts';
import { OWNER } from '#backend/core/suppression/marked-leads.ts';
import { UsageError } from '#backend/hosts/node/run-script.ts';
import { ownNotArchived } from '#backend/stores/sheets/batches.ts';
import { type RowFault, SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import { isMarkedLead } from '#backend/stores/sheets/marked-leads.ts';
import { joinNumbers, type ListedNumber, suppressedNumbers } from '#backend/stores/sheets/numbers.ts';
import { ownerSettings } from '#backend/stores/sheets/owner-settings.ts';
import { withOwnKeys } from '#backend/stores/sheets/phone-index.ts';
import { closedByStatus } from '#backend/stores/sheets/queue-index.ts';
import type { Sheet, Spreadsheet } from '#backend/stores/sheets/services.ts';
import { createTabs, type Tabs } from '#backend/stores/sheets/tabs/create-tabs.ts';
import type { Tab } from '#backend/stores/sheets/tabs/tab.ts';
import { VISITS } from '#backend/stores/sheets/tabs/tabs.ts';
import { formerVisits, lacksVisits, withVisitId } from '#backend/stores/sheets/visits.ts';
import { findLines, noFileOf, type SavedTabs } from './export-files.ts';

/** A row that cannot be read: where it begins in its file, and its number in the sheet. */
export interface ExportFault {
  file: string;
  line: number;
  row: number;
  reason: string;
}

export interface SheetRows {
  batches: BatchRow[];
  leads: LeadRow[];
  bookings: BookingRow[];
  visits: VisitRow[];
  reps: RepRow[];
  numbers: NumberRow[];
  audit: AuditRow[];
  /** Without the company's own settings, which are variables outside the sheet. */
  ownerSettings: OwnerSettingRow[];
  faults: ExportFault[];
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

/** @throws UsageError when a file lacks a heading that is not optional */
function refuseMissingHeadings(tabs: Tabs, saved: SavedTabs): void {
  for (const tab of Object.values(tabs)) {
    const file = saved.get(tab.spec.name)?.file;
    try {
      if (file !== undefined) tab.at;
    } catch (fault) {
      if (!(fault instanceof SheetNotSetUp)) throw fault;
      throw new UsageError(`"${file}": ${fault.message} Then save the tab again.`, { cause: fault });
    }
  }
}

function toExportFaults(faults: readonly RowFault[], saved: SavedTabs): ExportFault[] {
  const lines = new Map<string, number[]>();
  return faults.map(({ tab, row, reason }) => {
    const { file = tab, cells = [] } = saved.get(tab) ?? {};
    const ofTab = lines.get(tab) ?? findLines(cells);
    lines.set(tab, ofTab);
    return { file, line: ofTab[row - 1] ?? row, row, reason };
  });
}

/**
 * Puts the numbers of a lead on the list that the owner has set to DO NOT CALL since the script last looked.
 */
function listNumbers(lead: LeadRow, list: Map<string, ListedNumber>, suppressedAt: Instant): void {
  for (const phoneKey of getKeys(withOwnKeys(lead))) {
    if (!list.has(phoneKey)) list.set(phoneKey, { phoneKey, suppressedAt, suppressedBy: OWNER, fileId: '' });
  }
}

/**
 * Reads the saved tabs by the script's own rules: headings in any order; blank rows and extra columns are
 * ignored.
 * @throws UsageError when a file lacks a heading that is not optional
 */
export function readExportRows(saved: SavedTabs, nowMs = Date.now()): SheetRows {
  const faults: RowFault[] = [];
  const sheets = new Map([...saved].map(([name, { cells }]) => [name, savedSheet(name, cells)]));
  const spreadsheet: Spreadsheet = {
    getSheetByName: (name) => sheets.get(name) ?? null,
    insertSheet: readOnly,
  };
  const onFault = (fault: RowFault) => faults.push(fault);
  const tabs = createTabs(spreadsheet, onFault);
  refuseMissingHeadings(tabs, saved);
  const isFormer = lacksVisits(spreadsheet);
  if (!isFormer && !saved.has(VISITS.name)) throw new UsageError(`T${noFileOf([VISITS.name]).slice(1)}`);

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
  const calls = new Map(every(tabs.calls).map((row) => [row.phoneKey, row]));
  const list = suppressedNumbers(tabs);
  const leads = every(tabs.leads);
  for (const lead of leads.filter(isMarkedLead)) listNumbers(lead, list, new Date(nowMs).toISOString());
  return {
    batches: every(tabs.batches).map(ownNotArchived),
    leads: leads.map(closedByStatus).map(withOwnKeys),
    bookings: every(tabs.bookings).map(withVisitId),
    // What cannot be read of a booking is said once.
    visits: isFormer ? formerVisits(spreadsheet, () => {}) : every(tabs.visits),
    reps: every(tabs.reps),
    numbers: joinNumbers([...calls.keys(), ...list.keys()], calls, list),
    audit: every(tabs.audit),
    ownerSettings: ownerSettings(tabs),
    faults: toExportFaults(faults, saved),
  };
}
