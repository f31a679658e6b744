import { describe, expect, test } from 'vitest';
import { readListedName } from '#contract/lead-list/listed-name.ts';

describe('a whole name of a list', () => {
  test.each([
    ['Grace Hollis', 'Grace', 'Hollis'],
    ['  Jo   Day ', 'Jo', 'Day'],
    ['Cher', '', 'Cher'],
    ['', '', ''],
    ['Anna Maria de la Cruz', 'Anna Maria', 'de la Cruz'],
    ['Van Nguyen', 'Van', 'Nguyen'],
    ['Martin Luther King, Jr.', 'Martin Luther', 'King Jr.'],
    ['DOE, JANE A', 'Jane', 'Doe'],
    ['DOE, JANE ANN', 'Jane Ann', 'Doe'],
    ['SMITH JR, ROBERT', 'Robert', 'Smith Jr'],
    ['KING, MARTIN, III', 'Martin', 'King III'],
    ['John Q Public III', 'John', 'Public III'],
    ["O'BRIEN-MCKAY, SEAN", 'Sean', "O'Brien-McKay"],
    ['NGUYỄN, THU', 'Thu', 'Nguyễn'],
    ['LI, BO', 'Bo', 'Li'],
    ['McDonald, Pat', 'Pat', 'McDonald'],
    ['St. John, Amy', 'Amy', 'St. John'],
    ['CHURCH, FRANK', 'Frank', 'Church'],
    ['DOE JANE A', 'Jane', 'Doe'],
    ['DOE JR JOHN', 'John', 'Doe Jr'],
    ['SMITH JOHN A TR', 'John', 'Smith'],
    ['JOHNSON, BOB 1/2 INT', 'Bob', 'Johnson'],
    ['DOE, JANE Y', 'Jane', 'Doe'],
  ])('%j is said as %s %s', (written, firstName, lastName) => {
    expect(readListedName(written)).toMatchObject({ firstName, lastName });
  });

  test.each([
    ['GARCIA-LOPEZ, MARIA & JUAN', 'Maria & Juan', 'Garcia-Lopez'],
    ['Kim & Lee Park', 'Kim & Lee', 'Park'],
    ['Doe, Jane and Joe', 'Jane and Joe', 'Doe'],
    ['DOE, JOHN & ROE, JANE', 'John', 'Doe'],
    ['JOHN DOE & JANE ROE', 'John', 'Doe'],
    ['BROWN, AL & SUE ET UX', 'Al & Sue', 'Brown'],
    ['DOE JANE A & JOHN B', 'Jane', 'Doe'],
    ['DOE JANE & JOHN', 'Jane & John', 'Doe'],
    ['Garcia, Maria y Juan', 'Maria y Juan', 'Garcia'],
    ['SMITH, JOHN TR', 'John', 'Smith'],
    ['SMITH, JOHN ETAL', 'John', 'Smith'],
  ])('of several owners, %j, is said as %s %s', (written, firstName, lastName) => {
    expect(readListedName(written)).toMatchObject({ firstName, lastName });
  });

  test.each([
    'PALM BAY HOLDINGS LLC',
    'Palm Bay Holdings, L.L.C.',
    'THE SMITH FAMILY TRUST',
    'DOE, JANE A REVOCABLE TRUST',
    'ESTATE OF JOHN DOE',
    'City of Palm Bay',
    'First Baptist Church',
    'Smith and Jones Co',
    'Sunshine Realty',
    'J&J ROOFING',
    'JANE DOE REV LIV TR',
    'DOE JANE EST',
    'SECRETARY OF HOUSING & URBAN DEV',
    'ST JOHNS RIVER WATER MGMT DIST',
    'Indian River Condominium Assn',
  ])('of an organization stays whole: %s', (name) => {
    expect(readListedName(name)).toEqual({ firstName: '', lastName: name, isShorter: false });
  });

  test.each([
    ['DOE, JANE A', true],
    ['JOHN DOE & JANE ROE', true],
    ['SMITH, JOHN TR', true],
    ['SMITH JR, ROBERT', false],
    ['Kim & Lee Park', false],
  ])('says whether a part of it has no field: %s, %s', (name, isShorter) => {
    expect(readListedName(name).isShorter).toBe(isShorter);
  });
});
