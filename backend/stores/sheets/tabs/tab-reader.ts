import { getMessage } from '#backend/core/fault-text.ts';
import { type OnFault, SheetNotSetUp } from '#backend/stores/sheets/faults.ts';
import type { Sheet, Spreadsheet } from '#backend/stores/sheets/services.ts';
import { fromCell, toCell } from './cells.ts';
import { getFields, type Layout, readHeadings, toLayout } from './layout.ts';
import { atMostRuns, toRuns } from './runs.ts';
import type { TabSpec } from './tabs.ts';

/** `place` is the row's number in the sheet. */
export interface RowPlace<Row> {
  place: number;
  row: Row;
}

const FIRST = 2;
/** Above this many texts, a column is read once instead of searched once per text. */
export const MAX_SEARCHES = 3;
/** Maximum reads for one set of scattered rows; beyond it, rows in between are read as well. */
const READS_AT_MOST = 20;

/** Reads one tab. Caches what it has read until `readAgain`. */
export class TabReader<Row extends object> {
  private known: { sheet: Sheet; layout: Layout<Row>; lastRow: number } | null = null;
  private whole: RowPlace<Row>[] | null = null;
  private blanks: number[] = [];
  private readonly rows = new Map<number, Row | null>();
  /** Where rows were added, as the sheet was then. */
  private added: { at: TabReader<Row>['at']; places: ReadonlyMap<string, number> } | null = null;

  constructor(
    private readonly spreadsheet: Spreadsheet,
    readonly spec: TabSpec<Row>,
    private readonly onFault: OnFault,
  ) {}

  /** Clears what has been read. */
  readAgain(): void {
    this.known = null;
    this.whole = null;
    this.blanks = [];
    this.rows.clear();
  }

  /** @throws SheetNotSetUp when the tab or one of its headings is missing */
  get at(): { sheet: Sheet; layout: Layout<Row>; lastRow: number } {
    if (this.known) return this.known;
    const sheet = this.spreadsheet.getSheetByName(this.spec.name);
    if (!sheet)
      throw new SheetNotSetUp(
        `The tab "${this.spec.name}" is missing. Choose Roof Leads, Set up this sheet.`,
      );
    const layout = toLayout(this.spec, readHeadings(sheet));
    this.known = { sheet, layout, lastRow: sheet.getLastRow() };
    return this.known;
  }

  /** Finds the columns again, after headings were added. */
  findColumns(): void {
    this.known = null;
  }

  /** Adds this tab to the sheet if it is one that an older version has not set up. */
  ensureAdded(): void {
    if (!this.spec.isAdded || !this.isMissing()) return;
    const sheet = this.spreadsheet.insertSheet(this.spec.name);
    const headings = getFields(this.spec).map((field) => this.spec.columns[field].heading);
    sheet.getRange(1, 1, 1, headings.length).setNumberFormat('@').setValues([headings]);
  }

  /** Whether the sheet does not have this tab; a version that does not know it has set it up. */
  isMissing(): boolean {
    return !this.known && !this.spreadsheet.getSheetByName(this.spec.name);
  }

  /** Returns the column's number; 0 if it is optional and the sheet lacks it. */
  column(field: keyof Row & string): number {
    return this.at.layout.get(field) ?? 0;
  }

  /** Returns the fields for which the sheet has a column. */
  fields(): (keyof Row & string)[] {
    return getFields(this.spec).filter((field) => this.column(field) > 0);
  }

  /** Returns every row of a small tab. One read. */
  all(): RowPlace<Row>[] {
    if (this.whole) return this.whole;
    const { lastRow } = this.at;
    const whole: RowPlace<Row>[] = [];
    this.block(getFields(this.spec), FIRST, lastRow).forEach((cells, index) => {
      const place = FIRST + index;
      const row = this.parse<Row>(getFields(this.spec), cells, place);
      if (row) whole.push({ place, row });
      else if (cells.every((cell) => cell === '')) this.blanks.push(place);
    });
    this.whole = whole;
    return whole;
  }

  /** Reports a row whose cells can be read but make no sense. */
  report(place: number, reason: string): void {
    this.onFault({ tab: this.spec.name, row: place, reason });
  }

  /** Returns the blank rows of a small tab, for reuse. */
  emptied(): number[] {
    this.all();
    return [...this.blanks];
  }

  /** Returns some fields of every row, without blank and unreadable rows. One read. */
  part<Field extends keyof Row & string>(fields: readonly Field[]): RowPlace<Pick<Row, Field>>[] {
    return this.block(fields).flatMap((cells, index) => {
      const place = FIRST + index;
      const row = this.parse<Pick<Row, Field>>(fields, cells, place);
      return row ? [{ place, row }] : [];
    });
  }

