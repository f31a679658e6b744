import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { address, open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { ENDED, expectLogin, lackFeatures, press, signIn } from './rep-pages.ts';
import {
  answered,
  asks,
  askToRing,
  line,
  loadRing,
  MINUTE,
  NEW,
  openRinging,
  setFocus,
  storeNewLead,
  withSound,
} from './ring-page.ts';
import { card, GRACE, putLead } from './worklist/worklist-page.ts';

beforeAll(loadRing);

describe('a lead that a homeowner makes on the website', () => {
  test.each(['booking', 'request'] as const)('rings on the open hub: %s', async (source) => {
    const { played } = withSound();
    const { user, advance } = await openRinging();
    expect(screen.queryByText(NEW)).toBeNull();
    const { title } = document;
    await advance(MINUTE - 10_000);
    storeNewLead({ source });
    await advance(10_000);
    expect(await line('New lead from the website, 10:00 AM')).toBeVisible();
    await waitFor(() => expect(played()).toHaveLength(2));
    expect(document.title).toBe(`(1) New lead · ${title}`);

    await advance(2 * MINUTE);
    await answered(4, advance);
    expect(played()).toHaveLength(2);

    await user.click(screen.getByRole('link', { name: 'Open' }));
    expect(await screen.findByRole('heading', { name: 'Worklist' })).toBeVisible();
    expect(address()).toBe(`/rep-access/worklist?batch=${aBatch().batchId}`);
    expect(screen.queryByText(NEW)).toBeNull();
    expect(document.title).not.toContain('New lead ·');
  });

  test('rings softly while a lead is on the card, which stays as it is', async () => {
    const { played } = withSound();
    putLead(GRACE);
    testBackend.write({ kind: 'putBatch', row: aBatch() });
    const { user, advance } = await openRinging('/rep-access/worklist');
    await press(user, 'Next Lead');
    await card('Grace Hollis');
    await screen.findByText('Lead loaded');
    storeNewLead({ lastName: 'Newcomer' });
    await advance(MINUTE);
    expect(await line(NEW)).toBeVisible();
    await waitFor(() => expect(played()).toHaveLength(2));
    for (const { volume, seconds } of played()) {
      expect(volume).toBeLessThan(0.1);
      expect(seconds).toBeLessThan(0.2);
    }
    expect(await card('Grace Hollis')).toBeVisible();
  });

  test('is on the card at once with Open, also in a worklist that had none', async () => {
    withSound();
    testBackend.write({ kind: 'putBatch', row: aBatch() });
    const { user, advance } = await openRinging('/rep-access/worklist');
    storeNewLead({ lastName: 'Newcomer' });
    await advance(MINUTE);
    await line(NEW);
    await user.click(screen.getByRole('link', { name: 'Open' }));
    await screen.findByText('Lead loaded');
    expect(await card('Grace Newcomer')).toBeVisible();
    expect(screen.queryByText(NEW)).toBeNull();
  });

  test('is said again with the number that wait, for another one', async () => {
    const { played } = withSound();
    const { user, advance } = await openRinging();
    storeNewLead({ leadId: 'one' });
    await advance(MINUTE);
    await line('New lead from the website, 10:00 AM');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(NEW)).toBeNull();
    storeNewLead({ leadId: 'two', phone: '(321) 555-0122' });
    await advance(MINUTE);
    expect(await line(/^New lead from the website, 10:0\d AM \(2 waiting\)$/)).toBeVisible();
    expect(document.title).toContain('(2) New lead ·');
    await waitFor(() => expect(played()).toHaveLength(4));
  });

  test('marks no title while the rep looks at the page, and unmarks it once the rep does', async () => {
    withSound();
    const { advance } = await openRinging();
    storeNewLead({ leadId: 'one' });
    await advance(MINUTE);
    await waitFor(() => expect(document.title).toContain('New lead ·'));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(document.title).not.toContain('New lead ·');
    expect(screen.getByText(NEW)).toBeVisible();
    setFocus(true);
    storeNewLead({ leadId: 'two', phone: '(321) 555-0122' });
    await advance(MINUTE);
    await line(/2 waiting/);
    expect(document.title).not.toContain('New lead ·');
  });

  test('does not ring when it came before the page was opened, nor again after a reload', async () => {
    const { played } = withSound();
    storeNewLead({ leadId: 'one' });
    storeNewLead({ leadId: 'two', phone: '(321) 555-0122' });
    const { user, advance } = await openRinging();
    expect(await line('2 leads from the website are waiting for a call')).toBeVisible();
    await advance(MINUTE);
    await answered(2, advance);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await open();
    await answered(3, advance);
    expect(screen.queryByText(/waiting for a call/)).toBeNull();
    storeNewLead({ leadId: 'three', phone: '(321) 555-0133' });
    await open();
    expect(await line('3 leads from the website are waiting for a call')).toBeVisible();
    expect(document.title).not.toContain('New lead ·');
    expect(played()).toHaveLength(0);
  });

  test('is gone from the page once a colleague has taken it, and does not ring for who holds it', async () => {
    const { played } = withSound();
    const { advance } = await openRinging();
    const lead = storeNewLead();
    await advance(MINUTE);
    await line(NEW);
    const leaseUntil = '2099-01-01T00:00:00.000Z';
    putLead({ ...lead, leaseRep: 'sam@reps.example', leaseUntil });
    await advance(MINUTE);
    await waitFor(() => expect(screen.queryByText(NEW)).toBeNull());
    expect(document.title).not.toContain('New lead ·');
    const own = storeNewLead({
      leadId: 'own',
      phone: '(321) 555-0122',
      leaseRep: 'robin@reps.example',
      leaseUntil,
    });
    await advance(MINUTE);
    await answered(4, advance);
    // Given back: this rep has had it.
    putLead({ ...own, leaseRep: '', leaseUntil: '' });
    await advance(MINUTE);
    await answered(5, advance);
    expect(screen.queryByText(NEW)).toBeNull();
    expect(played()).toHaveLength(2);
  });

  test('is silent in a browser that forbids the sound, also later, and shows all else', async () => {
    const { played, forbid } = withSound();
    forbid();
    const { advance } = await openRinging();
    storeNewLead();
    await advance(MINUTE);
    expect(await line(NEW)).toBeVisible();
    await advance(1_000);
    expect(document.title).toContain('New lead ·');
    expect(played()).toHaveLength(0);
  });

  test('shows a notification where it is allowed, whose click opens the hub', async () => {
    withSound();
    const shown: { text: string; onclick?: () => void }[] = [];
    class FakeNotification {
      static permission = 'granted';
      onclick?: () => void;
      constructor(readonly text: string) {
        shown.push(this);
      }
      close() {}
    }
    vi.stubGlobal('Notification', FakeNotification);
    vi.spyOn(window, 'focus').mockImplementation(() => {});
    const { advance } = await openRinging('/rep-access/new-lead');
    storeNewLead();
    await advance(MINUTE);
    await waitFor(() => expect(shown.map(({ text }) => text)).toEqual([expect.stringMatching(NEW)]));
    act(() => shown[0]?.onclick?.());
    expect(await screen.findByRole('heading', { name: 'Rep Hub' })).toBeVisible();
  });
});

