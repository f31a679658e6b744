import { describe, expect, test } from 'vitest';
import {
  listNumbers,
  type NumberLines,
  readNumberSource,
} from '#src/features/manage/numbers/file/number-file.ts';

const { signal } = new AbortController();

/** Reads a file as the page does before the manager changes anything. */
async function open(bytes: BlobPart, name = 'list.csv') {
  const read = await readNumberSource(new File([bytes], name), { signal, onShare: () => {} });
  if (!read?.ok) throw new Error(`Not read: ${read?.problem}`);
  const list = await listNumbers(read.source, new Set(read.source.columns), signal);
  if (!list) throw new Error('Not listed');
  return { ...list, columns: read.source.columns };
}

const lines = (over: Partial<NumberLines>): NumberLines => ({
  separator: 0,
  heading: 0,
  numbers: 0,
  repeated: 0,
  without: 0,
  empty: 0,
  ...over,
});

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8]));

const ONE = '13215550331';
const TWO = '14075550142';
const BOTH = [ONE, TWO];

describe('the numbers of a file', () => {
  test.each<[name: string, file: BlobPart]>([
    ['a registry', '321,5550331\n407,5550142\n'],
    ['a registry with headings', 'Area Code,Phone Number\r\n321,5550331\r\n407,5550142\r\n'],
    ['a registry in quotation marks', '"321","5550331"\n"407","5550142"'],
    ['a registry with a date', '321,5550331,20261101\n407,5550142,20261101\n'],
    ['one column', '3215550331\n4075550142\n'],
    ['one column with a heading', 'Phone\n(321) 555-0331\n(407) 555-0142\n'],
    ['one column of floats', 'number\n3215550331.0\n4075550142.0\n'],
    ['names beside them', 'Ada Lane,321-555-0331\nLuis Ortega,407-555-0142\n'],
    ['semicolons', 'sep=;\nName;Phone\nLane, Ada;321-555-0331\nOrtega;407-555-0142\n'],
    ['UTF-16 with tabs', utf16('\uFEFFName\tMobile\r\nInes\t3215550331\r\nLuis\t4075550142\r\n')],
    ['two on one line', 'Name,Home Phone,Cell Phone\nLane,321-555-0331,407-555-0142\n'],
    ['two in one cell', 'Name,Phones\nLane,321-555-0331 / 407-555-0142\n'],
    ['a second column without a title', 'Phone,\n321-555-0331,407-555-0142\n'],
    [
      'an account, a ZIP code, a date and a policy',
      'Account Number,ZIP,Date Added,Policy Number,PhoneNumber\n4075550199,32905,2026-11-20 10:15,3215550188,3215550331\n4075550198,32906,2026-11-20 10:16,3215550187,4075550142\n',
    ],
    ['a date without headings', '2026-11-20,321-555-0331\n2026-11-21,407-555-0142\n'],
    ['a day phone and its type', 'Day Phone,Phone Type,Cell 2\n321-555-0331,14075550188,407-555-0142\n'],
    ['one column whose title says something else', 'Listed by date\n321-555-0331\n407-555-0142\n'],
    ['a title above the headings', 'Do not call list of 2026\n\nPhone,By\n321-555-0331,x\n407-555-0142,x'],
    ['free text', 'Call 321-555-0331 no more\nand (407) 555-0142, please'],
  ])('are read from %s', async (_name, file) => {
    const { numbers, doubtful } = await open(file);
    expect(numbers).toEqual(BOTH);
    expect(doubtful).toBe(0);
  });

  test('that may be a number are read too, and counted', async () => {
    const { numbers, doubtful } = await open('Phone\n321-555-0331\n555-0142\n');
    expect(numbers).toEqual([ONE, '5550142']);
    expect(doubtful).toBe(1);
  });

  test('are looked for in every column when none is said to have them', async () => {
    const { numbers } = await open('x,y\n555-0142,\n,555-0143\n');
    expect(numbers).toEqual(['5550142', '5550143']);
  });

  test('leave each line of the file in one count', async () => {
    const file =
      'sep=,\nName,Phone\nLane,321-555-0331\n\nLane,none\n"Or\ntega",(407) 555-0142\nTwin,3215550331\n,\n';
    const { lines: counted, without } = await open(file);
    expect(counted).toEqual(
      lines({ separator: 1, heading: 1, numbers: 3, repeated: 1, without: 1, empty: 2 }),
    );
    expect(without).toMatchObject([{ line: 5, cells: ['Lane', 'none'] }]);
  });

  test('of a file are the same file in whatever order and form they come', async () => {
    const { fileId } = await open('321,5550331\n407,5550142\n');
    expect(await open('Phone\n407-555-0142\n321-555-0331\n', 'other.csv')).toMatchObject({ fileId });
    expect((await open('321,5550331\n')).fileId).not.toBe(fileId);
    expect(fileId).toMatch(/^[\w-]{8,48}$/);
  });

  test('are none in an empty file', async () => {
    expect(await readNumberSource(new File(['\n\n'], 'list.csv'), { signal, onShare: () => {} })).toEqual({
      ok: false,
      problem: 'This file has no phone numbers.',
    });
  });
});
