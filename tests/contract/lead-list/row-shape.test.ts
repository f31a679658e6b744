import { describe, expect, test } from 'vitest';
import type { ColumnMapping } from '#contract/lead-list/columns.ts';
import { toRowShape } from '#contract/lead-list/row-shape.ts';
import { guessMapping } from '#contract/lead-list/titles.ts';

/** The cells of a row that are not empty, by their columns. */
function shaped(mapping: ColumnMapping, cells: readonly string[], titles: readonly string[] = []) {
  const { columns, toCells } = toRowShape(mapping, titles);
  const made = toCells(cells);
  return Object.fromEntries(columns.flatMap((column, index) => (made[index] ? [[column, made[index]]] : [])));
}

const fromTitles = (titles: string, cells: readonly string[]) =>
  shaped(guessMapping(titles.split(', ')), cells, titles.split(', '));

describe('a row of a list is sent', () => {
  test('with only the mapped cells, trimmed, each of one line but the notes', () => {
    const mapping: ColumnMapping = ['address', 'notes', 'phone', null, 'lastName', 'city'];
    const cells = ['9 Heron Court\r\nPalm Bay', ' Gate:\n12', '\u202d321\u202c', 'x', 'De\tLuca', ''];
    expect(shaped(mapping, cells)).toEqual({
      ...{ address: '9 Heron Court Palm Bay', notes: 'Gate:\n12', phone: '321', lastName: 'De Luca' },
    });
  });

  test('with the full name as the part that has no column, or where its parts are empty', () => {
    const grace = { firstName: 'Grace', lastName: 'Hollis', phone: '321' };
    expect(shaped(['firstName', 'fullName', 'phone'], ['Grace', ' Hollis ', '321'])).toEqual(grace);
    expect(shaped(['lastName', 'fullName', 'phone'], ['Hollis', 'Grace', '321'])).toEqual(grace);
    const mapping: ColumnMapping = ['fullName', 'firstName', 'lastName', 'phone'];
    expect(shaped(mapping, ['Ada Marlowe', 'Ada', '', '321'])).toEqual({ firstName: 'Ada', phone: '321' });
    expect(shaped(mapping, ['Grace Hollis', '', '', '321'])).toEqual(grace);
  });

  test('with the whole name in the notes where a part of it has no field', () => {
    const jane = { firstName: 'Jane', lastName: 'Doe', phone: '321', notes: 'Name in the list: DOE, JANE A' };
    expect(shaped(['fullName', 'phone'], ['DOE, JANE A', '321'])).toEqual(jane);
  });

  test('with a company as the name of nobody else, and in the notes of a person', () => {
    const mapping: ColumnMapping = ['firstName', 'lastName', 'company', 'phone'];
    const company = 'Palm Bay Marina';
    expect(shaped(mapping, ['', '', company, '321'])).toEqual({ lastName: company, phone: '321' });
    const dov = { lastName: 'Orr', notes: `Company: ${company}` };
    expect(shaped(mapping, ['Dov', 'Orr', company, '321'])).toMatchObject(dov);
  });

  test('with its further columns of notes under their titles, and with the address in one line', () => {
    const titles = ['Notes', 'Roof year', 'Phone'];
    const { notes } = shaped(['notes', 'notes', 'phone'], ['gate 12', '2006', '321'], titles);
    expect(notes).toBe('gate 12\nRoof year: 2006');
    const address = fromTitles('Phone, Street Name, House Number, Unit', ['321', 'Palm Ct', '14', 'Apt 3']);
    expect(address).toMatchObject({ address: '14 Palm Ct Apt 3' });
  });

  test('with the status that says not to call, else one of ours; the others are kept in the notes', () => {
    const titles = 'Name, Phone, Lead Status, Call Result, Tags';
    const noCall = { status: 'Do Not Call', notes: 'Lead Status: New Lead\nTags: storm' };
    expect(fromTitles(titles, ['Al Bo', '321', 'New Lead', 'Do Not Call', 'storm'])).toMatchObject(noCall);
    const tried = { status: 'Attempted', notes: 'Lead Status: Open' };
    expect(fromTitles(titles, ['Al Bo', '321', 'Open', 'Attempted', ''])).toMatchObject(tried);
  });
});

