import { screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control } from '#tests/form.ts';
import { htmlPage, pausedAnswer } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeLeads } from '#tests/msw/stored-rows.ts';
import { press } from '#tests/rep-access/rep-pages.ts';
import { catchDownloads } from './downloads.ts';
import { openManage, signedInManager } from './manage-page.ts';

const EXPORT = `Export ${aBatch().name} as CSV`;

/** Exports a batch with these leads. */
async function exportLeads(leads: LeadRow[]) {
  const downloads = catchDownloads();
  signedInManager();
  storeLeads(...leads);
  const { user } = await openManage('export');
  await press(user, EXPORT);
  return { user, downloads };
}

/** The exported file, with its cells exactly as in it, including escaping apostrophes. */
async function exportedFile(downloads: ReturnType<typeof catchDownloads>) {
  await waitFor(async () => expect(await downloads.files()).toHaveLength(1));
  const [file] = await downloads.files();
  const text = file?.text ?? '';
  const [titles = [], ...rows] = Papa.parse<string[]>(text.replace('\uFEFF', ''), {
    skipEmptyLines: true,
  }).data;
  return { name: file?.name, text, titles, rows };
}

test('a batch is exported as a CSV file with escaped formulas and phone numbers that can be dialed', async () => {
  const lead = aLead({
    phone: '+13215550101',
    firstName: '=HYPERLINK("http://x.example","click")',
    lastName: '+Plus',
    zip: '00123',
    policyNumber: '-12',
    notes: '@home\n"said" yes, 👍',
    status: 'Attempted',
    attempts: 2,
    workedAt: '2026-11-20T14:12:00.000Z',
  });
  const { downloads } = await exportLeads([lead]);
  const { name, titles, rows } = await exportedFile(downloads);
  expect(name).toMatch(/^palm-bay-after-the-storm-\d{4}-\d\d-\d\d\.csv$/);
  expect(await screen.findByText(/is in your downloads: 1 leads?\./)).toBeVisible();
  expect(rows).toHaveLength(1);
  expect(Object.fromEntries(titles.map((title, index) => [title, rows[0]?.[index]]))).toMatchObject({
    'First name': '\'=HYPERLINK("http://x.example","click")',
    'Last name': "'+Plus",
    Phone: '(321) 555-0101',
    'ZIP code': '00123',
    'Policy number': "'-12",
    Notes: '\'@home\n"said" yes, 👍',
    Status: 'Attempted',
    Attempts: '2',
    'Last worked': '2026-11-20 09:12',
  });
});

test('the file has every page of a long batch, and an import recognizes its columns', async () => {
  const leads = Array.from({ length: 1_001 }, (_, index) => {
    const digits = String(index).padStart(4, '0');
    return aLead({ leadId: `L${digits}`, phone: `321555${digits}` });
  });
  const { user, downloads } = await exportLeads(leads);
  const { text, rows } = await exportedFile(downloads);
  expect(await screen.findByText(/: 1,001 leads\./)).toBeVisible();
  expect(rows).toHaveLength(1_001);
  expect(repEndpoint.sentAs('export_batch')).toHaveLength(3);

  await user.click(screen.getByRole('link', { name: 'Import' }));
  await user.upload(await screen.findByLabelText('Choose a CSV file'), new File([text], 'x.csv'));
  expect(await screen.findByText('None of these rows can be added.')).toBeVisible();
  expect(screen.getByText('Already a lead').nextElementSibling).toHaveTextContent('1,001');
  expect(control('column-1')).toHaveDisplayValue('First name');
});

test('an export says how many leads there are, can be canceled, and says when it fails; then nothing is downloaded', async () => {
  const downloads = catchDownloads();
  signedInManager();
  storeLeads(aLead());
  const { user } = await openManage('export');
  expect((await screen.findByRole('button', { name: EXPORT })).closest('li')).toHaveTextContent(/1 lead/);
  const wait = pausedAnswer();
  repEndpoint.misbehave(wait.fault, { action: 'export_batch' });
  await press(user, EXPORT);
  await press(user, 'Cancel');
  wait.release();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();

  repEndpoint.misbehave(htmlPage, { action: 'export_batch' });
  await press(user, EXPORT);
  expect(await screen.findByText('Failed to export the batch')).toBeVisible();
  expect(await downloads.files()).toHaveLength(0);
});
