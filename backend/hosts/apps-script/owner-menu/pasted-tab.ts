import type { Sheet } from '#backend/stores/sheets/services.ts';
import { fromCell } from '#backend/stores/sheets/tabs/cells.ts';
import { readHeadings } from '#backend/stores/sheets/tabs/layout.ts';
import { guessMapping, missingFrom, toRowShape } from '#contract/lead/import-columns.ts';
import type { ImportField } from '#contract/lead/lead-fields.ts';

const RESULT = 'Import result';

export interface PastedTab {
  /** Whether the headings include a phone number and a name. */
  isComplete: boolean;
  /** The field of each cell in `waiting`. */
  columns: ImportField[];
  /** Rows without a result yet. `line` is the row's number in the sheet. */
  waiting: { line: number; cells: string[] }[];
  /** Writes results next to their rows, even if the rows have moved since they were read. */
  report: (results: readonly { line: number; text: string }[]) => void;
}

const toContent = (cells: readonly string[]): string => JSON.stringify(cells);

/** Reads a tab with headings in the first row and one lead per row below. Two reads, whatever its length. */
export function readPastedTab(sheet: Sheet): PastedTab {
  const headings = readHeadings(sheet);
  const mapping = guessMapping(headings);
  const { columns, toCells } = toRowShape(mapping);
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
  const waiting = rowsNow(headings.length).flatMap((row, index) =>
    row.every((cell) => cell === '') || (found > 0 && row[found - 1] !== '')
      ? []
      : [{ line: index + 2, cells: toCells(row) }],
  );
  const contents = new Map(waiting.map(({ line, cells }) => [line, toContent(cells)]));
  return {
    isComplete: missingFrom(mapping) === null,
    columns,
    waiting,
    report(results) {
      if (resultColumn > sheet.getMaxColumns()) sheet.insertColumnsAfter(sheet.getMaxColumns(), 1);
      if (found === 0) sheet.getRange(1, resultColumn, 1, 1).setValues([[RESULT]]);
      // The owner may have sorted the tab meanwhile, so each result goes to its row's current position.
      const rows = rowsNow(resultColumn);
      const free = new Map<string, number[]>();
      rows.forEach((row, index) => {
        const content = toContent(toCells(row));
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
