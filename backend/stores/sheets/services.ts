/**
 * What the store touches of a spreadsheet: exactly these methods, under the names Apps Script gives them, so that the
 * real service and the one of the tests are both taken as they are. Rows and columns count from 1.
 */
export interface CellFinder {
  matchEntireCell(on: boolean): CellFinder;
  matchCase(on: boolean): CellFinder;
  findAll(): CellRange[];
}

export interface CellRange {
  getRow(): number;
  /** What the cells show; of text cells, their text. */
  getDisplayValues(): string[][];
  setValues(values: string[][]): CellRange;
  setNumberFormat(format: string): CellRange;
  createTextFinder(text: string): CellFinder;
}

export interface Sheet {
  getName(): string;
  /** The last row and column that hold anything; 0 for an empty sheet. */
  getLastRow(): number;
  getLastColumn(): number;
  /** The size of the grid, empty cells included. */
  getMaxRows(): number;
  getMaxColumns(): number;
  getRange(row: number, column: number, rows: number, columns: number): CellRange;
  insertRowsAfter(row: number, count: number): unknown;
  deleteRows(row: number, count: number): unknown;
  insertColumnsAfter(column: number, count: number): unknown;
}

export interface Spreadsheet {
  getSheetByName(name: string): Sheet | null;
}

/** A cache that may forget anything at any time. */
export interface ScriptCache {
  get(key: string): string | null;
  put(key: string, value: string, seconds: number): void;
  remove(key: string): void;
}
