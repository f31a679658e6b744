import type { PhotoImages } from '#backend/core/rows.ts';

/**
 * The parts of the Spreadsheet service that the store uses, under the names of Apps Script, so that both the
 * real service and the tests' fake fit these types. Rows and columns are numbered from 1.
 */
export interface CellFinder {
  matchEntireCell(on: boolean): CellFinder;
  matchCase(on: boolean): CellFinder;
  /** Whether the text is a regular expression. */
  useRegularExpression(on: boolean): CellFinder;
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
  insertSheet(name: string): Sheet;
}

/** The ids of a photo's two files. */
export type PhotoFileIds = Record<keyof PhotoImages, string>;

/** The files of the photos' images: a cell of the sheet could not hold one. */
export interface PhotoFiles {
  /**
   * Makes the two files of a photo, which takes some seconds.
   * @param name tells the files apart; without an extension
   * @throws Error when one could not be made; then neither is left
   */
  save(images: PhotoImages, name: string): PhotoFileIds;
  /**
   * Returns what is in these files, in their order, as base64url without padding; empty for an empty id, and
   * for a file that is gone or cannot be read now.
   */
  read(ids: readonly string[]): string[];
  /** Deletes the files. Never throws: a file that cannot be deleted stays. @returns whether all are gone */
  remove(ids: readonly string[]): boolean;
}

/** May drop any entry at any time. */
export interface ScriptCache {
  get(key: string): string | null;
  put(key: string, value: string, seconds: number): void;
  remove(key: string): void;
}
