import { readCell, unescapeFormula } from '#src/lib/csv/csv-cells.ts';
import { stepThrough } from '#src/lib/pause.ts';
import { areRows, type CsvFormat, detectFormat, LINE_END } from './csv-format.ts';

/** `line` is the line in the file on which the row starts, from 1. */
export interface CsvRow {
  line: number;
  /** Number of lines of the row: more than 1 when a cell in quotation marks has line breaks. */
  lines: number;
  cells: string[];
}

/** Each line is in a row, empty, or the line that names the separator. */
export interface CsvFile {
  rows: CsvRow[];
  separator: string;
  lines: number;
  /** Lines without text, also those with separators only. */
  emptyLines: number;
  /** 1 if the file begins with `sep=;`, else 0. */
  separatorLines: number;
}

/**
 * Characters up to the end of a cell on another line: as many as a cell of Google Sheets has at most, and
 * more than one of Excel. A mark further down closes nothing.
 */
const LONGEST_OVER_LINES = 50_000;

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;
const QUOTE = 34;

function isLineEnd(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === LINE_FEED || code === CARRIAGE_RETURN;
}

function findLineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isLineEnd(text, at)) at += 1;
  return at;
}

const countLineEnds = (text: string): number => text.match(LINE_END)?.length ?? 0;

interface Row {
  cells: string[];
  lines: number;
  /** Index after the last cell. */
  end: number;
}

/** Where a cell begins: its row at `start`, and the line that the cell begins on up to `lineEnd`. */
interface Place {
  start: number;
  lineEnd: number;
}

/**
 * Returns the text of a cell in quotation marks, and the index after it. Returns null when the mark before
 * `from` does not begin such a cell: no mark closes it, or text follows the one that would.
 */
function readQuoted(text: string, from: number, { start, lineEnd }: Place, format: CsvFormat) {
  let mark = text.indexOf('"', from);
  while (mark >= 0 && text.charCodeAt(mark + 1) === QUOTE) mark = text.indexOf('"', mark + 2);
  if (mark < 0) return null;
  let end = mark + 1;
  while (text[end] === ' ') end += 1;
  if (end < text.length && text[end] !== format.separator && !isLineEnd(text, end)) return null;
  if (mark > lineEnd) {
    if (mark - from > LONGEST_OVER_LINES) return null;
    if (areRows(text.slice(start, findLineEnd(text, end)), format)) return null;
  }
  const written = text.slice(from, mark);
  return { cell: written.includes('"') ? written.replaceAll('""', '"') : written, end };
}

/** Reads a row with quotation marks. A mark that does not begin a whole cell is text like any other. */
function readMarkedRow(text: string, start: number, firstEnd: number, format: CsvFormat): Row {
  const cells: string[] = [];
  let lines = 1;
  let lineEnd = firstEnd;
  let at = start;
  while (true) {
    const isFormula = text[at] === '=' && text[at + 1] === '"';
    const opens = isFormula || text[at] === '"';
    const quoted = opens ? readQuoted(text, at + (isFormula ? 2 : 1), { start, lineEnd }, format) : null;
    let end = quoted?.end ?? at;
    if (!quoted) while (end < lineEnd && text[end] !== format.separator) end += 1;
    const cell = quoted?.cell ?? text.slice(at, end);
    cells.push(quoted && isFormula ? cell : readCell(cell));
    if (end > lineEnd) {
      lines += countLineEnds(text.slice(at, end));
      lineEnd = findLineEnd(text, end);
    }
    if (end === lineEnd) return { cells, lines, end };
    at = end + 1;
  }
}

const readPlainRow = (line: string, end: number, { separator }: CsvFormat): Row => ({
  cells: line.split(separator).map(unescapeFormula),
  lines: 1,
  end,
});

/** The rows of the text one by one, also those without text. */
function* readRows(text: string, format: CsvFormat): Generator<Row> {
  let start = format.start;
  let mark = text.indexOf('"', start);
  while (start < text.length) {
    if (mark >= 0 && mark < start) mark = text.indexOf('"', start);
    const lineEnd = findLineEnd(text, start);
    const row =
      mark >= 0 && mark < lineEnd
        ? readMarkedRow(text, start, lineEnd, format)
        : readPlainRow(text.slice(start, lineEnd), lineEnd, format);
    yield row;
    start = row.end + (text.startsWith('\r\n', row.end) ? 2 : 1);
  }
}

/**
 * Reads CSV text in steps, so that the browser stays responsive. No line is lost: a quotation mark that
 * nobody closed is text, and does not swallow the lines after it. Any line end ends a row, as in an editor.
 * @returns null when the signal aborts
 */
export async function readCsv(
  typed: string,
  { signal, onShare }: { signal: AbortSignal; onShare?: (share: number) => void },
): Promise<CsvFile | null> {
  const text = typed.replace(/^\uFEFF/, '');
  const format = detectFormat(text);
  const separatorLines = format.start > 0 ? 1 : 0;
  const file: CsvFile = {
    rows: [],
    separator: format.separator,
    lines: separatorLines,
    emptyLines: 0,
    separatorLines,
  };
  let share = 0;
  const take = ({ cells, lines, end }: Row) => {
    if (cells.some((cell) => cell.trim() !== '')) file.rows.push({ line: file.lines + 1, lines, cells });
    else file.emptyLines += lines;
    file.lines += lines;
    share = end / text.length;
  };
  const isDone = await stepThrough(readRows(text, format), take, { signal, onPause: () => onShare?.(share) });
  return isDone ? file : null;
}