describe('the script is asked each minute', () => {
  test.each([
    ['nobody has saved the preferences here', null],
    ['new leads are off', { newLeads: false }],
    ['push is off', { pushNotifications: false }],
  ])('not where %s', async (_where, preferences) => {
    const { advance } = stopClock();
    signedInRep();
    if (preferences) askToRing(preferences);
    await open('/rep-access/hub');
    await screen.findByText('No batches available');
    await advance(2 * MINUTE);
    expect(asks()).toBe(0);
  });

  test('not if it does not have the action', async () => {
    const { advance } = stopClock();
    signedInRep();
    askToRing();
    lackFeatures(['new_leads']);
    await open('/rep-access/hub');
    await screen.findByText('No batches available');
    await advance(2 * MINUTE);
    expect(asks()).toBe(0);
    expect(screen.queryByRole('heading', { name: /^Ring here/ })).toBeNull();
  });

  test('a failure says nothing, and the next minute tells what has come', async () => {
    withSound();
    const { advance } = await openRinging();
    repEndpoint.misbehave(networkDrop, { action: 'new_leads' });
    storeNewLead();
    await advance(MINUTE);
    await answered(2, advance);
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
    expect(screen.queryByText(NEW)).toBeNull();
    await advance(MINUTE);
    expect(await line(NEW)).toBeVisible();
  });

  test('also when the browser says that there is no connection', async () => {
    withSound();
    const { advance } = await openRinging();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    storeNewLead();
    await advance(MINUTE);
    expect(await line(NEW)).toBeVisible();
  });

  test('until the session has ended, which the page says; signing in leads back and rings again', async () => {
    const { user, advance } = await openRinging('/rep-access/new-lead');
    repEndpoint.misbehave(ENDED, { action: 'new_leads' });
    await advance(MINUTE);
    expect(await line('New leads ring again when you sign in: your session has expired.')).toBeVisible();
    await advance(3 * MINUTE);
    expect(asks()).toBe(2);
    await press(user, 'Sign in');
    await expectLogin();
    await signIn(user);
    expect(await screen.findByRole('heading', { name: 'Add New Lead' })).toBeVisible();
    await waitFor(() => expect(asks()).toBe(3));
  });
});

