import { type Cell, coerce, type TextCells } from './coercion.ts';

const CELLS_IN_ALL = 10_000_000;

const isEmpty = (cell: Cell | undefined): boolean => cell === undefined || cell === '';

/** Cells and formats of one sheet. Rows and columns start at 1. */
export class Grid {
  maxRows = 1000;
  maxColumns = 26;
  private readonly rows: (Cell | undefined)[][] = [];
  private readonly columnFormats: string[] = [];
  private readonly cellFormats = new Map<string, string>();

  constructor(private readonly textCells: TextCells) {}

  cell(row: number, column: number): Cell | undefined {
    return this.rows[row - 1]?.[column - 1];
  }

  set(row: number, column: number, value: unknown): void {
    const cells = this.rows[row - 1] ?? [];
    cells[column - 1] = coerce(value, this.format(row, column), this.textCells);
    this.rows[row - 1] = cells;
  }

  format(row: number, column: number): string {
    const ofColumn = row > 1 ? this.columnFormats[column - 1] : undefined;
    return this.cellFormats.get(`${row} ${column}`) ?? ofColumn ?? 'General';
  }

  setFormat(row: number, column: number, rows: number, columns: number, format: string): void {
    const isWholeColumn = row <= 2 && row + rows - 1 >= this.maxRows;
    for (let c = column; c < column + columns; c++) {
      if (isWholeColumn) this.columnFormats[c - 1] = format;
      for (let r = row; r < row + (isWholeColumn ? 1 : rows); r++) {
        if (this.format(r, c) !== format) this.cellFormats.set(`${r} ${c}`, format);
      }
    }
  }

  lastRow(): number {
    return this.rows.findLastIndex((cells) => cells?.some((cell) => !isEmpty(cell))) + 1;
  }

  lastColumn(): number {
    let last = 0;
    for (const cells of this.rows.slice(0, 50))
      last = Math.max(last, (cells?.findLastIndex((cell) => !isEmpty(cell)) ?? -1) + 1);
    return last;
  }

  insertRows(after: number, count: number): void {
    if ((this.maxRows + count) * this.maxColumns > CELLS_IN_ALL) {
      throw new Error(
        'This action would increase the number of cells in the workbook above the limit of 10000000 cells.',
      );
    }
    this.maxRows += count;
    if (after < this.rows.length) this.rows.splice(after, 0, ...Array.from({ length: count }, () => []));
  }

  insertColumns(after: number, count: number): void {
    this.maxColumns += count;
    for (const cells of this.rows)
      if (cells && after < cells.length) cells.splice(after, 0, ...new Array(count));
    if (after < this.columnFormats.length)
      this.columnFormats.splice(after, 0, ...new Array(count).fill('General'));
  }

  removeRows(row: number, count: number): void {
    this.rows.splice(row - 1, count);
    this.maxRows -= count;
  }

  /** Writes rows of text from this row down, without coercion. */
  load(row: number, rows: readonly (readonly string[])[]): void {
    this.maxRows = Math.max(this.maxRows, row + rows.length - 1);
    rows.forEach((cells, index) => {
      this.rows[row - 1 + index] = [...cells];
    });
  }
}
