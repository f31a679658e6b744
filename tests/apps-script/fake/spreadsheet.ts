import type { CallLog } from './call-log.ts';
import type { TextCells } from './coercion.ts';
import { createGrid, type Grid } from './grid.ts';
import { FakeRange, type Validation } from './range.ts';

export class FakeSheet {
  readonly grid: Grid;
  frozenRows = 0;
  isHidden = false;
  readonly validations = new Map<number, Validation>();

  constructor(
    private readonly name: string,
    private readonly id: number,
    private readonly log: CallLog,
    textCells: () => TextCells,
  ) {
    this.grid = createGrid(textCells);
  }

  getName(): string {
    return this.name;
  }

  getSheetId(): number {
    return this.id;
  }

  getLastRow(): number {
    this.log.add('size', `${this.name} last row`);
    return this.grid.lastRow();
  }

  getLastColumn(): number {
    this.log.add('size', `${this.name} last column`);
    return this.grid.lastColumn();
  }

  getMaxRows(): number {
    this.log.add('size', `${this.name} max rows`);
    return this.grid.maxRows;
  }

  getMaxColumns(): number {
    this.log.add('size', `${this.name} max columns`);
    return this.grid.maxColumns;
  }

  getRange(row: number, column: number, rows = 1, columns = 1): FakeRange {
    const { name: sheet, grid, log, validations } = this;
    return new FakeRange({ sheet, grid, log, validations }, row, column, rows, columns);
  }

  insertRowsAfter(row: number, count: number): this {
    this.log.add('size', `${this.name} insert ${count} rows`);
    this.grid.insertRows(row, count);
    return this;
  }

  deleteRows(row: number, count: number): void {
    this.log.add('size', `${this.name} delete ${count} rows`);
    if (count >= this.grid.maxRows) throw new Error("You can't delete all the rows on the sheet.");
    for (let index = 0; index < count; index++) this.grid.removeRow(row);
  }

  insertColumnsAfter(column: number, count: number): this {
    this.log.add('size', `${this.name} insert ${count} columns`);
    this.grid.insertColumns(column, count);
    const moved = [...this.validations].map(([at, rule]) => [at > column ? at + count : at, rule] as const);
    this.validations.clear();
    for (const [at, rule] of moved) this.validations.set(at, rule);
    return this;
  }

  setFrozenRows(count: number): void {
    this.frozenRows = count;
  }

  hideSheet(): this {
    this.isHidden = true;
    return this;
  }
}

export class FakeSpreadsheet {
  readonly sheets: FakeSheet[] = [];
  /** The active sheet and the row of the owner's cursor. */
  active = { sheet: 0, row: 1 };

  constructor(
    readonly log: CallLog,
    public textCells: TextCells = 'formulas',
  ) {
    this.insertSheet('Sheet1');
  }

  getSheetByName(name: string): FakeSheet | null {
    return this.sheets.find((sheet) => sheet.getName() === name) ?? null;
  }

  insertSheet(name: string): FakeSheet {
    if (this.getSheetByName(name)) {
      throw new Error(`A sheet with the name "${name}" already exists. Please enter another name.`);
    }
    const sheet = new FakeSheet(name, this.sheets.length * 7919, this.log, () => this.textCells);
    this.sheets.push(sheet);
    return sheet;
  }

  getActiveSheet(): FakeSheet {
    const sheet = this.sheets[this.active.sheet];
    if (!sheet) throw new Error('There is no active sheet.');
    return sheet;
  }

  getActiveRange(): FakeRange {
    return this.getActiveSheet().getRange(this.active.row, 1);
  }

  select(name: string, row = 1): void {
    this.active = { sheet: this.sheets.findIndex((sheet) => sheet.getName() === name), row };
  }

  tab(name: string): FakeSheet {
    const sheet = this.getSheetByName(name);
    if (!sheet) throw new Error(`There is no tab ${name}.`);
    return sheet;
  }
}
