import type { Instant } from '#backend/core/rows.ts';

/** How one field of a row stands in its column. `read` throws an Error that says in plain words what is wrong. */
export interface Column<T> {
  heading: string;
  write: (value: T) => string;
  read: (text: string) => T;
}

/** A column for each field of a row, in the order a new tab gets them. */
export type Columns<Row> = { [K in keyof Row]: Column<Row[K]> };

const same = <T>(value: T): T => value;

/** What a person typed; any text. */
export const text = (heading: string): Column<string> => ({ heading, write: same, read: same });

/** The text that names a row; never empty. */
export const key = (heading: string): Column<string> => ({
  heading,
  write: same,
  read: (cell) => {
    if (cell.trim() === '') throw new Error(`${heading} is empty`);
    return cell;
  },
});

/** One of a list of words; an empty cell reads as the first, and any other word as `otherwise`, or it is a fault. */
export const choice = <const T extends string>(
  heading: string,
  values: readonly [T, ...T[]],
  otherwise?: T,
): Column<T> => ({
  heading,
  write: same,
  read: (cell) => {
    const found = cell.trim() === '' ? values[0] : (values.find((value) => value === cell) ?? otherwise);
    if (found === undefined) throw new Error(`${heading} is none of: ${values.join(', ')}`);
    return found;
  },
});

/** A whole number from 0 up; an empty cell reads as 0. */
export const count = (heading: string): Column<number> => ({
  heading,
  write: String,
  read: (cell) => {
    if (!/^\d{0,9}$/.test(cell.trim())) throw new Error(`${heading} is no whole number`);
    return Number(cell);
  },
});

/** Yes or no; an empty cell reads as no. */
export const flag = (heading: string): Column<boolean> => ({
  heading,
  write: (value) => (value ? 'yes' : 'no'),
  read: (cell) => {
    const word = cell.trim().toLowerCase();
    if (word === 'yes' || word === 'true') return true;
    if (word === 'no' || word === 'false' || word === '') return false;
    throw new Error(`${heading} is neither yes nor no`);
  },
});

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function readInstant(heading: string, cell: string): Instant {
  if (cell === '' || INSTANT.test(cell)) return cell;
  throw new Error(
    `${heading} is no moment as the script writes it (year-month-dayThours:minutes:seconds.000Z)`,
  );
}

/** A moment, or nothing. */
export const instant = (heading: string): Column<Instant> => ({
  heading,
  write: same,
  read: (cell) => readInstant(heading, cell),
});

/** Moments, one after another. */
export const instants = (heading: string): Column<Instant[]> => ({
  heading,
  write: (values) => values.join(' '),
  read: (cell) =>
    cell
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => readInstant(heading, part)),
});