describe('the numbers of a row', () => {
  const TITLES = 'Name, Phone 1, Phone 1 DNC, Phone 2, Phone 2 DNC, Phone 3';
  const phones = (...cells: string[]) => {
    const { phone, doNotCall, notes } = fromTitles(TITLES, ['Yara Kent', ...cells]);
    return { phone, doNotCall, notes };
  };

  test('are all kept, first those that may be called; the flagged ones are named', () => {
    const kept = { phone: '6195550182 / 3215550183 / 3215550181', doNotCall: '3215550181' };
    expect(phones('3215550181', 'Y', '6195550182', 'N', '3215550183')).toEqual(kept);
  });

  test('leave fillers out, and keep in the notes what cannot be dialed', () => {
    const kept = { phone: '3215550186', notes: 'Phone 3: 555-0199', doNotCall: undefined };
    expect(phones('0000000000', '', '3215550186', 'N', '555-0199')).toEqual(kept);
  });

  test('are what is written when none of them can be dialed, so that the message names it; each is there once', () => {
    expect(phones('0000000000', '', '', '', '')).toMatchObject({ phone: '0000000000' });
    expect(phones('321-555-0181', '', '(321) 555-0181', '', '')).toMatchObject({ phone: '321-555-0181' });
  });

  test('are not all flagged by a flag beside digits that are no number', () => {
    const filler = { phone: '3215550186', notes: undefined, doNotCall: undefined };
    expect(phones('0000000000', 'Y', '3215550186', 'N', '')).toEqual(filler);
    expect(phones('555-0199', 'Y', '3215550186', 'Y', '').doNotCall).toBe('555-0199 / 3215550186');
  });

  test('that are too many for their field are kept in the notes', () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Phone ${index + 1}`);
    const cells = titles.map((_, index) => `321555${String(index).padStart(4, '0')}`);
    const { phone = '', notes = '' } = shaped(guessMapping(titles), cells, titles);
    expect(phone.length).toBeLessThanOrEqual(120);
    expect(phone.split(' / ').length + notes.split('\n').length).toBe(12);
  });

  test.each<readonly [titles: string, cells: readonly string[], doNotCall: string | undefined]>([
    ...['TRUE', '1.0', '2026-10-01'].map(
      (yes) => ['Phone, Do Not Call', ['3215550101', yes], 'yes'] as const,
    ),
    ...['0', 'No', ''].map((no) => ['Phone, Do Not Call', ['3215550101', no], undefined] as const),
    ['Phone, Do Not Call', ['3215550101 / 3215550102', '(321) 555-0102'], '(321) 555-0102'],
    ['Phone, Phone DNC', ['3215550101', 'Yes'], '3215550101'],
    ['Phone, DNC Phone', ['3215550101', '3215550102'], '3215550102'],
    ...['Wireless', 'Not on the DNC list', 'Verified', '#N/A'].map(
      (status) => ['Phone, DNC Status', ['3215550101', status], undefined] as const,
    ),
    ['Phone, No llamar', ['3215550101', 'Falso'], undefined],
    ['Phone, Do Not Call/Text', ['3215550101', 'x'], 'yes'],
    ['Phone, Not on DNC', ['3215550101', 'No'], 'yes'],
    ['Phone, Not on DNC', ['3215550101', 'Yes'], undefined],
    ['Phone, OK to call', ['3215550101', 'No'], 'yes'],
    ['Phone, OK to call', ['3215550101', 'Yes'], undefined],
    ['Phone', ['3215550101 (do not call)'], '3215550101 (do not call)'],
  ])('under %s, in %j, may not be called: %s', (titles, cells, doNotCall) => {
    expect(fromTitles(titles, cells).doNotCall).toBe(doNotCall);
  });
});
