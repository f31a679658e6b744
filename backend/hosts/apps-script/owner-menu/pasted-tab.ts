import type { Sheet } from '#backend/stores/sheets/services.ts';
import { fromCell } from '#backend/stores/sheets/tabs/cells.ts';
import { getMissingColumn } from '#contract/lead-list/columns.ts';
import type { RowColumn } from '#contract/lead-list/import-row.ts';
import { toRowShape } from '#contract/lead-list/row-shape.ts';
import { findTitles, guessMapping, TITLE_ROWS } from '#contract/lead-list/titles.ts';

const RESULT = 'Import result';

export interface PastedTab {
  /** Whether the headings include a phone number and a name. */
  isComplete: boolean;
  /** What each cell in `waiting` is. */
  columns: RowColumn[];
  /** Rows without a result yet. `line` is the row's number in the sheet. */
  waiting: { line: number; cells: string[] }[];
  /** Writes results next to their rows, even if the rows have moved since they were read. */
  report: (results: readonly { line: number; text: string }[]) => void;
}

/** The texts of rows from `first` on, in the leading columns. */
function readTexts(sheet: Sheet, first: number, rows: number, width: number): string[][] {
  if (rows < 1 || width === 0) return [];
  return sheet
    .getRange(first, 1, rows, width)
    .getDisplayValues()
    .map((row) => row.map(fromCell));
}

const toContent = (cells: readonly string[]): string => JSON.stringify(cells);

/**
 * Reads a tab with headings in one of its first rows and one lead per row below. Two reads, whatever its
 * length.
 */
export function readPastedTab(sheet: Sheet): PastedTab {
  const first = readTexts(sheet, 1, Math.min(TITLE_ROWS, sheet.getLastRow()), sheet.getLastColumn());
  const headingIndex = Math.max(0, findTitles(first));
  const headings = first[headingIndex] ?? [];
  const headingLine = headingIndex + 1;
  const firstLine = headingLine + 1;
  const mapping = guessMapping(headings);
  const { columns, toCells } = toRowShape(mapping, headings);
  const found = headings.findIndex((heading) => heading.trim().toLowerCase() === RESULT.toLowerCase()) + 1;
  const resultColumn = found || headings.length + 1;
  const rowsNow = (width: number) => readTexts(sheet, firstLine, sheet.getLastRow() - headingLine, width);
  const waiting = rowsNow(headings.length).flatMap((row, index) =>
    row.every((cell) => cell === '') || (found > 0 && row[found - 1] !== '')
      ? []
      : [{ line: index + firstLine, cells: toCells(row) }],
  );
  const contents = new Map(waiting.map(({ line, cells }) => [line, toContent(cells)]));
  return {
    isComplete: getMissingColumn(mapping) === null,
    columns,
    waiting,
    report(results) {
      if (resultColumn > sheet.getMaxColumns()) sheet.insertColumnsAfter(sheet.getMaxColumns(), 1);
      if (found === 0) sheet.getRange(headingLine, resultColumn, 1, 1).setValues([[RESULT]]);
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
        const at = places.includes(line - firstLine) ? line - firstLine : places[0];
        if (at === undefined) continue;
        texts[at] = [text];
        places.splice(places.indexOf(at), 1);
      }
      if (texts.length > 0)
        sheet.getRange(firstLine, resultColumn, texts.length, 1).setNumberFormat('@').setValues(texts);
    },
  };
}
