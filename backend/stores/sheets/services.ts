/**
 * The parts of the Spreadsheet service that the store uses, under the names of Apps Script, so that both the
 * real service and the tests' fake fit these types. Rows and columns are numbered from 1.
 */
export interface CellFinder {
  matchEntireCell(on: boolean): CellFinder;
  matchCase(on: boolean): CellFinder;
  findAll(): CellRange[];
}

export interface CellRange {
  getRow(): number;
  /** What the cells show; for text cells, their text. */
  getDisplayValues(): string[][];
  setValues(values: string[][]): CellRange;
  setNumberFormat(format: string): CellRange;
  createTextFinder(text: string): CellFinder;
}

export interface Sheet {
  getName(): string;
  /** The last row that contains anything; 0 for an empty sheet. */
  getLastRow(): number;
  getLastColumn(): number;
  /** Size of the grid, including empty cells. */
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

/** May drop any entry at any time. */
export interface ScriptCache {
  get(key: string): string | null;
  put(key: string, value: string, seconds: number): void;
  remove(key: string): void;
}
