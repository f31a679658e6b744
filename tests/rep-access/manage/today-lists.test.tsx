import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLead } from '#tests/builders/lead.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeEvent, storeLeads, storeRep } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { lackFeatures, loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { aBookingRow, put } from '#tests/stores/rows.ts';
import { ago, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const GRACE = aLead({ leadId: 'grace', workedAt: ago(30), status: 'Attempted' });
const HENRY = aLead({ leadId: 'henry', firstName: 'Henry', lastName: 'Byrd', city: 'Cocoa' });

const aSave = (leadId: string, toStatus: string, minutes: number) =>
  storeEvent({ action: 'saved', leadId, rep: PAT.email, toStatus, at: ago(minutes) });

/** Two calls of Pat, today and yesterday, an undone one, and each number that waits. */
function storeDay() {
  storeRep(PAT);
  storeLeads(
    { ...GRACE, leaseRep: PAT.email, leaseUntil: ago(-9) },
    { ...HENRY, callbackAt: ago(40), callbackRep: PAT.email, workedAt: ago(60) },
    aLead({ leadId: 'wanda', firstName: 'Wanda', source: 'request', createdAt: ago(20), workedAt: '' }),
  );
  aSave('grace', 'Qualified – Appointment Set', 25 * 60);
  aSave('grace', 'Attempted', 30);
  aSave('henry', 'Not Qualified', 20);
  storeEvent({
    ...{ action: 'undone', leadId: 'henry', rep: PAT.email, fromStatus: 'Not Qualified', at: ago(20) },
  });
}

const lines = async () => {
  const list = await screen.findByRole('list', { name: 'Leads' });
  return within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
};

describe('a number of today leads to what it counts', () => {
  test.each([
    [/New from the website/, 'New from the website', ['Wanda Holliscame in 9:40 AMPalm Bay · New Lead']],
    [/Callback overdue/, 'Callbacks overdue', ['Henry Byrddue 9:20 AMCocoa · New Lead · kept for Pat Moss']],
    [
      /Lead held by a rep/,
      'Leads held by reps',
      ['Grace Hollisuntil 10:09 AMPalm Bay · Attempted · Pat Moss'],
    ],
    ['1 lead held now by Pat Moss', 'Leads held by reps', ['Grace Hollisuntil 10:09 AMPalm Bay · Attempted']],
    [
      '1 in all: Appointments set of the last 7 days',
      'Appointments set, last 7 days',
      ['Grace HollisNov 19, 9:00 AMPalm Bay · Qualified – Appointment Set · Pat Moss'],
    ],
    [
      '1: Calls on Friday, November 20',
      'Calls, Friday, November 20',
      ['Grace Hollis9:30 AMPalm Bay · Attempted · Pat Moss'],
    ],
    ['1 call of Pat Moss, today', 'Calls, Friday, November 20', ['Grace Hollis9:30 AMPalm Bay · Attempted']],
    [
      '2 calls of Pat Moss, last 7 days',
      'Calls, last 7 days',
      [
        'Grace Hollis9:30 AMPalm Bay · Attempted',
        'Grace HollisNov 19, 9:00 AMPalm Bay · Qualified – Appointment Set',
      ],
    ],
  ])('%s', async (name, title, expected) => {
    storeDay();
    const { user } = await openManage('today');
    await user.click(await screen.findByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(await lines()).toEqual(expected);
  });

  test('the bookings of a day', async () => {
    storeLeads(HENRY);
    testBackend.write(put.newBooking(aBookingRow({ leadId: 'henry', receivedAt: ago(10) })));
    const { user } = await openManage('today');
    await user.click(await screen.findByRole('link', { name: '1: Bookings on Friday, November 20' }));
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Bookings, Friday, November 20' }),
    ).toBeVisible();
    expect(await lines()).toEqual(['Henry Byrd9:50 AMCocoa · New Lead']);
  });

  test('a zero leads nowhere', async () => {
    storeRep(PAT);
    aSave('grace', 'Attempted', 30);
    await openManage('today');
    expect(await screen.findByText('Last 7 Days')).toBeVisible();
    const links = within(screen.getByRole('region', { name: 'Today' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      '1 in all: Calls of the last 7 days',
      '1: Calls on Friday, November 20',
      '1 call of Pat Moss, today',
      '1 call of Pat Moss, last 7 days',
    ]);
  });

  test('not with a script that has no such lists, whose numbers stay plain', async () => {
    storeDay();
    lackFeatures(['counted']);
    await open('/rep-access/manage?view=today&list=calls');
    expect(await screen.findByText('New from the website')).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Today' })).queryAllByRole('link')).toEqual([]);
    expect(repEndpoint.sentAs('list_counted')).toEqual([]);
  });
});

describe('each line of such a list', () => {
  test('leads to the lead’s record, from where Back leads to the list, and from there to today', async () => {
    storeDay();
    const { user } = await openManage('today');
    await user.click(await screen.findByRole('link', { name: '1 call of Pat Moss, today' }));
    const list = address();
    expect(list).toBe('/rep-access/manage?view=today&list=calls&day=2026-11-20&rep=pat%40reps.example');
    await user.click(await screen.findByRole('link', { name: /^Grace Hollis/ }));
    expect(await screen.findByRole('article', { name: 'Grace Hollis' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Calls, Friday, November 20' }));
    expect(await lines()).toHaveLength(1);
    expect(address()).toBe(list);
    const back = within(screen.getByRole('region', { name: /^Calls/ })).getByRole('link', { name: 'Today' });
    await user.click(back);
    expect(await screen.findByText('New from the website')).toBeVisible();
    expect(address()).toBe('/rep-access/manage?view=today');
  });

  test('also after the record’s page was loaded anew', async () => {
    storeDay();
    const { user } = await open(
      '/rep-access/manage?view=find&lead=grace&list=calls&day=2026-11-20&rep=pat%40reps.example',
    );
    await user.click(await screen.findByRole('link', { name: 'Calls, Friday, November 20' }));
    expect(await lines()).toHaveLength(1);
    expect(screen.getByText(/^Of Pat Moss\./)).toBeVisible();
  });

  test('of a deleted lead says so and leads nowhere', async () => {
    storeRep(PAT);
    aSave('gone', 'Attempted', 5);
    await open('/rep-access/manage?view=today&list=calls');
    expect(await lines()).toEqual(['This lead was deleted9:55 AMAttempted · Pat Moss']);
    expect(screen.queryByRole('link', { name: /deleted/ })).toBeNull();
  });
});

describe('the list', () => {
  test('says that there is nothing left, or that there are more', async () => {
    await open('/rep-access/manage?view=today&list=newBookings');
    expect(await screen.findByText('Nothing left to list')).toBeVisible();
    storeRep(PAT);
    for (let index = 0; index < 201; index++) aSave('gone', 'Attempted', index);
    await open('/rep-access/manage?view=today&list=calls');
    expect(await screen.findByText('The first 200 are listed. There are more.')).toBeVisible();
    expect(await lines()).toHaveLength(200);
  });

  test('says why it did not load, and is loaded again', async () => {
    storeDay();
    repEndpoint.misbehave(networkDrop, { action: 'list_counted' });
    const { user } = await open('/rep-access/manage?view=today&list=heldLeads');
    expect(await screen.findByText('Failed to load the list')).toBeVisible();
    await press(user, 'Try again');
    await waitFor(async () => expect(await lines()).toHaveLength(1));
  });

  test('is loaded again when the manager comes back to one older than a minute, and not before', async () => {
    storeDay();
    const { user, advance } = stopClock();
    await open('/rep-access/manage?view=today&list=heldLeads', { user });
    expect(await lines()).toHaveLength(1);
    const comeBack = () =>
      act(() => {
        window.dispatchEvent(new Event('focus'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
    comeBack();
    await advance(61_000);
    expect(repEndpoint.sentAs('list_counted')).toHaveLength(1);
    comeBack();
    await waitFor(() => expect(repEndpoint.sentAs('list_counted')).toHaveLength(2));
  });

  test('of a day of another week says which days are listed', async () => {
    await open('/rep-access/manage?view=today&list=calls&day=2026-11-01');
    expect(await screen.findByText('Only today and the six days before are listed.')).toBeVisible();
  });
});
