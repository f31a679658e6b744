import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { type CsvRow, readCsv } from '#src/lib/csv/read-csv.ts';
import { readText } from '#src/lib/csv/read-text.ts';
import { pause } from '#src/lib/pause.ts';

const { signal } = new AbortController();
const read = async (text: string): Promise<CsvRow[]> => (await readCsv(text, { signal }))?.rows ?? [];

describe('the text of a file', () => {
  const bytes = (...values: number[]) => Uint8Array.from(values);
  const swap = (byte: number, index: number, all: readonly number[]) =>
    index % 2 === 0 ? [all[index + 1] ?? 0, byte] : [];
  const utf16 = (text: string) =>
    [...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]);

  test.each([
    ['UTF-8', new TextEncoder().encode('Inés,👍'), 'Inés,👍'],
    ['UTF-8 with a byte order mark', new TextEncoder().encode('\uFEFFInés'), 'Inés'],
    ["Excel's plain CSV (Windows-1252)", bytes(0x49, 0x6e, 0xe9, 0x73), 'Inés'],
    ['UTF-16 with a byte order mark', bytes(0xff, 0xfe, ...utf16('Inés')), 'Inés'],
    ['UTF-16 without a byte order mark', bytes(...utf16('Inés,Łuka')), 'Inés,Łuka'],
    ['UTF-16 with the high bytes first', bytes(...utf16('Inés,Łuka').flatMap(swap)), 'Inés,Łuka'],
    ['text with a stray NUL', new TextEncoder().encode(`${'x'.repeat(99)}\0`), `${'x'.repeat(99)}\0`],
    ['an empty text', bytes(), ''],
  ])('is read as %s', async (_what, file, text) => {
    expect(await readText(file)).toBe(text);
  });

  test('is complete when a character is split between two chunks', async () => {
    const text = `${'x'.repeat(2 ** 20 - 2)}👍${'y'.repeat(2 ** 20 - 3)}é`;
    expect((await readText(new TextEncoder().encode(text))) === text).toBe(true);
  });

  test('is read as Windows-1252 also when only its end shows that', async () => {
    const file = new Uint8Array(2 ** 20 + 100).fill(0x78);
    file[file.length - 1] = 0xe9;
    const text = await readText(file);
    expect(text?.slice(-3)).toBe('xxé');
  });

  test('is read as Windows-1252 only in the lines that are not UTF-8, also over many chunks', async () => {
    const lines = ['Inés', 'Côté', 'x'.repeat(200_000), '\uFEFFNúñez', 'Renée', 'Zoë'];
    const file = lines.flatMap((line, index) =>
      [1, 4].includes(index)
        ? [...`${line}\n`].map((sign) => sign.charCodeAt(0))
        : [...new TextEncoder().encode(`${line}\n`)],
    );
    expect(await readText(Uint8Array.from(file))).toBe(`${lines.join('\n')}\n`);
  });

  test('is not read from a workbook', async () => {
    expect(await readText(bytes(0x50, 0x4b, 3, 4, 0, 0, 8))).toBeNull();
  });
});

