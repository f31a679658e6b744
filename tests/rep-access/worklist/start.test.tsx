import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { storeEvent } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import {
  batchField,
  GRACE,
  IDA,
  leased,
  openWithTimers,
  openWorklist,
  putLead,
  withLeads,
} from './worklist-page.ts';

test('before the first lead the page shows how far the batch is and the rep’s day, and starts another batch', async () => {
  withLeads([GRACE]);
  testBackend.write({ kind: 'putBatch', row: aBatch({ batchId: 'hail', name: 'North Brevard hail' }) });
  putLead({ ...IDA, batchId: 'hail' });
  const toStatus = 'Qualified – Appointment Set';
  storeEvent({ action: 'saved', rep: 'robin@reps.example', leadId: 'lead-1', toStatus });
  const { user } = await openWorklist();
  await user.selectOptions(batchField(), aBatch().name);
  expect(await screen.findByText(aBatch().description)).toBeVisible();
  expect(screen.getByText('0 of 1 done')).toBeVisible();
  const day = within(screen.getByRole('region', { name: 'Your day' }));
  const counts = day
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
  expect(counts).toEqual(['Leads saved: 1', 'Visits booked: 1', 'Callbacks due: 0']);
  await user.click(screen.getByRole('button', { name: /^North Brevard hail/ }));
  await leased('Ida Quint');
  expect(batchField()).toHaveValue('hail');
});

test('that a lead is loaded is said for 3 seconds, and then no longer covers its card', async () => {
  const { advance } = await openWithTimers();
  await advance(2_500);
  expect(screen.getByText('Lead loaded')).toBeVisible();
  await advance(1_000);
  expect(screen.queryByText('Lead loaded')).toBeNull();
});
