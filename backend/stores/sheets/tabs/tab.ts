import { toCell } from './cells.ts';
import { getFields } from './layout.ts';
import { toRuns } from './runs.ts';
import { MAX_SEARCHES, TabReader } from './tab-reader.ts';

/** Reads one tab, and collects changes to make, until `forget`. */
export class Tab<Row extends object> extends TabReader<Row> {
  changes = new TabChanges<Row>(this);

  forget(): void {
    this.changes = new TabChanges(this);
    this.readAgain();
  }
}

/** Collects one decision's changes to one tab. */
class TabChanges<Row extends object> {
  private readonly puts = new Map<string, Row>();
  private readonly fresh: Row[] = [];
  private readonly doomed: ((row: Row) => boolean)[] = [];
  private readonly doomedTexts = new Map<keyof Row & string, Set<string>>();
  private readonly erasedTexts = new Map<keyof Row & string, Set<string>>();

  constructor(private readonly tab: TabReader<Row>) {}

  put(row: Row): void {
    this.puts.set(getKey(this.tab, row), row);
  }

  /** Adds a row that is always new. */
  add(row: Row): void {
    this.fresh.push(row);
  }

  remove(isGone: (row: Row) => boolean): void {
    for (const [key, row] of this.puts) if (isGone(row)) this.puts.delete(key);
    this.doomed.push(isGone);
  }

  /** Removes the rows in which the field is exactly this text: for a large tab, which is not read whole. */
  removeWith(field: keyof Row & string, text: string): void {
    const texts = this.doomedTexts.get(field) ?? new Set();
    this.doomedTexts.set(field, texts.add(text));
  }

  /** Deletes the rows in which the field is exactly this text, also what the owner keeps in columns of their own. */
  eraseWith(field: keyof Row & string, text: string): void {
    const texts = this.erasedTexts.get(field) ?? new Set();
    this.erasedTexts.set(field, texts.add(text));
  }

  /** Deletes the rows of `eraseWith`, after all other changes. The caller reads the tab anew. */
  erase(): void {
    const { tab, erasedTexts } = this;
    if (erasedTexts.size === 0 || tab.isMissing()) return;
    tab.readAgain();
    const found = [...erasedTexts].flatMap(([field, texts]) => tab.findAny(field, texts));
    deleteRows(tab, [...new Set(found)]);
  }

  /** Finds the current position of every row to change. Returns a function that makes the changes. */
  prepare(): () => void {
    const { tab, puts, fresh, doomed, doomedTexts } = this;
    if (puts.size + fresh.length + doomed.length + doomedTexts.size === 0) return () => {};
    tab.ensureAdded();
    const before = new Map([...puts.keys()].map((key) => [key, tab.remembered(key)]));
    if (tab.spec.isSmall) tab.readAgain();
    // Throws before anything is written, of any tab, when this one is missing.
    tab.at;
    const places =
      puts.size + doomed.length === 0 ? new Map<string, number>() : locate(tab, [...puts.keys()]);
    const gone =
      doomed.length === 0 ? [] : tab.all().filter(({ row }) => doomed.some((isGone) => isGone(row)));
    const found = [...doomedTexts].flatMap(([field, texts]) => tab.findAny(field, texts));
    return () => {
      addColumns(tab, [...puts.values(), ...fresh]);
      const others = gone.filter(({ row }) => !puts.has(getKey(tab, row))).map(({ place }) => place);
      empty(tab, [...others, ...found]);
      const kept = [...puts].flatMap(([key, row]) => {
        const place = places.get(key);
        return place === undefined ? [] : [{ place, row, before: before.get(key) ?? null }];
      });
      change(tab, kept);
      const isNew = ([key, row]: [string, Row]) => !places.has(key) && !tab.spec.isNothing?.(row);
      append(tab, [...[...puts].filter(isNew).map(([, row]) => row), ...fresh]);
    };
  }
}

const TEXT_FORMAT = '@';

/** Returns the current row number for each key; the owner may have sorted the tab since it was read. */
export function locate<Row extends object>(
  tab: TabReader<Row>,
  keys: readonly string[],
): Map<string, number> {
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

export const getKey = <Row extends object>(tab: TabReader<Row>, row: Row): string =>
  String(row[tab.spec.key]);

/** Deletes rows. The caller reads the tab anew. */
export function deleteRows<Row extends object>(tab: TabReader<Row>, places: readonly number[]): void {
  const { sheet } = tab.at;
  const rows = sheet.getMaxRows();
  // A sheet must keep one row that is not frozen.
  if (places.length >= rows - 1) sheet.insertRowsAfter(rows, 1);
  for (const { first, last } of toRuns(places).reverse()) sheet.deleteRows(first, last - first + 1);
  tab.readAgain();
}

/** Adds the columns that a sheet of an older version lacks and that one of these rows needs. */
export function addColumns<Row extends object>(tab: TabReader<Row>, rows: readonly Row[]): void {
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
export function change<Row extends object>(tab: TabReader<Row>, changes: readonly RowChange<Row>[]): void {
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
export function empty<Row extends object>(tab: TabReader<Row>, places: readonly number[]): void {
  const blank = new Map(tab.fields().map((field) => [tab.column(field), '']));
  for (const { first, last } of toRuns(places)) {
    setCells(tab, first, new Array(last - first + 1).fill(blank));
  }
}

/** Adds rows at the end or, in a small tab, in cleared rows first. */
export function append<Row extends object>(tab: TabReader<Row>, rows: readonly Row[]): void {
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
  tab: TabReader<Row>,
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
