import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deliver, deliverAll, discardBooking, outbox, submitBooking } from '#src/services/booking-outbox.ts';
import {
  readSavedBooking,
  readSavedBookings,
  type SavedBooking,
  saveBooking,
} from '#src/stored/outbox/saved-bookings.ts';
import { aBooking } from '#tests/builders/booking.ts';
import { aSavedBooking } from '#tests/builders/saved-booking.ts';
import { type Fault, htmlPage, httpStatus, json, networkDrop, pausedAnswer } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { testBackend } from '#tests/msw/test-backend.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const { submissionId } = aSavedBooking();
const POST = { action: '' };
const GET = { action: 'booking_receipt' };

const submit = (over: Partial<SavedBooking> = {}) =>
  submitBooking(aSavedBooking(over), () => expect.unreachable('It can be stored.'));
const sentNow = () => bookingIntake.sent.map(({ method }) => method);
const saved = () => readSavedBooking(submissionId);
const reachesState = (state: SavedBooking['state']) =>
  waitFor(async () => expect(await saved()).toMatchObject({ state }));
const stored = () => testBackend.read('booking', { submissionId });

describe('a booking is on this device before it is sent,', () => {
  it('with all that is sent, and is no longer once the script has it', async () => {
    const waiting = pausedAnswer();
    bookingIntake.misbehave(waiting.fault);
    const submitted = submit();
    await waitFor(() => expect(sentNow()).toEqual(['POST']));
    expect(await saved()).toEqual(aSavedBooking());
    waiting.release();
    await submitted;
    await reachesState('received');
    expect(await saved()).toMatchObject({ fields: null, reference: stored()?.reference });
    expect(await saved()).toMatchObject({ place: '120 Ocean Avenue, Melbourne Beach, FL 32951' });
    expect(JSON.stringify(await readSavedBookings())).not.toMatch(/Ada|Marlowe|0142|Heron|Shingles/);
  });

  it('and says the language that it was typed in, whichever page sends it', async () => {
    const { fields } = aSavedBooking();
    await submit({ fields: fields && { ...fields, language: 'es' } });
    await reachesState('received');
    expect(testBackend.read('lead', { leadId: stored()?.leadId ?? '' })).toMatchObject({ language: 'es' });
  });

  it('and says none if it was saved before that was known, which counts as English', async () => {
    const { fields } = aSavedBooking();
    await submit({ fields: fields && { ...fields, language: '' } });
    await reachesState('received');
    expect(testBackend.read('lead', { leadId: stored()?.leadId ?? '' })).toMatchObject({ language: 'en' });
  });

  it.each([
    ['an email went to the homeowner', true, 'ada.marlowe@home.example'],
    ['none did', false, ''],
    ['nothing about it', undefined, ''],
  ])('and keeps the email address if the script says that %s', async (_what, mailed, mailedTo) => {
    showNoCorsAnswers();
    bookingIntake.misbehave(json({ ok: true, reference: 'RT-7K3M9Q', mailed }));
    expect(await submit()).toMatchObject({ state: 'received', mailedTo });
  });

  it('and keeps the time at which the button was pressed, however late it is sent', async () => {
    const { advance } = stopClock();
    const { submittedAt } = aSavedBooking();
    bookingIntake.misbehave(networkDrop);
    await submit();
    await advance(600_000);
    await deliver(submissionId);
    const [first, again] = bookingIntake.sent;
    expect(again?.fields).toEqual(first?.fields);
    expect(again?.fields).toContainEqual(['consentAt', submittedAt]);
  });
});

describe('a booking that was not sent', () => {
  it.each<[string, Fault]>([
    ['the connection broke', networkDrop],
    ['the script was busy', json({ ok: false, error: 'busy' })],
  ])('because %s waits, and is sent once with the same id when the page calls', async (_, fault) => {
    showNoCorsAnswers();
    bookingIntake.misbehave(fault);
    expect(await submit()).toMatchObject({ state: 'waiting' });
    await deliverAll('page');
    expect(await saved()).toMatchObject({ state: 'received', reference: stored()?.reference });
    await deliverAll('page');
    expect(sentNow()).toEqual(['POST', 'POST']);
  });

  it('is sent where the browser wrongly says that there is no connection', async () => {
    showNoCorsAnswers();
    await saveBooking(aSavedBooking());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await deliverAll('timer');
    expect(sentNow()).toEqual(['POST']);
    expect(await saved()).toMatchObject({ state: 'received' });
  });

  it('is sent once when several try together', async () => {
    showNoCorsAnswers();
    await saveBooking(aSavedBooking());
    await Promise.all([deliverAll('page'), deliver(submissionId), deliverAll('timer')]);
    expect(sentNow()).toEqual(['POST']);
  });

  it('because the script will not take it is not sent again until it is corrected', async () => {
    showNoCorsAnswers();
    const fields = aSavedBooking().fields!;
    const booking = aBooking({ apptDate: '2026-11-01' });
    expect(await submit({ fields: { ...fields, booking } })).toMatchObject({
      state: 'waiting',
      refusal: 'Please choose one of the days shown',
    });
    await deliverAll('page');
    expect(sentNow()).toEqual(['POST']);
    expect(await submit({ submittedAt: '2026-11-20T15:01:00.000Z' })).toMatchObject({
      state: 'received',
      refusal: '',
    });
  });
});

