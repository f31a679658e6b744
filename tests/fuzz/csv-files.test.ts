import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect } from 'vitest';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { LEAD_FIELD_NAMES, LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { exportHeading, toCsvLines } from '#src/features/manage/export/export-file.ts';
import { escapeFormula, unescapeFormula } from '#src/lib/csv/csv-cells.ts';
import { type CsvFile, readCsv } from '#src/lib/csv/read-csv.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import { expectSame, fuzz } from './fuzz.ts';
import { anyText, objectOf, wellFormedText } from './hostile.ts';

const { signal } = new AbortController();
async function readFile(text: string): Promise<CsvFile> {
  const file = await readCsv(text, { signal });
  if (!file) throw new Error('Nobody stopped the reading.');
  return file;
}
const read = async (text: string) => (await readFile(text)).rows;

/** The lines of a text. The end of the last line begins no other. */
const linesOf = (text: string): string[] => {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
};

const FORMULAS = [
  ...[
    '=1+1',
    '+1',
    '-5',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    "'=1",
    "''=1",
    "'",
    "O'Neil",
    '|',
    'a;b',
  ],
];
const cell = fc.oneof(
  wellFormedText,
  fc.constantFrom(...FORMULAS),
  fc.constantFrom('Ada', '', ' ', '00123', '"a" b', 'x,y'),
);
const row = fc.array(cell, { minLength: 3, maxLength: 3 });

interface Style {
  delimiter: string;
  /** What ends each row; the last one is also for further rows. */
  ends: string[];
  quotesAll: boolean;
  title: string;
}
const style: fc.Arbitrary<Style> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  ends: fc.oneof(
    fc.array(fc.constantFrom('\n', '\r\n'), { minLength: 1, maxLength: 6 }),
    fc.constant('\r').map((end) => [end]),
  ),
  quotesAll: fc.boolean(),
  title: fc.constantFrom('id', 'Full name', 'Full\nname', 'Whole, name; or "firm"'),
});

const PLAIN: Style = { delimiter: ',', ends: ['\n'], quotesAll: false, title: 'id' };
const TWO_ROWS = ['A,1,', 'B,2,'].map((cells) => cells.split(','));

