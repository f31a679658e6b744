import { keysToSuppress, phoneKeys } from '#contract/phone-keys.ts';

type Cells = readonly string[];

/** What the title of a column says about its cells; null for nothing known. */
type Kind = 'number' | 'area' | 'other' | null;

const AREA = /^(?:area|area ?code|npa)$/;
const PHONE = /phone|mobile|\bcell|\btel\b|landline|\bfax\b/;
/** Not the number itself but what is known of it. */
const ABOUT_PHONE =
  /\b(?:date|time|type|status|code|ext|extension|carrier|provider|count|calls|ids?|notes?)\b/;
const NUMBER = /\bnumbers?\b|\bdnc\b|do not call/;
/** A number of something else, such as a policy. */
const OTHER =
  /\b(?:date|time|day|year|since|zip|zipcode|postal|postcode|ids?|code|type|status|count|number of|calls|account|acct|policy|invoice|order|case|claim|house|street|amount|price|e ?mail|address|city|state|county|name|by|reason|notes?|comments?|line|row)\b/;

function readTitle(cell: string): Kind {
  const words = cell
    .replace(/(\p{Ll})(?=[\p{Lu}\d])/gu, '$1 ')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  if (AREA.test(words)) return 'area';
  if (PHONE.test(words)) return ABOUT_PHONE.test(words) ? 'other' : 'number';
  if (OTHER.test(words)) return 'other';
  return NUMBER.test(words) ? 'number' : null;
}

const AREA_CELL = /^\s*\(?([2-9]\d\d)\)?\s*$/;
const LOCAL_CELL = /^\s*(\d{3})[ .-]?(\d{4})\s*$/;

/** The number of two cells, with the area code in the first; empty if they are none. */
function joinPair(first = '', second = ''): string {
  const [, area] = AREA_CELL.exec(first) ?? [];
  const [, exchange, line] = LOCAL_CELL.exec(second) ?? [];
  const number = `${area}-${exchange}-${line}`;
  return area !== undefined && exchange !== undefined && isNumber(number) ? number : '';
}

const isNumber = (cell: string): boolean => phoneKeys(cell).sure.length > 0;

const isPair = (cells: Cells, column: number): boolean => joinPair(cells[column], cells[column + 1]) !== '';

const hasNumber = (cells: Cells): boolean =>
  cells.some((cell, column) => isNumber(cell) || isPair(cells, column));

/** Rows from which the columns are guessed, and among which the headings are. */
const SAMPLE = 200;
const HEADING_ROWS = 20;

/** The row with the headings, which is above the first number; -1 for none. */
export function findHeading(rows: readonly Cells[]): number {
  const first = rows.slice(0, HEADING_ROWS);
  const isData = first.some(hasNumber) ? hasNumber : (cells: Cells) => cells.some(mayHold);
  const start = first.findIndex(isData);
  const above = first.slice(0, Math.max(0, start));
  // `findLastIndex` is too new for a few of the browsers that open this page.
  const isHeading = above.map((cells) => cells.some((cell) => readTitle(cell) !== null));
  return isHeading.lastIndexOf(true);
}

const mayHold = (cell: string): boolean => keysToSuppress(cell).length > 0;

/**
 * The columns that hold phone numbers: those whose title says so, and those without a telling title whose
 * cells mostly are numbers. If there is none, those whose title does not say otherwise; if these have none
 * either, whatever mostly has numbers.
 */
export function findNumberColumns(headings: Cells, rows: readonly Cells[]): number[] {
  const sample = rows.slice(0, SAMPLE);
  const width = Math.max(headings.length, ...sample.map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, column) => ({
    column,
    kind: readTitle(headings[column] ?? ''),
    isMostly: shareOf(sample, column) >= 0.5,
    mayHold: sample.some((cells) => mayHold(cells[column] ?? '')),
  }));
  const open = columns.filter(({ kind }) => kind !== 'other');
  const found = open.filter(({ kind, isMostly }) => kind !== null || isMostly);
  const chosen = [found, open].find((some) => some.some((column) => column.mayHold));
  return (chosen ?? columns.filter(({ isMostly }) => isMostly)).map(({ column }) => column);
}

/** The share of a column's cells that are numbers, or one of the two cells of a number. */
function shareOf(sample: readonly Cells[], column: number): number {
  const filled = sample.filter((cells) => (cells[column] ?? '').trim() !== '');
  const numbers = filled.filter(
    (cells) => isNumber(cells[column] ?? '') || isPair(cells, column) || isPair(cells, column - 1),
  );
  return filled.length === 0 ? 0 : numbers.length / filled.length;
}

/** The texts of a row in which numbers are looked for: its cells in these columns, of two cells as one. */
export function numberTexts(cells: Cells, columns: ReadonlySet<number>): string[] {
  const texts: string[] = [];
  for (let column = 0; column < cells.length; column++) {
    if (!columns.has(column)) continue;
    const pair = columns.has(column + 1) ? joinPair(cells[column], cells[column + 1]) : '';
    texts.push(pair || (cells[column] ?? ''));
    if (pair !== '') column += 1;
  }
  return texts;
}
