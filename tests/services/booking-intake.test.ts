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

describe('a booking on the wire', () => {
  it('is one multipart post without credentials, its answer unread, with exactly these fields', async () => {
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

  it('says so when something filled in the field nobody sees', async () => {
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
  ])('counts as sent when the script answers with %s, for the answer cannot be read', async (_, fault) => {
    bookingIntake.misbehave(fault);
    await expect(sendBooking(aBooking(), envelope)).resolves.toBeUndefined();
  });

  it('fails when the connection drops', async () => {
    bookingIntake.misbehave(networkDrop);
    await expect(sendBooking(aBooking(), envelope)).rejects.toThrow();
  });
});

describe('the receipt of a booking', () => {
  it('is asked for by a readable GET with the submission id', async () => {
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

  it('is missing when the script knows no such booking', async () => {
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
    ['no object', json(['found'])],
  ])('stays unknown after %s, and is not asked for again in this visit', async (_, fault) => {
    bookingIntake.misbehave(fault);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(bookingIntake.sent).toHaveLength(1);
  });

  it('is asked for again, also after a fault, where one was given before', async () => {
    await fetchBookingReceipt(submissionId);
    bookingIntake.misbehave(networkDrop);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });

  it('is not asked for without a connection, and then still may be', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'unknown' });
    expect(bookingIntake.sent).toHaveLength(0);
    connection.mockRestore();
    expect(await fetchBookingReceipt(submissionId)).toEqual({ state: 'missing' });
  });
});

it('nothing that comes back within 30 seconds is a failed booking and an unknown receipt', async () => {
  const { advance } = stopClock();
  bookingIntake.misbehave(held().fault, { times: 2 });
  const booking = sendBooking(aBooking(), envelope).catch(() => 'failed');
  const receipt = fetchBookingReceipt(submissionId);
  await advance(BOOKING_TIMEOUT_MS);
  expect(await booking).toBe('failed');
  expect(await receipt).toEqual({ state: 'unknown' });
});
