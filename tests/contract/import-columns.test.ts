import { describe, expect, test } from 'vitest';
import {
  changeColumn,
  findTitles,
  getMissingColumn,
  guessMapping,
  looksLikeTitles,
  toRowShape,
} from '#contract/lead/import-columns.ts';

describe('the columns of an imported file', () => {
  test.each([
    [
      'our own export',
      ['First name', 'Last name', 'Phone', 'ZIP code', 'Date of loss'],
      ['firstName', 'lastName', 'phone', 'zip', 'dateOfLoss'],
    ],
    ['our field names', ['phone', 'mostRecentStormDate'], ['phone', 'mostRecentStormDate']],
    [
      'a county list',
      ['OWNER_NAME', 'Situs Address', 'CITY', 'ST', 'Zip Code', 'PHONE1'],
      ['fullName', 'address', 'city', 'state', 'zip', 'phone'],
    ],
    ['a full name with both its parts', ['Name', 'First', 'Last'], [null, 'firstName', 'lastName']],
    ['a full name with one of its parts', ['Owner', 'First'], ['fullName', 'firstName']],
    ['two phone columns, of which the first counts', ['Cell', 'Home Phone'], ['phone', null]],
    ['no known titles', ['Parcel', 'Roof year'], [null, null]],
  ])('are guessed from %s', (_what, titles, mapping) => {
    expect(guessMapping(titles)).toEqual(mapping);
  });

  test.each([
    [['Name', 'Phone'], true],
    [['Parcel', 'Roof'], true],
    [['Phone', '(321) 555-0142'], true],
    [['Roof of 2006', '555-014'], true],
    [['Roof of 2006', '555-0142'], false],
    [['Grace Hollis', '(321) 555-0142'], false],
  ])('have their titles in the row %j: %s', (cells, expected) => {
    expect(looksLikeTitles(cells)).toBe(expected);
  });

  const HEADINGS = ['Last name', 'Phone', 'City', 'Insured'];
  const LEAD = ['Hollis', '(321) 555-0142', 'Palm Bay', ''];
  test.each([
    ['in the first row', [HEADINGS, LEAD], 0],
    ['below titles of the list', [['Storm list'], ['Generated 11/02/2026'], HEADINGS, LEAD], 2],
    ['below a letterhead', [['Acme Roofing, (321) 555-0100'], ['Name of the list', ''], HEADINGS, LEAD], 2],
    ['below a row of groups', [['Owner', '', 'Property', 'Policy'], HEADINGS, LEAD], 1],
    ['in a row with unknown titles', [['Storm list'], ['Parcel', 'Number', 'Roof', 'Year'], LEAD], 1],
    ['in no row', [LEAD, LEAD], -1],
    ['in no row, although a lead has a known title', [['Owner', '205-555-0100', 'Mobile', 'AL'], LEAD], -1],
    ['in no row below the first lead, where a second list begins', [LEAD, HEADINGS, LEAD], -1],
    ['in no row of an empty list', [], -1],
  ])('have their titles %s', (_where, rows, index) => {
    expect(findTitles(rows)).toBe(index);
  });

  test('have each field once: choosing it for another column moves it there', () => {
    expect(changeColumn(['phone', null, 'lastName'], 1, 'phone')).toEqual([null, 'phone', 'lastName']);
    expect(changeColumn(['phone', null], 0, null)).toEqual([null, null]);
  });

  test.each([
    [['lastName'], 'phone'],
    [['phone', 'email'], 'name'],
    [['phone', 'firstName'], null],
    [['phone', 'fullName'], null],
  ] as const)('chosen as %j still lack the field: %s', (mapping, missing) => {
    expect(getMissingColumn(mapping)).toBe(missing);
  });
});

describe('an imported row is sent', () => {
  test('with only the mapped cells, in order and trimmed', () => {
    const { columns, toCells } = toRowShape(['phone', null, 'lastName', 'notes']);
    expect(columns).toEqual(['phone', 'lastName', 'notes']);
    expect(toCells([' 321 ', 'x', 'Hollis'])).toEqual(['321', 'Hollis', '']);
  });

  test('with one line in each cell, but with the lines of the notes', () => {
    const { toCells } = toRowShape(['address', 'notes', 'phone', 'lastName']);
    const cells = ['9 Heron Court\r\nPalm Bay', 'Gate:\n12', '\u202d321\u202c', 'De\tLuca'];
    expect(toCells(cells)).toEqual(['9 Heron Court Palm Bay', 'Gate:\n12', '321', 'De Luca']);
  });

  test('with the ZIP code of a lead ad without its mark, which only marks ZIP codes', () => {
    const { toCells } = toRowShape(['zip', 'notes']);
    expect(toCells(['z:02139', 'z:02139'])).toEqual(['02139', 'z:02139']);
    expect(toCells(['32905', ''])).toEqual(['32905', '']);
  });

  test.each([
    ['Grace Hollis', ['Grace', 'Hollis']],
    ['Grace\nHollis', ['Grace', 'Hollis']],
    ['Anna Maria de la Cruz', ['Anna Maria de la', 'Cruz']],
    ['Cher', ['', 'Cher']],
    ['  Jo   Day ', ['Jo', 'Day']],
    ['  ', ['', '']],
  ])('with the full name %j split in two', (name, parts) => {
    const { columns, toCells } = toRowShape(['fullName', 'phone']);
    expect(columns).toEqual(['firstName', 'lastName', 'phone']);
    expect(toCells([name, '321'])).toEqual([...parts, '321']);
  });

  test('with the full name as the second part when one part has a column', () => {
    const first = toRowShape(['firstName', 'fullName', 'phone']);
    expect(first.columns).toEqual(['firstName', 'lastName', 'phone']);
    expect(first.toCells(['Grace', ' Hollis ', '321'])).toEqual(['Grace', 'Hollis', '321']);
    expect(toRowShape(['lastName', 'fullName', 'phone']).columns).toEqual(['lastName', 'firstName', 'phone']);
  });
});