  /** Returns the texts of these fields, in rows `first` to `last`. One read. */
  block(fields: readonly (keyof Row & string)[], first = FIRST, last = this.at.lastRow): string[][] {
    if (last < first) return [];
    const columns = fields.map((field) => this.column(field));
    const there = columns.filter((column) => column > 0);
    if (there.length === 0) return Array.from({ length: last - first + 1 }, () => fields.map(() => ''));
    const left = Math.min(...there);
    const cells = this.at.sheet
      .getRange(first, left, last - first + 1, Math.max(...columns) - left + 1)
      .getDisplayValues();
    return cells.map((row) => columns.map((column) => fromCell(row[column - left] ?? '')));
  }

  /** Returns the row numbers where the field is exactly this text, top to bottom. One search. */
  find(field: keyof Row & string, text: string): number[] {
    return this.search(field, toCell(text), true);
  }

  /** Returns the row numbers where the field contains this text, top to bottom. One search. */
  findPart(field: keyof Row & string, text: string): number[] {
    return this.search(field, text, false);
  }

  private search(field: keyof Row & string, text: string, isWhole: boolean): number[] {
    const { sheet, lastRow } = this.at;
    const column = this.column(field);
    if (text === '' || column === 0 || lastRow < FIRST) return [];
    return sheet
      .getRange(FIRST, column, lastRow - FIRST + 1, 1)
      .createTextFinder(text)
      .matchEntireCell(isWhole)
      .matchCase(true)
      .findAll()
      .map((cell) => cell.getRow());
  }

  /** Returns the row numbers where the field is one of these texts. At most three searches, or one read. */
  findAny(field: keyof Row & string, texts: Iterable<string>): number[] {
    const wanted = new Set(texts);
    if (wanted.size <= MAX_SEARCHES) return [...wanted].flatMap((text) => this.find(field, text));
    return this.block([field]).flatMap(([text = ''], index) =>
      text !== '' && wanted.has(text) ? [FIRST + index] : [],
    );
  }

  /** Returns the rows at these places, without unreadable ones. At most 20 reads. */
  rowsAt(places: readonly number[]): RowPlace<Row>[] {
    const unread = new Set(places.filter((place) => !this.rows.has(place)));
    for (const { first, last } of atMostRuns(toRuns(unread), READS_AT_MOST)) {
      this.block(getFields(this.spec), first, last).forEach((cells, index) => {
        const place = first + index;
        if (unread.has(place)) this.rows.set(place, this.parse<Row>(getFields(this.spec), cells, place));
      });
    }
    return places.flatMap((place) => {
      const row = this.rows.get(place);
      return row ? [{ place, row }] : [];
    });
  }

  /** Notes that rows were added, from this place on. */
  noteAdded(rows: readonly Row[], first: number): void {
    const places = new Map(rows.map((row, index) => [String(row[this.spec.key]), first + index]));
    this.added = { at: this.at, places };
  }

  /**
   * Returns where rows are that were just added; null if they are not there any more, because somebody has
   * moved rows or columns. One read.
   * @param lasting fields that have not changed since
   */
  addedPlaces(
    rows: readonly Row[],
    lasting: readonly (keyof Row & string)[],
  ): ReadonlyMap<string, number> | null {
    const { added } = this;
    if (!added) return null;
    const places = rows.flatMap((row) => added.places.get(String(row[this.spec.key])) ?? []);
    if (places.length < rows.length || Math.max(...places) > added.at.sheet.getLastRow()) return null;
    this.readAgain();
    this.known = added.at;
    const found = this.rowsAt(places);
    const isThere = rows.every((row, index) => {
      const there = found[index]?.row;
      return there !== undefined && lasting.every((field) => there[field] === row[field]);
    });
    this.readAgain();
    if (!isThere) return null;
    this.known = added.at;
    return added.places;
  }

  /** Returns the row with this key if it has been read since the last `readAgain`. */
  remembered(key: string): Row | null {
    const isIt = (row: Row | null): row is Row => row !== null && row[this.spec.key] === key;
    for (const row of this.rows.values()) if (isIt(row)) return row;
    return this.whole?.find(({ row }) => isIt(row))?.row ?? null;
  }

  /** Parses these fields of a row from their texts; null for an empty or unreadable row. */
  private parse<Part>(
    fields: readonly (keyof Row & string)[],
    cells: readonly string[],
    place: number,
  ): Part | null {
    if (cells.every((cell) => cell === '')) return null;
    try {
      const { columns } = this.spec;
      const entries = fields.map((field, index) => [field, columns[field].read(cells[index] ?? '')]);
      // `fromEntries` loses the key type; every field has an entry.
      return Object.fromEntries(entries) as Part;
    } catch (fault) {
      this.onFault({
        tab: this.spec.name,
        row: place,
        reason: getMessage(fault),
      });
      return null;
    }
  }
}
