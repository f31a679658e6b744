import { describe, expect, test } from 'vitest';
import { type RowColumn, readImportRow } from '#contract/lead-list/import-row.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { cells } from '#tests/written.ts';

const LONG_PHONE = `321-555-0802 after five ${'please '.repeat(20)}`.trim();
const NAMED = { lastName: 'Hollis', phone: '321-555-0101' };

function read(said: Partial<Record<RowColumn, string>>) {
  const row: Partial<Record<RowColumn, string>> = { ...NAMED, ...said };
  // `Object.keys` loses the key type.
  const columns = Object.keys(row) as RowColumn[];
  const cells = columns.map((column) => row[column] ?? '');
  return readImportRow(columns, cells, FRIDAY_TEN);
}

const rowOf = (said: Partial<Record<RowColumn, string>>) => {
  const { parsed } = read(said);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.fields));
  return parsed.data;
};

describe('a row of a list with a name and a number is taken,', () => {
  test.each<[RowColumn, string, string, string]>([
    ['email', 'n/a', '', 'Email in the list: n/a'],
    ['email', 'mailto:ada@home.example', 'ada@home.example', ''],
    ['email', '<ada@home.example>', 'ada@home.example', ''],
    [
      'email',
      'tea@frey.example; t@w.example',
      'tea@frey.example',
      'Email in the list: tea@frey.example; t@w.example',
    ],
    ['dateOfLoss', '9/28/22', '2022-09-28', ''],
    ['mostRecentStormDate', '2024-10-09 00:00:00', '2024-10-09', ''],
    ['dateOfLoss', 'after Ian', '', 'Date of loss in the list: after Ian'],
    ['zip', 'z:02139', '02139', ''],
    ['zip', '32905.0', '32905', ''],
    ['zip', 'see the address', '', 'ZIP code in the list: see the address'],
    ['city', 'Palm\u0007 Bay', '', 'City in the list: Palm  Bay'],
    ['lastName', 'T'.repeat(81), `${'T'.repeat(79)}\u2026`, `Last name in the list: ${'T'.repeat(81)}`],
    ['phone', LONG_PHONE, '13215550802', `Phone in the list: ${LONG_PHONE}`],
    ['policyNumber', 'x'.repeat(61), '', `Policy number in the list: ${'x'.repeat(61)}`],
  ])('with %s %j as %j, and in the notes: %j', (field, cell, value, notes) => {
    const row = rowOf({ [field]: cell });
    expect(row[field]).toBe(value);
    expect(row.notes).toBe(notes);
  });

  test('and what is kept in the notes is named for the preview', () => {
    expect(read({ email: 'n/a', dateOfLoss: 'after Ian', notes: 'gate 12' })).toMatchObject({
      parsed: { data: { notes: 'gate 12\nEmail in the list: n/a\nDate of loss in the list: after Ian' } },
      unread: ['Email: n/a', 'Date of loss: after Ian'],
    });
  });

  test('and notes that are too long are cut, not what is kept of other cells', () => {
    const { parsed, unread } = read({ notes: 'y'.repeat(5000), email: 'n/a' });
    const { notes } = parsed.ok ? parsed.data : { notes: '' };
    expect(notes).toHaveLength(4000);
    expect(notes).toMatch(/y\u2026\nEmail in the list: n\/a$/);
    expect(unread).toEqual(['Email: n/a', 'Notes: cut to 4000 characters']);
  });

  test('and read once more, as the script reads what the page has read, it stays the same', () => {
    const said = {
      ...{ email: 'a@b.example, n/a', dateOfLoss: '44843', zip: 'z:32905', status: 'Working' },
      ...{ callback: '11/24/2026 9:30 AM', doNotCall: '', notes: 'gate' },
    };
    const { status, ...row } = rowOf(said);
    expect(rowOf({ ...row, status })).toEqual({ ...row, status });
  });
});

test('a row without a name or a number is no lead', () => {
  expect(read({ lastName: '' }).parsed).toEqual({ ok: false, fields: { lastName: 'A name is required' } });
  const fields = { phone: '“none” has no phone number' };
  expect(read({ phone: 'none' }).parsed).toEqual({ ok: false, fields });
});

describe('the status of a list', () => {
  test.each<readonly [cell: string, status: string, notes: string]>([
    ['attempted ', 'Attempted', ''],
    ['Qualified - Appointment Set', 'Qualified – Appointment Set', ''],
    ['DO NOT CALL', 'DO NOT CALL', ''],
    ['', '', ''],
    ...cells(`Do Not Contact | Opted out | STOP | Remove from list | No llamar | No, do not call`).map(
      (status) => [status, 'DO NOT CALL', `Status in the list: ${status}`] as const,
    ),
    ...cells(
      `Not on DNC list | DNC: clear | No call yet | Unsubscribed from email | Working - Contacted`,
    ).map((status) => [status, '', `Status in the list: ${status}`] as const),
  ])('%j is %j, and in the notes: %j', (cell, status, notes) => {
    expect(rowOf({ status: cell })).toMatchObject({ status, notes });
  });
});

describe('whom a list says not to call', () => {
  test.each<[string, Partial<Record<RowColumn, string>>, string[], boolean]>([
    ['nobody', {}, [], false],
    ['by the status', { status: 'DNC' }, ['13215550101'], true],
    ['by a yes', { doNotCall: 'yes', status: 'New Lead' }, ['13215550101'], true],
    ['by its number', { doNotCall: '(321) 555-0101' }, ['13215550101'], true],
    [
      'one of two numbers',
      { phone: '3215550101 / 3215550102', doNotCall: '3215550102' },
      ['13215550102'],
      false,
    ],
    ['a row without a name', { lastName: '', status: 'DNC' }, ['13215550101'], true],
    ['digits that only may be a number', { phone: '555-0101', status: 'DNC' }, ['5550101'], true],
    ['a no', { doNotCall: 'no' }, [], false],
  ])('%s', (_what, said, noCallKeys, isNoCall) => {
    expect(read(said)).toMatchObject({ noCallKeys, isNoCall });
  });
});

describe('a callback of a list', () => {
  test.each([
    ['to come', '2026-11-24 09:30', '', '2026-11-24T14:30:00.000Z'],
    ['overdue', '2026-11-19 09:30', '', '2026-11-19T14:30:00.000Z'],
    ['of a year ago', '2025-11-19 09:30', '', ''],
    ['of a closed lead', '2026-11-24 09:30', 'Not Qualified', ''],
    ['without a time', 'Tuesday', '', ''],
  ])('%s', (_what, cell, status, callback) => {
    const notes = callback === '' ? `Callback in the list: ${cell}` : '';
    expect(rowOf({ callback: cell, status })).toMatchObject({ callback, notes });
  });
});
