import { describe, expect, it, vi } from 'vitest';
import { env } from '#src/lib/env.ts';
import { BOOKING_TIMEOUT_MS, fetchBookingReceipt, sendBooking } from '#src/services/booking-intake.ts';
import { aBooking } from '#tests/builders/booking.ts';
import { emptyBody, held, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { configured } from '#tests/setup/configured.ts';

const submissionId = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';

const envelope = { submissionId, contactConsent: '2026-11', marketingConsent: '' };

describe('a booking request', () => {
  it('is one multipart POST without credentials or a readable answer, with exactly these fields', async () => {
    stopClock();
    const booking = aBooking();
    await sendBooking(booking, envelope);

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
      ['submissionId', submissionId],
      ['contactConsent', '2026-11'],
      ['marketingConsent', ''],
      ['consentAt', expect.stringMatching(/^2026-11-20T15:00:\d\d\.\d{3}Z$/)],
      ['token', env.bookingToken],
      ['_source', 'BookInspection'],
      ['redirect', 'http://localhost:3000'],
      ['Service Type', 'No Cost Roof Inspection'],
    ]);
  });

  it('keeps every character of what was typed', async () => {
    const notes = 'Zeile 1\r\n"quoted" =1+1 – ñ 👍 --boundary';
    await sendBooking(aBooking({ notes, policyNumber: '=1+1', leadSource: '' }), envelope);
    const fields = Object.fromEntries(bookingIntake.sent[0]?.fields ?? []);
    expect(fields).toMatchObject({ notes, policyNumber: '=1+1', leadSource: '' });
  });

  it('includes the honeypot field when it was filled in', async () => {
    await sendBooking(aBooking(), { ...envelope, leaveEmpty: 'http://spam.example' });
    expect(bookingIntake.sent[0]?.fields).toContainEqual(['leaveEmpty', 'http://spam.example']);
  });

  it('goes to the configured script with the configured token', async () => {
    configured({ bookingToken: 'owners-token', bookingEndpoint: '/api/script?v=2' });
    await sendBooking(aBooking(), envelope);
    expect(bookingIntake.sent[0]?.url.search).toBe('?v=2');
    expect(bookingIntake.sent[0]?.fields).toContainEqual(['token', 'owners-token']);
  });

  it.each([
    ['an HTML page', htmlPage],
    ['status 500', httpStatus(500)],
    ['nothing', emptyBody],
  ])(
    'counts as sent when the script answers with %s, because the answer cannot be read',
    async (_, fault) => {
      bookingIntake.misbehave(fault);
      await expect(sendBooking(aBooking(), envelope)).resolves.toBeUndefined();
    },
  );

  it('fails when the connection drops', async () => {
    bookingIntake.misbehave(networkDrop);
    await expect(sendBooking(aBooking(), envelope)).rejects.toThrow();
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

  it('gives the reference of a booking that arrived', async () => {
    await sendBooking(aBooking({}, scriptBackend.nowMs()), envelope);
    expect(await fetchBookingReceipt(submissionId)).toEqual({
      state: 'found',
      reference: expect.stringMatching(/^RT-\w{6}$/),
    });
  });

  it('is missing when the script does not have the booking', async () => {
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });

  it.each([
    ['an HTML page', htmlPage],
    ['an empty body', emptyBody],
    ['a dropped connection', networkDrop],
    ['status 500', httpStatus(500, '{"found":false}')],
    ['a refusal', json({ ok: false, error: 'unknown_action' })],
    ['an older script’s answer', json({ result: 'success' })],
    ['a wrong shape', json({ ok: true, found: 'yes' })],
    ['an array', json(['found'])],
  ])('is unknown after %s, and is not requested again in this visit', async (_, fault) => {
    bookingIntake.misbehave(fault);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(bookingIntake.sent).toHaveLength(1);
  });

  it('is requested again after a fault when the script has answered such a request before', async () => {
    await fetchBookingReceipt(submissionId);
    bookingIntake.misbehave(networkDrop);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });

  it('is not requested without a connection, and can be requested later', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(bookingIntake.sent).toHaveLength(0);
    connection.mockRestore();
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });
});

it('without an answer for 30 seconds, a booking fails and a receipt is unknown', async () => {
  const { advance } = stopClock();
  bookingIntake.misbehave(held().fault, { times: 2 });
  const booking = sendBooking(aBooking(), envelope).catch(() => 'failed');
  const receipt = fetchBookingReceipt(submissionId);
  await advance(BOOKING_TIMEOUT_MS);
  expect(await booking).toBe('failed');
  expect(await receipt).toEqual({ state: 'unknown' });
});
