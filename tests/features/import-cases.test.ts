import { expect, test } from 'vitest';
import type { RowColumn } from '#contract/lead-list/import-row.ts';
import { toRowShape } from '#contract/lead-list/row-shape.ts';
import { checkRows, readRow } from '#src/features/lead-import/check/check-rows.ts';
import {
  countLines,
  getLeadRows,
  getTitles,
  guessHeading,
  openingMapping,
  readSource,
} from '#src/features/lead-import/file/import-source.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** Reads a file as the page does before the manager changes anything. */
async function open(bytes: BlobPart) {
  const file = new File([bytes], 'list.csv');
  const read = await readSource(file, { signal: new AbortController().signal, onShare: () => {} });
  if (!read?.ok) throw new Error(`Not read: ${read?.problem}`);
  const { rows } = read.source.file;
  const heading = guessHeading(rows);
  const titles = getTitles(rows, heading);
  const shape = toRowShape(openingMapping(rows, heading), titles);
  const list = getLeadRows(rows, heading);
  const options = {
    signal: new AbortController().signal,
    nowMs: FRIDAY_TEN,
    takesNoCall: true,
    takesHouses: true,
  };
  return {
    titles,
    columns: shape.columns,
    /** The line of each lead and its cells that are not empty, as they are stored. */
    leads: list.map((row) => [
      row.line,
      ...readRow(row, shape, FRIDAY_TEN).cells.filter((cell) => cell !== ''),
    ]),
    /** The same cells by their columns. */
    fields: list.map((row) => {
      const { cells } = readRow(row, shape, FRIDAY_TEN);
      return Object.fromEntries(
        shape.columns.flatMap((column, index) => (cells[index] ? [[column, cells[index]]] : [])),
      );
    }),
    checked: await checkRows(list, titles.length, shape, options),
    lines: countLines(read.source.file, heading),
  };
}

const counts = (parts: Partial<Awaited<ReturnType<typeof open>>['lines']>) => ({
  ...{ all: 0, separator: 0, above: 0, headings: 1, rows: 0, below: 0, empty: 0 },
  ...parts,
});

const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [
      unit & 255,
      unit >> 8,
    ]),
  );

test('an export of lead ads, in UTF-16 and with tabs under the name .csv', async () => {
  const titles =
    'id created_time ad_name is_organic full_name phone_number email street_address city state zip_code lead_status';
  const lead = (id: number, name: string, zip: string) =>
    `l:90000${id}\t2026-10-11T09:14:22-04:00\tRoof tarp A\tfalse\t${name}\tp:+1321555011${id}\tdana@fields.example\t12 Pine St\tPalm Bay\tFL\tz:${zip}\tCREATED`;
  const rows = [
    lead(1, 'Dana Fields', '32905'),
    lead(2, 'Marco Ruiz', '32901'),
    lead(3, 'José Pérez', '02139'),
  ];
  const { columns, leads, lines } = await open(
    utf16(`\uFEFF${[titles.replaceAll(' ', '\t'), ...rows].join('\r\n')}\r\n`),
  );
  const expected: RowColumn[] = [
    'firstName',
    'lastName',
    'phone',
    'email',
    'address',
    'city',
    'state',
    'zip',
    'notes',
    'status',
    'doNotCall',
  ];
  expect(columns).toEqual(expected);
  expect(leads.map((cells) => [cells[0], cells[1], cells[2], cells[8]])).toEqual([
    [2, 'Dana', 'Fields', '32905'],
    [3, 'Marco', 'Ruiz', '32901'],
    [4, 'José', 'Pérez', '02139'],
  ]);
  expect(lines).toEqual(counts({ all: 4, rows: 3 }));
});

test('a list of 300 with one nickname in quotation marks', async () => {
  const names = Array.from({ length: 300 }, (_, index) => (index === 48 ? '"Bud" Jones' : `Person ${index}`));
  const rows = names.map((name, index) => `${name},200-301-${String(index).padStart(4, '0')},ok\n`);
  const { leads, lines } = await open(`Name,Phone,Notes\n${rows.join('')}`);
  expect(leads.map(([, first, last]) => `${first} ${last}`)).toEqual(names);
  expect(leads[48]).toEqual([50, '"Bud"', 'Jones', '200-301-0048', 'ok']);
  expect(lines).toEqual(counts({ all: 301, rows: 300 }));
});

test('a list without headings has a column for each cell of its widest row', async () => {
  const { titles, columns, leads, lines } = await open(
    'Kay Vance,321-555-0141,Cocoa\nLee Wood,321-555-0142,Cocoa,gate 12\n',
  );
  expect(titles).toEqual(['Column 1', 'Column 2', 'Column 3', 'Column 4']);
  expect(columns).toEqual(['notes']);
  expect(leads).toHaveLength(2);
  expect(lines).toEqual(counts({ all: 2, headings: 0, rows: 2 }));
});

