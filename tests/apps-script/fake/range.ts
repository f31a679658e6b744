import type { CallLog } from './call-log.ts';
import { display } from './coercion.ts';
import type { Grid } from './grid.ts';

export interface Validation {
  values: string[];
  allowInvalid: boolean;
}

export interface RangeOf {
  sheet: string;
  grid: Grid;
  log: CallLog;
  validations: Map<number, Validation>;
}

export class FakeRange {
  constructor(
    private readonly of: RangeOf,
    private readonly row: number,
    private readonly column: number,
    private readonly rows: number,
    private readonly columns: number,
  ) {
    if (row < 1) throw new Error('The starting row of the range is too small.');
    if (column < 1) throw new Error('The starting column of the range is too small.');
    if (rows < 1) throw new Error('The number of rows in the range must be at least 1.');
    if (columns < 1) throw new Error('The number of columns in the range must be at least 1.');
    if (row + rows - 1 > of.grid.maxRows || column + columns - 1 > of.grid.maxColumns) {
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    }
  }

  getRow(): number {
    return this.row;
  }

  getColumn(): number {
    return this.column;
  }

  getNumRows(): number {
    return this.rows;
  }

  getDisplayValues(): string[][] {
    this.note('read');
    return this.map((row, column) => display(this.of.grid.cell(row, column)));
  }

  setValues(values: unknown[][]): this {
    this.note('write');
    if (values.length !== this.rows) {
      throw new Error(
        `The number of rows in the data does not match the number of rows in the range. The data has ${values.length} but the range has ${this.rows}.`,
      );
    }
    for (const cells of values) {
      if (cells.length !== this.columns) {
        throw new Error(
          `The number of columns in the data does not match the number of columns in the range. The data has ${cells.length} but the range has ${this.columns}.`,
        );
      }
    }
    values.forEach((cells, r) => {
      cells.forEach((value, c) => {
        this.check(this.row + r, this.column + c, value);
        this.of.grid.set(this.row + r, this.column + c, value);
      });
    });
    return this;
  }

  setNumberFormat(format: string): this {
    this.note('format');
    this.of.grid.setFormat(this.row, this.column, this.rows, this.columns, format);
    return this;
  }

  setDataValidation(rule: Validation | null): this {
    this.note('format');
    for (let column = this.column; column < this.column + this.columns; column++) {
      if (rule) this.of.validations.set(column, rule);
      else this.of.validations.delete(column);
    }
    return this;
  }

  setFontWeight(_weight: string): this {
    this.note('format');
    return this;
  }

  createTextFinder(text: string): FakeTextFinder {
    return new FakeTextFinder(text, (matches) => {
      this.note('find');
      const found: FakeRange[] = [];
      for (let r = this.row; r < this.row + this.rows; r++) {
        for (let c = this.column; c < this.column + this.columns; c++) {
          if (matches(display(this.of.grid.cell(r, c)))) found.push(new FakeRange(this.of, r, c, 1, 1));
        }
      }
      return found;
    });
  }

  private check(row: number, column: number, value: unknown): void {
    const rule = row > 1 ? this.of.validations.get(column) : undefined;
    if (!rule || rule.allowInvalid || value === '' || rule.values.includes(String(value))) return;
    throw new Error(
      `The data that you entered in cell R${row}C${column} violates the data validation rules set on this cell.`,
    );
  }

  private map<T>(at: (row: number, column: number) => T): T[][] {
    const all: T[][] = [];
    for (let r = this.row; r < this.row + this.rows; r++) {
      const cells: T[] = [];
      for (let c = this.column; c < this.column + this.columns; c++) cells.push(at(r, c));
      all.push(cells);
    }
    return all;
  }

  private note(kind: 'read' | 'write' | 'format' | 'find'): void {
    this.of.log.add(kind, `${this.of.sheet} R${this.row}C${this.column} ${this.rows}x${this.columns}`);
  }
}

/** Searches displayed values. By default a partial match that ignores case. */
class FakeTextFinder {
  private entire = false;
  private cased = false;

  constructor(
    private readonly text: string,
    private readonly search: (matches: (shown: string) => boolean) => FakeRange[],
  ) {}

  matchEntireCell(on: boolean): this {
    this.entire = on;
    return this;
  }

  matchCase(on: boolean): this {
    this.cased = on;
    return this;
  }

  findAll(): FakeRange[] {
    const wanted = this.cased ? this.text : this.text.toLowerCase();
    return this.search((shown) => {
      const there = this.cased ? shown : shown.toLowerCase();
      return this.entire ? there === wanted : wanted !== '' && there.includes(wanted);
    });
  }
}
