import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Papa from 'papaparse';
import { getMessage } from '#backend/core/fault-text.ts';
import { UsageError } from '#backend/hosts/node/run-script.ts';

/** Tabs to migrate. Sessions, reset codes, skips, undo records and photos are not migrated. */
const MOVED_TABS = [
  'Batches',
  'Leads',
  'Bookings',
  'Visits',
  'Reps',
  'Suppressed',
  'Calls',
  'Audit',
  'Settings',
] as const;
type MovedTab = (typeof MOVED_TABS)[number];

interface SavedTab {
  /** Name of the file, without its folder. */
  file: string;
  cells: string[][];
}

/** By the tab's name, in the order of MOVED_TABS. */
export type SavedTabs = ReadonlyMap<string, SavedTab>;

const SAVE_AGAIN = 'In the sheet, choose File, Download, Comma Separated Values.';

/** Says which tabs have no file, and what to do. */
export const noFileOf = (tabs: readonly string[]): string =>
  `there is no file of the tab ${tabs.join(', ')} (like "Leads.csv"). ${SAVE_AGAIN}`;

interface Candidate {
  tab: MovedTab;
  file: string;
  /** Empty if the file has the tab's name alone. */
  spreadsheet: string;
}

/**
 * Returns which tab the name of a file stands for: `Leads.csv`, or Google's form with the spreadsheet's name
 * before it, whatever that name contains. A browser adds a number to the name of what it saves again.
 */
function toCandidate(file: string): Candidate[] {
  return MOVED_TABS.flatMap((tab) => {
    const found = new RegExp(`^(?:(.+) - )?${tab}(?: ?\\(\\d+\\)|-\\d+)?\\.csv$`, 'i').exec(file);
    return found ? [{ tab, file, spreadsheet: found[1] ?? '' }] : [];
  });
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(' and ');

/**
 * Chooses the file of each tab among the names in a folder.
 * @throws UsageError when a tab has no file or two, or when the files are of different spreadsheets
 */
export function chooseFiles(folder: string, names: readonly string[]): Map<MovedTab, string> {
  // macOS writes a hidden file beside each one on a disk that is not its own.
  const files = names.filter((name) => !name.startsWith('.')).sort();
  if (files.length === 0) {
    throw new UsageError(
      `The folder ${folder} is empty. Save each tab in it as CSV (docs/google-sheets.md).`,
    );
  }
  const candidates = files.flatMap(toCandidate);
  const ofTab = (tab: MovedTab) => candidates.filter((each) => each.tab === tab).map(({ file }) => file);

  const twice = MOVED_TABS.filter((tab) => ofTab(tab).length > 1);
  if (twice.length > 0) {
    const lines = twice.map(
      (tab) => `In ${folder} there is more than one file of the tab ${tab}: ${quoted(ofTab(tab))}.`,
    );
    throw new UsageError(`${lines.join('\n')}\nKeep the files of one spreadsheet only, each tab once.`);
  }
  // A sheet that an older version has set up may have no visits; what is in the files decides that.
  const missing = MOVED_TABS.filter((tab) => tab !== 'Visits' && ofTab(tab).length === 0);
  if (missing.length > 0) {
    throw new UsageError(`In ${folder} ${noFileOf(missing)}`);
  }
  const named = candidates.filter(({ spreadsheet }) => spreadsheet !== '');
  const [first] = named;
  const other = named.find(({ spreadsheet }) => spreadsheet !== first?.spreadsheet);
  if (first && other) {
    throw new UsageError(
      `The files in ${folder} are of different spreadsheets: ${quoted([first.file, other.file])}. Keep those of one only.`,
    );
  }
  return new Map(MOVED_TABS.flatMap((tab) => ofTab(tab).map((file) => [tab, file])));
}

const cannotRead = (what: string) => (fault: unknown) => {
  const reason = fault instanceof Error && 'code' in fault ? String(fault.code) : getMessage(fault);
  throw new UsageError(`${what} cannot be read (${reason}).`, { cause: fault });
};

/**
 * Reads each tab's CSV file in a folder.
 * Rejects with UsageError, which says in one line for each mistake what the owner can do.
 */
export async function readExport(folder: string): Promise<SavedTabs> {
  const tabs = new Map<string, SavedTab>();
  const names = await readdir(folder).catch(cannotRead(folder));
  for (const [tab, file] of chooseFiles(folder, names)) {
    const bytes = await readFile(join(folder, file)).catch(cannotRead(`"${file}"`));
    tabs.set(tab, { file, cells: toCells(file, bytes) });
  }
  return tabs;
}

/**
 * Reads the cells of a CSV file.
 * @throws UsageError when it is none
 */
function toCells(file: string, bytes: Uint8Array): string[][] {
  if (bytes.length === 0) throw new UsageError(`"${file}" is empty. ${SAVE_AGAIN}`);
  const { data, errors } = Papa.parse<string[]>(decode(file, bytes), { delimiter: ',' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    const line = findLines(data)[broken.row ?? 0] ?? 1;
    throw new UsageError(`"${file}", line ${line}: a quotation mark is not closed. ${SAVE_AGAIN}`);
  }
  const [headings = []] = data;
  if (headings.length === 1 && /[;\t|]/.test(headings[0] ?? '')) {
    throw new UsageError(`"${file}" does not separate its cells by commas. ${SAVE_AGAIN}`);
  }
  return data;
}

function decode(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (fault) {
    throw new UsageError(`"${file}" is not a text in UTF-8: another program has saved it. ${SAVE_AGAIN}`, {
      cause: fault,
    });
  }
}

/** Returns for each row of the tab the line of the file in which it begins; a cell may have several lines. */
export function findLines(cells: readonly string[][]): number[] {
  let line = 1;
  return cells.map((row) => {
    const begin = line;
    line += 1;
    for (const cell of row) line += cell.match(/\r\n|\r|\n/g)?.length ?? 0;
    return begin;
  });
}
