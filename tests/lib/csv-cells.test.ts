import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defuseCell, phoneCell, undefuseCell } from '#src/lib/csv/csv-cells.ts';

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

describe('a cell of a CSV file', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['\n=1', "'\n=1"],
    ['＝1', "'＝1"],
    ["'=1", "''=1"],
    ['Grace', 'Grace'],
    ["O'Neil", "O'Neil"],
    ["'quoted'", "'quoted'"],
    ['00123', '00123'],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written as %j', (text, cell) => {
    expect(defuseCell(text)).toBe(cell);
    expect(undefuseCell(cell)).toBe(text);
  });

  test('never begins with what a spreadsheet runs, and comes back as it was', () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom(...DANGEROUS, "'"), fc.constantFrom(...DANGEROUS, "'"), fc.string())
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const cell = defuseCell(typed);
        expect(DANGEROUS.some((sign) => cell.startsWith(sign))).toBe(false);
        expect(undefuseCell(cell)).toBe(typed);
      }),
    );
  });
});

describe('a phone number as a cell', () => {
  test.each([
    ['+13215550142', '(321) 555-0142'],
    ['3215550142', '(321) 555-0142'],
    ['(321) 555-0142', '(321) 555-0142'],
    ['+44 20 7946 0000', '44 20 7946 0000'],
    ['+1 321 555 0142 ext 5', '(321) 555-0142 ext 5'],
    ['=1+1', "'=1+1"],
    ['', ''],
  ])('%s stays a number to dial: %s', (phone, cell) => {
    expect(phoneCell(phone)).toBe(cell);
  });
});
