import Papa from 'papaparse';
import { pause } from '#src/features/lead-import/pause.ts';
import { unescapeFormula } from '#src/lib/csv/csv-cells.ts';

/** `line` is the line in the file on which the row starts, from 1. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** A quotation mark in this row is not closed, so its end is unknown. */
  hasOpenQuote: boolean;
}

export interface CsvFile {
  rows: CsvRow[];
  /** Number of rows without text, up to the last row with text. */
  emptyLines: number;
}

/** Characters parsed in one step: a few milliseconds of work. */
const CHUNK = 64 * 1024;

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A cell in quotation marks. Its line breaks and delimiters divide nothing. */
const QUOTED = /(^|[,;\t|\r\n])"[^"]*(?:""[^"]*)*"?/g;

/** How the first row is written; the same is taken to be true of the others. */
interface Format {
  delimiter: string;
  /** `\n` also stands for `\r\n`: lists that were joined from several have both. */
  newline: '\n' | '\r';
}

/** The most frequent delimiter of the first row, and what ends it. */
function detectFormat(text: string): Format {
  const start = text.slice(0, CHUNK).trimStart().replace(QUOTED, '$1');
  const [first = ''] = start.split(/[\r\n]/, 1);
  const count = (delimiter: string): number => first.split(delimiter).length;
  return {
    delimiter: DELIMITERS.reduce((best, next) => (count(next) > count(best) ? next : best)),
    newline: /^\r(?!\n)/.test(start.slice(first.length)) ? '\r' : '\n',
  };
}

const withoutReturn = (cell: string, index: number, { length }: readonly string[]): string =>
  index === length - 1 ? cell.replace(/\r$/, '') : cell;

const lineBreaks = (cell: string): number => cell.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * Parses CSV text in steps, so that the browser stays responsive. Rows without text are left out but counted,
 * also as lines, and so are line breaks inside quotation marks.
 * @returns null when the signal aborts
 */
export async function readCsv(
  text: string,
  { signal, onShare }: { signal: AbortSignal; onShare?: (share: number) => void },
): Promise<CsvFile | null> {
  const rows: CsvRow[] = [];
  let emptyLines = 0;
  let emptyAtEnd = 0;
  let line = 1;
  const { delimiter, newline } = detectFormat(text);
  await new Promise<void>((resolve) => {
    Papa.parse<string[]>(text, {
      chunkSize: CHUNK,
      delimiter,
      newline,
      skipEmptyLines: false,
      chunk({ data, errors, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        const broken = new Set(errors.filter(({ type }) => type === 'Quotes').map(({ row }) => row));
        for (const [index, written] of data.entries()) {
          const cells = newline === '\n' ? written.map(withoutReturn) : written;
          const row = { line, cells: cells.map(unescapeFormula), hasOpenQuote: broken.has(index) };
          if (row.cells.some((cell) => cell.trim() !== '')) {
            rows.push(row);
            emptyLines += emptyAtEnd;
            emptyAtEnd = 0;
          } else {
            emptyAtEnd += 1;
          }
          line += 1 + cells.reduce((sum, cell) => sum + lineBreaks(cell), 0);
        }
        onShare?.(text.length > 0 ? meta.cursor / text.length : 1);
        parser.pause();
        pause().then(() => (signal.aborted ? parser.abort() : parser.resume()));
      },
      complete: () => resolve(),
    });
  });
  return signal.aborted ? null : { rows, emptyLines };
}
