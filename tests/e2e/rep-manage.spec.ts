import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import Papa from 'papaparse';
import { ask, sessionOf, signInAs } from './support/accounts.ts';
import { fill } from './support/controls.ts';
import { FORMULA, ROWS, stormList } from './support/import-file.ts';
import { leadName } from './support/rep.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

// Its own data: it closes numbers and counts what is there.
test.use({ data: 'rep-manage' });

const SUPPRESSED = '(407) 555-0191';
const KNOWN = '(407) 555-0192';

/** The rows of a downloaded CSV file. */
async function rowsOf(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
}

/** A lead of "Rep leads" with this number; with `DO NOT CALL` it puts the number on the list. */
async function addLead(page: Page, auth: string, phone: string, status?: string): Promise<void> {
  const who = { firstName: 'Known', lastName: 'Already', address: '1 Way', city: 'Cocoa', zip: '32922' };
  const { leadId } = await ask(page, 'add_lead', { auth, ...who, phone });
  if (!status) return;
  await ask(page, 'next_lead', { auth, batch: 'rep-leads' });
  expect(await ask(page, 'update_lead', { auth, leadId, status, note: 'Asked for it' })).toMatchObject({
    ok: true,
  });
}

const DESK = '/rep-access/manage';

test('a rep is refused by the page, and by the script whatever the page believes', async ({ page, site }) => {
  await signInAs(page, site.demoRep);
  await page.goto(DESK);
  await expect(page.getByText('Only a manager can do this.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Manage' })).toHaveCount(0);
  await expectWellMade(page);

  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('repAuth') ?? '{}');
    localStorage.setItem('repAuth', JSON.stringify({ ...stored, role: 'manager' }));
  });
  const failures = { requests: 'Failed to load requests', numbers: 'Failed to load the list' };
  for (const [view, failed] of Object.entries(failures)) {
    await page.goto(`${DESK}?view=${view}`);
    await expect(page.getByText(failed)).toBeVisible();
    await expect(page.getByText('Only a manager can do this.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
  await page.goto(`${DESK}?view=export`);
  await page.getByRole('combobox', { name: 'Batch' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(page.getByText('Failed to export the batch')).toBeVisible();

  await page.goto(`${DESK}?view=import`);
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Phone\nSly Fox,(407) 555-0199\n'),
  });
  await page.getByRole('button', { name: 'Add 1 lead' }).click();
  await expect(page.getByText('The import came to a halt')).toBeVisible();
  await expect(page.getByText('Only a manager can do this.')).toBeVisible();
  const auth = await sessionOf(page, site.demoRep);
  expect(await ask(page, 'lookup_number', { auth, phone: '(407) 555-0199' })).toMatchObject({ leads: [] });
});

test('the empty desk of a manager is well made in each of its parts', async ({ page, site }) => {
  await signInAs(page, site.manager);
  await page.goto(DESK);
  await expect(page.getByText('No requests are waiting')).toBeVisible();
  await expectWellMade(page);
  for (const [part, words] of [
    ['Import', 'Choose a CSV file'],
    ['Export', 'All leads of a batch as a CSV file'],
    ['Do not call', 'Find a number'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Manage' }).getByRole('link', { name: part }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await expectWellMade(page);
  }
});

test('a number is found on the do-not-call list and taken off it, and its lead is called again', async ({
  page,
  site,
}) => {
  const auth = await sessionOf(page, site.demoRep);
  await addLead(page, auth, '(407) 555-0195', 'DO NOT CALL');
  await signInAs(page, site.manager);
  await page.goto(`${DESK}?view=numbers`);
  await page.getByRole('searchbox', { name: 'Find a number' }).fill('407 555-0195');
  await page.getByRole('button', { name: 'Find' }).click();
  const number = page.getByRole('article', { name: '(407) 555-0195' });
  await expect(number).toContainText(site.demoRep.email);
  await number.getByRole('button', { name: 'Lift (407) 555-0195' }).click();
  await expectWellMade(page);
  await number.getByRole('button', { name: 'Yes, take it off' }).click();
  await expect(page.getByText(/^\(407\) 555-0195 is off the list\./)).toBeVisible();
  await expect(number).toHaveCount(0);
  expect(await ask(page, 'lookup_number', { auth, phone: '4075550195' })).toMatchObject({
    suppressed: false,
  });
});

test('a number is put on the do-not-call list by hand, and its lead is served no more', async ({
  page,
  site,
}) => {
  const auth = await sessionOf(page, site.demoRep);
  await addLead(page, auth, '(407) 555-0196');
  await signInAs(page, site.manager);
  await page.goto(`${DESK}?view=numbers`);
  await page.getByRole('button', { name: 'Add a number' }).click();
  await fill(page, { phone: '555-0196', reason: 'Letter of Nov 18' });
  await page.getByRole('button', { name: 'Put on the list' }).click();
  await expect(page.locator('[name=phone]')).toHaveAccessibleDescription(
    'Please enter the whole number, area code first',
  );
  await expect(page.locator('[name=reason]')).toHaveValue('Letter of Nov 18');
  await expectWellMade(page);

  await fill(page, { phone: '+1 407 555 0196' });
  await page.getByRole('button', { name: 'Put on the list' }).click();
  await expect(page.getByText('(407) 555-0196 is on the list. 1 lead was closed.')).toBeVisible();
  await expect(page.getByRole('article', { name: '(407) 555-0196' })).toContainText(site.manager.email);
  await expectWellMade(page);
  expect(await ask(page, 'next_lead', { auth, batch: 'rep-leads' })).toMatchObject({ lead: null });
  expect(await ask(page, 'lookup_number', { auth, phone: '4075550196' })).toMatchObject({ suppressed: true });
});

test('a list of 300 rows is checked, imported, reported, worked and exported', async ({ page, site }) => {
  const auth = await sessionOf(page, site.demoRep);
  await addLead(page, auth, SUPPRESSED, 'DO NOT CALL');
  await addLead(page, auth, KNOWN);
  await signInAs(page, site.manager);
  await page.goto(`${DESK}?view=import`);
  const wrong = Object.entries(ROWS.wrong);
  const ready = ROWS.all - wrong.length;
  const added = ready - ROWS.repeated.length - 2;
  let worked = '';

  await test.step('the check names what is wrong, by line', async () => {
    await page
      .getByLabel('Choose a CSV file')
      .setInputFiles(stormList({ known: KNOWN, suppressed: SUPPRESSED }));
    await expect(page.getByText(`Storm list.csv: ${ROWS.all} rows`)).toBeVisible();
    await expect(page.getByText(`${ready} rows can be added.`)).toBeVisible();
    await expect(page.getByText('5 rows have the number of an earlier row')).toBeVisible();
    await expect(page.getByText(`${wrong.length} rows cannot be added:`)).toBeVisible();
    for (const [line, [, why]] of wrong) {
      await expect(page.getByRole('listitem').filter({ hasText: `Line ${line}` })).toContainText(why);
    }
    await expectWellMade(page);
  });

  await test.step('the rest is added', async () => {
    await page.getByRole('textbox', { name: 'Name of the new batch' }).fill('Cocoa storm');
    await page.getByRole('button', { name: `Add ${ready} leads` }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    const summary = page.getByRole('region', { name: 'What became of the rows' });
    const counts = { Added: added, 'Already a lead': 6, 'On the do-not-call list': 1, 'Cannot be added': 4 };
    for (const [label, count] of Object.entries(counts)) {
      await expect(summary.getByText(label, { exact: true }).locator('..')).toHaveText(`${label}${count}`);
    }
    await expect(page.getByRole('link', { name: 'Work this batch' })).toHaveAttribute(
      'href',
      /batch=cocoa-storm-/,
    );
    await expectWellMade(page);
  });

  await test.step('the rows that were not added come back with their reason', async () => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the rows that were not added' }).click();
    const [, ...rows] = await rowsOf(await file);
    const lines = [...wrong.map(([line]) => Number(line)), ...ROWS.repeated, ROWS.known, ROWS.suppressed];
    expect(rows.map(([line]) => Number(line)).sort((one, other) => one - other)).toEqual(
      lines.sort((one, other) => one - other),
    );
    expect(rows.find(([line]) => line === String(ROWS.suppressed))?.[1]).toBe('On the do-not-call list');
  });

  await test.step('the same file again adds nothing, and offers no batch to work', async () => {
    await page.getByRole('button', { name: 'Import another file' }).click();
    await page
      .getByLabel('Choose a CSV file')
      .setInputFiles(stormList({ known: KNOWN, suppressed: SUPPRESSED }));
    await page.getByRole('combobox', { name: 'Batch' }).selectOption('Cocoa storm');
    await page.getByRole('button', { name: `Add ${ready} leads` }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    const summary = page.getByRole('region', { name: 'What became of the rows' });
    await expect(summary.getByText('Added', { exact: true }).locator('..')).toHaveText('Added0');
    await expect(page.getByRole('link', { name: 'Work this batch' })).toHaveCount(0);
  });

  await test.step('one of its leads is worked', async () => {
    await page.goto('/rep-access/hub');
    await page.getByRole('main').getByText('Cocoa storm').click();
    await expect(page.locator('[name=batch] option:checked')).toHaveText('Cocoa storm');
    await page.getByRole('button', { name: /Next Lead/ }).click();
    await expect(leadName(page)).toHaveText(/^Imported Person \d+$/);
    worked = (await leadName(page).innerText()).replace('Imported ', '');
    await fill(page, { status: 'Not Qualified', notes: `${FORMULA} – renting` });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(leadName(page)).not.toHaveText(`Imported ${worked}`);
  });

  await test.step('and the export says so, with no cell that runs as a formula', async () => {
    await page.goto(`${DESK}?view=export`);
    await page.getByRole('combobox', { name: 'Batch' }).selectOption({ label: `Cocoa storm (${added})` });
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/^cocoa-storm-\d{4}-\d\d-\d\d\.csv$/);
    await expect(
      page.getByText(`${download.suggestedFilename()} is in your downloads: ${added} leads.`),
    ).toBeVisible();
    await expectWellMade(page);
    const [titles = [], ...rows] = await rowsOf(download);
    expect(rows).toHaveLength(added);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    const cellOf = (lastName: string, title: string) =>
      rows.find((row) => row[titles.indexOf('Last name')] === lastName)?.[titles.indexOf(title)];
    expect(cellOf(worked, 'Status')).toBe('Not Qualified');
    expect(cellOf(worked, 'Notes')).toBe(`'${FORMULA} – renting`);
    expect(cellOf(`Person ${ROWS.formula}`, 'Notes')).toMatch(/^'=HYPERLINK/);
    expect(cellOf(`Person ${ROWS.formula}`, 'Phone')).toBe('(689) 555-0002');
  });
});
