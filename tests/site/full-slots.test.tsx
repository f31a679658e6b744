import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnerSettingName } from '#contract/owner-settings/names.ts';
import { loadPage } from '#src/app/load-page.ts';
import { findRoute } from '#src/app/routes.ts';
import { env } from '#src/lib/env.ts';
import { ANSWER_FRESH_MS } from '#src/services/taken-slots.ts';
import { FILLED, SLOT } from '#tests/booking-page.ts';
import { control, fill, findControl, slot, submitButton } from '#tests/form.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repEndpoint } from '#tests/msw/handlers/rep-endpoint.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { open } from '#tests/render.tsx';
import { stopClock } from '#tests/setup/clock.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';
import { put } from '#tests/stores/rows.ts';
import { button, openLink, shown, visitRow, slot as visitSlot } from './visit/visit-page.ts';

/** What the owner has set. */
const set = (name: OwnerSettingName, value: string) =>
  testBackend.write({ kind: 'putOwnerSetting', row: { name, value } });

/** Somebody else has booked this slot. */
const takePlace = (apptDate: string, apptTime: string) =>
  testBackend.write(put.visit({ apptDate, apptTime }));

const asked = () => repEndpoint.sentAs('full_slots');
const isFull = (id: string) => waitFor(() => expect(slot(id)).toHaveTextContent(/full$/));
const note = () => screen.queryByText(/times? (?:is|aren’t) available|picked isn’t available/);

const firstFree = () => screen.getByText(/^First free time/);

const MONDAY = '2026-11-23_afternoon';

beforeAll(() => loadPage(findRoute('/schedule/book')));

describe('on the schedule page, a slot', () => {
  it('without a place says Full, of a closed day Closed, cannot be chosen, and the hotline is offered', async () => {
    set('jobsPerMorning', '1');
    takePlace('2026-11-21', 'morning');
    set('closedDays', 'Sunday');
    await open('/schedule');
    await isFull(SLOT);
    expect(slot(SLOT)).toBeDisabled();
    expect(slot('2026-11-22_morning')).toHaveTextContent(/closed$/);
    expect(slot('2026-11-22_afternoon')).toBeDisabled();
    expect(slot('2026-11-23_morning')).toBeEnabled();
    expect(slot('2026-11-23_morning')).toHaveTextContent('8 AM to 12 PM');
    expect(firstFree()).toHaveTextContent('First free time: tomorrow afternoon');
    const call = within((await screen.findByText(/^Some times aren’t available/))!).getByRole('link');
    expect(call).toHaveAttribute('href', `tel:${env.hotline}`);
  });

  it('can be chosen when all are full, and the note says what happens then', async () => {
    set('jobsPerMorning', '0');
    set('jobsPerAfternoon', '0');
    const { user } = await open('/schedule');
    await isFull(SLOT);
    expect(await screen.findByText(/we’ll call you to agree on a time/)).toBeVisible();
    expect(firstFree()).toHaveTextContent('First free time: we’ll agree on one by phone');
    await user.click(slot(SLOT));
    expect(await findControl('apptDate')).toHaveValue('2026-11-21');
  });

  it.each([
    ['while the owner has set no limit', () => {}],
    ['without a connection', () => repEndpoint.misbehave(networkDrop, { action: 'full_slots' })],
    [
      'if the script does not know the question',
      () => repEndpoint.misbehave(json({ ok: false, error: 'unknown_action' }), { action: 'full_slots' }),
    ],
    [
      'if the answer makes no sense',
      () => repEndpoint.misbehave(json({ ok: true, slots: [7, { date: 'soon' }, { date: '2026-11-21' }] })),
    ],
  ])('is open, %s, and nothing is said', async (_when, prepare) => {
    prepare();
    await open('/schedule');
    await waitFor(() =>
      expect(
        localStorage.getItem('takenSlots') ?? sessionStorage.getItem('takenSlotsUnknown'),
      ).not.toBeNull(),
    );
    expect(slot(SLOT)).toBeEnabled();
    expect(note()).toBeNull();
  });
});

describe('the script is asked', () => {
  it('at most every five minutes, and what it said last is shown meanwhile', async () => {
    const { user, advance } = stopClock();
    set('jobsPerMorning', '0');
    await open('/schedule', { user });
    await isFull(SLOT);
    await open('/schedule', { user });
    await isFull(SLOT);
    expect(asked()).toHaveLength(1);
    set('jobsPerMorning', '');
    await advance(ANSWER_FRESH_MS);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(slot(SLOT)).toBeEnabled());
    expect(asked()).toHaveLength(2);
  });

  it('once a visit, if it does not know the question', async () => {
    repEndpoint.misbehave(json({ ok: false, error: 'unknown_action' }), { action: 'full_slots' });
    await open('/schedule');
    await waitFor(() => expect(sessionStorage.getItem('takenSlotsUnknown')).not.toBeNull());
    await open('/schedule');
    document.dispatchEvent(new Event('visibilitychange'));
    // The next visit asks again; had this one, there would be a third question.
    set('jobsPerMorning', '0');
    sessionStorage.removeItem('takenSlotsUnknown');
    await open('/schedule');
    await isFull(SLOT);
    expect(asked()).toHaveLength(2);
  });

  it('again soon, if it was only busy', async () => {
    set('jobsPerMorning', '0');
    repEndpoint.misbehave(json({ ok: false, error: 'busy' }), { action: 'full_slots' });
    await open('/schedule');
    await waitFor(() => expect(asked()).toHaveLength(1));
    await open('/schedule');
    await isFull(SLOT);
    expect(sessionStorage.getItem('takenSlotsUnknown')).toBeNull();
  });

  it('again after a lost connection, and an answer of more than an hour ago is not shown', async () => {
    const { user, advance } = stopClock();
    set('jobsPerMorning', '0');
    await open('/schedule', { user });
    await isFull(SLOT);
    repEndpoint.misbehave(networkDrop, { action: 'full_slots' });
    await advance(60 * 60_000);
    await open('/schedule', { user });
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(slot(SLOT)).toBeEnabled();
    document.dispatchEvent(new Event('visibilitychange'));
    await isFull(SLOT);
  });
});

