import { describe, expect, test } from 'vitest';
import { toRowShape } from '#contract/lead-list/row-shape.ts';
import { checkRows } from '#src/features/lead-import/check/check-rows.ts';
import { getBatchFields } from '#src/features/lead-import/check/destination-fields.tsx';
import { reportPieces } from '#src/features/lead-import/run/report.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const row = (line: number, ...cells: string[]) => ({ line, lines: 1, cells });
const options = {
  signal: new AbortController().signal,
  nowMs: FRIDAY_TEN,
  takesNoCall: true,
  takesHouses: true,
};
/** The cells of a ready row that are not empty. */
const filled = (ready: readonly { line: number; cells: string[] }[] = []) =>
  ready.map(({ line, cells }) => ({ line, cells: cells.filter((cell) => cell !== '') }));

describe('checking rows', () => {
  const check = (rows: ReturnType<typeof row>[]) =>
    checkRows(rows, 3, toRowShape(['fullName', 'phone', 'mostRecentStormDate'], []), options);

  test('gives the line and the reason of every row that cannot be added, and keeps the others', async () => {
    const checked = await check([
      row(2, 'Grace Hollis', '(321) 555-0101', '11/12/2026'),
      row(3, '', '(321) 555-0102', ''),
      row(4, 'Ada Marlowe', 'none', '13/45/2026'),
      row(5, 'Luis Ortega', '(321) 555-0103', '', ''),
      row(6, 'Unquoted', 'Smith', '(321) 555-0104', ''),
      row(7, 'Eve Unquoted', '(321) 555-0104', '', 'FL'),
    ]);
    expect(filled(checked?.ready)).toEqual([
      { line: 2, cells: ['Grace', 'Hollis', '(321) 555-0101', '2026-11-12'] },
      { line: 5, cells: ['Luis', 'Ortega', '(321) 555-0103'] },
    ]);
    expect(checked?.wrong).toEqual([
      { line: 3, outcome: 'invalid', message: 'Last name: A name is required' },
      {
        line: 4,
        outcome: 'invalid',
        message: 'Phone: “none” has no phone number',
      },
      { line: 6, outcome: 'invalid', message: expect.stringContaining('Phone: “Smith” has no phone number') },
      { line: 7, outcome: 'invalid', message: expect.stringContaining('More cells than there are columns') },
    ]);
  });

  test('sends of a row that cannot be a lead only what says whom not to call', async () => {
    const shape = toRowShape(['fullName', 'phone', 'status', 'notes'], []);
    const checked = await checkRows(
      [row(2, '', '321-555-0101', 'DNC', 'y'.repeat(70_000))],
      4,
      shape,
      options,
    );
    expect(filled(checked?.ready)).toEqual([{ line: 2, cells: ['321-555-0101', 'DNC'] }]);
  });

  test('refuses a control character that may stand for a lost letter, with the reason', async () => {
    const checked = await check([row(2, 'Bo O\u0092Neil', '3215550101'), row(3, 'Bo\nO’Neil', '3215550102')]);
    expect(checked?.wrong).toEqual([
      { line: 2, outcome: 'invalid', message: 'Last name: Please use one line of plain text' },
    ]);
    expect(filled(checked?.ready)).toEqual([{ line: 3, cells: ['Bo', 'O’Neil', '3215550102'] }]);
  });

  test('names ZIP codes that are none, and keeps their rows', async () => {
    const typed = ['32905', '32905-1234', '329051234', '', '3290', 'ABCDE', '99999-1'];
    const rows = typed.map((zip, index) => row(index + 2, 'A', `321555010${index}`, zip));
    const checked = await checkRows(rows, 3, toRowShape(['lastName', 'phone', 'zip'], []), options);
    expect(checked?.ready).toHaveLength(typed.length);
    expect(checked?.zips.map(({ line, message }) => [line, message])).toEqual([
      [6, "“3290” isn't a ZIP code. It may have lost its leading zero."],
      [7, "“ABCDE” isn't a ZIP code"],
      [8, "“99999-1” isn't a ZIP code"],
    ]);
  });

  test('sends first the rows that say not to call, and names the rows that they close', async () => {
    const rows = [
      row(2, 'Ivy Seth', '321-555-0101', ''),
      row(3, 'Jay Tripp', '321-555-0102 / 321-555-0103', ''),
      row(4, 'Ivy Again', '(321) 555-0101', 'DO NOT CALL'),
      row(5, '', '321-555-0103', 'do not contact'),
      row(6, 'Kay Vance', '321-555-0104', 'Attempted'),
    ];
    const shape = toRowShape(['fullName', 'phone', 'status'], []);
    const checked = await checkRows(rows, 3, shape, options);
    expect(checked?.ready.map(({ line }) => line)).toEqual([4, 5, 2, 3, 6]);
    expect([...(checked?.noCall.values() ?? [])]).toEqual([
      { line: 4, outcome: 'listed', message: '' },
      { line: 5, outcome: 'listed', message: '' },
      { line: 2, outcome: 'suppressed', message: 'This number may not be called, says line 4' },
    ]);
    expect(checked?.wrong).toEqual([]);
  });

  test('with an older script refuses the rows that say not to call, and sends only what it knows', async () => {
    const rows = [
      row(2, 'Ivy Seth', '321-555-0101', 'DNC'),
      row(3, 'Jay Tripp', '321-555-0102', 'Attempted'),
    ];
    const shape = toRowShape(['fullName', 'phone', 'status'], []);
    const checked = await checkRows(rows, 3, shape, { ...options, takesNoCall: false });
    expect(checked?.wrong.map(({ line }) => line)).toEqual([2]);
    expect(checked?.columns).toEqual(['firstName', 'lastName', 'phone', 'notes']);
    expect(checked?.ready).toEqual([{ line: 3, cells: ['Jay', 'Tripp', '321-555-0102', ''] }]);
  });

  test('can be stopped', async () => {
    const stop = new AbortController();
    stop.abort();
    const rows = Array.from({ length: 5 }, (_, line) => row(line, 'A B', '3215550101'));
    const stopped = checkRows(rows, 2, toRowShape(['fullName', 'phone'], []), {
      ...options,
      signal: stop.signal,
    });
    expect(await stopped).toBeNull();
  });
});

test('a batch keeps working for imports after a line break was typed into its name or description in the sheet', () => {
  const batch = {
    batchId: 'hail',
    name: 'Hail\nof March',
    description: 'north\r\nside',
    countOpen: 0,
    countTotal: 0,
  };
  const chosen = { batch: 'hail', batchName: '', description: '' };
  expect(getBatchFields(chosen, [batch], 'f'.repeat(36))).toEqual({
    batchId: 'hail',
    batchName: 'Hail of March',
    description: 'north side',
  });
});

test('the report has the rows that were not added as they are in the file, with formulas escaped', async () => {
  const pieces = await reportPieces({
    titles: ['Name', 'Phone'],
    rows: [row(2, 'Grace', '1'), row(4, '=cmd()', '+13215550142'), row(5, 'a, b', 'x\ny')],
    results: [{ line: 4, outcome: 'duplicate', message: 'Is one: =HYPERLINK' }],
    notSent: new Set([5]),
  });
  expect(pieces.join('')).toBe(
    'Line,Outcome,Reason,Name,Phone\r\n4,Already a lead,Is one: =HYPERLINK,\'=cmd(),\'+13215550142\r\n5,not sent,,"a, b","x\ny"\r\n',
  );
});
