import type { TextCells } from './coercion.ts';
import { Grid } from './grid.ts';
import { FakeRange, type Validation } from './range.ts';
import type { Access } from './world.ts';

export class FakeSheet {
  readonly grid: Grid;
  frozenRows = 0;
  isHidden = false;
  /** OBJECT is a chart in a tab of its own. */
  type: 'GRID' | 'OBJECT' = 'GRID';
  readonly validations = new Map<number, Validation>();

  constructor(
    private readonly name: string,
    private readonly id: number,
    readonly log: Access[],
    textCells: TextCells,
  ) {
    this.grid = new Grid(textCells);
  }

  getName(): string {
    return this.name;
  }

  getSheetId(): number {
    return this.id;
  }

  getLastRow(): number {
    return this.grid.lastRow();
  }

  getLastColumn(): number {
    return this.grid.lastColumn();
  }

  getType(): string {
    return this.type;
  }

  getMaxRows(): number {
    if (this.type === 'OBJECT') throw new Error('The action is not supported for OBJECT sheet.');
    return this.grid.maxRows;
  }

  getMaxColumns(): number {
    return this.grid.maxColumns;
  }

  getRange(row: number, column: number, rows = 1, columns = 1): FakeRange {
    return new FakeRange(this, row, column, rows, columns);
  }

  /** The displayed values from this row down. A sheet without values has one empty cell. */
  shown(from = 1): string[][] {
    const rows = Math.max(1, this.grid.lastRow() - from + 1);
    return this.getRange(from, 1, rows, Math.max(1, this.grid.lastColumn())).getDisplayValues();
  }

  insertRowsAfter(row: number, count: number): this {
    this.grid.insertRows(row, count);
    return this;
  }

  deleteRows(row: number, count: number): void {
    this.grid.removeRows(row, count);
  }

  insertColumnsAfter(column: number, count: number): this {
    this.grid.insertColumns(column, count);
    const moved = [...this.validations].map(([at, rule]) => [at > column ? at + count : at, rule] as const);
    this.validations.clear();
    for (const [at, rule] of moved) this.validations.set(at, rule);
    return this;
  }

  setFrozenRows(count: number): void {
    this.frozenRows = count;
  }

  hideSheet(): void {
    this.isHidden = true;
  }
}

export class FakeSpreadsheet {
  readonly sheets: FakeSheet[] = [];
  /** The active sheet and the row of the owner's cursor. */
  private active = { sheet: 'Sheet1', row: 1 };

  constructor(
    private readonly log: Access[],
    private readonly textCells: TextCells,
  ) {
    this.insertSheet('Sheet1');
  }

  getSheetByName(name: string): FakeSheet | null {
    return this.sheets.find((sheet) => sheet.getName() === name) ?? null;
  }

  getSheets(): FakeSheet[] {
    return this.sheets;
  }

  insertSheet(name: string): FakeSheet {
    if (this.getSheetByName(name)) {
      throw new Error(`A sheet with the name "${name}" already exists. Please enter another name.`);
    }
    const sheet = new FakeSheet(name, this.sheets.length * 7919, this.log, this.textCells);
    this.sheets.push(sheet);
    return sheet;
  }

  getActiveSheet(): FakeSheet {
    return this.tab(this.active.sheet);
  }

  getActiveRange(): FakeRange {
    return this.getActiveSheet().getRange(this.active.row, 1);
  }

  select(sheet: string, row = 1): void {
    this.active = { sheet, row };
  }

  tab(name: string): FakeSheet {
    const sheet = this.getSheetByName(name);
    if (!sheet) throw new Error(`There is no tab ${name}.`);
    return sheet;
  }
}
