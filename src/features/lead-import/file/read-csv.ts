import Papa from 'papaparse';
import { unescapeFormula } from '#src/lib/csv/csv-cells.ts';
import { pause } from '#src/lib/pause.ts';

/** `line` is the line in the file on which the row starts, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** A quotation mark in this row is not closed, so its end is unknown. */
  hasOpenQuote: boolean;
}

/** Characters parsed in one step: a few milliseconds of work. */
const CHUNK = 64 * 1024;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/**
 * Returns the most frequent delimiter of the first line, outside quotation marks. Later lines do not count.
 */
function detectDelimiter(text: string): string {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1);
  const unquoted = first.replace(/"[^"]*"?/g, '');
  const count = (delimiter: string): number => unquoted.split(delimiter).length;
  return DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best));
}

const lineBreaks = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Parses CSV text in steps, so that the browser stays responsive; detects the line endings. Rows without text
 * are left out but counted as lines, and so are line breaks inside quotation marks.
 * @returns null when the signal aborts
 */
export async function readCsv(
  text: string,
  { signal, onShare }: { signal: AbortSignal; onShare?: (share: number) => void },
): Promise<CsvRow[] | null> {
  const rows: CsvRow[] = [];
  let line = 1;
  await new Promise<void>((resolve) => {
    Papa.parse<string[]>(text, {
      chunkSize: CHUNK,
      delimiter: detectDelimiter,
      skipEmptyLines: false,
      chunk({ data, errors, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
        for (const [index, cells] of data.entries()) {
          const row = { line, cells: cells.map(unescapeFormula), hasOpenQuote: broken.has(index) };
          if (cells.some((cell) => cell.trim() !== '')) rows.push(row);
          line += 1 + cells.reduce((sum, cell) => sum + lineBreaks(cell), 0);
        }
        onShare?.(text.length > 0 ? meta.cursor / text.length : 1);
        parser.pause();
        pause().then(() => (signal.aborted ? parser.abort() : parser.resume()));
      },
      complete: () => resolve(),
    });
  });
  return signal.aborted ? null : rows;
}
