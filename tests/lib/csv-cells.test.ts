import { describe, expect, test } from 'vitest';
import { escapeFormula, phoneCell, readCell, unescapeFormula } from '#src/lib/csv/csv-cells.ts';

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
  ])('with the text %j is written as %j', (text, cell) => {
    expect(escapeFormula(text)).toBe(cell);
    expect(unescapeFormula(cell)).toBe(text);
    expect(readCell(cell)).toBe(text);
  });

  test.each([
    ['="00123"', '00123'],
    ['="say ""hi"""', 'say "hi"'],
    ['=""', ''],
    ['="a"&"b"', '="a"&"b"'],
    ['="a', '="a'],
    ['\'="00123"', '="00123"'],
  ])('that is %j is read as %j', (cell, text) => {
    expect(readCell(cell)).toBe(text);
  });
});

describe('a phone number in a cell', () => {
  test.each([
    ['+13215550142', '(321) 555-0142'],
    ['3215550142', '(321) 555-0142'],
    ['(321) 555-0142', '(321) 555-0142'],
    ['+44 20 7946 0000', '(+44) 20 7946 0000'],
    ['+1 321 555 0142 ext 5', '(321) 555-0142 ext 5'],
    ['=1+1', "'=1+1"],
    ['', ''],
  ])('that is %s is written as %s', (phone, cell) => {
    expect(phoneCell(phone)).toBe(cell);
  });
});
