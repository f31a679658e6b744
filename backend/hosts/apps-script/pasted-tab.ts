import type { Sheet } from '#backend/stores/sheets/services.ts';
import { fromCell } from '#backend/stores/sheets/tabs/cells.ts';
import { headingsOf } from '#backend/stores/sheets/tabs/layout.ts';
import type { ImportColumn } from '#contract/actions/import-leads.ts';
import { IMPORT_COLUMNS } from '#contract/actions/import-leads.ts';

/** Headings people use, without spaces and signs, besides the fields' own names. */
const ALSO: Readonly<Record<string, ImportColumn>> = {
  first: 'firstName',
  last: 'lastName',
  name: 'lastName',
  surname: 'lastName',
  fullname: 'lastName',
  phonenumber: 'phone',
  telephone: 'phone',
  mobile: 'phone',
  cell: 'phone',
  mail: 'email',
  emailaddress: 'email',
  street: 'address',
  streetaddress: 'address',
  zipcode: 'zip',
  postalcode: 'zip',
  source: 'leadSource',
  storm: 'mostRecentStormDate',
  stormdate: 'mostRecentStormDate',
  insurance: 'insuranceCarrier',
  carrier: 'insuranceCarrier',
  policy: 'policyNumber',
  note: 'notes',
  comments: 'notes',
};

const RESULT = 'Import result';

/** A list the owner has pasted into a tab of its own. */
export interface PastedTab {
  /** Which column of the tab holds which field. */
  columns: { field: ImportColumn; column: number }[];
  /** Rows without a result yet. */
  waiting: { line: number; cells: string[] }[];
  /** Writes what became of the rows that stood in these lines beside them, wherever they stand now. */
  report: (results: readonly { line: number; text: string }[]) => void;
}

const plain = (heading: string): string => heading.toLowerCase().replace(/[^a-z0-9]/g, '');

function fieldOf(heading: string): ImportColumn | undefined {
  const word = plain(heading);
  return IMPORT_COLUMNS.find((field) => field.toLowerCase() === word) ?? ALSO[word];
}

/** What stands in a row, as one text. */
const contentOf = (cells: readonly string[]): string => JSON.stringify(cells);

/** Reads a pasted tab: headings in its first row, a lead in each other row. Two reads, whatever its length. */
export function readPastedTab(sheet: Sheet): PastedTab {
  const headings = headingsOf(sheet);
  const columns: PastedTab['columns'] = [];
  headings.forEach((heading, index) => {
    const field = fieldOf(heading);
    if (field && !columns.some((other) => other.field === field)) columns.push({ field, column: index + 1 });
  });
  const found = headings.indexOf(RESULT.toLowerCase()) + 1;
  const resultColumn = found || headings.length + 1;
  const rowsNow = (width: number): string[][] => {
    const rows = sheet.getLastRow() - 1;
    if (rows < 1 || width === 0) return [];
    return sheet
      .getRange(2, 1, rows, width)
      .getDisplayValues()
      .map((row) => row.map(fromCell));
  };
  const cellsOf = (row: readonly string[]) => columns.map(({ column }) => row[column - 1] ?? '');
  const waiting = rowsNow(headings.length).flatMap((row, index) =>
    row.every((cell) => cell === '') || (found > 0 && row[found - 1] !== '')
      ? []
      : [{ line: index + 2, cells: cellsOf(row) }],
  );
  const contents = new Map(waiting.map(({ line, cells }) => [line, contentOf(cells)]));
  return {
    columns,
    waiting,
    report(results) {
      if (resultColumn > sheet.getMaxColumns()) sheet.insertColumnsAfter(sheet.getMaxColumns(), 1);
      if (found === 0) sheet.getRange(1, resultColumn, 1, 1).setValues([[RESULT]]);
      // The owner may have sorted the tab since: each result goes to where its row stands now.
      const rows = rowsNow(resultColumn);
      const free = new Map<string, number[]>();
      rows.forEach((row, index) => {
        const content = contentOf(cellsOf(row));
        if (row[resultColumn - 1] === '') free.set(content, [...(free.get(content) ?? []), index]);
      });
      const texts = rows.map((row) => [row[resultColumn - 1] ?? '']);
      for (const { line, text } of results) {
        const places = free.get(contents.get(line) ?? '') ?? [];
        const at = places.includes(line - 2) ? line - 2 : places[0];
        if (at === undefined) continue;
        texts[at] = [text];
        places.splice(places.indexOf(at), 1);
      }
      if (texts.length > 0)
        sheet.getRange(2, resultColumn, texts.length, 1).setNumberFormat('@').setValues(texts);
    },
  };
}
