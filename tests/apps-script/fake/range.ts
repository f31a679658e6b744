import { display } from './coercion.ts';
import type { FakeSheet } from './spreadsheet.ts';
import type { Access } from './world.ts';

export interface Validation {
  values: string[];
  allowInvalid: boolean;
}

export class FakeRange {
  constructor(
    private readonly sheet: FakeSheet,
    private readonly row: number,
    private readonly column: number,
    private readonly rows: number,
    private readonly columns: number,
  ) {
    const { maxRows, maxColumns } = sheet.grid;
    const isOutside = row + rows - 1 > maxRows || column + columns - 1 > maxColumns;
    if (isOutside || Math.min(row, column, rows, columns) < 1) {
      throw new Error('The coordinates of the range are outside the dimensions of the sheet.');
    }
  }

  getRow(): number {
    return this.row;
  }

  getDisplayValues(): string[][] {
    this.note('read');
    return Array.from({ length: this.rows }, (_row, r) =>
      Array.from({ length: this.columns }, (_column, c) => this.shownAt(this.row + r, this.column + c)),
    );
  }

  setValues(values: unknown[][]): this {
    this.note('write');
    if (values.length !== this.rows || values.some((cells) => cells.length !== this.columns)) {
      throw new Error('The number of cells in the data does not match the number of cells in the range.');
    }
    this.eachCell((row, column) => {
      const value = values[row - this.row]?.[column - this.column];
      this.check(row, column, value);
      this.sheet.grid.set(row, column, value);
    });
    return this;
  }

  setNumberFormat(format: string): this {
    this.sheet.grid.setFormat(this.row, this.column, this.rows, this.columns, format);
    return this;
  }

  setDataValidation(rule: Validation): this {
    for (let column = this.column; column < this.column + this.columns; column++) {
      this.sheet.validations.set(column, rule);
    }
    return this;
  }

  createTextFinder(text: string): FakeTextFinder {
    return new FakeTextFinder(text, (matches) => {
      this.note('find');
      const found: FakeRange[] = [];
      this.eachCell((row, column) => {
        if (matches(this.shownAt(row, column))) found.push(new FakeRange(this.sheet, row, column, 1, 1));
      });
      return found;
    });
  }

  private check(row: number, column: number, value: unknown): void {
    const rule = row > 1 ? this.sheet.validations.get(column) : undefined;
    if (!rule || rule.allowInvalid || value === '' || rule.values.includes(String(value))) return;
    throw new Error(
      `The data that you entered in cell R${row}C${column} violates the data validation rules set on this cell.`,
    );
  }

  private eachCell(visit: (row: number, column: number) => void): void {
    for (let row = this.row; row < this.row + this.rows; row++) {
      for (let column = this.column; column < this.column + this.columns; column++) visit(row, column);
    }
  }

  private shownAt(row: number, column: number): string {
    return display(this.sheet.grid.cell(row, column));
  }

  private note(access: Access): void {
    this.sheet.log.push(access);
  }
}

/** Searches displayed values. By default a partial match that ignores case. */
class FakeTextFinder {
  private entire = false;
  private cased = false;
  private isPattern = false;

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

  useRegularExpression(on: boolean): this {
    this.isPattern = on;
    return this;
  }

  findAll(): FakeRange[] {
    if (this.isPattern) {
      const pattern = new RegExp(this.text, this.cased ? '' : 'i');
      return this.search((shown) => pattern.test(shown));
    }
    const wanted = this.cased ? this.text : this.text.toLowerCase();
    return this.search((shown) => {
      const there = this.cased ? shown : shown.toLowerCase();
      return this.entire ? there === wanted : wanted !== '' && there.includes(wanted);
    });
  }
}
