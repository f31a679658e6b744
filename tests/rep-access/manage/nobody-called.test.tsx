import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aFailedMessage } from '#tests/builders/message.ts';
import { storeMessages, storeRep } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { findItem, PAT, signedInManager } from './manage-page.ts';
import { storeVisit } from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

test('the record of a lead answers who says “I booked, and nobody called”', async () => {
  storeRep(PAT);
  storeMessages(aFailedMessage({ leadId: 'RT-GRACE2', kind: 'company', recipient: 'office@tarps.example' }));
  const createdAt = '2026-11-20T12:55:00.000Z';
  storeVisit('RT-GRACE2', {}, { createdAt, leaseRep: PAT.email, leaseUntil: '2026-11-20T14:30:00.000Z' });
  await open('/rep-access/manage?view=find&lead=RT-GRACE2');
  const item = await findItem('Grace Hollis');
  expect(item).toHaveTextContent(
    'Came inNov 20, 2026, 7:55 AM, never saved, waiting for 2 h 5 minStatusNew Lead',
  );
  expect(item).toHaveTextContent('Last held byPat Moss until Nov 20, 2026, 9:30 AM, not saved');
  expect(item).toHaveTextContent('NowFree: the next rep who opens the batch gets it in its turn.');
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region).toHaveTextContent('To the company, office@tarps.exampleNot sent yet');
  expect(region).toHaveTextContent('Last try: Error ECONNREFUSED');
  testBackend.write({ kind: 'putBatch', row: aBatch({ archivedAt: createdAt }) });
  await open();
  expect(await screen.findByText('No rep gets it: its batch is archived.')).toBeVisible();
});
