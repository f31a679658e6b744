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
  test('with only the mapped cells, trimmed', () => {
    expect(shaped(['phone', null, 'lastName', 'notes'], [' 321 ', 'x', 'Hollis'])).toEqual({
      phone: '321',
      lastName: 'Hollis',
    });
  });

  test('with one line in each cell, but with the lines of the notes', () => {
    const cells = ['9 Heron Court\r\nPalm Bay', 'Gate:\n12', '\u202d321\u202c', 'De\tLuca'];
    expect(shaped(['address', 'notes', 'phone', 'lastName'], cells)).toEqual({
      address: '9 Heron Court Palm Bay',
      notes: 'Gate:\n12',
      phone: '321',
      lastName: 'De Luca',
    });
  });

  test('with the full name as the second part when one part has a column', () => {
    expect(shaped(['firstName', 'fullName', 'phone'], ['Grace', ' Hollis ', '321'])).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hollis',
    });
    expect(shaped(['lastName', 'fullName', 'phone'], ['Hollis', 'Grace', '321'])).toMatchObject({
      firstName: 'Grace',
      lastName: 'Hollis',
    });
  });

  test('with the full name only where its parts are empty, if both have columns', () => {
    const mapping: ColumnMapping = ['fullName', 'firstName', 'lastName', 'phone'];
    expect(shaped(mapping, ['Ada Marlowe', 'Ada', '', '321'])).toEqual({ firstName: 'Ada', phone: '321' });
    expect(shaped(mapping, ['Ada Marlowe', '', '', '321'])).toMatchObject({
      firstName: 'Ada',
      lastName: 'Marlowe',
    });
  });

  test('with the whole name in the notes where a part of it has no field', () => {
    expect(shaped(['fullName', 'phone'], ['DOE, JANE A', '321'])).toEqual({
      firstName: 'Jane',
      lastName: 'Doe',
      phone: '321',
      notes: 'Name in the list: DOE, JANE A',
    });
  });

  test('with a company as the name of nobody else, and in the notes of a person', () => {
    const mapping: ColumnMapping = ['firstName', 'lastName', 'company', 'phone'];
    expect(shaped(mapping, ['', '', 'Palm Bay Marina', '321'])).toEqual({
      lastName: 'Palm Bay Marina',
      phone: '321',
    });
    expect(shaped(mapping, ['Dov', 'Orr', 'Palm Bay Marina', '321'])).toMatchObject({
      lastName: 'Orr',
      notes: 'Company: Palm Bay Marina',
    });
  });

  test('with its further columns of notes under their titles', () => {
    const titles = ['Notes', 'Roof year', 'Phone'];
    expect(shaped(['notes', 'notes', 'phone'], ['gate 12', '2006', '321'], titles)).toMatchObject({
      notes: 'gate 12\nRoof year: 2006',
    });
  });

  test('with the status that says not to call, else one of ours; the others are kept in the notes', () => {
    const titles = 'Name, Phone, Lead Status, Call Result, Tags';
    expect(fromTitles(titles, ['Al Bo', '321', 'New Lead', 'Do Not Call', 'storm'])).toMatchObject({
      status: 'Do Not Call',
      notes: 'Lead Status: New Lead\nTags: storm',
    });
    expect(fromTitles(titles, ['Al Bo', '321', 'Open', 'Attempted', ''])).toMatchObject({
      status: 'Attempted',
      notes: 'Lead Status: Open',
    });
  });

  test('with the address in one line', () => {
    expect(
      fromTitles('Phone, Street Name, House Number, Unit', ['321', 'Palm Ct', '14', 'Apt 3']),
    ).toMatchObject({ address: '14 Palm Ct Apt 3' });
  });
});

describe('the numbers of a row', () => {
  const TITLES = 'Name, Phone 1, Phone 1 DNC, Phone 2, Phone 2 DNC, Phone 3';
  const phones = (...cells: string[]) => {
    const { phone, doNotCall, notes } = fromTitles(TITLES, ['Yara Kent', ...cells]);
    return { phone, doNotCall, notes };
  };

  test('are all kept, first those that may be called; the flagged ones are named', () => {
    expect(phones('3215550181', 'Y', '6195550182', 'N', '3215550183')).toEqual({
      phone: '6195550182 / 3215550183 / 3215550181',
      doNotCall: '3215550181',
    });
  });

  test('leave fillers out, and keep in the notes what cannot be dialed', () => {
    expect(phones('0000000000', '', '3215550186', 'N', '555-0199')).toEqual({
      phone: '3215550186',
      notes: 'Phone 3: 555-0199',
      doNotCall: undefined,
    });
  });

  test('are what is written when none of them can be dialed, so that the message names it', () => {
    expect(phones('0000000000', '', '', '', '')).toMatchObject({ phone: '0000000000' });
  });

  test('are not all flagged by a flag beside digits that are no number', () => {
    expect(phones('0000000000', 'Y', '3215550186', 'N', '')).toMatchObject({ phone: '3215550186' });
    expect(phones('0000000000', 'Y', '3215550186', 'N', '').doNotCall).toBeUndefined();
    expect(phones('555-0199', 'Y', '3215550186', 'Y', '').doNotCall).toBe('555-0199 / 3215550186');
  });

  test('are each there once', () => {
    expect(phones('321-555-0181', '', '(321) 555-0181', '', '')).toMatchObject({ phone: '321-555-0181' });
  });

  test('that are too many for their field are kept in the notes', () => {
    const titles = Array.from({ length: 12 }, (_, index) => `Phone ${index + 1}`);
    const cells = titles.map((_, index) => `321555${String(index).padStart(4, '0')}`);
    const { phone = '', notes = '' } = shaped(guessMapping(titles), cells, titles);
    expect(phone.length).toBeLessThanOrEqual(120);
    expect(phone.split(' / ').length + notes.split('\n').length).toBe(12);
  });

  test.each([
    ['Phone, Do Not Call', ['3215550101', 'TRUE'], 'yes'],
    ['Phone, Do Not Call', ['3215550101', '1.0'], 'yes'],
    ['Phone, Do Not Call', ['3215550101', '2026-10-01'], 'yes'],
    ['Phone, Do Not Call', ['3215550101', '0'], undefined],
    ['Phone, Do Not Call', ['3215550101', 'No'], undefined],
    ['Phone, Do Not Call', ['3215550101', ''], undefined],
    ['Phone, Do Not Call', ['3215550101 / 3215550102', '(321) 555-0102'], '(321) 555-0102'],
    ['Phone, Phone DNC', ['3215550101', 'Yes'], '3215550101'],
    ['Phone, DNC Phone', ['3215550101', '3215550102'], '3215550102'],
    ['Phone, DNC Status', ['3215550101', 'Wireless'], undefined],
    ['Phone, DNC Status', ['3215550101', 'Not on the DNC list'], undefined],
    ['Phone, DNC Status', ['3215550101', 'Verified'], undefined],
    ['Phone, DNC Status', ['3215550101', '#N/A'], undefined],
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
