import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { aPhoto } from '#tests/builders/photo.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { storeRep, suppress } from '#tests/msw/stored-rows.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address } from '#tests/render.tsx';
import {
  ENDED,
  EXPIRED,
  expectLogin,
  lackFeatures,
  loadRepPages,
  press,
} from '#tests/rep-access/rep-pages.ts';
import { openManage, PAT, signedInManager } from './manage-page.ts';
import {
  buttonIn,
  changeVisit,
  DAY,
  dayTitle,
  expectState,
  findRow,
  openDay,
  shownVisits,
  storeVisit,
} from './visits-page.ts';

beforeAll(loadRepPages);
beforeEach(() => void signedInManager());

/** A day with all kinds of visits, and one of another day without a time. */
function storeTuesday() {
  storeRep(PAT);
  storeVisit(
    'RT-GRACE2',
    {
      ...{ state: 'confirmed', agreedTime: '09:30', changedBy: PAT.email, changes: 1 },
      words: 'Water in the kitchen.',
    },
    {
      ...{ city: 'Cape Canaveral', zip: '32920', service: 'emergency-tarping' },
      notes: 'Water in the kitchen.\nThe dog is in the yard',
    },
  );
  testBackend.write(aPhoto('front', 'RT-GRACE2', '2026-11-20T14:12:00.000Z'));
  storeVisit('RT-HENRY2', {}, { firstName: 'Henry', lastName: 'Byrd', phone: '(321) 555-0188' });
  storeVisit(
    'RT-ARTHUR2',
    {},
    { firstName: 'Arthur', lastName: 'Bell', city: 'Cocoa', phone: '(321) 555-0189' },
  );
  storeVisit(
    'RT-CAROL2',
    { state: 'canceled' },
    { firstName: 'Carol', city: 'Viera', phone: '(321) 555-0190' },
  );
  storeVisit('RT-IDA222', { apptTime: 'afternoon' }, { firstName: 'Ida', phone: '(321) 555-0191' });
  suppress('13215550191');
  storeVisit('RT-JONAS2', { toAgree: true }, { firstName: 'Jonas', phone: '(321) 555-0192' });
  storeVisit(
    'RT-OTHER2',
    { toAgree: true, apptDate: '2026-11-25' },
    { firstName: 'Olga', phone: '(321) 555-0193' },
  );
}

