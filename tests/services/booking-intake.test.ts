import { describe, expect, it, vi } from 'vitest';
import { env } from '#src/lib/env.ts';
import {
  BOOKING_TIMEOUT_MS,
  type BookingSubmission,
  fetchBookingReceipt,
  sendBooking,
} from '#src/services/booking-intake.ts';
import { aBooking } from '#tests/builders/booking.ts';
import {
  brokenOff,
  emptyBody,
  htmlPage,
  httpStatus,
  json,
  networkDrop,
  pausedAnswer,
} from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { configured } from '#tests/setup/configured.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const submissionId = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';

const send = (over: Partial<BookingSubmission> = {}) =>
  sendBooking({
    booking: aBooking({}, testBackend.nowMs()),
    submissionId,
    submittedAt: '2026-11-20T14:59:30.000Z',
    language: 'en',
    contactConsent: '2026-11',
    marketingConsent: '',
    ...over,
  });

describe('a booking request', () => {
  it('is one multipart POST without credentials or a readable answer, with exactly these fields', async () => {
    stopClock();
    const booking = aBooking();
    await send({ booking });

    expect(bookingIntake.sent).toHaveLength(1);
    const [sent] = bookingIntake.sent;
    expect(sent?.method).toBe('POST');
    expect(sent?.url.href).toBe('http://localhost:3000/api/script');
    expect(sent?.contentType).toMatch(/^multipart\/form-data; boundary=/);
    expect(sent?.mode).toBe('no-cors');
    expect(sent?.credentials).toBe('omit');
    expect(sent?.fields).toEqual([
      ...Object.entries(booking),
      ['ownerConfirmed', 'Yes'],
      ['language', 'en'],
      ['submissionId', submissionId],
      ['contactConsent', '2026-11'],
      ['marketingConsent', ''],
      ['consentAt', '2026-11-20T14:59:30.000Z'],
      ['token', env.bookingToken],
      ['_source', 'BookInspection'],
      ['redirect', 'http://localhost:3000'],
      ['Service Type', 'No Cost Roof Inspection'],
    ]);
  });

  it('keeps every character of what was typed, also in the honeypot field', async () => {
    const notes = 'Zeile 1\r\n"quoted" =1+1 – ñ 👍 --boundary';
    const leaveEmpty = 'http://spam.example';
    await send({ booking: aBooking({ notes, policyNumber: '=1+1', leadSource: '' }), leaveEmpty });
    const fields = Object.fromEntries(bookingIntake.sent[0]?.fields ?? []);
    expect(fields).toMatchObject({ notes, policyNumber: '=1+1', leadSource: '', leaveEmpty });
  });

  it('goes to the configured script with the configured token', async () => {
    configured({ bookingToken: 'owners-token', bookingEndpoint: '/api/script?v=2' });
    await send();
    expect(bookingIntake.sent[0]?.url.search).toBe('?v=2');
    expect(bookingIntake.sent[0]?.fields).toContainEqual(['token', 'owners-token']);
  });

  it.each([
    ['an HTML page', htmlPage],
    ['status 500', httpStatus(500)],
  ])(
    'counts as sent when the script answers with %s, because the answer cannot be read',
    async (_, fault) => {
      bookingIntake.misbehave(fault);
      expect(await send()).toEqual({ state: 'sent' });
    },
  );

  it('fails when the connection drops', async () => {
    bookingIntake.misbehave(networkDrop);
    expect(await send()).toEqual({ state: 'failed' });
  });
});