/** Writes a file as a spreadsheet does. Returns it with the line on which each row starts. */
function write(rows: readonly (readonly string[])[], { delimiter, ends, quotesAll }: Style) {
  const starts: number[] = [];
  const text = rows.reduce((before, cells, index) => {
    starts.push(before.split(/\r\n|\r|\n/).length);
    const written = cells.map((each) => {
      const plain = escapeFormula(each);
      const isSafe = !quotesAll && !/["\r\n]/.test(plain) && !plain.includes(delimiter);
      return isSafe ? plain : `"${plain.replaceAll('"', '""')}"`;
    });
    return before + written.join(delimiter) + (ends[index] ?? ends.at(-1));
  }, '');
  return { text, starts };
}

describe('a file', () => {
  fuzz(
    'is read as the rows that were written into it, each on its line',
    [style, fc.array(row, { maxLength: 4 })],
    async (written, table) => {
      const rows = [[written.title, 'name', 'note'], ...table];
      const { text, starts } = write(rows, written);
      const lines = rows.map(
        (_, index) => (starts[index + 1] ?? linesOf(text).length + 1) - (starts[index] ?? 0),
      );
      const expected = rows.map((cells, index) => ({ line: starts[index], lines: lines[index], cells }));
      const filled = expected.filter(({ cells }) => cells.some((each) => each.trim() !== ''));
      expectSame(await read(text), filled);
    },
    {
      kept: [
        [{ ...PLAIN, ends: ['\r\n', '\n'] }, TWO_ROWS],
        [{ ...PLAIN, ends: ['\n', '\r\n'] }, TWO_ROWS],
        [PLAIN, [['\n', '', '']]],
        [{ ...PLAIN, delimiter: ';', title: 'Full\nname' }, [['A', '1', '']]],
      ],
    },
  );

  const plainLine = anyText.map((text) => text.replace(/["'\r\n]/g, ''));
  const lines = fc.array(fc.tuple(plainLine, fc.constantFrom('\n', '\r\n')), { maxLength: 8 });
  fuzz('without quotation marks has a row for each line with text', [lines], async (all) => {
    const { rows, separator } = await readFile(all.map((parts) => parts.join('')).join(''));
    const filled = all.flatMap(([text], index) =>
      text.replaceAll(separator, '').trim() === '' ? [] : [index + 1],
    );
    expectSame(
      rows.map(({ line }) => line),
      filled,
    );
  });

  const pieces = fc.constantFrom(
    ...['"', '""', ',', ';', '\t', '\r', '\n', '\r\n', ' ', 'a', "'=", '"x"', '\ufeff'],
  );
  const rough = fc.oneof(
    anyText,
    fc.array(fc.oneof(pieces, anyText), { maxLength: 20 }).map((all) => all.join('')),
  );
  /** Without what a reader may leave out: marks, separators, white space, and how formulas are written. */
  const letters = (text: string, separator: string) => text.replaceAll(separator, '').replace(/["'=\s]/g, '');

  fuzz('of any text has each of its lines in one row, or among the empty ones', [rough], async (text) => {
    const { rows, separator, lines, emptyLines, separatorLines } = await readFile(text);
    const written = linesOf(text);
    expectSame(lines, written.length);
    expectSame(
      rows.reduce((sum, row) => sum + row.lines, emptyLines + separatorLines),
      lines,
    );
    let next = 1 + separatorLines;
    for (const { line, lines: count, cells } of rows) {
      expect(line).toBeGreaterThanOrEqual(next);
      expect(cells.join('').trim()).not.toBe('');
      const own = written.slice(line - 1, line - 1 + count).join('');
      expectSame(letters(cells.join(''), separator), letters(own, separator));
      expectSame(letters(written.slice(next - 1, line - 1).join(''), separator), '');
      next = line + count;
    }
    expect(next).toBeLessThanOrEqual(lines + 1);
  });

  const name = fc.oneof(
    fc.constantFrom('"Bud" Jones', '"Bud', 'Bud"', '"', '""', '6" Al', '"Al"', '" "', '"""', '"Jo ""J""'),
    fc.array(fc.constantFrom('"', '""', ' ', 'a', "'", '='), { maxLength: 6 }).map((all) => all.join('')),
  );
  const notes = fc.constantFrom('ok', '', '"two\nlines"', '"a, b"', 'say "hi"', '"say ""hi"""');
  const leads = fc.array(fc.tuple(name, fc.constantFrom('\n', '\r\n'), notes), { maxLength: 12 });
  fuzz('of leads has a row for each, whatever quotation marks their names have', [leads], async (all) => {
    const phones = all.map((_, index) => `321-555-${String(index).padStart(4, '0')}`);
    const written = all.map(([who, end, note], index) => `${who},${phones[index]},${note}${end}`);
    const [, ...rows] = await read(`Name,Phone,Notes\n${written.join('')}`);
    expectSame(
      rows.map(({ cells }) => cells[1]),
      phones,
    );
  });
});

describe('a cell', () => {
  const typed = fc.oneof(
    cell,
    fc.tuple(fc.constantFrom(...FORMULAS), anyText).map((parts) => parts.join('')),
  );

  fuzz('never begins a formula, and is read back unchanged', [typed], (text) => {
    const written = escapeFormula(text);
    expect(written).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    expectSame(unescapeFormula(written), text);
  });

  const phone = fc.oneof(
    fc.constantFrom('+13215550142', '321-555-0142 x23', '+44 20 7946 0000', '=1', ''),
    cell,
  );
  const heading = `${Papa.unparse([exportHeading])}\r\n`;
  const changed = fc
    .array(fc.tuple(fc.constantFrom(...LEAD_FIELD_NAMES), cell), { maxLength: 5 })
    .map(objectOf);

  fuzz(
    'of an exported batch has the lead’s own text when it is imported again',
    [changed, phone],
    async (texts, number) => {
      const answer = { ok: true, leads: [{ ...texts, phone: number, leadId: 'L1' }] };
      const { leads } = exportBatchAction.answer.parse(answer);
      const file = heading + toCsvLines(leads);
      const [titles, row] = await read(file);
      expectSame(titles?.cells, exportHeading);
      const cellOf = (title: string) => row?.cells[exportHeading.indexOf(title)] ?? '';
      for (const name of LEAD_FIELD_NAMES)
        if (name !== 'phone') expectSame(cellOf(LEAD_FIELDS[name].label), texts[name] ?? '');
      expectSame(phoneKey(cellOf('Phone')), phoneKey(number));
    },
  );
});
