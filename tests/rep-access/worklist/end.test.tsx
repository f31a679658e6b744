import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import {
  asked,
  batchField,
  GRACE,
  HENRY,
  heading,
  leased,
  openWorklist,
  putLead,
  save,
  status,
  withLeads,
} from '#tests/rep-access/worklist/worklist-page.ts';

beforeAll(loadRepPages);

const HAIL = aBatch({ batchId: 'hail', name: 'North Brevard hail', createdAt: '2026-11-02T12:00:00.000Z' });
const WIND = aBatch({ batchId: 'wind', name: 'Barrier island wind', createdAt: '2026-11-03T12:00:00.000Z' });
const leadIn = (batchId: string, number: number, over = {}) =>
  aLead({ leadId: `${batchId}-${number}`, batchId, firstName: batchId, lastName: String(number), ...over });

/** One lead in the batch to work, and others elsewhere. */
async function workTheLastLead() {
  withLeads([GRACE]);
  for (const row of [HAIL, WIND]) testBackend.write({ kind: 'putBatch', row });
  putLead(leadIn('hail', 1, { phone: '(321) 555-0171' }));
  putLead(leadIn('wind', 1, { phone: '(321) 555-0172' }));
  putLead(leadIn('wind', 2, { phone: '(321) 555-0173' }));
  const { user } = await openWorklist();
  await user.selectOptions(batchField(), aBatch().name);
  await user.click(screen.getByRole('button', { name: 'Next Lead' }));
  await leased('Grace Hollis');
  return user;
}

const moreBatches = () => within(screen.getByRole('region', { name: 'More leads to call' }));
const offers = () =>
  moreBatches()
    .getAllByRole('button')
    .map((button) => button.textContent);

describe('the end of a list', () => {
  test('offers the batches that still have leads, with their counts, and Enter starts the first', async () => {
    const user = await workTheLastLead();
    await user.click(status('Not Qualified'));
    await save(user);
    expect(await screen.findByText('No more open leads.')).toBeVisible();
    expect(screen.getByText(`That was the last lead in ${aBatch().name}.`)).toBeVisible();
    expect(await screen.findByText('1 lead saved today')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Your day' })).getByRole('term')).toHaveTextContent(
      'Not Qualified',
    );
    expect(offers()).toEqual(['Barrier island wind2 openEnter', 'North Brevard hail1 open']);
    await user.keyboard('{Enter}');
    await leased('wind 1');
    expect(batchField()).toHaveDisplayValue('Barrier island wind');
    expect(asked().at(-1)?.url.searchParams.get('batch')).toBe('wind');
  });

  test('offers the batch with a callback that is due first', async () => {
    const user = await workTheLastLead();
    const callbackAt = '2026-11-20T14:00:00.000Z';
    putLead(leadIn('hail', 2, { phone: '(321) 555-0174', callbackAt, queueKey: `0${callbackAt} hail-2` }));
    await user.keyboard('6bbb{Enter}');
    await save(user);
    expect(await screen.findByText('1 callback is due')).toBeVisible();
    await waitFor(() => expect(offers()[0]).toMatch(/^North Brevard hail/));
    await user.keyboard('{Enter}');
    await leased('hail 2');
  });
});

describe('a batch that the rep chooses on the hub', () => {
  test('opens with its first lead, also after another batch was worked', async () => {
    const user = await workTheLastLead();
    await user.click(screen.getByRole('link', { name: 'Rep Hub' }));
    await user.click(await screen.findByRole('link', { name: /North Brevard hail/ }));
    await leased('hail 1');
    expect(asked().at(-1)?.url.searchParams.get('batch')).toBe('hail');
  });

  test('keeps its first lead when the rep presses Next Lead out of habit, and passes it over the second time', async () => {
    withLeads([GRACE, HENRY]);
    const { user } = await open('/rep-access/hub');
    await user.click(await screen.findByRole('link', { name: new RegExp(aBatch().name) }));
    await leased('Grace Hollis');
    await user.click(screen.getByRole('button', { name: 'Next Lead' }));
    expect(screen.getByText(/Press Next Lead again to pass it over\./)).toBeVisible();
    expect(heading()).toHaveTextContent('Grace Hollis');
    await user.keyboard('n');
    await leased('Henry Okafor');
  });

  test('loads no lead when the worklist is opened by its address', async () => {
    withLeads([GRACE]);
    await open('/rep-access/worklist?batch=storm-palm-bay');
    await screen.findByRole('option', { name: aBatch().name });
    expect(heading()).toBeNull();
    expect(asked()).toEqual([]);
  });
});
