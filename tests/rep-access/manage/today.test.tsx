import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts';
import { aLead } from '#tests/builders/lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeEvent, storeLeads, storeRep } from '#tests/msw/stored-rows.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages, press } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { findItem, LOU, NORA, openManage, PAT, signedInManager } from './manage-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

const ago = (ms: number) => new Date(FRIDAY_TEN - ms).toISOString();

const aBookedLead = (leadId: string, ms: number) =>
  aLead({ leadId, source: 'booking', createdAt: ago(ms), workedAt: '' });

const aSave = (toStatus: string, rep = PAT.email, ms = 0) =>
  storeEvent({ action: 'saved', leadId: 'lead-1', rep, toStatus, at: ago(ms) });

const NONE_NEW = /^No new leads from the website, /;
const findTile = async (label: string) => (await screen.findByText(label)).closest('li');

describe('the manager’s first view', () => {
  test('is today, with what waits and since when', async () => {
    storeLeads(
      aBookedLead('one', 40 * MINUTE_MS),
      aBookedLead('two', MINUTE_MS),
      aLead({ leadId: 'three', callbackAt: ago(40 * MINUTE_MS), workedAt: ago(HOUR_MS) }),
      aLead({ leadId: 'four', leaseRep: PAT.email, leaseUntil: ago(-MINUTE_MS), workedAt: ago(HOUR_MS) }),
    );
    for (const rep of [LOU, PAT]) storeRep(rep);
    await open('/rep-access/manage');
    expect(await findTile('New from the website')).toHaveTextContent(
      '2New from the websiteThe oldest has waited 40 min.',
    );
    expect(await findTile('Callback overdue')).toHaveTextContent(
      '1Callback overdueIt is 40 min late. Any rep can make it.',
    );
    expect(await findTile('Lead held by a rep')).toHaveTextContent('1Lead held by a rep');
    expect(await findTile('Locked account')).toHaveTextContent('1Locked account');
    expect(screen.getByRole('link', { name: /Locked account/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/view=reps$/),
    );
    expect(screen.getByText('No account requests.')).toBeVisible();
    expect(screen.queryByText('Account requests')).toBeNull();
    expect(screen.getByText('As of 10:00 AM Eastern.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Account Requests' })).toBeNull();
    expect(screen.queryByText('Messages not sent')).toBeNull();
  });

  test('begins with the homeowners who wait, once: how many, how long, what to do and where', async () => {
    storeLeads(aBookedLead('one', HOUR_MS));
    const { user } = await open('/rep-access/manage');
    const name = '1 homeowner waits for a call, for 1 h now';
    const title = await screen.findByRole('heading', { name });
    const alert = within(title.closest('li') ?? document.body);
    expect(alert.getByText(/^Call now, or have a rep/)).toBeVisible();
    expect(screen.queryByText('New from the website')).toBeNull();
    expect(alert.getByRole('link', { name: 'See who waits' })).toHaveAttribute(
      'href',
      expect.stringMatching(/list=newBookings$/),
    );
    storeLeads(aBookedLead('two', 2 * HOUR_MS + 10 * MINUTE_MS));
    await press(user, 'Refresh');
    await waitFor(() =>
      expect(title).toHaveTextContent('2 homeowners wait for a call, the oldest for 2 h 10 min'),
    );
    expect(alert.getByRole('link', { name: 'See all 2 who wait' })).toBeVisible();
  });

  test('names in one line what is zero', async () => {
    await openManage('today');
    expect(
      await screen.findByText(
        'No new leads from the website, overdue callbacks, account requests, locked accounts, or leads held by reps.',
      ),
    ).toBeVisible();
  });

  test('says who can make the overdue callbacks', async () => {
    const { user } = await openManage('today');
    expect(await screen.findByText('No calls in the last 7 days.')).toBeVisible();
    const assigned = { callbackAt: ago(HOUR_MS), callbackRep: PAT.email };
    storeLeads(aLead({ leadId: 'kept', ...assigned }));
    await press(user, 'Refresh');
    const tile = await findTile('Callback overdue');
    await waitFor(() =>
      expect(tile).toHaveTextContent('Only the rep it is kept for can make it, until it is a day late.'),
    );
    storeLeads(aLead({ leadId: 'free', ...assigned, callbackRep: '' }));
    await press(user, 'Refresh');
    await waitFor(() =>
      expect(tile).toHaveTextContent(
        /1 kept for one rep until they are a day late; any rep can make the others\.$/,
      ),
    );
  });

  test('shows no alert that only a newer script has', async () => {
    const nothing = { count: 0, more: false, oldestAt: '' };
    const answer = {
      ...{ ok: true, at: ago(0), reps: [], days: [], heldLeads: nothing, accountRequests: nothing },
      ...{ newBookings: nothing, overdueCallbacks: nothing, lockedAccounts: nothing },
      alerts: [{ name: 'somethingNew', since: '' }, { name: 'backupOld' }],
    };
    repEndpoint.misbehave(json(answer), { action: 'show_today' });
    await openManage('today');
    const told = await screen.findByText(/^None has been made yet\. On the machine/);
    expect(told.closest('ul')?.children).toHaveLength(1);
  });

  test('does not say who can make them if an older script does not', async () => {
    const waiting = { count: 2, more: false, oldestAt: ago(HOUR_MS) };
    const nothing = { count: 0, more: false, oldestAt: '' };
    const others = {
      newBookings: nothing,
      heldLeads: nothing,
      accountRequests: nothing,
      lockedAccounts: nothing,
    };
    const answer = { ok: true, at: ago(0), ...others, overdueCallbacks: waiting, reps: [], days: [] };
    repEndpoint.misbehave(json(answer), { action: 'show_today' });
    await openManage('today');
    expect(await findTile('Callbacks overdue')).toHaveTextContent(
      /^2Callbacks overdueThe oldest is 1 h late\.$/,
    );
  });

  test('has a bar with a number for each of the last seven days', async () => {
    for (const hours of [0, 0, 25, 24 * 6]) aSave('Attempted', PAT.email, hours * HOUR_MS);
    aSave('Qualified – Appointment Set');
    await openManage('today');
    const numbersIn = async (name: RegExp) =>
      within(await screen.findByRole('region', { name }))
        .getAllByRole('listitem')
        .map((day) => day.textContent);
    expect(await numbersIn(/^Calls/)).toEqual([
      '1Sat',
      'Sunday, November 15: 0Sun',
      'Monday, November 16: 0Mon',
      'Tuesday, November 17: 0Tue',
      'Wednesday, November 18: 0Wed',
      '1Thu',
      '3Fri',
    ]);
    expect(screen.getByRole('region', { name: /^Calls/ })).toHaveTextContent('5 in all');
    expect((await numbersIn(/^Appointments set/)).at(-1)).toBe('1Fri');
    expect((await numbersIn(/^Bookings/)).at(-1)).toBe('Friday, November 20: 0Fri');
  });

  test('lists the calls and appointments of each rep, by name, or by email without one', async () => {
    storeRep(PAT);
    aSave('Qualified – Appointment Set');
    aSave('Attempted', PAT.email, 25 * HOUR_MS);
    aSave('Attempted', 'gone@reps.example');
    storeLeads(aLead({ leaseRep: PAT.email, leaseUntil: ago(-MINUTE_MS) }));
    await openManage('today');
    const lines = async (name: string) => (await screen.findByText(name)).closest('li')?.textContent;
    expect(await lines('Pat Moss')).toBe(
      'Pat Moss · 1 lead held nowToday: 1 call, 1 appointment7 days: 2 calls, 1 appointment',
    );
    expect(await lines('gone@reps.example')).toBe(
      'gone@reps.exampleToday: 1 call, 0 appointments7 days: 1 call, 0 appointments',
    );
  });
});