test('a list with optional cells in other forms: every lead, and in its notes what could not be read', async () => {
  const { fields, checked } = await open(
    [
      'First Name,Last Name,Phone,Email,Date of loss,Most recent storm',
      'Quin,Cole,321-555-0171,quin@cole.example,9/28/22,10/9/2024',
      'Sal,Ertz,321-555-0173,n/a,10/9/2024,2024-10-09 00:00:00',
      'Tea,Frey,321-555-0174,tea@frey.example; t.frey@work.example,,',
      'Uma,Gray,321-555-0175,,44843,after Ian',
      'Vic,Holt,321-555-0176,,Oct 9 2024,10/9/2024 12:00:00 AM',
    ].join('\n'),
  );
  expect(
    fields.map(({ email, dateOfLoss, mostRecentStormDate }) => [email, dateOfLoss, mostRecentStormDate]),
  ).toEqual([
    ['quin@cole.example', '2022-09-28', '2024-10-09'],
    [undefined, '2024-10-09', '2024-10-09'],
    ['tea@frey.example', undefined, undefined],
    [undefined, '2022-10-09', undefined],
    [undefined, '2024-10-09', '2024-10-09'],
  ]);
  expect(fields.map(({ notes }) => notes)).toEqual([
    undefined,
    'Email in the list: n/a',
    'Email in the list: tea@frey.example; t.frey@work.example',
    'Most recent storm in the list: after Ian',
    undefined,
  ]);
  expect(checked?.ready).toHaveLength(5);
  expect(checked?.kept.map(({ line }) => line)).toEqual([3, 4, 5]);
});

test('a skip trace: the property, a number that may be called first, flagged numbers on the list', async () => {
  const { fields, checked } = await open(
    [
      'Owner 1 First Name,Owner 1 Last Name,Owner 2 First Name,Owner 2 Last Name,Mailing Address,Mailing City,Mailing State,Mailing Zip,Property Address,Property City,Property State,Property Zip,Phone 1,Phone 1 Type,Phone 1 DNC,Phone 2,Phone 2 Type,Phone 2 DNC,Phone 3,Email 1',
      'YARA,KENT,ZED,KENT,500 Market St,San Diego,CA,92101,14 Palm Ct,Melbourne,FL,32901,3215550181,Mobile,Y,6195550182,Mobile,N,3215550183,yk@kent.example',
      'ABE,LUND,,,22 Reef Rd,Indialantic,FL,32903,22 Reef Rd,Indialantic,FL,32903,,,,3215550184,Landline,N,,',
      'CAL,NOEL,,,9 Elm St,Boston,MA,2108,33 Tide Ln,Cocoa,FL,32922,0000000000,,,,,,,',
      'DOT,OAKS,,,9 Elm St,Boston,MA,2108,35 Tide Ln,Cocoa,FL,32922,3215550187,Mobile,Y,,,,,',
    ].join('\n'),
  );
  expect(fields[0]).toEqual({
    ...{ firstName: 'YARA', lastName: 'KENT', email: 'yk@kent.example' },
    ...{ address: '14 Palm Ct', city: 'Melbourne', state: 'FL', zip: '32901' },
    phone: '6195550182 / 3215550183 / 3215550181',
    doNotCall: '3215550181',
  });
  expect(fields[1]).toMatchObject({ phone: '3215550184', address: '22 Reef Rd', zip: '32903' });
  expect(checked?.wrong.map(({ line }) => line)).toEqual([4]);
  expect([...(checked?.noCall.keys() ?? [])]).toEqual([5]);
  expect(checked?.noCallNumbers).toBe(1);
});

test('a report of a CRM: its own titles, who may not be called, and notes below the leads', async () => {
  const { fields, checked, lines } = await open(
    [
      '"First Name","Last Name","Company / Account","Phone","Mobile","Street","City","State/Province","Zip/Postal Code","Lead Status","Do Not Call"',
      '"Dov","Orr","","(321) 555-0201","","5 Key Ln","Titusville","FL","32780","Open - Not Contacted","0"',
      '"Eli","Pugh","","","(321) 555-0202","6 Key Ln","Pensacola","FL","32501","Working - Contacted","0"',
      '"Fia","Rusk","","(321) 555-0203","","7 Key Ln","Cocoa","FL","32922","Do Not Call","1"',
      '',
      '"Storm leads"',
      '"Copyright (c) 2000-2026 Example CRM, Inc. All rights reserved."',
      '"Generated By:  Pat Owner  11/20/2026 9:12 AM"',
    ].join('\n'),
  );
  expect(fields.map(({ phone, zip, notes }) => [phone, zip, notes])).toEqual([
    ['(321) 555-0201', '32780', 'Status in the list: Open - Not Contacted'],
    ['(321) 555-0202', '32501', 'Status in the list: Working - Contacted'],
    ['(321) 555-0203', '32922', undefined],
  ]);
  expect([...(checked?.noCall.keys() ?? [])]).toEqual([4]);
  expect(checked?.wrong).toEqual([]);
  expect(lines).toEqual(counts({ all: 8, rows: 3, below: 3, empty: 1 }));
});

test('a last row with few cells is a row of the list, unless an empty line parts it from the leads', async () => {
  const { leads, lines } = await open('Name,Phone,City\nKay Vance,321-555-0141,Cocoa\nLee Wood\n');
  expect(leads).toHaveLength(2);
  expect(lines).toEqual(counts({ all: 3, rows: 2 }));
});
