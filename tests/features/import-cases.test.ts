import { expect, test } from 'vitest';
import { type ImportColumn, toRowShape } from '#contract/lead/import-columns.ts';
import {
  countLines,
  getLeadRows,
  getTitles,
  guessHeading,
  openingMapping,
  readSource,
} from '#src/features/lead-import/file/import-source.ts';

/** Reads a file as the page does before the manager changes anything. */
async function open(bytes: BlobPart) {
  const file = new File([bytes], 'list.csv');
  const read = await readSource(file, { signal: new AbortController().signal, onShare: () => {} });
  if (!read?.ok) throw new Error(`Not read: ${read?.problem}`);
  const { rows } = read.source.file;
  const heading = guessHeading(rows);
  const { columns, toCells } = toRowShape(openingMapping(rows, heading));
  return {
    titles: getTitles(rows, heading),
    columns,
    leads: getLeadRows(rows, heading).map(({ line, cells }) => [line, ...toCells(cells)]),
    lines: countLines(read.source.file, heading),
  };
}

const counts = (parts: Partial<Awaited<ReturnType<typeof open>>['lines']>) => ({
  ...{ all: 0, separator: 0, above: 0, headings: 1, rows: 0, empty: 0 },
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
  const expected: ImportColumn[] = [
    'firstName',
    'lastName',
    'phone',
    'email',
    'address',
    'city',
    'state',
    'zip',
  ];
  expect(columns).toEqual(expected);
  expect(leads.map((cells) => [cells[0], cells[1], cells[2], cells.at(-1)])).toEqual([
    [2, 'Dana', 'Fields', '32905'],
    [3, 'Marco', 'Ruiz', '32901'],
    [4, 'José', 'Pérez', '02139'],
  ]);
  expect(lines).toEqual(counts({ all: 4, rows: 3 }));
});

test('a list with all cells as text formulas', async () => {
  const { titles, leads } = await open(
    '="First Name",="Last Name",="Phone",="ZIP"\r\n="Kay",="Vance",="3215550141",="02139"\r\n"=""Lee""","=""Wood""","=""3215550142""","=""32901"""\r\n',
  );
  expect(titles).toEqual(['First Name', 'Last Name', 'Phone', 'ZIP']);
  expect(leads).toEqual([
    [2, 'Kay', 'Vance', '3215550141', '02139'],
    [3, 'Lee', 'Wood', '3215550142', '32901'],
  ]);
});

test('a list whose first line names the separator', async () => {
  const { leads, lines } = await open(
    'sep=;\r\nFirst name;Last name;Phone;City;ZIP\r\nMia;York;321-555-0151;Melbourne;32901\r\nNed;Zorn;321-555-0152;Palm Bay;32905\r\n',
  );
  expect(leads).toEqual([
    [3, 'Mia', 'York', '321-555-0151', 'Melbourne', '32901'],
    [4, 'Ned', 'Zorn', '321-555-0152', 'Palm Bay', '32905'],
  ]);
  expect(lines).toEqual(counts({ all: 4, separator: 1, rows: 2 }));
});

test('a list with titles above the headings', async () => {
  const { leads, lines } = await open(
    'Storm canvass list - Palm Bay\nGenerated 11/02/2026\n\nFirst Name,Last Name,Phone,Address,City,State,Zip\nOla,Abel,321-555-0161,1 Oak St,Palm Bay,FL,32905\nPia,Bold,321-555-0162,2 Oak St,Palm Bay,FL,32905\n',
  );
  expect(leads.map((cells) => cells.slice(0, 4))).toEqual([
    [5, 'Ola', 'Abel', '321-555-0161'],
    [6, 'Pia', 'Bold', '321-555-0162'],
  ]);
  expect(lines).toEqual(counts({ all: 6, above: 2, rows: 2, empty: 1 }));
});

test('a list in UTF-8 with one line in Windows-1252', async () => {
  const { leads } = await open(
    new Blob([
      'First name,Last name,Phone\nJosé,Núñez,321-555-0261\nZoë,Muñoz,321-555-0262\n',
      Uint8Array.from('Renée,Côté,321-555-0263\n', (sign) => sign.charCodeAt(0)),
    ]),
  );
  expect(leads).toEqual([
    [2, 'José', 'Núñez', '321-555-0261'],
    [3, 'Zoë', 'Muñoz', '321-555-0262'],
    [4, 'Renée', 'Côté', '321-555-0263'],
  ]);
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
  expect(columns).toEqual([]);
  expect(leads).toHaveLength(2);
  expect(lines).toEqual(counts({ all: 2, headings: 0, rows: 2 }));
});
