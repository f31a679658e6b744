import { placeInOneLine } from '#contract/visits/calendar-file.ts';
import type { SavedBooking } from '#src/stored/outbox/saved-bookings.ts';
import { pageNow } from '#tests/setup/standing-clock.ts';
import { aBooking } from './booking.ts';

/** A booking for tomorrow morning that waits on this device since now. */
export function aSavedBooking(over: Partial<SavedBooking> = {}): SavedBooking {
  const booking = aBooking({}, pageNow());
  return {
    submissionId: '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10',
    submittedAt: new Date(pageNow()).toISOString(),
    state: 'waiting',
    service: booking.service,
    date: booking.apptDate,
    period: booking.apptTime,
    digest: 'any',
    reference: '',
    visitToken: '',
    toAgree: false,
    takesPhotos: false,
    isConfirmed: false,
    agreedTime: '',
    changes: 0,
    undoUntil: '',
    mailedTo: '',
    place: placeInOneLine(booking),
    refusal: '',
    wasOffline: false,
    lost: 0,
    fields: {
      booking,
      typed: { ...booking, ownerConfirmed: 'Yes' },
      language: 'en',
      contactConsent: '2026-11',
      marketingConsent: '',
      leaveEmpty: '',
    },
    ...over,
  };
}
