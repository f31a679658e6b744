import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import Papa from 'papaparse';
import { fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { ask, getSession, haveSession } from '../support/people/accounts.ts';
import { FORMULA, ROWS, stormList } from '../support/people/import-file.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';

// Uses the manager's data, because it suppresses a number and counts rows.
test.use({ data: 'manage' });

const DESK = '/rep-access/manage';
const SUPPRESSED = '(407) 555-0191';
const KNOWN = '(407) 555-0192';

/** Adds a lead with this number to "Rep leads". With a status, this rep also calls it and saves that status. */
async function addLead(page: Page, auth: string, phone: string, status?: string): Promise<void> {
  const who = { firstName: 'Known', lastName: 'Already', address: '1 Way', city: 'Cocoa', zip: '32922' };
  const { leadId } = await ask(page, 'add_lead', { auth, ...who, phone });
  if (!status) return;
  expect(await ask(page, 'next_lead', { auth, batch: 'rep-leads' })).toMatchObject({ lead: { leadId } });
  const save = { auth, leadId, status, note: 'Asked for it' };
  expect(await ask(page, 'update_lead', save)).toMatchObject({ ok: true });
}

async function getRows(download: Download): Promise<string[][]> {
  const text = await readFile(await download.path(), 'utf8');
  return Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: true }).data;
}

test('a list of 300 rows is checked, imported, reported, worked and exported', { tag: '@nightly' }, async ({
  page,
  site,
}) => {
  const auth = await getSession(page, site.demoRep);
  await addLead(page, auth, SUPPRESSED, 'DO NOT CALL');
  await addLead(page, auth, KNOWN);
  await haveSession(page, site, site.manager);
  await page.goto(`${DESK}?view=import`);
  const wrong = Object.entries(ROWS.wrong);
  const added = ROWS.all - wrong.length - ROWS.repeated.length - 2;
  let worked = '';

  await test.step('the check lists the rows that cannot be added by line, and the button counts without them', async () => {
    await page
      .getByLabel('Choose a CSV file')
      .setInputFiles(stormList({ known: KNOWN, suppressed: SUPPRESSED }));
    await expect(page.getByText(`Storm list.csv: ${ROWS.all} rows`)).toBeVisible();
    await expect(page.getByText(`${added} of ${ROWS.all} rows can be added.`)).toBeVisible();
    for (const [line, [, why]] of wrong) {
      await expect(page.getByRole('listitem').filter({ hasText: `Line ${line}` })).toContainText(why);
    }
    await expectWellMade(page);
  });

  await test.step('the other rows are added', async () => {
    await page.getByRole('textbox', { name: 'New batch name' }).fill('Cocoa storm');
    await page.getByRole('button', { name: `Add ${added} leads` }).click();
    await expect(page.getByRole('heading', { name: 'Import finished' })).toBeVisible();
    const summary = page.getByRole('region', { name: 'Result of each row' });
    const counts = {
      Added: added,
      'Same number as an earlier row': 5,
      'Already a lead': 1,
      'On the do-not-call list': 1,
      "Can't be added": 4,
      'Rows in this file': ROWS.all,
    };
    for (const [label, count] of Object.entries(counts)) {
      await expect(summary.getByText(label, { exact: true }).locator('..')).toHaveText(`${label}${count}`);
    }
    await expectWellMade(page);
  });

  await test.step('the rows that were not added can be downloaded with their reasons', async () => {
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the rows that were not added' }).click();
    const [, ...rows] = await getRows(await file);
    expect(rows).toHaveLength(ROWS.all - added);
    expect(rows.find(([line]) => line === String(ROWS.suppressed))?.[1]).toBe('On the do-not-call list');
  });

  await test.step('one of the leads is worked', async () => {
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

  await test.step('the export has the result, and no cell runs as a formula', async () => {
    await page.goto(`${DESK}?view=export`);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export Cocoa storm as CSV' }).click();
    const download = await file;
    expect(download.suggestedFilename()).toMatch(/^cocoa-storm-\d{4}-\d\d-\d\d\.csv$/);
    await expect(
      page.getByText(`${download.suggestedFilename()} is in your downloads: ${added} leads.`),
    ).toBeVisible();
    await expectWellMade(page);
    const [titles = [], ...rows] = await getRows(download);
    expect(rows).toHaveLength(added);
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
    const getCell = (lastName: string, title: string) =>
      rows.find((row) => row[titles.indexOf('Last name')] === lastName)?.[titles.indexOf(title)];
    expect(getCell(worked, 'Status')).toBe('Not Qualified');
    expect(getCell(worked, 'Notes')).toBe(`'${FORMULA} – renting`);
    expect(getCell(`Person ${ROWS.formula}`, 'Notes')).toMatch(/^'=HYPERLINK/);
    expect(getCell(`Person ${ROWS.formula}`, 'Phone')).toBe('(689) 555-0002');
  });
});
