import { describe, expect, test } from 'vitest';
import { changeColumn, getMissingColumn, type ImportColumn } from '#contract/lead-list/columns.ts';
import { findFlaggedPhone, findTitles, guessMapping, looksLikeTitles } from '#contract/lead-list/titles.ts';

/** `Cell = phone, Fax`: the titles of a file, and the known columns among them. */
function readExample(text: string) {
  const pairs = text.split(/,\s+/).map((each) => each.split(' = '));
  return { titles: pairs.map(([title = '']) => title), mapping: pairs.map(([, column]) => column ?? null) };
}

describe('the columns of an imported file', () => {
  test.each([
    [
      'our own export',
      `First name = firstName, Last name = lastName, Phone = phone, ZIP code = zip, Date of loss = dateOfLoss,
      Status = status, Callback = callback, Attempts`,
    ],
    ['our field names', 'phone = phone, mostRecentStormDate = mostRecentStormDate'],
    [
      'a county list',
      'OWNER_NAME = fullName, Situs Address = address, CITY = city, ST = state, Zip Code = zip, PHONE1 = phone',
    ],
    ['a full name with both its parts', 'Name = fullName, First = firstName, Last = lastName'],
    ['a full name with one of its parts', 'Owner = fullName, First = firstName'],
    ['a number, where no other column is one', 'Number = phone, Name = fullName'],
    ['a number beside a phone column', 'Number, Phone = phone, Name = fullName'],
    ['no known titles', 'Parcel, Roof year'],
    [
      'a skip trace: the property, not where the owner gets mail; the first owner; each phone with its flag',
      `Owner 1 First Name = firstName, Owner 1 Last Name = lastName, Owner 2 First Name, Owner 2 Last Name,
      Mailing Address, Mailing City, Mailing State, Mailing Zip, Property Address = address, Property City = city,
      Property State = state, Property Zip = zip, Phone 1 = phone, Phone 1 Type, Phone 1 DNC = phoneDoNotCall,
      Phone 2 = phone, Phone 2 DNC = phoneDoNotCall, Email 1 = email`,
    ],
    [
      'a CRM',
      `First Name = firstName, Last Name = lastName, Company / Account = company, Phone = phone, Mobile = phone,
      Street = address, City = city, State/Province = state, Zip/Postal Code = zip, Lead Status = status,
      Do Not Call = doNotCall`,
    ],
    [
      'a list in Spanish',
      `Nombre = fullName, Apellido = lastName, Teléfono = phone, Celular = phone, Correo electrónico = email,
      Dirección = address, Ciudad = city, Estado = state, Código postal = zip, Notas = notes, No llamar = doNotCall`,
    ],
    [
      'numbered and decorated phones',
      `Name = fullName, Phone Number 1 = phone, Phone2 = phone, Wireless 3 = phone, Landline_4 = phone,
      Alternate Phone = phone, Phone 1 Type, Phone 1 Last Seen, Fax`,
    ],
    [
      'flags about calls, and none about other channels',
      `Phone = phone, DNC = doNotCall, Mobile DNC = phoneDoNotCall, Federal_DNC = doNotCall, DoNotCall = doNotCall,
      Litigator = doNotCall, OK to call = mayCall, Do Not Mail, Email Opt Out, Do Not Call/Text = doNotCall,
      DND = doNotCall, Not on DNC = mayCall, DNC Scrub Date, Contact 2 Phone 1 DNC, DNC (1=yes) = doNotCall,
      Do not contact by phone = doNotCall, TCPA Consent = mayCall`,
    ],
    [
      'an address book',
      `Given Name = firstName, Family Name = lastName, Labels = status, E-mail 1 - Value = email, Phone 1 - Label,
      Phone 1 - Value = phone, Address 1 - Street = address, Address 1 - City = city,
      Address 1 - Postal Code = zip`,
    ],
    [
      'what a skip trace was asked for and what it found',
      `Input First Name = firstName, Input Last Name = lastName, Input Property Address = address,
      property_address_city = city, Mail Address, DNC/Litigator Scrub = doNotCall, Phone1 = phone`,
    ],
    [
      'statuses and phones of other programs',
      `Contact Name = fullName, User Phone = phone, Main Phone #s = phone, Additional Phones = phone,
      E-mails = email, Location Address = address, Status Name = status, Result = status, Tags = status,
      Stage = status`,
    ],
    [
      'a second list in Spanish',
      `Nombre y apellido = fullName, Número de teléfono = phone, Teléfono 2 = phone,
      Dirección de la propiedad = address, Localidad = city, Estatus = status`,
    ],
    [
      'what belongs to a customer',
      `Customer's Name = fullName, Customer's Telephone = phone, Customer Address = address,
      Customer State = state, Customer Zip = zip`,
    ],
    [
      'an address in parts',
      `House Number = houseNumber, Street Name = address, Unit = addressLine2, Town = city, ST = state, Zip = zip`,
    ],
    [
      'an address with the house number that stands before its street',
      'Mailing Street, House Number = houseNumber, Property Street = address',
    ],
  ])('are guessed from %s', (_what, text) => {
    const { titles, mapping } = readExample(text);
    expect(guessMapping(titles)).toEqual(mapping);
  });

  test.each([
    ['Mailing Address, City, State, Zip, Property Address, City, State, Zip', [4, 5, 6, 7]],
    ['Property Address, City, State, Zip, Mailing Address, City, State, Zip', [0, 1, 2, 3]],
    ['Address, City, State, Zip, Mailing Address, Mailing City, Mailing State, Mailing Zip', [0, 1, 2, 3]],
    ['Owner Address, Owner City, Site Address, Site City', [2, 3]],
    ['Property Address, Mailing Address, City, State, Zip', [0]],
    ['City, State, Zip, Situs Address, Mailing Address', [0, 1, 2, 3]],
    ['Mailing Address, Mailing City, Mailing Zip, Phone', [0, 1, 2]],
    ['Property City, Mailing Address, Mailing City', [0]],
    ['Property Zip, Address, City', [1, 2]],
    ['PHY_ADDR1, PHY_CITY, PHY_ZIPCD, OWN_ADDR1, OWN_CITY, OWN_ZIPCD', [0, 1, 2]],
    ['Address (Property), City (Property), Address (Mailing), City (Mailing)', [0, 1]],
  ])('of an address are all from one group: %s', (titles, columns) => {
    const parts: readonly (ImportColumn | null)[] = ['address', 'city', 'state', 'zip'];
    const mapping = guessMapping(titles.split(', '));
    expect(mapping.flatMap((column, index) => (parts.includes(column) ? [index] : []))).toEqual(columns);
  });

  test.each([
    ['Phone 1, Phone 1 DNC, Phone 2, Phone 2 DNC', [0, 2]],
    ['Phone 1, Phone 2, Phone 1 DNC, Phone 2 DNC', [0, 1]],
    ['DNC 1, DNC 2, Phone 1, Phone 2', [2, 3]],
    ['Phone 1, Phone 12, Phone 12 DNC', [1]],
    ['Cell, Home Phone, Home Phone DNC', [1]],
    ['Name, Cell, Number DNC', [1]],
    ['Phone 1, DNC, Phone 2, DNC', [0, 2]],
  ])('that flag one number are about the phone column they name: %s', (text, phones) => {
    const titles = text.split(', ');
    const mapping = guessMapping(titles);
    const flags = mapping.flatMap((column, index) => (column === 'phoneDoNotCall' ? [index] : []));
    expect(flags.map((flag) => findFlaggedPhone(titles, mapping, flag))).toEqual(phones);
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

  test('have each field once: choosing it for another column moves it there; numbers can be several', () => {
    expect(changeColumn(['zip', null, 'lastName'], 1, 'zip')).toEqual([null, 'zip', 'lastName']);
    expect(changeColumn(['zip', null], 0, null)).toEqual([null, null]);
    expect(changeColumn(['phone', null, 'lastName'], 1, 'phone')).toEqual(['phone', 'phone', 'lastName']);
  });

  test.each([
    [['lastName'], 'phone'],
    [['phone', 'email'], 'name'],
    [['phone', 'firstName'], null],
    [['phone', 'fullName'], null],
    [['phone', 'company'], null],
  ] as const)('chosen as %j still lack the field: %s', (mapping, missing) => {
    expect(getMissingColumn(mapping)).toBe(missing);
  });
});
