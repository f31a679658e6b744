import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import type { CorrectedField } from '#contract/forms/correction.ts';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { fill } from '#tests/form.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { storeEvent, storeLeads, storeRep } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { put } from '#tests/stores/rows.ts';
import { ago, findItem, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const WIND = aBatch({ batchId: 'wind', name: 'Barrier island wind' });
const GRACE = aLead({ leadId: 'grace', leaseRep: PAT.email, leaseUntil: '2026-11-20T15:09:00.000Z' });
const HENRY = aLead({ leadId: 'henry', firstName: 'Henry', lastName: 'Byrd', phone: '(321) 555-0188' });

function storeOffice() {
  storeLeads(GRACE, HENRY);
  storeRep(PAT);
  testBackend.write({ kind: 'putBatch', row: WIND });
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
    repEndpoint.forget();
    await search(user, ' ');
    expect(repEndpoint.sentAs('find_leads')).toHaveLength(0);
  });
});

describe('before a search', () => {
  test('the last bookings each lead to their lead, and a search takes their place', async () => {
    storeOffice();
    for (const minutes of [1, 2, 3, 4, 5, 6]) {
      const lead = aLead({ leadId: `lead-${minutes}`, firstName: 'Booker', lastName: `No ${minutes}` });
      storeLeads(lead);
      testBackend.write(put.newBooking({ leadId: lead.leadId, receivedAt: ago(minutes) }));
    }
    const { user } = await openManage('find');
    const bookings = await screen.findByRole('region', { name: 'Last Bookings' });
    const links = await within(bookings).findAllByRole('link');
    expect(links).toHaveLength(5);
    expect(links[0]).toHaveTextContent('Booker No 1Palm BayNew Lead9:59 AM');
    await search(user, 'hollis');
    expect(await screen.findByRole('link', { name: /Grace Hollis/ })).toBeVisible();
    expect(bookings).not.toBeInTheDocument();
    cleanup();
    const { user: again } = await openManage('find');
    await again.click(await screen.findByRole('link', { name: /Booker No 1/ }));
    expect(await findItem('Booker No 1')).toBeVisible();
  });

  test('a week without a booking is said', async () => {
    storeOffice();
    await openManage('find');
    expect(await screen.findByText('No bookings in the last 7 days.')).toBeVisible();
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
    expect(repEndpoint.sentAs('next_lead').filter(({ payload }) => Object(payload).skip)).toEqual([]);
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
    testBackend.write(
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
    repEndpoint.misbehave(networkDrop, { action: 'release_lead' });
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
    const { leaseUntil } = testBackend.read('lead', { leadId: 'grace' }) ?? {};
    expect(leaseUntil).toBe('');
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
    expect(testBackend.read('lead', { leadId: 'henry' })?.open).toBe(false);
  });

  test('that no longer exists is said to be gone', async () => {
    storeOffice();
    await open('/rep-access/manage?view=find&lead=gone');
    expect(await screen.findByText('This lead no longer exists.')).toBeVisible();
    await waitFor(() => expect(within(screen.getByRole('main')).queryByText('Loading the lead…')).toBeNull());
  });
});

const BIRD = aLead({ leadId: 'henry', firstName: 'Henry', lastName: 'Bird', phone: '(321) 555-0188' });
const NEW_PHONE = '(321) 555-0199';

const stored = () => testBackend.read('lead', { leadId: 'henry' });
const change = (over: Partial<LeadRow>) =>
  testBackend.write({ kind: 'putLead', row: { ...BIRD, ...stored(), ...over } });

const field = (name: CorrectedField) => screen.getByRole('textbox', { name: LEAD_FIELDS[name].label });

async function openRecord(over: Partial<LeadRow> = {}) {
  storeLeads({ ...BIRD, ...over });
  const { user } = await open('/rep-access/manage?view=find&lead=henry');
  await findItem('Henry Bird');
  return user;
}

async function openForm(over: Partial<LeadRow> = {}) {
  const user = await openRecord(over);
  await press(user, 'Correct');
  return user;
}

describe('a manager corrects a lead that was found', () => {
  test('in a form with its current values, and the record and its history show what was changed', async () => {
    const user = await openForm();
    expect(field('firstName')).toHaveValue('Henry');
    expect(field('phone')).toHaveValue('(321) 555-0188');
    expect(field('zip')).toHaveValue(BIRD.zip);
    fill({ lastName: 'Byrd' });
    fill({ phone: NEW_PHONE });
    await user.selectOptions(screen.getByLabelText('Language'), 'Spanish');
    await press(user, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(await findItem('Henry Byrd')).toHaveTextContent(NEW_PHONE);
    expect(screen.queryByRole('textbox', { name: 'Phone' })).toBeNull();
    expect(await screen.findByText('Corrected by a manager')).toBeVisible();
    expect(screen.getByText(/Phone: \(321\) 555-0199 \(was: \(321\) 555-0188\)/)).toBeVisible();
    expect(stored()).toMatchObject({
      ...{ lastName: 'Byrd', phoneKey: '13215550199', email: BIRD.email, language: 'es' },
    });
  });

  test('and is told what follows for the calls', async () => {
    const key = '13215550199';
    const listed = {
      phoneKey: key,
      calls: [],
      restUntil: '',
      fileId: '',
      suppressedBy: 'office',
      suppressedAt: '2026-11-01T15:00:00.000Z',
    };
    testBackend.write({ kind: 'putNumber', row: listed });
    storeRep(PAT);
    const user = await openForm({ leaseRep: PAT.email, leaseUntil: '2026-11-20T15:09:00.000Z' });
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(
      await screen.findByText(
        'Saved. This number is on the do-not-call list: the lead is closed. Pat Moss has this lead now, and sees the correction once it is loaded again.',
      ),
    ).toBeVisible();
    expect(stored()?.open).toBe(false);
  });

  test.each<[string, Partial<LeadRow>, string]>([
    [
      'the lead is open again',
      { open: false },
      "This number isn't on the do-not-call list: the lead is open again.",
    ],
    [
      'the person must not be called at any number',
      { open: false, status: 'DO NOT CALL' },
      'This person said DO NOT CALL, so the new number is on the do-not-call list, too.',
    ],
    [
      'the callback waits, and until when',
      { callbackAt: '2026-11-21T01:30:00.000Z', status: 'Attempted' },
      "The callback for Nov 20, 2026, 8:30 PM can't be made then: by the calling rules it waits until Nov 21, 2026, 8:00 AM.",
    ],
  ])('and is told that %s', async (_what, over, words) => {
    const user = await openForm(over);
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(await screen.findByText(`Saved. ${words}`)).toBeVisible();
  });

  test('and sees at the field what is wrong with what was typed; what stays as it was is not checked', async () => {
    const user = await openForm({ email: 'none', phone: 'unknown', phoneKey: '' });
    fill({ phone: '555-01' });
    await press(user, 'Save');
    expect(field('phone')).toHaveAccessibleDescription(/“555-01” has too few digits/);
    expect(field('phone')).toHaveFocus();
    fill({ phone: 'unknown' });
    fill({ firstName: '' });
    fill({ lastName: '' });
    await press(user, 'Save');
    expect(field('lastName')).toHaveAccessibleDescription('A name is required');
    fill({ lastName: 'Byrd' });
    await press(user, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(stored()).toMatchObject({ firstName: '', lastName: 'Byrd', phone: 'unknown', email: 'none' });
  });

  test('and overwrites nothing that somebody else has corrected meanwhile without seeing it', async () => {
    const user = await openForm();
    change({ phone: '(321) 555-0177', city: 'Cocoa' });
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(
      await screen.findByText(
        'Somebody else has changed this lead meanwhile. Phone is now “(321) 555-0177”.',
      ),
    ).toBeVisible();
    expect(stored()?.phone).toBe('(321) 555-0177');
    expect(field('phone')).toHaveValue(NEW_PHONE);
    expect(field('city')).toHaveValue('Cocoa');
    await press(user, 'Save');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(stored()).toMatchObject({ phone: NEW_PHONE, city: 'Cocoa' });
  });

  test('and keeps what was typed when the connection fails, and after a reload, until Cancel', async () => {
    const user = await openForm();
    repEndpoint.misbehave(networkDrop, { action: 'correct_lead' });
    fill({ phone: NEW_PHONE });
    await press(user, 'Save');
    expect(await screen.findByText('Failed to save the correction')).toBeVisible();
    expect(stored()?.phone).toBe(BIRD.phone);
    cleanup();
    change({ city: 'Cocoa' });
    await open('/rep-access/manage?view=find&lead=henry');
    expect(await screen.findByRole('textbox', { name: 'Phone' })).toHaveValue(NEW_PHONE);
    expect(field('city')).toHaveValue('Cocoa');
    await press(user, 'Cancel');
    await press(user, 'Correct');
    expect(field('phone')).toHaveValue(BIRD.phone);
  });

  test('and is asked before a logout deletes what was typed', async () => {
    const user = await openForm();
    fill({ phone: NEW_PHONE });
    cleanup();
    await open('/rep-access/hub');
    await press(user, 'Logout');
    const warning = await screen.findByRole('region', { name: 'Logging out deletes your unsaved work' });
    expect(within(warning).getByText('A correction of a lead')).toBeVisible();
    await press(user, 'Log out and delete');
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('0199');
  });
});

test('a script without corrections is asked for none', async () => {
  lackFeatures(['correct']);
  await openRecord();
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});
