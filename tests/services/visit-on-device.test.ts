import { beforeEach, describe, expect, it } from 'vitest';
import type { VisitRow } from '#backend/core/rows.ts';
import {
  cancelVisitAction,
  changeVisitAction,
  restoreVisitAction,
  showVisitAction,
  type Visit,
} from '#contract/actions/bookings/visits.ts';
import { sendBooking } from '#src/services/booking-intake.ts';
import { deliver, deliverAll, noteVisit } from '#src/services/booking-outbox.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { countSavedBookings, hasSavedBookings } from '#src/stored/outbox/saved-booking-count.ts';
import { readSavedBooking, readSavedBookings, saveBooking } from '#src/stored/outbox/saved-bookings.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const { submissionId, submittedAt } = aSavedBooking();
const { booking, ...consents } = aSavedBooking().fields!;
const MOVED = { apptDate: '2026-11-23', apptTime: 'afternoon' } as const;

const saved = () => readSavedBooking(submissionId);
const tokenOf = async () => (await saved())?.visitToken ?? '';

/** Keeps a booking that has arrived without this device knowing, and was changed elsewhere since then. */
async function changedElsewhere(over: Partial<VisitRow>) {
  await sendBooking({ ...consents, booking, submissionId, submittedAt });
  const { visitId = '' } = testBackend.read('booking', { submissionId }) ?? {};
  const row = testBackend.read('visit', { visitId });
  if (row) testBackend.write({ kind: 'putVisit', row: { ...row, ...over } });
  await saveBooking(aSavedBooking({ state: 'unknown' }));
  await deliverAll('page');
}

function visitOf<T>(result: RepResult<T>): T {
  if (!result.ok) throw new Error(result.reason);
  return result.answer;
}

beforeEach(showNoCorsAnswers);

it('a booking gets its slot from the receipt, if it was moved on another device', async () => {
  await changedElsewhere({ ...MOVED, changes: 1 });
  const slot = { date: MOVED.apptDate, period: MOVED.apptTime };
  expect(await saved()).toMatchObject({ state: 'received', ...slot, changes: 1 });
});

it('a booking that was canceled on another device is no longer kept', async () => {
  await changedElsewhere({ state: 'canceled' });
  expect(await readSavedBookings()).toEqual([]);
});

it('the token of a received booking opens its visit, and what changes there is shown here', async () => {
  await saveBooking(aSavedBooking());
  await deliver(submissionId);
  const visit = await tokenOf();
  const shown = visitOf(await call(showVisitAction, { visit }));
  expect(shown).toMatchObject({ state: 'booked', apptDate: booking.apptDate });
  await noteVisit(visit, visitOf(await call(changeVisitAction, { visit, ...MOVED })));
  expect(await saved()).toMatchObject({ date: MOVED.apptDate, period: MOVED.apptTime, changes: 1 });
  await noteVisit('another.visit.link', visitOf(await call(cancelVisitAction, { visit })));
  expect(await saved()).not.toBeNull();
  await noteVisit(visit, visitOf(await call(showVisitAction, { visit })));
  expect(await readSavedBookings()).toEqual([]);
  await noteVisit(visit, visitOf(await call(restoreVisitAction, { visit })));
  expect(await readSavedBookings()).toMatchObject([{ submissionId, changes: 3, undoUntil: '' }]);
});

describe('a canceled visit that can be brought back', () => {
  const token = 'a.b.c';
  const canceled: Visit = {
    reference: 'RT-7K3M9Q',
    service: booking.service,
    apptDate: booking.apptDate,
    apptTime: booking.apptTime,
    toAgree: false,
    state: 'canceled',
    isConfirmed: false,
    agreedTime: '',
    undoUntil: '2026-11-20T15:50:00.000Z',
    changes: 1,
    canRestore: true,
    mailed: true,
  };
  const keep = () => saveBooking(aSavedBooking({ state: 'received', visitToken: token, fields: null }));

  it('is hidden, and shown again with what it is then', async () => {
    await keep();
    await noteVisit(token, canceled);
    expect(await readSavedBookings()).toEqual([]);
    expect(countSavedBookings()).toBe(0);
    expect(hasSavedBookings()).toBe(true);
    const time = { isConfirmed: true, agreedTime: '09:30', toAgree: false };
    await noteVisit(token, { ...canceled, ...time, state: 'booked', undoUntil: '', changes: 2 });
    expect(await readSavedBookings()).toMatchObject([{ submissionId, ...time, undoUntil: '', changes: 2 }]);
    expect(countSavedBookings()).toBe(1);
  });

  it('is deleted when the time for that is over', async () => {
    await keep();
    await noteVisit(token, canceled);
    stopClock(new Date('2026-11-20T16:05:00Z'));
    await deliverAll('timer');
    expect(await saved()).toBeNull();
    expect(hasSavedBookings()).toBe(false);
  });

  it('is deleted at once if the script takes no cancel back', async () => {
    await keep();
    await noteVisit(token, { ...canceled, undoUntil: '' });
    expect(await saved()).toBeNull();
    expect(hasSavedBookings()).toBe(false);
  });

  it('is shown again when the same booking is sent anew', async () => {
    await keep();
    await noteVisit(token, canceled);
    await saveBooking(aSavedBooking());
    expect(await readSavedBookings()).toHaveLength(1);
  });
});