test('a logout forgets what has rung, and for whom', async () => {
  withSound();
  const { user, advance } = await openRinging();
  storeNewLead();
  await advance(MINUTE);
  await line(NEW);
  await press(user, 'Logout');
  await expectLogin();
  expect(localStorage.repLeadNews).toBeUndefined();
});

describe('the hub asks once in each browser whether to ring', () => {
  const offer = () => screen.findByRole('region', { name: /^Ring here/ });

  test('Turn on saves the preferences and plays the sound, and from then on it rings', async () => {
    const { played } = withSound();
    const { user, advance } = stopClock();
    setFocus(false);
    signedInRep();
    await open('/rep-access/hub', { user });
    await user.click(within(await offer()).getByRole('button', { name: 'Turn on' }));
    expect(await screen.findByText('Bookings and requests ring here from now on.')).toHaveFocus();
    expect(played()).toHaveLength(2);
    expect(JSON.parse(localStorage.repNotifications)).toMatchObject({
      newLeads: true,
      smsNotifications: false,
    });
    await waitFor(() => expect(asks()).toBe(1));
    await advance(50);
    storeNewLead();
    await advance(MINUTE);
    expect(await line(NEW)).toBeVisible();
    await open();
    await screen.findByRole('link', { name: /^Palm Bay/ });
    expect(screen.queryByRole('region', { name: /^Ring here/ })).toBeNull();
  });

  test('Not now is remembered, and says where to turn it on', async () => {
    signedInRep();
    const { user } = await open('/rep-access/hub');
    await user.click(within(await offer()).getByRole('button', { name: 'Not now' }));
    expect(await screen.findByText('You can turn it on later:')).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Notification Settings' })).toBeVisible();
    await open();
    await screen.findByText('No batches available');
    expect(screen.queryByRole('region', { name: /^Ring here/ })).toBeNull();
    expect(localStorage.repNotifications).toBeUndefined();
  });
});

describe('the notification settings', () => {
  const switchesIn = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('checkbox');

  test('say which two ring, that the others are only saved here, and let the rep hear the sound', async () => {
    const { played, forbid } = withSound();
    signedInRep();
    const { user } = await open('/rep-access/notifications');
    expect(switchesIn('Works now').map((one) => one.getAttribute('name'))).toEqual([
      'newLeads',
      'pushNotifications',
    ]);
    expect(switchesIn('Not sent yet')).toHaveLength(5);
    await press(user, 'Test the sound');
    expect(await screen.findByText(/^Played\./)).toBeVisible();
    expect(played()).toHaveLength(2);
    forbid();
    await press(user, 'Test the sound');
    expect(await screen.findByText('This browser plays no sound.')).toBeVisible();
  });

  test('say of all seven that they are only saved here, on a script that does not tell of new leads', async () => {
    signedInRep();
    lackFeatures(['new_leads']);
    await open('/rep-access/notifications');
    expect(switchesIn('Not sent yet')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Test the sound' })).toBeNull();
  });
});