describe('a day’s visits', () => {
  test('are in the order in which the crew drives: by half-day, city and agreed time; canceled ones have no number', async () => {
    storeTuesday();
    await openDay();
    expect(
      await screen.findByRole('heading', { level: 2, name: 'Tuesday, November 24, 2026' }),
    ).toBeVisible();
    await findRow('RT-GRACE2');
    expect(shownVisits()).toEqual([
      ...['RT-GRACE2', 'RT-ARTHUR2', 'RT-HENRY2', 'RT-CAROL2', 'RT-IDA222', 'RT-JONAS2', 'RT-OTHER2'],
    ]);
    const morning = screen.getByRole('region', { name: 'Morning (8 AM to 12 PM)' });
    expect(
      within(morning)
        .getAllByRole('article')
        .map((item) => item.getAttribute('aria-label')),
    ).toEqual(['1. 9:30 AM Grace Hollis', '2. Arthur Bell', '3. Henry Byrd', 'Carol Hollis']);
    expect(within(morning).getByRole('heading', { level: 3 })).toHaveTextContent(
      'Morning (8 AM to 12 PM)3 visits',
    );
    expect(screen.getByText('4 visits')).toBeVisible();
  });

  test('have all that a crew has to know, as links where something opens', async () => {
    storeTuesday();
    await openDay();
    const row = await findRow('RT-GRACE2');
    expect(row.dataset).toMatchObject({ slot: '2026-11-24_morning', visitState: 'confirmed' });
    expect(row).toHaveTextContent('Confirmed');
    expect(row).toHaveTextContent('No Cost Emergency Tarping');
    expect(row).toHaveTextContent('RT-GRACE2 · Set by Pat Moss');
    expect(row).toHaveTextContent('They wrote: Water in the kitchen.');
    expect(row).toHaveTextContent('Notes: The dog is in the yard');
    expect(within(row).getByRole('link', { name: 'Call Grace Hollis, (321) 555-0167' })).toHaveAttribute(
      'href',
      'tel:+13215550167',
    );
    const place = '48 Pelican Way, Cape Canaveral, FL 32920';
    expect(within(row).getByRole('link', { name: `Map of ${place}` })).toHaveTextContent(place);
    expect(within(row).getByRole('link', { name: 'Open the lead of Grace Hollis' })).toHaveAttribute(
      'href',
      `/rep-access/manage?view=find&lead=RT-GRACE2&day=${DAY}`,
    );
  });

  test('show the photos of their booking', async () => {
    storeTuesday();
    const { user } = await openDay();
    await user.click(buttonIn(await findRow('RT-GRACE2'), '1 photo'));
    expect(await screen.findByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();
    expect(within(await findRow('RT-HENRY2')).queryByRole('button', { name: /photo/ })).toBeNull();
  });

  test('say whether they are confirmed, and who canceled; a canceled one can only be set again', async () => {
    storeTuesday();
    await openDay();
    expect(await findRow('RT-HENRY2')).toHaveTextContent('Not confirmed yet');
    const canceled = await findRow('RT-CAROL2');
    expect(canceled).toHaveTextContent('Canceled by the homeowner');
    expect(within(canceled).getByRole('button')).toHaveAccessibleName('Set it again');
  });

  test('with a number that must not be called show it struck, and it is no link', async () => {
    storeTuesday();
    await openDay();
    const row = await findRow('RT-IDA222');
    expect(within(row).getByText('(321) 555-0191').closest('s')).not.toBeNull();
    expect(within(row).getByText('Do not call')).toBeVisible();
    expect(within(row).queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  test('with a number that was called three times in 24 hours show it struck', async () => {
    storeVisit('RT-GRACE2', {}, { phone: '(321) 555-0167', source: 'import' });
    const calls = [1, 2, 3].map((hours) => new Date(testBackend.nowMs() - hours * 3_600_000).toISOString());
    const row = {
      phoneKey: '13215550167',
      calls,
      suppressedAt: '',
      suppressedBy: '',
      fileId: '',
      restUntil: '',
    };
    testBackend.write({ kind: 'putNumber', row });
    await openDay();
    const shown = await findRow('RT-GRACE2');
    expect(within(shown).getByText('Called 3 times in 24 hours')).toBeVisible();
    expect(within(shown).queryByRole('link', { name: /^Call/ })).toBeNull();
  });

  test('with one of two numbers on the list link only the other, also in the text for the crew', async () => {
    storeVisit('RT-GRACE2', {}, { phone: '(321) 555-0167 / (321) 555-0199' });
    suppress('13215550199');
    const { user } = await openDay();
    const row = await findRow('RT-GRACE2');
    expect(within(row).getAllByRole('link', { name: /^Call/ })).toHaveLength(1);
    expect(within(row).getByText('(321) 555-0199').closest('s')).not.toBeNull();
    await press(user, 'Copy as text');
    await screen.findByText(/^Copied/);
    const text = await navigator.clipboard.readText();
    expect(text).toContain('1. Grace Hollis, (321) 555-0167\n');
    expect(text).not.toContain('0199');
  });

  test('of another home than their lead’s show nothing of that home, and propose no status', async () => {
    storeVisit('RT-GRACE2');
    testBackend.write({
      kind: 'putVisit',
      row: {
        ...visit('RT-GRACE2'),
        visitId: 'other',
        reference: 'RT-OTHER9',
        createdAt: '2026-11-20T14:59:00.000Z',
      },
    });
    const { user } = await openDay();
    const row = await findRow('RT-OTHER9');
    expect(row).toHaveTextContent('Another home');
    expect(row).not.toHaveTextContent(/Hollis|Pelican/);
    await user.click(buttonIn(row, 'Confirm'));
    expect(row).toHaveTextContent("We'll email whoever booked it.");
    expect(within(row).queryByRole('checkbox')).toBeNull();
  });

  test('keep the notes whole that only begin like the words of the booking', async () => {
    const notes = 'Roof leaks over the kitchen; bring a ladder';
    storeVisit('RT-GRACE2', { words: 'Roof leak' }, { notes });
    await openDay();
    expect(await findRow('RT-GRACE2')).toHaveTextContent(`They wrote: Roof leakNotes: ${notes}`);
  });

  test('without a time come last, and those of other days have a list of their own, with what was asked for', async () => {
    storeTuesday();
    await openDay();
    const own = await findRow('RT-JONAS2');
    expect(own.dataset.slot).toBe('agree');
    expect(within(own).queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(buttonIn(own, 'Set a visit')).toBeVisible();
    expect(screen.getByText('Call them, then set a time.')).toBeVisible();
    const other = await findRow('RT-OTHER2');
    expect(other).toHaveTextContent('Time to be agreed, asked for Wed, Nov 25, Morning (8 AM to 12 PM)');
    expect(within(other).getByRole('link', { name: /^Open the lead/ })).toHaveAttribute(
      'href',
      '/rep-access/manage?view=find&lead=RT-OTHER2',
    );
  });

  test('whose lead was deleted say so, and can only be canceled', async () => {
    storeVisit('RT-GRACE2');
    testBackend.write({ kind: 'putVisit', row: { ...visit('RT-GRACE2'), leadId: 'gone' } });
    const { user } = await openDay();
    const row = await findRow('RT-GRACE2');
    expect(row).toHaveTextContent('1. Details are missing');
    expect(within(row).getAllByRole('button')).toHaveLength(1);
    expect(within(row).queryByRole('link')).toBeNull();
    await user.click(buttonIn(row, 'Cancel the visit'));
    await press(user, 'Yes, cancel it');
    await expectState('RT-GRACE2', 'canceled');
  });

  test('are copied as text for a message to the crew', async () => {
    storeTuesday();
    const { user } = await openDay();
    await findRow('RT-GRACE2');
    await press(user, 'Copy as text');
    expect(await screen.findByText('Copied. Paste it into a message to the crew.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(COPIED);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await press(user, 'Copy as text');
    expect(await screen.findByText('This browser did not copy it. Print it instead.')).toBeVisible();
  });
});

const visit = (visitId: string) => testBackend.read('visit', { visitId })!;

const COPIED = `Tuesday, November 24, 2026

MORNING (8 AM TO 12 PM)

1. 9:30 AM Grace Hollis, (321) 555-0167
48 Pelican Way, Cape Canaveral, FL 32920
No Cost Emergency Tarping (Confirmed) RT-GRACE2
They wrote: Water in the kitchen.
Notes: The dog is in the yard

2. Arthur Bell, (321) 555-0189
48 Pelican Way, Cocoa, FL 32905
No Cost Roof Inspection (Not confirmed yet) RT-ARTHUR2

3. Henry Byrd, (321) 555-0188
48 Pelican Way, Palm Bay, FL 32905
No Cost Roof Inspection (Not confirmed yet) RT-HENRY2

AFTERNOON (12 PM TO 6 PM)

4. Ida Hollis, Do not call
48 Pelican Way, Palm Bay, FL 32905
No Cost Roof Inspection (Not confirmed yet) RT-IDA222`;

describe('the days', () => {
  test('begin with today, and the arrows, the week and Back lead from one to another', async () => {
    storeVisit('RT-GRACE2', { apptDate: '2026-11-21' });
    const { user } = await openManage('visits');
    expect(await dayTitle('Friday, November 20, 2026')).toBeVisible();
    expect(await screen.findByText('No visits on this day')).toBeVisible();
    const days = screen.getByRole('navigation', { name: 'Days' });
    expect(within(days).getByRole('link', { current: 'date' })).toHaveTextContent('Todaynone');
    await user.click(within(days).getByRole('link', { name: 'Day after' }));
    expect(await dayTitle('Saturday, November 21, 2026')).toBeVisible();
    await findRow('RT-GRACE2');
    expect(address()).toBe('/rep-access/manage?view=visits&day=2026-11-21');
    await user.click(within(days).getByRole('link', { name: /^Sun 22/ }));
    expect(await dayTitle('Sunday, November 22, 2026')).toBeVisible();
    await waitFor(() => expect(shownVisits()).toEqual([]));
    window.history.back();
    expect(await dayTitle('Saturday, November 21, 2026')).toBeVisible();
    await findRow('RT-GRACE2');
    await user.click(within(days).getByRole('link', { name: 'Day before' }));
    expect(await dayTitle('Friday, November 20, 2026')).toBeVisible();
  });

  test('without visits lead to the next that has some', async () => {
    storeVisit('RT-GRACE2');
    storeVisit('RT-IDA222', { apptTime: 'afternoon' }, { firstName: 'Ida', phone: '(321) 555-0191' });
    const { user } = await openDay('2026-11-22');
    await user.click(await screen.findByRole('link', { name: 'Next visits: Tue, Nov 24 (2)' }));
    await findRow('RT-GRACE2');
    expect(screen.queryByRole('link', { name: /^Next visits/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Day after' }));
    expect(await screen.findByText('No visits on this day')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Next visits/ })).toBeNull();
  });

  test('are chosen by date, which can be typed', async () => {
    await openDay();
    const date = await screen.findByLabelText('Another day');
    // The year is not whole yet.
    fireEvent.change(date, { target: { value: '0202-12-31' } });
    expect(address()).toContain(`day=${DAY}`);
    fireEvent.change(date, { target: { value: '2026-12-31' } });
    expect(await dayTitle('Thursday, December 31, 2026')).toBeVisible();
    expect(address()).toContain('day=2026-12-31');
  });

  test('are loaded again when the manager comes back to the page', async () => {
    storeVisit('RT-GRACE2');
    await openDay();
    await expectState('RT-GRACE2', 'asked');
    changeVisit('RT-GRACE2', { state: 'canceled' });
    window.dispatchEvent(new Event('focus'));
    await expectState('RT-GRACE2', 'canceled');
  });

  test('in an address that is no day mean today', async () => {
    await openDay('2026-02-30');
    expect(await dayTitle('Friday, November 20, 2026')).toBeVisible();
  });

  test('that fail to load say so, and load again; a day that is there stays when it fails to load again', async () => {
    storeVisit('RT-GRACE2');
    repEndpoint.misbehave(networkDrop, { action: 'list_visits' });
    const { user } = await openDay();
    expect(await screen.findByText('Failed to load the visits')).toBeVisible();
    await press(user, 'Try again');
    const row = await findRow('RT-GRACE2');
    expect(screen.queryByText('Failed to load the visits')).toBeNull();
    await user.click(buttonIn(row, 'Cancel the visit'));
    repEndpoint.misbehave(networkDrop, { action: 'manage_lead' });
    repEndpoint.misbehave(networkDrop, { action: 'list_visits' });
    await press(user, 'Yes, cancel it');
    expect(await screen.findByText('Failed to cancel the visit')).toBeVisible();
    expect(screen.getByText('Failed to load the visits')).toBeVisible();
    expect(await findRow('RT-GRACE2')).toHaveTextContent(/Not confirmed yet/);
  });

  test.each(['list_visits', 'manage_lead'])(
    'lead to the login when the session has ended (%s)',
    async (action) => {
      storeVisit('RT-GRACE2');
      if (action === 'list_visits') repEndpoint.misbehave(ENDED, { action });
      const { user } = await openDay();
      if (action === 'manage_lead') {
        repEndpoint.misbehave(ENDED, { action });
        await user.click(buttonIn(await findRow('RT-GRACE2'), 'Confirm'));
        await user.click(buttonIn(await findRow('RT-GRACE2'), 'Save'));
      }
      await expectLogin();
      expect(screen.getByText(EXPIRED)).toBeVisible();
    },
  );

  test('of a backend without visits are not asked for: only the limits are there', async () => {
    lackFeatures(['visits']);
    await openManage('setup');
    expect(await screen.findByRole('rowheader', { name: 'Sun, Nov 22' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Visits' })).toBeNull();
    expect(repEndpoint.sentAs('list_visits')).toEqual([]);
    expect(repEndpoint.sentAs('show_day_links')).toEqual([]);
  });
});