describe('a booking whose answer cannot be read', () => {
  it('is received once the script has it', async () => {
    expect(await submit()).toMatchObject({ state: 'unknown' });
    await reachesState('received');
    expect(sentNow()).toEqual(['POST', 'GET']);
  });

  it('keeps the email address if the receipt says that an email went there', async () => {
    bookingIntake.misbehave(json({ ok: true, found: true, reference: 'RT-7K3M9Q', mailed: true }), GET);
    await submit();
    await reachesState('received');
    expect(await saved()).toMatchObject({ mailedTo: 'ada.marlowe@home.example' });
  });

  it('that did not arrive is asked for three times in ten seconds and then sent again', async () => {
    const { advance } = stopClock();
    bookingIntake.misbehave(httpStatus(500), POST);
    const end = outbox.subscribe(() => {});
    await submit();
    await waitFor(() => expect(sentNow()).toEqual(['POST', 'GET']));
    await waitFor(() => expect(outbox.read()?.activities.get(submissionId)).toBe('asking'));
    end();
    for (const asked of [2, 3]) {
      await advance(5000);
      await waitFor(() => expect(sentNow().filter((method) => method === 'GET')).toHaveLength(asked));
    }
    await reachesState('waiting');
    expect(await saved()).toMatchObject({ lost: 1, fields: aSavedBooking().fields });
    await deliverAll('timer');
    await reachesState('received');
  });

  it('that is lost five times waits for an occasion: a load, a connection, the visitor', async () => {
    await saveBooking(aSavedBooking({ lost: 5 }));
    await deliverAll('timer');
    expect(sentNow()).toEqual([]);
    await deliverAll('page');
    await reachesState('received');
  });

  it.each<[string, Fault]>([
    ['an HTML page', htmlPage],
    ['nothing that arrives', networkDrop],
  ])(
    'of an endpoint that answers a question for a receipt with %s stays unknown, is asked for once a visit and never sent again',
    async (_, fault) => {
      bookingIntake.misbehave(fault, { ...GET, times: 9 });
      await submit();
      await waitFor(() => expect(sentNow()).toEqual(['POST', 'GET']));
      for (const occasion of ['page', 'timer'] as const) await deliverAll(occasion);
      expect(sentNow()).toEqual(['POST', 'GET']);
      sessionStorage.clear();
      await deliverAll('page');
      await deliverAll('page');
      expect(sentNow()).toEqual(['POST', 'GET', 'GET']);
      expect(await saved()).toMatchObject({ state: 'unknown', fields: aSavedBooking().fields });
    },
  );
});

describe('a correction', () => {
  const corrected = () => {
    const fields = aSavedBooking().fields!;
    const booking = { ...fields.booking, notes: 'Two holes' };
    return { submittedAt: '2026-11-20T15:05:00.000Z', fields: { ...fields, booking } };
  };

  it('made while the first version is being sent follows it, so that it counts', async () => {
    showNoCorsAnswers();
    const waiting = pausedAnswer();
    bookingIntake.misbehave(waiting.fault);
    const first = submit();
    await waitFor(() => expect(sentNow()).toEqual(['POST']));
    const second = submit(corrected());
    await waitFor(async () => expect((await saved())?.fields?.booking.notes).toBe('Two holes'));
    expect(sentNow()).toEqual(['POST']);
    waiting.release();
    await Promise.all([first, second]);
    expect(sentNow()).toEqual(['POST', 'POST']);
    const lead = testBackend.read('lead', { leadId: stored()?.leadId ?? '' });
    expect(lead?.notes).toBe('Two holes');
    expect(await saved()).toMatchObject({ state: 'received' });
  });

  it('is not called received because the first version is', async () => {
    showNoCorsAnswers();
    const waiting = pausedAnswer();
    bookingIntake.misbehave(waiting.fault);
    bookingIntake.misbehave(networkDrop);
    const first = submit();
    await waitFor(() => expect(sentNow()).toEqual(['POST']));
    const second = submit(corrected());
    await waitFor(async () => expect((await saved())?.fields?.booking.notes).toBe('Two holes'));
    waiting.release();
    await first;
    expect(await second).toMatchObject({ state: 'waiting', ...corrected() });
  });
});

it('a deleted booking is gone, also when it is being sent', async () => {
  showNoCorsAnswers();
  const waiting = pausedAnswer();
  bookingIntake.misbehave(waiting.fault);
  const submitted = submit();
  await waitFor(() => expect(sentNow()).toEqual(['POST']));
  await discardBooking(submissionId);
  waiting.release();
  expect(await submitted).toBeNull();
  expect(await readSavedBookings()).toEqual([]);
});

it('a lock that a stopped tab holds does not stop a booking', async () => {
  showNoCorsAnswers();
  const { advance } = stopClock();
  const request = vi.fn(
    (_name: string, { signal }: LockOptions) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  try {
    const submitted = submit();
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    expect(sentNow()).toEqual([]);
    await advance(5000);
    expect(await submitted).toMatchObject({ state: 'received' });
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});
