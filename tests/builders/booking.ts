import { addDays } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { BOOKING_FORM_SOURCE } from '#contract/form-choices.ts';
import type { Booking, BookingPost } from '#contract/forms/booking.ts';
import { BOOKING_SERVICES } from '#contract-words/visit.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

/** A complete booking for the morning after `nowMs`. */
export function aBooking(over: Partial<Booking> = {}, nowMs = FRIDAY_TEN): Booking {
  const today = easternDay(nowMs);
  return {
    service: 'roof-inspection',
    firstName: 'Ada',
    lastName: 'Marlowe',
    email: 'ada.marlowe@home.example',
    phone: '(321) 555-0142',
    address: '120 Ocean Avenue',
    city: 'Melbourne Beach',
    state: 'FL',
    zip: '32951',
    insuranceCarrier: 'Heron Mutual',
    policyNumber: '00123-H',
    previousClaims: 'No',
    notes: 'Shingles are gone above the kitchen and water comes in.',
    apptDate: addDays(today, 1),
    apptTime: 'morning',
    dateOfLoss: addDays(today, -2),
    leadSource: 'Google Search',
    ...over,
  };
}

/**
 * The booking as the site posts it, with the confirmation and the hidden fields (docs/interfaces.md, "The
 * wire").
 */
export function aBookingPost(over: Partial<BookingPost> = {}, nowMs = FRIDAY_TEN): Record<string, string> {
  const booking = aBooking({}, nowMs);
  return {
    ...booking,
    ownerConfirmed: 'Yes',
    submissionId: '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10',
    redirect: 'http://localhost:5173',
    token: 'dev-booking-token',
    _source: BOOKING_FORM_SOURCE,
    'Service Type': BOOKING_SERVICES[booking.service],
    ...over,
  };
}