describe('on the booking page', () => {
  beforeEach(showNoCorsAnswers);

  it('a chosen slot that is full stays chosen and can be sent; the card says that the time is to be agreed', async () => {
    set('jobsPerMorning', '0');
    const { user } = await open('/schedule/book');
    expect(asked()).toHaveLength(0);
    await user.click(slot(SLOT));
    fill(FILLED);
    await user.click(control('ownerConfirmed'));
    await isFull(SLOT);
    expect(slot(SLOT)).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(/^The time you picked isn’t available/)).toBeVisible();
    await user.click(submitButton());
    expect(await screen.findByText(/^The time you asked for isn’t available. We’ll call you/)).toBeVisible();
    expect(screen.getByText(/^You asked for Saturday, November 21, 2026, Morning/)).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Add to calendar' })).toBeNull();
    expect(testBackend.read('bookedSlots', { days: ['2026-11-21'] })).toEqual([]);
  });

  it('a slot that came along and is full says so beside it, without opening the part', async () => {
    set('jobsPerMorning', '0');
    const arrival = new URLSearchParams({
      ...{ date: '2026-11-21', time: 'morning', serviceType: 'roof-inspection', name: FILLED.firstName },
      ...{ lastName: FILLED.lastName, email: FILLED.email, phone: FILLED.phone, address: FILLED.address },
      ...{ city: FILLED.city, state: 'FL', zipCode: FILLED.zip, timePreference: SLOT, stormDate: '' },
    });
    const { user } = await open(`/schedule/book?${arrival}`);
    await user.click(control('policyNumber'));
    expect(await screen.findByText('Not available: we’ll call')).toBeVisible();
  });
});

it('a slot that was picked on the page of a visit and is taken meanwhile is not called bookable', async () => {
  const { user } = await openLink();
  await shown();
  await user.click(visitSlot(MONDAY));
  set('jobsPerAfternoon', '0');
  localStorage.removeItem('takenSlots');
  document.dispatchEvent(new Event('visibilitychange'));
  await isFull(MONDAY);
  expect(await screen.findByText(/^Some times aren’t available/)).toBeVisible();
});

describe('the page of a booked visit', () => {
  it('whose time is to be agreed says so, and offers the free slots', async () => {
    set('jobsPerMorning', '0');
    const { user } = await openLink();
    const visit = await shown();
    expect(within(visit).getByRole('heading', { name: 'Time to be agreed' })).toBeVisible();
    expect(visit).toHaveTextContent('You asked for Saturday, November 21, 2026, Morning (8 AM to 12 PM)');
    expect(visit).toHaveTextContent('We’ll call you to agree on another one');
    expect(within(visit).queryByRole('group', { name: 'Add to calendar' })).toBeNull();
    await isFull(SLOT);

    await user.click(visitSlot(MONDAY));
    await user.click(button('Change'));
    expect(await screen.findByText(/Your visit is now on Monday/)).toBeVisible();
    expect(visitRow()).toMatchObject({ apptDate: '2026-11-23', toAgree: false });
    expect(await within(await shown()).findByRole('group', { name: 'Add to calendar' })).toBeVisible();
  });

  it('does not call its own slot full', async () => {
    set('jobsPerMorning', '1');
    takePlace('2026-11-22', 'morning');
    await openLink();
    await shown();
    await isFull('2026-11-22_morning');
    expect(slot(SLOT)).toHaveTextContent('8 AM to 12 PM');
  });

  it('offers a call when no slot is free, and lets none be chosen', async () => {
    set('closedDays', 'Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday');
    await openLink();
    expect(await screen.findByText(/^No time is available right now. Need another time/)).toBeVisible();
    expect(visitSlot(MONDAY)).toBeDisabled();
  });

  it('stays where it is when the chosen slot has just become full', async () => {
    const { user } = await openLink();
    await shown();
    await user.click(visitSlot(MONDAY));
    set('jobsPerAfternoon', '0');
    await user.click(button('Change'));
    expect(await screen.findByText(/^That time isn't available/)).toBeVisible();
    expect(visitRow()).toMatchObject({ apptDate: '2026-11-21', changes: 0 });
  });
});
