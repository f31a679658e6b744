import { screen, waitFor } from '@testing-library/react';
import Papa from 'papaparse';
import { beforeAll, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { control, fill } from '#tests/form.ts';
import { held, htmlPage } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { catchDownloads } from './downloads.ts';

beforeAll(() => import('#src/features/manage/export/export-file.ts'));

const exportButton = () => screen.getByRole('button', { name: 'Export as CSV' });
const BATCH = aBatch({ name: 'Palm Bay: after the storm' });

async function openWithLeads(...over: Parameters<typeof aLead>[0][]) {
  signedInRep({ role: 'manager' });
  scriptBackend.write(
    { kind: 'putBatch', row: BATCH },
    ...over.map((each) => ({ kind: 'putLead' as const, row: aLead(each) })),
  );
  const view = await open('/rep-access/manage?view=export');
  await screen.findByRole('option', { name: /^Palm Bay/ });
  return view;
}

test('the batch comes as a CSV file whose cells no spreadsheet runs, with phones that can be dialled', async () => {
  const downloads = catchDownloads();
  const { user } = await openWithLeads({
    leadId: 'L1',
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
  fill({ batch: BATCH.batchId });
  await user.click(exportButton());
  await waitFor(async () => expect(await downloads.files()).toHaveLength(1));
  const [file] = await downloads.files();
  expect(file?.name).toMatch(/^palm-bay-after-the-storm-\d{4}-\d\d-\d\d\.csv$/);
  expect(await screen.findByText(/is in your downloads: 1 leads?\./)).toBeVisible();

  const [titles, lead] = rawRows(file?.text ?? '');
  const cell = (title: string) => lead?.[titles?.indexOf(title) ?? -1];
  expect(cell('First name')).toBe('\'=HYPERLINK("http://x.example","click")');
  expect(cell('Last name')).toBe("'+Plus");
  expect(cell('Phone')).toBe('(321) 555-0101');
  expect(cell('ZIP code')).toBe('00123');
  expect(cell('Policy number')).toBe("'-12");
  expect(cell('Notes')).toBe('\'@home\n"said" yes, 👍');
  expect(cell('Status')).toBe('Attempted');
  expect(cell('Attempts')).toBe('2');
  expect(cell('Last worked')).toBe('2026-11-20 09:12');
});

test('every page of a long batch is in the file, and an import knows the columns again', async () => {
  const downloads = catchDownloads();
  const { user } = await openWithLeads(
    ...Array.from({ length: 1_001 }, (_, index) => ({
      leadId: `L${String(index).padStart(4, '0')}`,
      phone: `321555${String(index).padStart(4, '0')}`,
    })),
  );
  fill({ batch: BATCH.batchId });
  await user.click(exportButton());
  await waitFor(async () => expect(await downloads.files()).toHaveLength(1));
  expect(await screen.findByText(/: 1,001 leads\./)).toBeVisible();
  const [file] = await downloads.files();
  expect(rawRows(file?.text ?? '')).toHaveLength(1_002);
  expect(repScript.sentAs('export_batch')).toHaveLength(3);

  await user.click(screen.getByRole('link', { name: 'Import' }));
  await user.upload(await screen.findByLabelText('Choose a CSV file'), new File([file?.text ?? ''], 'x.csv'));
  expect(await screen.findByText('1,001 rows can be added.')).toBeVisible();
  expect(control('column-1')).toHaveDisplayValue('First name');
});

test('a batch has to be chosen', async () => {
  const { user } = await openWithLeads({});
  await user.click(exportButton());
  expect(await screen.findByText('Please choose a batch first')).toBeVisible();
  expect(repScript.sentAs('export_batch')).toHaveLength(0);
});

test('a failure is said, and nothing lands in the downloads', async () => {
  const downloads = catchDownloads();
  const { user } = await openWithLeads({});
  repScript.misbehave(htmlPage, { action: 'export_batch' });
  fill({ batch: BATCH.batchId });
  await user.click(exportButton());
  expect(await screen.findByText('Failed to export the batch')).toBeVisible();
  expect(await downloads.files()).toHaveLength(0);
});

test('it can be called off', async () => {
  const downloads = catchDownloads();
  const { user } = await openWithLeads({});
  const wait = held();
  repScript.misbehave(wait.fault, { action: 'export_batch' });
  fill({ batch: BATCH.batchId });
  await user.click(exportButton());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  wait.release();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(await downloads.files()).toHaveLength(0);
});

/** Cells exactly as in the file, including escaping apostrophes. */
const rawRows = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data;
