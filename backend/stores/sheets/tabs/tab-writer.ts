import { toCell } from './cells.ts';
import { getFields } from './layout.ts';
import { toRuns } from './runs.ts';
import type { Tab } from './tab.ts';

/** Above this many texts, a column is read once instead of searched once per text. */
export const MAX_SEARCHES = 3;
const TEXT_FORMAT = '@';

/** Returns the current row number for each key; the owner may have sorted the tab since it was read. */
export function locate<Row extends object>(tab: Tab<Row>, keys: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  const note = (key: string, place: number) => {
    if (!places.has(key)) places.set(key, place);
  };
  if (tab.spec.isSmall) {
    for (const { place, row } of tab.all()) note(getKey(tab, row), place);
  } else if (keys.length <= MAX_SEARCHES) {
    for (const key of keys) for (const place of tab.find(tab.spec.key, key)) note(key, place);
  } else {
    tab.block([tab.spec.key]).forEach(([key = ''], index) => {
      note(key, index + 2);
    });
  }
  return places;
}

export const getKey = <Row extends object>(tab: Tab<Row>, row: Row): string => String(row[tab.spec.key]);

/** Deletes rows. The caller reads the tab anew. */
export function deleteRows<Row extends object>(tab: Tab<Row>, places: readonly number[]): void {
  const { sheet } = tab.at;
  // A sheet must keep one row that is not frozen.
  const gone = places.length >= sheet.getMaxRows() - 1 ? places.slice(0, -1) : places;
  for (const { first, last } of toRuns(gone).reverse()) sheet.deleteRows(first, last - first + 1);
  tab.forget();
}

/** Adds the columns that a sheet of an older version lacks and that one of these rows needs. */
export function addColumns<Row extends object>(tab: Tab<Row>, rows: readonly Row[]): void {
  const { columns } = tab.spec;
  const isEmpty = (field: keyof Row & string, row: Row): boolean => {
    const { read, write } = columns[field];
    return write(row[field]) === write(read(''));
  };
  const missing = getFields(tab.spec).filter(
    (field) => tab.column(field) === 0 && rows.some((row) => !isEmpty(field, row)),
  );
  if (missing.length === 0) return;
  const { sheet } = tab.at;
  const last = sheet.getLastColumn();
  const more = last + missing.length - sheet.getMaxColumns();
  if (more > 0) sheet.insertColumnsAfter(sheet.getMaxColumns(), more);
  sheet
    .getRange(1, last + 1, 1, missing.length)
    .setNumberFormat(TEXT_FORMAT)
    .setValues([missing.map((field) => columns[field].heading)]);
  tab.findColumns();
}

interface RowChange<Row> {
  place: number;
  row: Row;
  /** As it was read; null if it was not. */
  before: Row | null;
}

/**
 * Updates rows in place. Writes only fields that differ from what was read, so it keeps cells that the owner
 * edits meanwhile. One write for rows below each other in which the same fields differ.
 */
export function change<Row extends object>(tab: Tab<Row>, changes: readonly RowChange<Row>[]): void {
  const { columns } = tab.spec;
  const cell = (field: keyof Row & string, of: Row) => columns[field].write(of[field]);
  let block: { place: number; cells: ReadonlyMap<number, string> }[] = [];
  const write = () => {
    const [first] = block;
    if (first)
      setCells(
        tab,
        first.place,
        block.map(({ cells }) => cells),
      );
    block = [];
  };
  for (const { place, row, before } of [...changes].sort((one, other) => one.place - other.place)) {
    const changed = tab.fields().filter((field) => !before || cell(field, before) !== cell(field, row));
    const cells = new Map(changed.map((field) => [tab.column(field), toCell(cell(field, row))]));
    const last = block.at(-1);
    if (last && (last.place !== place - 1 || [...last.cells.keys()].join() !== [...cells.keys()].join()))
      write();
    block.push({ place, cells });
  }
  write();
}

/** Clears rows; reading skips blank rows. */
export function empty<Row extends object>(tab: Tab<Row>, places: readonly number[]): void {
  const blank = new Map(tab.fields().map((field) => [tab.column(field), '']));
  for (const { first, last } of toRuns(places)) {
    setCells(tab, first, new Array(last - first + 1).fill(blank));
  }
}

/** Adds rows at the end or, in a small tab, in cleared rows first. */
export function append<Row extends object>(tab: Tab<Row>, rows: readonly Row[]): void {
  if (rows.length === 0) return;
  const { columns } = tab.spec;
  const cells = rows.map(
    (row) =>
      new Map(tab.fields().map((field) => [tab.column(field), toCell(columns[field].write(row[field]))])),
  );
  const used = tab.spec.isSmall ? tab.emptied().slice(0, rows.length) : [];
  const rest = cells.slice(used.length);
  for (const { first, last } of toRuns(used)) setCells(tab, first, cells.splice(0, last - first + 1));
  if (rest.length === 0) return;
  const { sheet } = tab.at;
  const last = sheet.getLastRow();
  const missing = last + rest.length - sheet.getMaxRows();
  // Adds spare rows, so that not every append has to extend the sheet.
  if (missing > 0) sheet.insertRowsAfter(sheet.getMaxRows(), missing + 200);
  setCells(tab, last + 1, rest);
  if (used.length === 0) tab.noteAdded(rows, last + 1);
}

/** Writes cells by column number, into rows from `first` on. One write per group of adjacent columns. */
function setCells<Row extends object>(
  tab: Tab<Row>,
  first: number,
  rows: readonly ReadonlyMap<number, string>[],
): void {
  for (const run of toRuns(rows[0]?.keys() ?? [])) {
    const width = run.last - run.first + 1;
    tab.at.sheet
      .getRange(first, run.first, rows.length, width)
      .setNumberFormat(TEXT_FORMAT)
      .setValues(
        rows.map((cells) =>
          Array.from({ length: width }, (_, offset) => cells.get(run.first + offset) ?? ''),
        ),
      );
  }
}
