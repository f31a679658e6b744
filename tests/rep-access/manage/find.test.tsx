import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeEvent, storeLeads, storeRep } from '#tests/msw/stored-rows.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { findItem, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const WIND = aBatch({ batchId: 'wind', name: 'Barrier island wind' });
const GRACE = aLead({ leadId: 'grace', leaseRep: PAT.email, leaseUntil: '2026-11-20T15:09:00.000Z' });
const HENRY = aLead({ leadId: 'henry', firstName: 'Henry', lastName: 'Byrd', phone: '(321) 555-0188' });

function storeOffice() {
  storeLeads(GRACE, HENRY);
  storeRep(PAT);
  scriptBackend.write({ kind: 'putBatch', row: WIND });
}

async function search(user: UserEvent, text: string) {
  const field = await screen.findByRole('searchbox', { name: 'Name, number or address' });
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
}

async function openLead(name: RegExp) {
  const { user } = await openManage('find');
  await search(user, '555');
  await user.click(await screen.findByRole('link', { name }));
  return user;
}

describe('the search for a lead', () => {
  test('lists each lead with its number, address, status, batch and when it was last saved; what was typed is not in the address', async () => {
    storeOffice();
    const { user } = await openManage('find');
    await search(user, '0188');
    const found = await screen.findByRole('link', { name: /Henry Byrd/ });
    expect(found).toHaveTextContent(
      'Henry Byrd(321) 555-018848 Pelican Way, Palm BayNew Lead · Palm Bay after the storm · came in Nov 1, 2026, 9:00 AM, never saved',
    );
    await search(user, 'hollis');
    expect(await screen.findByRole('link', { name: /Grace Hollis/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Henry Byrd/ })).toBeNull();
    expect(address()).toBe('/rep-access/manage?view=find');
    await search(user, 'nobody');
    expect(await screen.findByText('No match')).toBeVisible();
    repScript.forget();
    await search(user, ' ');
    expect(repScript.sentAs('find_leads')).toHaveLength(0);
  });
});

describe('Ctrl+K', () => {
  test('opens the search from a manager’s hub', async () => {
    const { user } = await open('/rep-access/hub');
    await screen.findByText('No batches available');
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('searchbox', { name: 'Name, number or address' })).toBeVisible();
    expect(address()).toBe('/rep-access/manage?view=find');
  });

  test('opens it from the worklist, too, and skips no lead there', async () => {
    storeOffice();
    const { user } = await open(`/rep-access/worklist?batch=${HENRY.batchId}`);
    await press(user, 'Next Lead');
    await screen.findByRole('heading', { level: 2, name: 'Henry Byrd' });
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('searchbox', { name: 'Name, number or address' })).toBeVisible();
    expect(repScript.sentAs('next_lead').filter(({ payload }) => Object(payload).skip)).toEqual([]);
  });

  test('does nothing for a rep', async () => {
    signedInRep();
    const { user } = await open('/rep-access/hub');
    await screen.findByText('No batches available');
    await user.keyboard('{Control>}k{/Control}');
    expect(address()).toBe('/rep-access/hub');
  });
});

describe('a lead that was found', () => {
  test('shows where it stands, who holds it, its history and its photos, and Back leads to the results', async () => {
    storeOffice();
    scriptBackend.write(
      { kind: 'putLead', row: { ...GRACE, source: 'booking' } },
      aPhoto('front', 'grace', '2026-11-20T14:12:00.000Z'),
    );
    storeEvent({
      action: 'saved',
      leadId: 'grace',
      rep: PAT.email,
      toStatus: 'Attempted',
      note: 'Call at noon',
    });
    const user = await openLead(/Grace Hollis/);
    const item = await findItem('Grace Hollis');
    expect(item).toHaveTextContent('Held byPat Moss until Nov 20, 2026, 10:09 AM');
    expect(item).toHaveTextContent('BatchPalm Bay after the storm');
    expect(await screen.findByText('Call at noon')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Results' }));
    expect(await screen.findByRole('link', { name: /Henry Byrd/ })).toBeVisible();
  });

  test('is released after a question, and then nobody holds it', async () => {
    storeOffice();
    const user = await openLead(/Grace Hollis/);
    repScript.misbehave(networkDrop, { action: 'release_lead' });
    await press(user, 'Release');
    await press(user, 'Yes, release it');
    expect(await screen.findByText('Failed to release the lead')).toBeVisible();
    expect(await findItem('Grace Hollis')).toHaveTextContent('Held byPat Moss');
    await press(user, 'Release');
    expect(screen.getByText(/^Take this lead from Pat Moss\?/)).toBeVisible();
    await press(user, 'Yes, release it');
    expect(await screen.findByText('The lead is released. Any rep can get it now.')).toBeVisible();
    expect(await findItem('Grace Hollis')).not.toHaveTextContent('Held by');
    expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
    const { leaseUntil } = scriptBackend.read('lead', { leadId: 'grace' }) ?? {};
    expect(leaseUntil).toBe(new Date(FRIDAY_TEN).toISOString());
  });

  test('is moved to another batch', async () => {
    storeOffice();
    const user = await openLead(/Henry Byrd/);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Move to batch' }), WIND.name);
    await press(user, 'Move');
    expect(await screen.findByText('The lead is in Barrier island wind now.')).toBeVisible();
    expect(await findItem('Henry Byrd')).toHaveTextContent('BatchBarrier island wind');
    expect(await screen.findByText('Moved to another batch')).toBeVisible();
  });

  test('is put on the do-not-call list after a question, in every batch', async () => {
    storeOffice();
    const user = await openLead(/Henry Byrd/);
    await press(user, 'Do not call');
    await press(user, 'Yes, never call it');
    expect(await screen.findByText('(321) 555-0188 is on the list. 1 lead was closed.')).toBeVisible();
    expect(await findItem('Henry Byrd')).toHaveTextContent('Do-not-call listsince Nov 20, 2026');
    expect(scriptBackend.read('lead', { leadId: 'henry' })?.open).toBe(false);
  });

  test('that no longer exists is said to be gone', async () => {
    storeOffice();
    await open('/rep-access/manage?view=find&lead=gone');
    expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
    await waitFor(() => expect(within(screen.getByRole('main')).queryByText('Loading the lead…')).toBeNull());
  });
});
