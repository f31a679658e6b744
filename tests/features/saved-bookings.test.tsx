import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingReference } from '#contract/codes.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { env } from '#src/lib/env.ts';
import { submitBooking } from '#src/services/booking-outbox.ts';
import { bookingDraft } from '#src/stored/booking-draft.ts';
import { readSavedBookings, type SavedBooking, saveBooking } from '#src/stored/outbox/saved-bookings.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { control, getValues, submitButton } from '#tests/form.ts';
import { htmlPage, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { address, open } from '#tests/render.tsx';
import { catchDownloads } from '#tests/rep-access/manage/downloads.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const home = () => open('/');
const cards = () => screen.findAllByRole('region', { name: 'Your booking' });
const title = (name: string) => screen.findByRole('heading', { name });
const state = () => document.querySelector('[data-booking-state]')?.getAttribute('data-booking-state');
const button = (name: string) => screen.getByRole('button', { name });
const call = () => within(screen.getByRole('main')).getAllByRole('link', { name: /Call/ })[0];
const calendarLink = (card: HTMLElement, name: string) =>
  new URL(within(card).getByRole<HTMLAnchorElement>('link', { name: new RegExp(`^${name}`) }).href);
const reserved = () => document.documentElement.style.getPropertyValue('--saved-bookings');
const posts = () => bookingIntake.sent.filter(({ method }) => method === 'POST');

/** A booking that was sent in an earlier visit. */
const send = (over: Partial<SavedBooking> = {}) => submitBooking(aSavedBooking(over), () => {});

beforeAll(async () => {
  for (const path of ['/schedule/book', '/schedule/visit']) await loadPage(findRoute(path));
});
beforeEach(showNoCorsAnswers);

describe('the home page shows a booking of this device', () => {
  it('that was received: reference, service, Eastern slot, what happens next, safety, calendar, changes', async () => {
    await send();
    await home();
    const [card] = await cards();
    await title('Booking received');
    expect(state()).toBe('received');
    expect(screen.getByText(/^RT-\w{6}$/)).toBeVisible();
    expect(screen.getByText('No Cost Roof Inspection')).toBeVisible();
    expect(
      screen.getByText('Saturday, November 21, 2026, Morning (8 AM to 12 PM), Eastern Time'),
    ).toBeVisible();
    expect(card).toHaveTextContent('Next, we’ll call you to confirm the time.');
    expect(card).toHaveTextContent('Stay off the roof');
    expect(screen.getByRole('link', { name: 'Change or cancel' })).toBeVisible();
    expect(within(card!).getByRole('group', { name: 'Add to calendar' })).toBeVisible();
  });

  it('that was received, with the address to which an email went', async () => {
    await saveBooking(aSavedBooking({ state: 'received', mailedTo: 'ada@home.example', fields: null }));
    await home();
    expect(await screen.findByText('We emailed ada@home.example.')).toBeVisible();
  });

  it('that an older version of the site has saved: without an email and a place', async () => {
    const {
      mailedTo: _,
      place: __,
      agreedTime: ___,
      isConfirmed: ____,
      undoUntil: _____,
      ...old
    } = aSavedBooking({
      state: 'received',
      reference: 'RT-7K3M9Q',
      fields: null,
    });
    await set(old.submissionId, old, createStore('bookings', 'kept'));
    localStorage.setItem('keptBookings', '1');
    await home();
    const [card] = await cards();
    expect(card).not.toHaveTextContent('We emailed');
    expect(calendarLink(card!, 'Google').searchParams.has('location')).toBe(false);
  });

  it('whose visit is confirmed, with the clock time', async () => {
    await saveBooking(
      aSavedBooking({ state: 'received', isConfirmed: true, agreedTime: '09:30', fields: null }),
    );
    await home();
    expect(await title('Visit confirmed')).toBeVisible();
    expect(screen.getByText('Saturday, November 21, 2026, 9:30 AM, Eastern Time')).toBeVisible();
    const [card] = await cards();
    expect(card).not.toHaveTextContent('we’ll call you to confirm');
    expect(calendarLink(card!, 'Google').searchParams.get('dates')).toBe('20261121T093000/20261121T113000');
  });

  it('that was received, with ways into a calendar: two links in a new tab, and a file', async () => {
    const downloads = catchDownloads();
    await saveBooking(
      aSavedBooking({ state: 'received', reference: 'RT-7K3M9Q', visitToken: 'a.b.c', fields: null }),
    );
    const { user } = await home();
    const [card] = await cards();
    const place = '120 Ocean Avenue, Melbourne Beach, FL 32951';
    for (const [name, host] of [
      ['Google', 'calendar.google.com'],
      ['Outlook', 'outlook.live.com'],
    ] as const) {
      const { hostname, searchParams } = calendarLink(card!, name);
      expect(hostname).toBe(host);
      expect(searchParams.get('location')).toBe(place);
      const link = within(card!).getByRole('link', { name: `${name} (opens in a new tab)` });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    await user.click(button('Apple, others (calendar file)'));
    const [{ name, text } = {}] = await downloads.files();
    expect(name).toBe('roof-visit.ics');
    const whole = text?.replaceAll('\r\n ', '');
    expect(whole).toContain(`LOCATION:${place.replaceAll(',', '\\,')}`);
    expect(whole).toContain(`URL:${env.siteUrl}/schedule/visit#a.b.c`);
    expect(whole).toContain('STATUS:TENTATIVE');
  });

  it('with the same calendar entry before and after the script has answered: its reference is the id', async () => {
    const downloads = catchDownloads();
    await saveBooking(aSavedBooking({ state: 'unknown' }));
    bookingIntake.misbehave(htmlPage, { times: 2 });
    const first = await home();
    await title('Booking sent');
    await first.user.click(button('Apple, others (calendar file)'));
    cleanup();
    bookingIntake.recover();
    await send();
    const { user } = await home();
    await title('Booking received');
    await user.click(button('Apple, others (calendar file)'));
    const [before, after] = await downloads.files();
    const reference = bookingReference(aSavedBooking().submissionId);
    expect(screen.getByText(reference)).toBeVisible();
    const host = new URL(env.siteUrl).hostname;
    for (const entry of [before, after]) {
      expect(entry?.text).toContain(`UID:${reference}@${host}\r\n`);
      expect(entry?.text).toContain('LOCATION:120 Ocean Avenue');
      expect(entry?.text).toContain(`URL:${env.siteUrl}/schedule`);
      expect(entry?.text).toContain('TRIGGER:-PT1H');
    }
  });

  it('that was received by a script without links: a call changes or cancels it', async () => {
    await saveBooking(aSavedBooking({ state: 'received', reference: 'RT-7K3M9Q', fields: null }));
    await home();
    const [card] = await cards();
    expect(card).toHaveTextContent('To change or cancel, call us and give your reference');
    expect(within(card!).getByRole('link', { name: /^\(/ })).toHaveAttribute('href', `tel:${env.hotline}`);
    expect(screen.queryByRole('link', { name: 'Change or cancel' })).toBeNull();
  });

  it('that waits: it is saved here, and “Send now” or a call sends it', async () => {
    bookingIntake.misbehave(networkDrop);
    await send();
    const { user } = await home();
    await title('Submission failed. Please try again or call us directly.');
    expect(state()).toBe('waiting');
    expect(screen.getByText(/It’s saved on this device/)).toBeVisible();
    expect(call()).toHaveAttribute('href', `tel:${env.hotline}`);
    const waiting = pausedAnswer();
    bookingIntake.misbehave(waiting.fault);
    await user.click(button('Send now'));
    await waitFor(() => expect(button('Sending…')).toBeDisabled());
    waiting.release();
    await title('Booking received');
    expect(posts()).toHaveLength(2);
  });

  it('that waits while the device is offline: it will be sent, and nothing asks to send it now', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await saveBooking(aSavedBooking({ wasOffline: true }));
    await home();
    await title('Booking not sent yet');
    expect(screen.getByText(/^It’s saved on this device. Keep this site open/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
    expect(call()).toHaveAttribute('href', `tel:${env.hotline}`);
  });

  it('that nobody confirms: it was sent, a call helps after an hour, and it can be dismissed for good', async () => {
    bookingIntake.misbehave(htmlPage, { times: 2 });
    await send();
    const { user } = await home();
    expect(await screen.findByText(/Your request was sent.*within the hour, please call us/)).toBeVisible();
    expect(state()).toBe('unknown');
    expect(screen.queryByText(/received|arrived/)).toBeNull();
    expect(call()).toHaveAttribute('href', `tel:${env.hotline}`);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull());
    await home();
    expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull();
    expect(await readSavedBookings()).toEqual([]);
  });

  it.each([
    [{ lost: 1 }, 'Your booking may not have arrived', /Our system doesn’t show it yet/, true],
    [{ refusal: 'ZIP code is required' }, 'Booking not accepted', /ZIP code is required/, false],
    [{ date: '2026-11-20' }, 'Booking not sent yet', /The time you chose has passed/, false],
  ])(
    'that waits, with the reason, and “Send now” where that helps: %o',
    async (over, heading, reason, canSend) => {
      await saveBooking(aSavedBooking(over));
      await home();
      await title(heading);
      expect(state()).toBe('waiting');
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Send now' }) !== null).toBe(canSend);
    },
  );

  it('and every other one, the latest first', async () => {
    await saveBooking(
      aSavedBooking({ submissionId: 'first-booking', submittedAt: '2026-11-20T12:00:00.000Z' }),
    );
    await saveBooking(aSavedBooking({ service: 'emergency-tarping' }));
    await home();
    const [latest, first] = await cards();
    expect(latest).toHaveTextContent('No Cost Emergency Tarping');
    expect(first).toHaveTextContent('No Cost Roof Inspection');
    expect(reserved()).toBe('2');
  });
});

describe('the visitor', () => {
  it('moves the visit and cancels it from the card, and the home page follows', async () => {
    await send();
    const { user } = await home();
    await user.click(await screen.findByRole('link', { name: 'Change or cancel' }));
    const visit = await screen.findByRole('region', { name: 'Your visit' });
    expect(visit).toHaveTextContent('Saturday, November 21, 2026');
    await user.click(document.querySelector('[data-slot="2026-11-23_afternoon"]')!);
    await user.click(button('Change'));
    await screen.findByText(/Your visit is now on/);
    await home();
    const [card] = await cards();
    expect(card).toHaveTextContent('Monday, November 23, 2026, Afternoon (12 PM to 6 PM)');

    await user.click(screen.getByRole('link', { name: 'Change or cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel visit' }));
    await user.click(button('Yes, cancel it'));
    await title('This visit is canceled');
    await waitFor(async () => expect(await readSavedBookings()).toEqual([]));
    await home();
    await waitFor(() => expect(reserved()).toBe('0'));
    expect(screen.queryByRole('region', { name: 'Your booking' })).toBeNull();
  });

  it('can delete a booking that waits, only after a second click', async () => {
    await saveBooking(aSavedBooking());
    const { user } = await home();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('alert')).toHaveTextContent('This booking hasn’t been sent.');
    await user.click(button('Keep it'));
    expect(await readSavedBookings()).toHaveLength(1);
    await user.click(button('Delete'));
    await user.click(button('Delete it'));
    await waitFor(async () => expect(await readSavedBookings()).toEqual([]));
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  });

  it.each(['waiting', 'unknown'] as const)(
    'can open the form of a booking that is %s, with everything that was typed and its id',
    async (known) => {
      const typed = { ...aSavedBooking().fields!.typed, dateOfLoss: '11/18/2026' };
      await saveBooking(aSavedBooking({ state: known, fields: { ...aSavedBooking().fields!, typed } }));
      bookingIntake.misbehave(htmlPage, { times: 9 });
      const { user } = await home();
      await user.click(await screen.findByRole('button', { name: 'Open the form' }));
      await waitFor(() => expect(control('firstName')).toHaveValue('Ada'));
      expect(address()).toBe('/schedule/book');
      expect(getValues(control('firstName').form)).toMatchObject({
        ...typed,
        ownerConfirmed: 'Yes',
        submissionId: aSavedBooking().submissionId,
      });
      expect(submitButton()).toBeEnabled();
      await waitFor(() => expect(state()).toBe(known));
      expect(control('firstName')).toHaveValue('Ada');
    },
  );

  it('is asked before another half-filled form is replaced', async () => {
    await saveBooking(aSavedBooking());
    bookingDraft.write({
      values: { firstName: 'Grace' },
      prefilled: {},
      submissionId: 'half-filled',
      isOwn: false,
    });
    const { user } = await home();
    await user.click(await screen.findByRole('button', { name: 'Open the form' }));
    expect(screen.getByRole('alert')).toHaveTextContent('You have another booking half filled in.');
    await user.click(button('Back'));
    expect(bookingDraft.read().values).toEqual({ firstName: 'Grace' });
    await user.click(button('Open the form'));
    await user.click(button('Open this one'));
    await waitFor(() => expect(control('firstName')).toHaveValue('Ada'));
    expect(address()).toBe('/schedule/book');
  });
});

it('space reserved for a booking that is no longer stored is released', async () => {
  localStorage.setItem('keptBookings', '1');
  await home();
  await waitFor(() => expect(reserved()).toBe('0'));
  expect(localStorage.getItem('keptBookings')).toBeNull();
  expect(bookingIntake.sent).toHaveLength(0);
});

it('a received booking is shown until its day is over in Palm Bay', async () => {
  await send();
  stopClock(new Date('2026-11-22T04:59:00Z'));
  expect(await readSavedBookings()).toHaveLength(1);
  stopClock(new Date('2026-11-22T05:00:00Z'));
  expect(await readSavedBookings()).toEqual([]);
});

it('what was typed in a booking that nobody confirms is deleted after 14 days, and a waiting one stays', async () => {
  await saveBooking(aSavedBooking({ state: 'unknown' }));
  await saveBooking(aSavedBooking({ submissionId: 'waiting-booking' }));
  stopClock(new Date('2026-12-04T15:01:00Z'));
  expect(await readSavedBookings()).toMatchObject([{ submissionId: 'waiting-booking' }]);
});