describe('the rows of a file', () => {
  test('have the line numbers of an editor, counting empty lines and line breaks within quotation marks', async () => {
    const text = 'Name,Note\r\nA,"one\r\ntwo\nthree"\r\n\r\n , \r\nB,x\r\n"C ""c""","a,b"\r\n';
    const rows = await read(text);
    expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'Name', 'Note'],
      [2, 'A', 'one\r\ntwo\nthree'],
      [7, 'B', 'x'],
      [8, 'C "c"', 'a,b'],
    ]);
  });

  test.each([
    ['separated by semicolons', 'a;b\nc;d', ['a', 'b'], ['c', 'd']],
    ['separated by tabs', 'a\tb\nc\td', ['a', 'b'], ['c', 'd']],
    ['separated by bars', 'a|b\nc|d', ['a', 'b'], ['c', 'd']],
    ['not separated by characters within the cells', 'a,b\nA,x|y|z;a;b\n', ['a', 'b'], ['A', 'x|y|z;a;b']],
    ['the same again after an export', "a,b\nGrace,'=1+1", ['a', 'b'], ['Grace', '=1+1']],
  ])('have cells that are %s', async (_what, text, ...rows) => {
    expect((await read(text)).map(({ cells }) => cells)).toEqual(rows);
  });

  test.each([
    ['a nickname', 'Name,Phone\n"Bud" Jones,200\nAl,201', ['"Bud" Jones', '200'], ['Al', '201']],
    ['a mark that is never closed', 'Name,Phone\n"Bud,200\nAl,201', ['"Bud', '200'], ['Al', '201']],
    [
      'a mark closed far below',
      `Name,Phone\n"Bud,200\n${'Al,201\n'.repeat(9_000)}6",202`,
      ['"Bud', '200'],
      ['Al', '201'],
    ],
    ['an open mark at the end', 'Name,Phone\nAl,201\nBud,"', ['Al', '201'], ['Bud', '"']],
    [
      'blanks after the closing mark',
      'Name,Phone\n"Jones, Bud"  ,200\nAl,201',
      ['Jones, Bud', '200'],
      ['Al', '201'],
    ],
    ['marks inside marks', 'Name,Phone\n"""Bud"" Jones",200\nAl,201', ['"Bud" Jones', '200'], ['Al', '201']],
  ])('are not swallowed by quotation marks: %s', async (_what, text, ...rows) => {
    expect((await read(text)).slice(1, 3).map(({ cells }) => cells)).toEqual(rows);
  });

  test('are rows also when a mark that is not closed seems to be closed by one in a later row', async () => {
    const text = 'Name,Phone,City\nKay,321-555-0101,"\nLee,321-555-0102,Cocoa\nMo,321-555-0103,"\n';
    expect((await read(text)).map(({ line, cells }) => [line, ...cells])).toEqual([
      [1, 'Name', 'Phone', 'City'],
      [2, 'Kay', '321-555-0101', '"'],
      [3, 'Lee', '321-555-0102', 'Cocoa'],
      [4, 'Mo', '321-555-0103', '"'],
    ]);
  });

  test.each([
    ['="00123",b', ['00123', 'b']],
    ['="Jones, ""Bud""",b', ['Jones, "Bud"', 'b']],
    ['"=""00123""",b', ['00123', 'b']],
    ['=1+1,="open', ['=1+1', '="open']],
    ['\'="00123",b', ['="00123"', 'b']],
  ])('have the text of a text formula: %j', async (text, cells) => {
    expect((await read(text)).map((row) => row.cells)).toEqual([cells]);
  });

  test.each([
    ['sep=;\r\na,b;c\r\nd;e,f\r\n', ';'],
    ['"sep=^"\na^b,c\n', '^'],
    ['SEP=,\na,b;c;d\n', ','],
    ['\ufeffsep=\t\na\tb,c\n', '\t'],
    ['Storm list, Palm Bay\nMarch, 2026\na;b;c\nd;e;f\n', ';'],
    ['Name;Phone;Notes\nA;1;x, y, z\nB;2;x, y, z\nC;3;x, y, z\n', ';'],
  ])('are separated as the file says, or as most lines are: %j', async (text, separator) => {
    expect((await readCsv(text, { signal }))?.separator).toBe(separator);
  });

  test('are the rows of the table it was written from, also over many chunks', async () => {
    const cell = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.constantFrom('"', 'a "b" c', 'x,y', 'line\nbreak', 'line\r\nbreak', '👍', 'Inés', '  '),
      fc.string({ minLength: 2_000, maxLength: 4_000 }),
    );
    const row = fc.tuple(fc.constantFrom('id', 'é'), cell, cell);
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 2, maxLength: 60 }), async (table) => {
        // A cell that looks escaped is read back unescaped.
        fc.pre(!table.flat().some((each) => each.startsWith("'")));
        const rows = await read(
          Papa.unparse([['id', 'name', 'note'], ...table], { newline: '\r\n', delimiter: ',' }),
        );
        expect(rows.slice(1).map(({ cells }) => cells)).toEqual(table);
      }),
      { numRuns: 25 },
    );
  });

  test('are read in steps between which the browser can work, and reading can be stopped', async () => {
    const text = `a,b\n${'some name,321 555 0142\n'.repeat(40_000)}`;
    const stop = new AbortController();
    const shares: number[] = [];
    const onShare = (share: number) => {
      shares.push(share);
      // What else the browser has to do comes before the next step.
      pause().then(() => stop.abort());
    };
    expect(await readCsv(text, { signal: stop.signal, onShare })).toBeNull();
    expect(shares).toHaveLength(1);
    expect(shares.at(-1)).toBeLessThan(1);
  });
});
