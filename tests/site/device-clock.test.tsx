import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/durations.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { readSavedBookings } from '#src/stored/outbox/saved-bookings.ts';
import { fillBooking } from '#tests/booking-page.ts';
import { control, slot, submitButton } from '#tests/form.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { ownHost } from '#tests/msw/handlers/own-host.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';

/** The device's clock says Friday, November 20, 2026; it is so many days later. */
const laterBy = (days: number) => testBackend.setClock(new Date(pageNow() + days * DAY_MS));

const days = () => [
  ...new Set(
    [...document.querySelectorAll<HTMLElement>('[data-slot]')].map((button) =>
      button.dataset.slot?.slice(0, 10),
    ),
  ),
];
const note = () => screen.queryByText(/^This phone’s date looks wrong/);

beforeAll(() => loadPage(findRoute('/schedule/book')));
beforeEach(showNoCorsAnswers);

describe('on a device whose clock is wrong', () => {
  it.each([
    ['4 days slow', 4, '2026-11-25'],
    ['12 days fast', -12, '2026-11-09'],
    ['3 years slow', 3 * 365, '2029-11-20'],
  ])('the days on offer are the script’s, and a note says why: %s', async (_how, late, tomorrow) => {
    laterBy(late);
    await open('/schedule');
    await waitFor(() => expect(days()[0]).toBe(tomorrow));
    expect(days()).toHaveLength(7);
    expect(note()).toHaveTextContent('The days below are right.');
  });

  it.each([
    [4, '2026-11-24', '2026-11-25'],
    [-12, '2026-11-08', '2026-11-09'],
  ])(
    'a slot on the script’s days is booked and stays on the device (%i days)',
    async (late, today, tomorrow) => {
      laterBy(late);
      const { user } = await open('/schedule/book');
      await user.click(control('firstName'));
      await waitFor(() => expect(days()[0]).toBe(tomorrow));
      await fillBooking(user, { dateOfLoss: '11/01/2026' }, `${tomorrow}_morning`);
      await user.click(submitButton());
      await waitFor(() => expect(document.querySelector('[data-booking-state=received]')).not.toBeNull());
      expect(testBackend.read('bookedSlots', { days: [tomorrow] })).toHaveLength(1);
      expect(await readSavedBookings()).toMatchObject([
        { state: 'received', submittedAt: `${today}T15:00:00.000Z` },
      ]);
      expect(bookingIntake.sent).toHaveLength(1);
    },
  );

  it('that is set right, its own days are on offer again at once, without the note', async () => {
    laterBy(4);
    await open('/schedule');
    await waitFor(() => expect(note()).not.toBeNull());
    stopClock(pageNow() + 4 * DAY_MS);
    repEndpoint.misbehave(networkDrop, { action: 'full_slots', times: 2 });
    await open('/schedule');
    await waitFor(() => expect(days()[0]).toBe('2026-11-25'));
    expect(note()).toBeNull();
  });

  it.each([4, -4])(
    'and whose script does not tell the time, the host of the pages shows it: the days may be wrong (%i days)',
    async (late) => {
      laterBy(late);
      repEndpoint.misbehave(json({ ok: false, error: 'unknown_action' }), { action: 'full_slots' });
      await open('/schedule');
      expect(await screen.findByText(/date looks wrong, so the days below may be wrong/)).toBeVisible();
      expect(days()[0]).toBe('2026-11-21');
    },
  );

  it('the script has told the time before: its days stay while it does not answer', async () => {
    laterBy(4);
    await open('/schedule');
    await waitFor(() => expect(days()[0]).toBe('2026-11-25'));
    localStorage.removeItem('takenSlots');
    repEndpoint.misbehave(networkDrop, { action: 'full_slots' });
    await open('/schedule');
    await waitFor(() => expect(ownHost.sent).toHaveLength(1));
    expect(days()[0]).toBe('2026-11-25');
  });

  it('nothing can be reached, but the year is over: the note says that the days may be wrong', async () => {
    stopClock(new Date('2020-11-20T15:00:00Z'));
    repEndpoint.misbehave(networkDrop, { action: 'full_slots' });
    ownHost.misbehave(networkDrop);
    await open('/schedule');
    expect(await screen.findByText(/^This phone’s date looks wrong, so the days below may be/)).toBeVisible();
    expect(slot('2020-11-21_morning')).toBeEnabled();
  });
});

it('a clock that is hours off, and a host that answers from a cache of yesterday, change nothing', async () => {
  laterBy(20 / 24);
  const { unmount } = await open('/schedule');
  await waitFor(() => expect(localStorage.getItem('takenSlots')).not.toBeNull());
  unmount();
  localStorage.clear();
  laterBy(-1);
  repEndpoint.misbehave(json({ ok: true, slots: [] }), { action: 'full_slots' });
  await open('/schedule');
  await waitFor(() => expect(ownHost.sent).toHaveLength(1));
  expect(localStorage.getItem('clockCorrection')).toBeNull();
  expect(days()[0]).toBe('2026-11-21');
  expect(note()).toBeNull();
});
