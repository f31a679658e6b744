import { countTitles } from '#contract/lead-list/titles.ts';

export interface CsvFormat {
  separator: string;
  /** Number of cells that most lines have. */
  width: number;
  /** Length of the line `sep=;`, with which a file for Excel names its separator. */
  start: number;
}

export const LINE_END = /\r\n|\r|\n/g;

/** Characters and lines from which the format is guessed: the first lines alone may be titles of the list. */
const SAMPLE = 64 * 1024;
const SAMPLE_LINES = 20;

const SEPARATORS = [',', ';', '\t', '|'] as const;

const SEPARATOR_LINE = /^"?sep=([^\w"\r\n])\1*"?[ \t]*(?:\r\n|\r|\n|$)/i;

/** A cell in quotation marks. The line breaks and separators in it divide nothing. */
const QUOTED = /(^|[,;\t|\r\n])=?"[^"]*(?:""[^"]*)*"(?=[,;\t|\r\n]|$)/g;
const QUOTED_IN_LINE = /(^|[,;\t|])=?"[^"\r\n]*(?:""[^"\r\n]*)*"(?=[,;\t|]|$)/g;

export function detectFormat(text: string): CsvFormat {
  const [line = '', named] = SEPARATOR_LINE.exec(text.slice(0, SAMPLE)) ?? [];
  const lines = text
    .slice(line.length, line.length + SAMPLE)
    .replace(QUOTED, '$1cell')
    .split(/[\r\n]+/)
    .filter((each) => each.trim() !== '')
    .slice(0, SAMPLE_LINES);
  const candidates = (named === undefined ? SEPARATORS : [named]).map((each) => judge(lines, each));
  const { separator, width } = candidates.reduce((best, next) => (isBetter(next, best) ? next : best));
  return { separator, width, start: line.length };
}

interface Candidate {
  separator: string;
  width: number;
  /** Most known titles in one line. */
  titles: number;
  /** How much the lines agree on their number of cells. */
  agreement: number;
}

function judge(lines: readonly string[], separator: string): Candidate {
  const split = lines.map((line) => line.split(separator));
  const frequency = new Map<number, number>();
  for (const { length } of split) frequency.set(length, (frequency.get(length) ?? 0) + 1);
  const scored = [...frequency].map(([width, count]) => ({ width, agreement: (width - 1) * count }));
  const most = scored.reduce((best, next) => (next.agreement > best.agreement ? next : best), {
    width: 1,
    agreement: 0,
  });
  return { separator, titles: Math.max(0, ...split.map(countTitles)), ...most };
}

/** A single known title may be a part of a cell: `Agent, phone;Notes`. */
function isBetter(one: Candidate, other: Candidate): boolean {
  const areTitles = Math.max(one.titles, other.titles) > 1;
  if (areTitles && one.titles !== other.titles) return one.titles > other.titles;
  return one.agreement > other.agreement;
}

/** Digits of the shortest number that tells a lead. */
const NUMBER_DIGITS = 10;

/**
 * Whether most of these lines would be rows on their own, each with a phone number: then the quotation mark
 * before them was never closed, and another one only looks like its end.
 */
export function areRows(text: string, { separator, width }: CsvFormat): boolean {
  const lines = text.split(LINE_END);
  const needed = Math.max(2, lines.length / 2);
  let others = lines.length - needed;
  // The last line of a cell with line breaks seldom has as many cells as a row: most questions end there.
  for (const line of lines.reverse()) {
    if (!isRow(line, separator, width)) others -= 1;
    if (others < 0) return false;
  }
  return width > 1;
}

function isRow(line: string, separator: string, width: number): boolean {
  const cells = line.split(separator);
  return (
    cells.length >= width &&
    cells.some((cell) => cell.replace(/\D/g, '').length >= NUMBER_DIGITS) &&
    line.replace(QUOTED_IN_LINE, '$1').split(separator).length === width
  );
}
