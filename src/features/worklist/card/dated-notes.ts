import { easternDay } from '#contract/dates/eastern-time.ts';

/** Today in Eastern time, as a line of the notes starts: `11/24: `. */
function stamp(nowMs: number): string {
  const [, month, day] = easternDay(nowMs).split('-').map(Number);
  return `${month}/${day}: `;
}

const BARE_LINE = /(^|\n)\d{1,2}\/\d{1,2}: ?$/;

/** Takes off a last line that has only a date: nothing was written there. */
export const dropBareLine = (notes: string): string => notes.replace(BARE_LINE, '');

/** Adds a line that starts with today's date. */
export function startLine(notes: string, nowMs: number): string {
  const written = dropBareLine(notes).trimEnd();
  return `${written === '' ? '' : `${written}\n`}${stamp(nowMs)}`;
}

/** Adds a line with today's date and these words, once. */
export function addLine(notes: string, words: string, nowMs: number): string {
  const line = `${stamp(nowMs)}${words}`;
  const isThere = notes === line || notes.endsWith(`\n${line}`);
  return isThere ? notes : `${startLine(notes, nowMs)}${words}`;
}
