import type { OwnedSheet, OwnedSpreadsheet } from '#backend/hosts/apps-script/google.ts';
import { missingHeadings, readHeadings } from '#backend/stores/sheets/tabs/layout.ts';
import { LEADS } from '#backend/stores/sheets/tabs/leads-tab.ts';
import {
  AUDIT,
  BATCHES,
  BOOKINGS,
  CALLS,
  DEVICES,
  ERRORS_TAB,
  MESSAGES,
  METERS,
  PHOTOS,
  REPS,
  RESET_CODES,
  SESSIONS,
  SETTINGS,
  SKIPS,
  SUPPRESSED,
  type TabSpec,
  UNDOS,
  VISITS,
} from '#backend/stores/sheets/tabs/tabs.ts';
import { lacksVisits } from '#backend/stores/sheets/visits.ts';

/** What setting up needs to know of a tab, whatever its rows are. */
type TabShape = Pick<TabSpec<unknown>, 'name' | 'isInternal'> & {
  columns: Readonly<Record<string, { heading: string }>>;
};

const TABS: readonly TabShape[] = [
  BOOKINGS,
  VISITS,
  PHOTOS,
  LEADS,
  BATCHES,
  REPS,
  SUPPRESSED,
  AUDIT,
  MESSAGES,
  ERRORS_TAB,
  SETTINGS,
  CALLS,
  SESSIONS,
  DEVICES,
  RESET_CODES,
  SKIPS,
  UNDOS,
  METERS,
];

/**
 * The menu runs a new version that need not be deployed yet: until it is, bookings are those of the version
 * before. The first request of the new one adds the visits.
 */
const neededTabs = (spreadsheet: Pick<OwnedSpreadsheet, 'getSheetByName'>): readonly TabShape[] =>
  lacksVisits(spreadsheet) ? TABS.filter((tab) => tab !== VISITS) : TABS;

export const OWN_TABS: readonly string[] = TABS.map(({ name }) => name);

/**
 * Adds missing tabs and headings, formats all cells as plain text and freezes the first row. Keeps existing
 * content, so it can be run again at any time.
 * @returns the names of the new tabs
 */
export function setUpTabs(spreadsheet: Pick<OwnedSpreadsheet, 'getSheetByName' | 'insertSheet'>): string[] {
  const made: string[] = [];
  for (const tab of neededTabs(spreadsheet)) {
    let sheet = spreadsheet.getSheetByName(tab.name);
    if (!sheet) {
      sheet = spreadsheet.insertSheet(tab.name);
      made.push(tab.name);
      if (tab.isInternal) sheet.hideSheet();
    }
    prepare(sheet, tab);
  }
  return made;
}

const listHeadings = ({ columns }: TabShape): string[] =>
  Object.values(columns).map(({ heading }) => heading);

/** Returns what `setUpTabs` would add, in words: tabs, and headings of tabs. */
export function findMissingTabs(spreadsheet: Pick<OwnedSpreadsheet, 'getSheetByName'>): string[] {
  return neededTabs(spreadsheet).flatMap((tab) => {
    const sheet = spreadsheet.getSheetByName(tab.name);
    if (!sheet) return [`the tab ${tab.name}`];
    return missingHeadings(listHeadings(tab), readHeadings(sheet)).map(
      (heading) => `the heading "${heading}" of the tab ${tab.name}`,
    );
  });
}

function prepare(sheet: OwnedSheet, tab: TabShape): void {
  const headings = readHeadings(sheet);
  const missing = missingHeadings(listHeadings(tab), headings);
  const width = headings.length + missing.length;
  const more = width - sheet.getMaxColumns();
  if (more > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), more);
  if (missing.length > 0) {
    sheet
      .getRange(1, headings.length + 1, 1, missing.length)
      .setNumberFormat('@')
      .setValues([missing]);
  }
  sheet.getRange(2, 1, Math.max(1, sheet.getMaxRows() - 1), width).setNumberFormat('@');
  sheet.setFrozenRows(1);
}
