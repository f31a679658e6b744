import { type Cell, coerce, type TextCells } from './coercion.ts';

const CELLS_IN_ALL = 10_000_000;

/** Cells and formats of one sheet. Rows and columns start at 1. */
export interface Grid {
  maxRows: number;
  maxColumns: number;
  cell(row: number, column: number): Cell | undefined;
  set(row: number, column: number, value: unknown): void;
  setFormat(row: number, column: number, rows: number, columns: number, format: string): void;
  format(row: number, column: number): string;
  lastRow(): number;
  lastColumn(): number;
  insertRows(after: number, count: number): void;
  insertColumns(after: number, count: number): void;
  /** Writes rows of text from this row down, without coercion. */
  load(row: number, rows: readonly (readonly string[])[]): void;
  removeRows(row: number, count: number): void;
}

const isEmpty = (cell: Cell | undefined): boolean => cell === undefined || cell === '';

export function createGrid(textCells: TextCells): Grid {
  const rows: (Cell | undefined)[][] = [];
  const columnFormats: string[] = [];
  const cellFormats = new Map<string, string>();

  const grid: Grid = {
    maxRows: 1000,
    maxColumns: 26,
    cell: (row, column) => rows[row - 1]?.[column - 1],
    set(row, column, value) {
      rows[row - 1] ??= [];
      const cells = rows[row - 1] ?? [];
      cells[column - 1] = coerce(value, grid.format(row, column), textCells);
    },
    format: (row, column) =>
      cellFormats.get(`${row} ${column}`) ?? (row > 1 ? columnFormats[column - 1] : undefined) ?? 'General',
    setFormat(row, column, rowCount, columnCount, format) {
      const isWholeColumn = row <= 2 && row + rowCount - 1 >= grid.maxRows;
      for (let c = column; c < column + columnCount; c++) {
        if (isWholeColumn) columnFormats[c - 1] = format;
        for (let r = row; r < row + (isWholeColumn ? 1 : rowCount); r++) {
          if (grid.format(r, c) !== format) cellFormats.set(`${r} ${c}`, format);
        }
      }
    },
    lastRow() {
      for (let row = rows.length; row > 0; row--)
        if (rows[row - 1]?.some((cell) => !isEmpty(cell))) return row;
      return 0;
    },
    lastColumn: () =>
      rows.slice(0, 50).reduce((last, cells) => {
        let column = cells?.length ?? 0;
        while (column > last && isEmpty(cells?.[column - 1])) column--;
        return Math.max(last, column);
      }, 0),
    insertRows(after, count) {
      if ((grid.maxRows + count) * grid.maxColumns > CELLS_IN_ALL) {
        throw new Error(
          'This action would increase the number of cells in the workbook above the limit of 10000000 cells.',
        );
      }
      grid.maxRows += count;
      if (after < rows.length) rows.splice(after, 0, ...Array.from({ length: count }, () => []));
    },
    insertColumns(after, count) {
      grid.maxColumns += count;
      for (const cells of rows)
        if (cells && after < cells.length) cells.splice(after, 0, ...new Array(count));
      if (after < columnFormats.length) columnFormats.splice(after, 0, ...new Array(count).fill('General'));
    },
    load(row, loaded) {
      grid.maxRows = Math.max(grid.maxRows, row + loaded.length - 1);
      loaded.forEach((cells, index) => {
        rows[row - 1 + index] = [...cells];
      });
    },
    removeRows(row, count) {
      rows.splice(row - 1, count);
      grid.maxRows -= count;
    },
  };
  return grid;
}
