import { test as base } from 'vitest';
import type { Settings } from '#backend/core/settings.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, SETTINGS } from '#tests/core/backend.ts';

export const SUBMISSION = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';
export const BATCH = 'website-bookings';
export const MONDAY = { apptDate: '2026-11-23', apptTime: 'afternoon' } as const;
export const SATURDAY = 'Saturday, November 21, 2026, Morning (8 AM to 12 PM)';

/** A booking for Saturday morning, made on Friday at ten, and what its link can do. */
export function aVisit(startMs?: number, settings: Partial<Settings> = {}) {
  const backend = aBackend(startMs, settings);
  const send = (over: Record<string, string> = {}) =>
    backend.book({ ...aBookingPost({}, startMs), submissionId: SUBMISSION, ...over });
  const answer = send();
  const { reference } = answer;
  const getToken = (submissionId = SUBMISSION): string =>
    String(backend.call('booking_receipt', { submissionId }).visit ?? '');
  const visit = getToken();
  const booking = () => {
    const row = backend.store.read('booking', { submissionId: SUBMISSION });
    if (!row) throw new Error('There is no booking.');
    return row;
  };
  const { leadId } = booking();
  const stored = () => {
    const row = backend.store.read('visit', { visitId: booking().visitId });
    if (!row) throw new Error('There is no visit.');
    return row;
  };
  return {
    backend,
    send,
    answer,
    reference,
    visit,
    getToken,
    leadId,
    booking,
    /** The row of the visit. */
    stored,
    lead: () => backend.lead(leadId),
    history: () => backend.history(leadId),
    toCompany: () => backend.mail.filter(({ to }) => to === SETTINGS.company.email),
    toHomeowner: () => backend.mail.filter(({ to }) => to === 'ada.marlowe@home.example'),
    show: (token: unknown = visit) => backend.call('show_visit', { visit: token }),
    move: (slot: object = MONDAY, token = visit) => backend.call('change_visit', { visit: token, ...slot }),
    cancel: (token = visit) => backend.call('cancel_visit', { visit: token }),
    restore: (token = visit) => backend.call('restore_visit', { visit: token }),
  };
}

export const visitTest = base.extend('booked', () => aVisit());
