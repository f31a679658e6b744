import { describe, expect, test } from 'vitest';
import {
  changeColumn,
  getMissingColumn,
  guessMapping,
  looksLikeTitles,
  toRowShape,
} from '#contract/lead/import-columns.ts';

describe('what the columns are', () => {
  test.each([
    [
      'our own export',
      ['First name', 'Last name', 'Phone', 'ZIP code', 'Date of loss'],
      ['firstName', 'lastName', 'phone', 'zip', 'dateOfLoss'],
    ],
    ['the wire names', ['phone', 'mostRecentStormDate'], ['phone', 'mostRecentStormDate']],
    [
      'a county list',
      ['OWNER_NAME', 'Situs Address', 'CITY', 'ST', 'Zip Code', 'PHONE1'],
      ['fullName', 'address', 'city', 'state', 'zip', 'phone'],
    ],
    ['a whole name beside its parts', ['Name', 'First', 'Last'], [null, 'firstName', 'lastName']],
    ['a whole name beside one of its parts', ['Owner', 'First'], ['fullName', 'firstName']],
    ['two phones: the first', ['Cell', 'Home Phone'], ['phone', null]],
    ['nothing known', ['Parcel', 'Roof year'], [null, null]],
  ])('%s', (_what, titles, mapping) => {
    expect(guessMapping(titles)).toEqual(mapping);
  });

  test.each([
    [['Name', 'Phone'], true],
    [['Parcel', 'Roof'], true],
    [['Phone', '(321) 555-0142'], true],
    [['Roof of 2006', '555-014'], true],
    [['Roof of 2006', '555-0142'], false],
    [['Grace Hollis', '(321) 555-0142'], false],
  ])('whether %j names the columns', (cells, expected) => {
    expect(looksLikeTitles(cells)).toBe(expected);
  });

  test('a field chosen for another column moves there', () => {
    expect(changeColumn(['phone', null, 'lastName'], 1, 'phone')).toEqual([null, 'phone', 'lastName']);
    expect(changeColumn(['phone', null], 0, null)).toEqual([null, null]);
  });

  test.each([
    [['lastName'], 'phone'],
    [['phone', 'email'], 'name'],
    [['phone', 'firstName'], null],
    [['phone', 'fullName'], null],
  ] as const)('%j is enough or not', (mapping, missing) => {
    expect(getMissingColumn(mapping)).toBe(missing);
  });
});

describe('how a row is sent', () => {
  test('only what is mapped, in its order, trimmed', () => {
    const { columns, toCells } = toRowShape(['phone', null, 'lastName', 'notes']);
    expect(columns).toEqual(['phone', 'lastName', 'notes']);
    expect(toCells([' 321 ', 'x', 'Hollis'])).toEqual(['321', 'Hollis', '']);
  });

  test.each([
    ['Grace Hollis', ['Grace', 'Hollis']],
    ['Anna Maria de la Cruz', ['Anna Maria de la', 'Cruz']],
    ['Cher', ['', 'Cher']],
    ['  Jo   Day ', ['Jo', 'Day']],
    ['  ', ['', '']],
  ])('the whole name %j is split', (name, parts) => {
    const { columns, toCells } = toRowShape(['fullName', 'phone']);
    expect(columns).toEqual(['firstName', 'lastName', 'phone']);
    expect(toCells([name, '321'])).toEqual([...parts, '321']);
  });

  test('beside one of its parts a whole name is the other', () => {
    const first = toRowShape(['firstName', 'fullName', 'phone']);
    expect(first.columns).toEqual(['firstName', 'lastName', 'phone']);
    expect(first.toCells(['Grace', ' Hollis ', '321'])).toEqual(['Grace', 'Hollis', '321']);
    expect(toRowShape(['lastName', 'fullName', 'phone']).columns).toEqual(['lastName', 'firstName', 'phone']);
  });
});
