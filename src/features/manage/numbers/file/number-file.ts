import { LIMITS } from '#contract/limits.ts';
import { isPhoneKey, phoneKeys } from '#contract/phone-keys.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import { NUMBER_FILE } from '#src/content/rep/number-file.ts';
import type { CsvFile, CsvRow } from '#src/lib/csv/read-csv.ts';
import { readFile } from '#src/lib/csv/read-file.ts';
import { stepThrough } from '#src/lib/pause.ts';
import { digestText } from '#src/lib/text-digest.ts';
import { findHeading, findNumberColumns, numberTexts } from './number-columns.ts';

/** A file that was read. */
export interface NumberSource {
  name: string;
  file: CsvFile;
  /** The row with the headings; -1 for none. */
  heading: number;
  /** The columns that seem to have numbers. */
  columns: readonly number[];
}

/** Lines of a file by what they hold; they add up to all. */
export interface NumberLines {
  separator: number;
  heading: number;
  /** With a number that no line above has. */
  numbers: number;
  repeated: number;
  /** Without a number. */
  without: number;
  empty: number;
}

export interface NumberList {
  /** The same for the same numbers, so that a file that was stopped can be continued later. */
  fileId: string;
  name: string;
  /** Keys, in the order of the file, each once. */
  numbers: readonly string[];
  /** How many of them cannot be dialed, but may be somebody's number. */
  doubtful: number;
  lines: NumberLines;
  /** The lines without a number. */
  without: readonly CsvRow[];
}

type Options = Parameters<typeof readFile>[1];

/** Reads a file. Returns null when the signal aborts. */
export async function readNumberSource(file: File, options: Options) {
  const read = await readFile(file, options);
  if (!read) return null;
  if (!read.ok) return { ok: false, problem: IMPORT[read.fault] } as const;
  const rows = read.file.rows.map(({ cells }) => cells);
  const heading = findHeading(rows);
  const columns = findNumberColumns(rows[heading] ?? [], rows.slice(heading + 1));
  if (rows.length === 0) return { ok: false, problem: NUMBER_FILE.noNumbers } as const;
  const source: NumberSource = { name: toName(file.name), file: read.file, heading, columns };
  return { ok: true, source } as const;
}

/** The name as the backend takes it: a text of one line. */
const toName = (name: string): string =>
  name
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .trim()
    .slice(-LIMITS.reason) || NUMBER_FILE.noName;

const canBeListed = (key: string): boolean => isPhoneKey(key) && key.length <= LIMITS.phone;

/** Collects the numbers in these columns of a file. Returns null when the signal aborts. */
export async function listNumbers(
  { name, file, heading }: NumberSource,
  columns: ReadonlySet<number>,
  signal: AbortSignal,
): Promise<NumberList | null> {
  const known = new Set<string>();
  const dialable = new Set<string>();
  const without: CsvRow[] = [];
  const lines: NumberLines = {
    separator: file.separatorLines,
    heading: 0,
    numbers: 0,
    repeated: 0,
    without: 0,
    empty: file.emptyLines,
  };
  const titles = file.rows[heading];
  const isDone = await stepThrough(
    file.rows,
    (row) => {
      if (row === titles) {
        lines.heading += row.lines;
        return;
      }
      const found = numberTexts(row.cells, columns).map(phoneKeys);
      const keys = found.flatMap(({ sure, doubtful }) => [...sure, ...doubtful]).filter(canBeListed);
      const before = known.size;
      for (const key of keys) known.add(key);
      for (const key of found.flatMap(({ sure }) => sure)) dialable.add(key);
      if (known.size > before) lines.numbers += row.lines;
      else if (keys.length > 0) lines.repeated += row.lines;
      else {
        lines.without += row.lines;
        without.push(row);
      }
    },
    { signal },
  );
  const numbers = [...known];
  const fileId = isDone ? await toFileId(numbers, signal) : null;
  if (fileId === null) return null;
  return { fileId, name, numbers, doubtful: numbers.length - dialable.size, lines, without };
}

const DIGESTED = 500;

async function toFileId(numbers: readonly string[], signal: AbortSignal): Promise<string | null> {
  const sorted = [...numbers].sort();
  const starts = Array.from({ length: Math.ceil(sorted.length / DIGESTED) }, (_, part) => part * DIGESTED);
  const digests: string[] = [];
  const isDone = await stepThrough(
    starts,
    (start) => digests.push(digestText(sorted.slice(start, start + DIGESTED).join(' '))),
    { signal },
  );
  return isDone ? `numbers-${numbers.length}-${digestText(digests.join(' '))}` : null;
}