describe('account requests', () => {
  test('are decided below the numbers, which they do not move; the number follows, and the result stays', async () => {
    storeRep(NORA);
    const { user } = await openManage('today');
    expect(await findTile('Account request')).toHaveTextContent('1Account request');
    await press(user, 'Approve as rep');
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings.slice(headings.indexOf('Last 7 Days'))).toContain('Account Requests');
    await press(user, 'Yes, approve');
    expect(await screen.findByText(/Nora Lind is approved as a rep/)).toBeVisible();
    await waitFor(() => expect(screen.getByText(/^No .*, account requests,/)).toBeVisible());
    expect(screen.getByText(/Nora Lind is approved as a rep/)).toBeVisible();
  });

  test('are one tap away, where their group is marked', async () => {
    storeRep(NORA);
    const { user } = await openManage('today');
    await findTile('Account request');
    await user.click(screen.getByRole('link', { name: /Account request/ }));
    expect(await findItem('Nora Lind')).toBeVisible();
    const groups = screen.getByRole('navigation', { name: 'Manage' });
    expect(within(groups).getByRole('link', { current: true })).toHaveTextContent('Team');
  });
});

describe('the numbers', () => {
  test('are loaded again by the button, and by coming back after more than a minute', async () => {
    const { user, advance } = stopClock();
    await openManage('today');
    expect(await screen.findByText(NONE_NEW)).toBeVisible();
    storeLeads(aBookedLead('one', 0));
    repEndpoint.misbehave(networkDrop, { action: 'show_today' });
    await press(user, 'Refresh');
    expect(await screen.findByText("Failed to load today's numbers")).toBeVisible();
    expect(await screen.findByText(NONE_NEW)).toBeVisible();
    await press(user, 'Refresh');
    await waitFor(async () => expect(await findTile('New from the website')).toHaveTextContent('1New'));
    storeLeads(aBookedLead('two', 0));
    const asked = repEndpoint.sentAs('show_today').length;
    window.dispatchEvent(new Event('focus'));
    expect(repEndpoint.sentAs('show_today')).toHaveLength(asked);
    await advance(MINUTE_MS + 1_000);
    window.dispatchEvent(new Event('focus'));
    await waitFor(async () => expect(await findTile('New from the website')).toHaveTextContent('2New'));
  });
});
