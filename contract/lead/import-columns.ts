import { toOneLine } from '#contract/forms/one-line.ts';
import { IMPORT_FIELDS, type ImportField, isMultiline, LEAD_FIELDS } from './lead-fields.ts';

/** What a column of an imported list can be: a lead field, or a full name to split. */
export type ImportColumn = ImportField | 'fullName';

/** What each column of a list is; null for a skipped column. */
export type ColumnMapping = readonly (ImportColumn | null)[];

export const FULL_NAME = 'Whole name';

/** Titles to recognize besides the field's own name and label, in lowercase letters and digits only. */
const TITLES: Record<ImportColumn, string> = {
  firstName: 'first fname givenname ownerfirstname first1',
  lastName: 'last lname surname familyname ownerlastname last1',
  fullName: 'name fullname owner ownername homeowner contact contactname customer customername leadname',
  phone:
    'phonenumber telephone telephonenumber tel mobile mobilephone mobilenumber cell cellphone cellnumber phone1 primaryphone homephone number',
  email: 'emailaddress mail email1 primaryemail',
  address:
    'streetaddress street address1 addressline1 propertyaddress propertystreet siteaddress mailingaddress situsaddress',
  city: 'town propertycity mailingcity',
  state: 'st province propertystate mailingstate',
  zip: 'zipcode postalcode postcode propertyzip propertyzipcode mailingzip zip5',
  leadSource: 'source origin campaign',
  mostRecentStormDate: 'mostrecentstormdate stormdate storm laststorm haildate',
  insuranceCarrier: 'carrier insurance insurer insurancecompany',
  policyNumber: 'policy policyno policyid',
  dateOfLoss: 'lossdate dol',
  previousClaims: 'priorclaims claims previousclaim',
  notes: 'note comment comments remarks',
};

export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  ...IMPORT_FIELDS.slice(0, 2),
  'fullName',
  ...IMPORT_FIELDS.slice(2),
];

export const importLabel = (target: ImportColumn): string =>
  target === 'fullName' ? FULL_NAME : LEAD_FIELDS[target].label;

const plain = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]/g, '');

const COLUMN_BY_TITLE = new Map<string, ImportColumn>();
for (const target of IMPORT_COLUMNS) {
  for (const title of [target, importLabel(target), ...TITLES[target].split(' ')]) {
    COLUMN_BY_TITLE.set(plain(title), target);
  }
}

export const countTitles = (cells: readonly string[]): number =>
  cells.filter((cell) => COLUMN_BY_TITLE.has(plain(cell))).length;

const hasDigits = (cells: readonly string[], count: number): boolean =>
  cells.some((cell) => cell.replace(/\D/g, '').length >= count);

/** Whether a row can be the titles: it has a known title, or no cell that could be a phone number. */
export const looksLikeTitles = (cells: readonly string[]): boolean =>
  countTitles(cells) > 0 || !hasDigits(cells, 7);

/** Rows among which the titles are looked for: above them a list may have its name, a date or an address. */
export const TITLE_ROWS = 20;

/**
 * Guesses which of the first rows has the titles: the first that names a phone number and a name, else the
 * one with the most known titles. Only rows above the first lead count. A row with few cells is neither: it
 * may be a letterhead with the phone number of the company.
 * @returns the index of the row, or -1 when the list has no titles
 */
export function findTitles(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, TITLE_ROWS);
  const countFilled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
  const most = Math.max(0, ...first.map(countFilled));
  let best = -1;
  let bestCount = -1;
  for (const [index, cells] of first.entries()) {
    const isWide = countFilled(cells) > most / 2;
    if (hasDigits(cells, 10)) {
      if (isWide) break;
    } else if (getMissingColumn(guessMapping(cells)) === null) {
      return index;
    } else if (isWide && looksLikeTitles(cells) && countTitles(cells) > bestCount) {
      best = index;
      bestCount = countTitles(cells);
    }
  }
  return best;
}

/**
 * Guesses the columns from their titles. Each field is used once, by its first match. A full name is skipped
 * when both first and last name are present.
 */
export function guessMapping(titles: readonly string[]): ColumnMapping {
  const taken = new Set<ImportColumn>();
  const guessed = titles.map((title) => {
    const target = COLUMN_BY_TITLE.get(plain(title)) ?? null;
    if (!target || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
  const hasParts = taken.has('firstName') && taken.has('lastName');
  return guessed.map((target) => (target === 'fullName' && hasParts ? null : target));
}

/** Sets one column. Another column with the same target becomes skipped. */
export function changeColumn(
  mapping: ColumnMapping,
  column: number,
  target: ImportColumn | null,
): ColumnMapping {
  return mapping.map((old, index) => {
    if (index === column) return target;
    return old === target ? null : old;
  });
}

/** What the mapping still needs before an import can start; null when it is complete. */
export function getMissingColumn(mapping: ColumnMapping): 'phone' | 'name' | null {
  if (!mapping.includes('phone')) return 'phone';
  const names: readonly ImportColumn[] = ['firstName', 'lastName', 'fullName'];
  return names.some((name) => mapping.includes(name)) ? null : 'name';
}

/**
 * How to send rows: the fields in order, and a function that puts a row's cells in that order, each trimmed
 * and made one line unless its field has several: a list often has a line break inside an address.
 */
export interface RowShape {
  columns: ImportField[];
  toCells: (cells: readonly string[]) => string[];
}

/** Meta's lead ads export `z:32905`, so that a spreadsheet keeps a leading zero. */
const ZIP_MARK = /^z:\s*/i;

/** The last word is the last name. */
function splitName(name: string): [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  return [words.join(' '), last];
}

/** How to send the rows of a list with these columns. */
export function toRowShape(mapping: ColumnMapping): RowShape {
  const columns: ImportField[] = [];
  const makers: ((cells: readonly string[]) => string[])[] = [];
  for (const [index, target] of mapping.entries()) {
    if (target === null) continue;
    const has = (name: ImportColumn) => mapping.includes(name);
    const hasLines = target !== 'fullName' && isMultiline(target);
    const cell = (cells: readonly string[]) => {
      const text = cells[index] ?? '';
      const line = (hasLines ? text : toOneLine(text)).trim();
      return target === 'zip' ? line.replace(ZIP_MARK, '') : line;
    };
    if (target !== 'fullName') {
      columns.push(target);
      makers.push((cells) => [cell(cells)]);
    } else if (has('firstName') || has('lastName')) {
      columns.push(has('firstName') ? 'lastName' : 'firstName');
      makers.push((cells) => [cell(cells)]);
    } else {
      columns.push('firstName', 'lastName');
      makers.push((cells) => splitName(cell(cells)));
    }
  }
  return { columns, toCells: (cells) => makers.flatMap((make) => make(cells)) };
}
