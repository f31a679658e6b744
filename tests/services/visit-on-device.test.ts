import { beforeEach, expect, it } from 'vitest';
import type { BookingRow } from '#backend/core/rows.ts';
import { cancelVisitAction, changeVisitAction, showVisitAction } from '#contract/actions/bookings/visits.ts';
import { sendBooking } from '#src/services/booking-intake.ts';
import { deliver, deliverAll, noteVisit } from '#src/services/booking-outbox.ts';
import { call, type RepResult } from '#src/services/rep-script/transport.ts';
import { keepBooking, readKeptBooking, readKeptBookings } from '#src/stored/kept/kept-bookings.ts';
import { aKeptBooking } from '#tests/builders/kept-booking.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const { submissionId, submittedAt } = aKeptBooking();
const { booking, ...consents } = aKeptBooking().fields!;
const MOVED = { apptDate: '2026-11-23', apptTime: 'afternoon' } as const;

const kept = () => readKeptBooking(submissionId);
const tokenOf = async () => (await kept())?.visitToken ?? '';

/** Keeps a booking that has arrived without this device knowing, and was changed elsewhere since then. */
async function changedElsewhere(over: Partial<BookingRow>) {
  await sendBooking({ ...consents, booking, submissionId, submittedAt });
  const row = scriptBackend.read('booking', { submissionId });
  if (row) scriptBackend.write({ kind: 'putBooking', row: { ...row, ...over } });
  await keepBooking(aKeptBooking({ state: 'unknown' }));
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
  expect(await kept()).toMatchObject({ state: 'received', ...slot, changes: 1 });
});

it('a booking that was canceled on another device is no longer kept', async () => {
  await changedElsewhere({ canceledAt: '2026-11-20T15:10:00.000Z' });
  expect(await readKeptBookings()).toEqual([]);
});

it('the token of a received booking opens its visit, and what changes there is shown here', async () => {
  await keepBooking(aKeptBooking());
  await deliver(submissionId);
  const visit = await tokenOf();
  const shown = visitOf(await call(showVisitAction, { visit }));
  expect(shown).toMatchObject({ state: 'booked', apptDate: booking.apptDate });
  await noteVisit(visit, visitOf(await call(changeVisitAction, { visit, ...MOVED })));
  expect(await kept()).toMatchObject({ date: MOVED.apptDate, period: MOVED.apptTime, changes: 1 });
  await noteVisit('another.visit.link', visitOf(await call(cancelVisitAction, { visit })));
  expect(await kept()).not.toBeNull();
  await noteVisit(visit, visitOf(await call(showVisitAction, { visit })));
  expect(await kept()).toBeNull();
});
