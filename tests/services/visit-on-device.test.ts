import { beforeEach, expect, it } from 'vitest';
import type { BookingRow } from '#backend/core/rows.ts';
import { cancelVisitAction, changeVisitAction, showVisitAction } from '#contract/actions/bookings/visits.ts';
import { sendBooking } from '#src/services/booking-intake.ts';
import { deliver, deliverAll, noteVisit } from '#src/services/booking-outbox.ts';
import { call, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { readSavedBooking, readSavedBookings, saveBooking } from '#src/stored/outbox/saved-bookings.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const { submissionId, submittedAt } = aSavedBooking();
const { booking, ...consents } = aSavedBooking().fields!;
const MOVED = { apptDate: '2026-11-23', apptTime: 'afternoon' } as const;

const saved = () => readSavedBooking(submissionId);
const tokenOf = async () => (await saved())?.visitToken ?? '';

/** Keeps a booking that has arrived without this device knowing, and was changed elsewhere since then. */
async function changedElsewhere(over: Partial<BookingRow>) {
  await sendBooking({ ...consents, booking, submissionId, submittedAt });
  const row = testBackend.read('booking', { submissionId });
  if (row) testBackend.write({ kind: 'putBooking', row: { ...row, ...over } });
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
  await changedElsewhere({ canceledAt: '2026-11-20T15:10:00.000Z' });
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
  expect(await saved()).toBeNull();
});
