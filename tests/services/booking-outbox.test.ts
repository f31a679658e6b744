import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deliver, deliverAll, discardBooking, outbox, submitBooking } from '#src/services/booking-outbox.ts';
import {
  type KeptBooking,
  keepBooking,
  readKeptBooking,
  readKeptBookings,
} from '#src/stored/kept/kept-bookings.ts';
import { aBooking } from '#tests/builders/booking.ts';
import { aKeptBooking } from '#tests/builders/kept-booking.ts';
import { type Fault, held, htmlPage, httpStatus, json, networkDrop } from '#tests/msw/faults.ts';
import { bookingIntake } from '#tests/msw/handlers/booking-intake.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { showNoCorsAnswers } from '#tests/setup/no-cors.ts';

const { submissionId } = aKeptBooking();
const POST = { action: '' };
const GET = { action: 'booking_receipt' };

const submit = (over: Partial<KeptBooking> = {}) =>
  submitBooking(aKeptBooking(over), () => expect.unreachable('It can be stored.'));
const sentNow = () => bookingIntake.sent.map(({ method }) => method);
const kept = () => readKeptBooking(submissionId);
const reachesState = (state: KeptBooking['state']) =>
  waitFor(async () => expect(await kept()).toMatchObject({ state }));
const stored = () => scriptBackend.read('booking', { submissionId });

describe('a booking is on this device before it is sent,', () => {
  it('with all that is sent, and is no longer once the script has it', async () => {
    const waiting = held();
    bookingIntake.misbehave(waiting.fault);
    const submitted = submit();
    await waitFor(() => expect(sentNow()).toEqual(['POST']));
    expect(await kept()).toEqual(aKeptBooking());
    waiting.release();
    await submitted;
    await reachesState('received');
    expect(await kept()).toMatchObject({ fields: null, reference: stored()?.reference });
    expect(JSON.stringify(await readKeptBookings())).not.toMatch(/Ada|Marlowe|0142|Ocean/);
  });

  it('and keeps the time at which the button was pressed, however late it is sent', async () => {
    const { advance } = stopClock();
    const { submittedAt } = aKeptBooking();
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
    expect(await kept()).toMatchObject({ state: 'received', reference: stored()?.reference });
    await deliverAll('page');
    expect(sentNow()).toEqual(['POST', 'POST']);
  });

  it('is not tried without a connection', async () => {
    await keepBooking(aKeptBooking());
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await deliverAll('page');
    expect(sentNow()).toEqual([]);
    expect(await kept()).toMatchObject({ state: 'waiting' });
  });

  it('is sent once when several try together', async () => {
    showNoCorsAnswers();
    await keepBooking(aKeptBooking());
    await Promise.all([deliverAll('page'), deliver(submissionId), deliverAll('timer')]);
    expect(sentNow()).toEqual(['POST']);
  });

  it('because the script will not take it is not sent again until it is corrected', async () => {
    showNoCorsAnswers();
    const fields = aKeptBooking().fields!;
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
    expect(await kept()).toMatchObject({ lost: 1, fields: aKeptBooking().fields });
    await deliverAll('timer');
    await reachesState('received');
  });

  it('that is lost five times waits for an occasion: a load, a connection, the visitor', async () => {
    await keepBooking(aKeptBooking({ lost: 5 }));
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
      expect(await kept()).toMatchObject({ state: 'unknown', fields: aKeptBooking().fields });
    },
  );
});

describe('a correction', () => {
  const corrected = () => {
    const fields = aKeptBooking().fields!;
    const booking = { ...fields.booking, notes: 'Two holes' };
    return { submittedAt: '2026-11-20T15:05:00.000Z', fields: { ...fields, booking } };
  };

  it('made while the first version is being sent follows it, so that it counts', async () => {
    showNoCorsAnswers();
    const waiting = held();
    bookingIntake.misbehave(waiting.fault);
    const first = submit();
    await waitFor(() => expect(sentNow()).toEqual(['POST']));
    const second = submit(corrected());
    await waitFor(async () => expect((await kept())?.fields?.booking.notes).toBe('Two holes'));
    expect(sentNow()).toEqual(['POST']);
    waiting.release();
    await Promise.all([first, second]);
    expect(sentNow()).toEqual(['POST', 'POST']);
    const lead = scriptBackend.read('lead', { leadId: stored()?.leadId ?? '' });
    expect(lead?.notes).toBe('Two holes');
    expect(await kept()).toMatchObject({ state: 'received' });
  });

  it('is not called received because the first version is', async () => {
    showNoCorsAnswers();
    const waiting = held();
    bookingIntake.misbehave(waiting.fault);
    bookingIntake.misbehave(networkDrop);
    const first = submit();
    await waitFor(() => expect(sentNow()).toEqual(['POST']));
    const second = submit(corrected());
    await waitFor(async () => expect((await kept())?.fields?.booking.notes).toBe('Two holes'));
    waiting.release();
    await first;
    expect(await second).toMatchObject({ state: 'waiting', ...corrected() });
  });
});

it('a deleted booking is gone, also when it is being sent', async () => {
  showNoCorsAnswers();
  const waiting = held();
  bookingIntake.misbehave(waiting.fault);
  const submitted = submit();
  await waitFor(() => expect(sentNow()).toEqual(['POST']));
  await discardBooking(submissionId);
  waiting.release();
  expect(await submitted).toBeNull();
  expect(await readKeptBookings()).toEqual([]);
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
