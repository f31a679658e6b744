import type { Instant } from '#backend/core/rows.ts';

/** How a field is stored in a column. `read` throws an Error with a plain-language reason. */
export interface Column<T> {
  heading: string;
  write: (value: T) => string;
  read: (text: string) => T;
  /** A sheet may lack it: it reads as an empty cell, and is added with the first row that needs it. */
  isOptional?: true;
}

/** Makes a column that sheets set up by an older version lack. */
export const added = <T>(column: Column<T>): Column<T> => ({ ...column, isOptional: true });

/** One column per field of a row, in the order they have in a new tab. */
export type Columns<Row> = { [K in keyof Row]: Column<Row[K]> };

const same = <T>(value: T): T => value;

/** A column for any text. */
export const text = (heading: string): Column<string> => ({ heading, write: same, read: same });

/** A column for the key of a row; must not be empty. */
export const key = (heading: string): Column<string> => ({
  heading,
  write: same,
  read: (cell) => {
    if (cell.trim() === '') throw new Error(`${heading} is empty`);
    return cell;
  },
});

/**
 * A column for one of several values. An empty cell reads as the first value, and an unknown one as
 * `otherwise`; without `otherwise`, `read` throws.
 */
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

/** A column for a whole number from 0 up; an empty cell reads as 0. */
export const count = (heading: string): Column<number> => ({
  heading,
  write: String,
  read: (cell) => {
    if (!/^\d{0,9}$/.test(cell.trim())) throw new Error(`${heading} is not a whole number`);
    return Number(cell);
  },
});

/** A column for yes or no; an empty cell reads as no. */
export const flag = (heading: string): Column<boolean> => ({
  heading,
  write: (value) => (value ? 'yes' : 'no'),
  read: (cell) => {
    const word = cell.trim().toLowerCase();
    if (word === 'yes' || word === 'true') return true;
    if (word === 'no' || word === 'false' || word === '') return false;
    throw new Error(`${heading} is not yes or no`);
  },
});

/** Like `flag`, but whatever else a hand has written reads as no: it must not make the row unreadable. */
export const mark = (heading: string): Column<boolean> => ({
  ...flag(heading),
  read: (cell) => /^(yes|true)$/i.test(cell.trim()),
});

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a text is an instant as the script writes it. */
export const isInstant = (cell: string): boolean => INSTANT.test(cell);

function readInstant(heading: string, cell: string): Instant {
  if (cell === '' || isInstant(cell)) return cell;
  throw new Error(
    `${heading} is not a time in the script’s format (year-month-dayThours:minutes:seconds.000Z)`,
  );
}

/** A column for an instant, or empty for none. */
export const instant = (heading: string): Column<Instant> => ({
  heading,
  write: same,
  read: (cell) => readInstant(heading, cell),
});

/** A column for instants, separated by spaces. */
export const instants = (heading: string): Column<Instant[]> => ({
  heading,
  write: (values) => values.join(' '),
  read: (cell) =>
    cell
      .split(' ')
      .filter((part) => part !== '')
      .map((part) => readInstant(heading, part)),
});