describe('on the site’s own origin, where the answer can be read, a booking', () => {
  it('is received when the script gives its reference', async () => {
    showNoCorsAnswers();
    expect(await send()).toEqual({
      state: 'received',
      reference: expect.stringMatching(/^RT-\w{6}$/),
      visitToken: expect.stringContaining('.'),
      toAgree: false,
      takesPhotos: true,
      isMailed: expect.any(Boolean),
    });
    expect(bookingIntake.sent[0]?.mode).toBe('no-cors');
  });

  it('is refused with the script’s words for the field when it will not take it as it is', async () => {
    showNoCorsAnswers();
    expect(await send({ booking: aBooking({ apptDate: '2026-11-01' }) })).toEqual({
      state: 'refused',
      message: 'Please choose one of the days shown',
    });
  });

  it.each([
    ['status 500 and a yes', 'failed', httpStatus(500, '{"ok":true}')],
    ['status 404 and a page', 'failed', httpStatus(404, '<!doctype html>')],
    ['that it is busy', 'failed', json({ ok: false, error: 'busy' })],
    ['a no', 'failed', json({ ok: false })],
    ['an error in another script’s words', 'failed', json({ error: 'Quota exceeded' })],
    ['a yes without a reference', 'sent', json({ ok: true })],
    ['another script’s answer', 'sent', json({ result: 'success' })],
    ['an HTML page', 'sent', htmlPage],
    ['nothing', 'sent', emptyBody],
    ['an answer that breaks off', 'sent', brokenOff],
  ])('answered with %s has %s', async (_, state, fault) => {
    showNoCorsAnswers();
    bookingIntake.misbehave(fault);
    expect(await send()).toEqual({ state });
  });
});

describe('the receipt of a booking', () => {
  it('is requested with a readable GET and the submission id', async () => {
    await fetchBookingReceipt(submissionId);
    const [sent] = bookingIntake.sent;
    expect(sent?.method).toBe('GET');
    expect(sent?.credentials).toBe('omit');
    expect(sent?.fields).toEqual([
      ['action', 'booking_receipt'],
      ['token', env.bookingToken],
      ['submissionId', submissionId],
    ]);
  });

  it('gives reference, slot and link of a booking that arrived', async () => {
    await send();
    expect(await fetchBookingReceipt(submissionId)).toEqual({
      state: 'found',
      booking: {
        reference: expect.stringMatching(/^RT-\w{6}$/),
        visitToken: expect.stringContaining('.'),
        toAgree: false,
        takesPhotos: true,
        isMailed: expect.any(Boolean),
        slot: { date: '2026-11-21', period: 'morning' },
        changes: 0,
        isCanceled: false,
      },
    });
  });

  it('that only says that the booking arrived is enough', async () => {
    bookingIntake.misbehave(json({ ok: true, found: true, apptDate: 'soon', visit: null }));
    expect(await fetchBookingReceipt(submissionId)).toEqual({
      state: 'found',
      booking: {
        ...{ reference: '', visitToken: '', toAgree: false, takesPhotos: false, slot: null },
        ...{ isMailed: false, changes: 0, isCanceled: false },
      },
    });
  });

  it('is missing when the script does not have the booking', async () => {
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });

  it.each([
    ['an HTML page', htmlPage],
    ['a dropped connection', networkDrop],
    ['status 500', httpStatus(500, '{"found":false}')],
    ['a refusal', json({ ok: false, error: 'unknown_action' })],
    ['an older script’s answer', json({ result: 'success' })],
    ['a wrong shape', json({ ok: true, found: 'yes' })],
  ])('is unknown after %s, and is not requested again in this visit', async (_, fault) => {
    bookingIntake.misbehave(fault);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(bookingIntake.sent).toHaveLength(1);
  });

  it('is requested in the next visit too when the script has answered such a request before', async () => {
    await fetchBookingReceipt(submissionId);
    sessionStorage.clear();
    bookingIntake.misbehave(networkDrop);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
    // Another endpoint has not answered yet.
    configured({ bookingEndpoint: '/api/script?v=2' });
    bookingIntake.misbehave(networkDrop);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(bookingIntake.sent).toHaveLength(3);
  });

  it('that fails without a connection is requested again later', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    bookingIntake.misbehave(networkDrop);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });

  it('is requested from a browser that says there is no connection when there is one', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });
});

it('without an answer for 30 seconds, a booking fails and a receipt is unknown', async () => {
  const { advance } = stopClock();
  bookingIntake.misbehave(pausedAnswer().fault, { times: 2 });
  const booking = send();
  const receipt = fetchBookingReceipt(submissionId);
  await advance(BOOKING_TIMEOUT_MS);
  expect(await booking).toEqual({ state: 'failed' });
  expect(await receipt).toEqual({ state: 'unknown' });
});
