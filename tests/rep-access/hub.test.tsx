import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { loadRepPages } from './rep-pages.ts';

beforeAll(loadRepPages);

const batchLinks = () =>
  within(screen.getByRole('region', { name: 'Available Batches' })).findAllByRole('link');

const areaLinks = () =>
  within(screen.getByRole('navigation', { name: 'Rep area' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const OTHER_LINKS = [
  ['Create User', '/rep-access/create-user'],
  ['New Lead', '/rep-access/new-lead'],
  ['Back to Site', '/'],
];

describe('the links over the rep area', () => {
  test('offer a stranger the login', async () => {
    await open('/rep-access/create-user');
    expect(areaLinks()).toEqual([['Login', '/rep-access'], ...OTHER_LINKS]);
  });

  test('are the specification’s on the login itself, also for who is signed in', async () => {
    signedInRep();
    await open('/rep-access');
    expect(areaLinks()).toEqual([['Login', '/rep-access'], ...OTHER_LINKS]);
  });

  test('offer a rep the hub in the login’s place, until the logout', async () => {
    signedInRep();
    const { user } = await open('/rep-access/hub');
    expect(areaLinks()).toEqual([['Hub', '/rep-access/hub'], ...OTHER_LINKS]);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(areaLinks()).toEqual([['Login', '/rep-access'], ...OTHER_LINKS]);
  });
});

describe('the hub', () => {
  test('lists the batches with what is open and what there is', async () => {
    signedInRep();
    scriptBackend.write(
      { kind: 'putBatch', row: aBatch() },
      { kind: 'putLead', row: aLead() },
      { kind: 'putLead', row: aLead({ leadId: 'lead-2', phone: '(321) 555-0168', open: false }) },
    );
    await open('/rep-access/hub');
    const [link] = await batchLinks();
    expect(link).toHaveTextContent(/Palm Bay after the storm.*squall line.*1 open \/ 2 total/);
  });

  test('a click on a batch opens the worklist with that batch picked', async () => {
    signedInRep();
    scriptBackend.write(
      {
        kind: 'putBatch',
        row: aBatch({ batchId: 'a', name: 'First', createdAt: '2026-11-02T12:00:00.000Z' }),
      },
      { kind: 'putBatch', row: aBatch({ batchId: 'b & c', name: 'Second' }) },
    );
    const { user } = await open('/rep-access/hub');
    await user.click(await screen.findByRole('link', { name: /Second/ }));
    expect(await screen.findByRole('heading', { name: 'Worklist' })).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(/Batch/)).toHaveDisplayValue('Second'));
    expect(address()).toBe('/rep-access/worklist?batch=b+%26+c');
  });

  test('says when there is no batch', async () => {
    signedInRep();
    await open('/rep-access/hub');
    expect(await screen.findByText('No batches available')).toBeVisible();
  });

  test.each([
    ['a dropped connection', networkDrop],
    ['an HTML page', htmlPage],
    ['a status', httpStatus(500)],
    ['a refusal', json({ ok: false, error: 'busy', message: 'Busy.' })],
  ])('says when the batches cannot be had (%s), and tries again', async (_what, fault) => {
    signedInRep();
    scriptBackend.write({ kind: 'putBatch', row: aBatch() });
    repScript.misbehave(fault);
    const { user } = await open('/rep-access/hub');
    expect(await screen.findByText('Failed to load batches')).toBeVisible();
    expect(screen.queryByText('No batches available')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await batchLinks()).toHaveLength(1);
    expect(screen.queryByText('Failed to load batches')).toBeNull();
  });

  test('coming back to the page brings the counts up to date, and a failure then keeps the list', async () => {
    const { advance } = stopClock();
    signedInRep();
    scriptBackend.write({ kind: 'putBatch', row: aBatch() });
    await open('/rep-access/hub');
    expect((await batchLinks())[0]).toHaveTextContent('0 open / 0 total');
    scriptBackend.write({ kind: 'putLead', row: aLead() });
    await advance(5_000);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(repScript.sentAs('list_batches')).toHaveLength(1);
    await advance(20_000);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('1 open / 1 total')).toBeVisible();
    repScript.misbehave(networkDrop);
    await advance(20_000);
    await act(async () => window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText('Failed to load batches')).toBeVisible();
    expect(screen.getByText('1 open / 1 total')).toBeVisible();
  });

  test('offers the quick actions', async () => {
    signedInRep();
    await open('/rep-access/hub');
    const actions = within(screen.getByRole('region', { name: 'Quick Actions' }));
    const getHref = (name: RegExp) => actions.getByRole('link', { name }).getAttribute('href');
    expect(getHref(/^Start Workflow/)).toBe('/rep-access/worklist');
    expect(getHref(/^New Lead/)).toBe('/rep-access/new-lead');
    expect(getHref(/^Profile/)).toBe('/rep-access/profile');
  });

  test('Logout forgets the session and goes to the login', async () => {
    signedInRep();
    const { user } = await open('/rep-access/hub');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(address()).toBe('/rep-access');
    expect(localStorage.getItem('repAuth')).toBeNull();
    expect(screen.queryByText(/signed in as/)).toBeNull();
  });
});
