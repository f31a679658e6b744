import { test as base, describe, expect } from 'vitest';
import { CAPS } from '#contract/limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const BATCH = 'website-requests';
const NUMBER = '13215550142';
const REQUEST = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '(321) 555-0142',
  email: 'ada.marlowe@home.example',
  address: '120 Ocean Avenue, Melbourne Beach',
  service: 'roof-repair',
  message: 'A branch went through the roof.\nThe kitchen is wet.',
  submissionId: 'request-0001',
  contactConsent: '2026-11',
};
const ELSEWHERE = '9 Heron Court, Palm Bay';

/** A company whose contact form was just sent by Ada. */
function aRequest(startMs?: number) {
  const backend = aBackend(startMs);
  const rep = backend.signedIn();
  let sent = 1;
  const send = (over: Record<string, unknown> = {}) => backend.call('request_call', { ...REQUEST, ...over });
  /** As after a reload: another filling of the form. */
  const sendAnew = (over: Record<string, unknown> = {}) => {
    sent += 1;
    return send({ submissionId: `request-000${sent}`, ...over });
  };
  const answer = send();
  const next = (batch = BATCH) => rep.answer({ batch });
  const leads = (batch = BATCH) => backend.count(batch) ?? 0;
  return { backend, rep, answer, send, sendAnew, next, leads };
}

const test = base.extend('asked', () => aRequest());

test('what the contact form sends is a lead at once, with the words, which may be called at any hour', () => {
  const midnight = FRIDAY_TEN - 10 * HOUR;
  const { answer, next, backend } = aRequest(midnight);
  expect(answer).toEqual({ ok: true });
  const { lead, calling, history } = next();
  const { submissionId: _, contactConsent: __, message: notes, ...typed } = REQUEST;
  expect(lead).toMatchObject({ ...typed, notes, source: 'request', status: 'New Lead' });
  expect(calling).toMatchObject({ requested: true });
  const words = 'Notes: A branch went through the roof.\n  The kitchen is wet.';
  expect(history).toMatchObject([{ action: 'created', note: `${words}\nConsent to contact: 2026-11` }]);
  const manager = backend.signedIn({ email: 'chief@reps.example', role: 'manager' });
  expect(manager.call('show_today').newBookings).toMatchObject({ count: 1 });
});

test('a form that is refused names its fields, and makes no lead', ({ asked }) => {
  const { sendAnew, leads } = asked;
  expect(sendAnew({ phone: '0321', address: ' ', service: 'gutters' })).toMatchObject({
    error: 'bad_request',
    fields: {
      phone: 'Please enter a valid phone number',
      address: 'Address is required',
      service: 'Please choose a service',
    },
  });
  expect(leads()).toBe(1);
});

test('website bookings come first in the list of batches, then requests, which nobody archives', ({
  asked,
}) => {
  const { backend, rep } = asked;
  backend.book(aBookingPost({ phone: '(321) 555-0199', submissionId: 'booking-1' }));
  backend.batch('a-list', 'A list');
  const { batches } = rep.call('list_batches') as { batches?: { name: string }[] };
  expect(batches?.map(({ name }) => name)).toEqual(['Website bookings', 'Website requests', 'A list']);
  const manager = backend.signedIn({ email: 'chief@reps.example', role: 'manager' });
  expect(manager.call('archive_batch', { batchId: BATCH, archived: true })).toMatchObject({ ok: false });
});

describe('a request sent again', () => {
  test('changes nothing when it is the same, also after a rep has worked the lead', ({ asked }) => {
    const { backend, rep, send, next, leads } = asked;
    const leadId = next().lead?.leadId ?? '';
    rep.save(leadId, 'Not Qualified', { note: 'Wants a new roof, not a tarp.' });
    const lead = backend.lead(leadId);
    expect(send()).toEqual({ ok: true });
    expect(backend.lead(leadId)).toEqual(lead);
    expect(backend.history(leadId).map(({ action }) => action)).toEqual(['saved', 'created']);
    expect(leads()).toBe(1);
  });

  test('with other words corrects the lead that nobody has worked, and later is only in its history', ({
    asked,
  }) => {
    const { backend, rep, send, next, leads } = asked;
    send({ phone: '(321) 555-0199' });
    const leadId = next().lead?.leadId ?? '';
    expect(backend.lead(leadId)).toMatchObject({ phone: '(321) 555-0199', phoneKey: '13215550199' });
    rep.save(leadId, 'Attempted', { note: 'No answer.' });
    send({ phone: '(321) 555-0199', email: 'ada@work.example' });
    expect(backend.lead(leadId)).toMatchObject({ email: REQUEST.email, notes: 'No answer.' });
    expect(backend.history(leadId)[0]).toMatchObject({
      action: 'changed',
      note: expect.stringContaining('Email: ada@work.example (was: ada.marlowe@home.example)'),
    });
    expect(leads()).toBe(1);
  });

  test('keeps the visit that a manager has set since', ({ asked }) => {
    const { backend, send } = asked;
    const manager = backend.signedIn({ email: 'chief@reps.example', role: 'manager' });
    const { leadId = '' } = backend.store.read('sameNumber', { phoneKeys: [NUMBER], limit: 1 })[0] ?? {};
    const set = { leadId, visitSlot: '2026-11-24_morning' };
    expect(manager.call('manage_lead', set)).toMatchObject({ ok: true });
    send({ message: 'Two branches.' });
    expect(backend.lead(leadId)).toMatchObject({
      notes: 'Two branches.',
      apptDate: '2026-11-24',
      apptTime: 'morning',
    });
  });
});

describe('a homeowner who asks twice', () => {
  test('is one lead, with both requests in its history', ({ asked }) => {
    const { backend, sendAnew, next, leads } = asked;
    sendAnew({ message: 'It is getting worse.' });
    expect(leads()).toBe(1);
    const { lead, history } = next();
    expect(lead?.notes).toBe(REQUEST.message);
    expect(history[0]).toMatchObject({
      action: 'requested',
      note: expect.stringContaining('Notes: It is getting worse.'),
    });
    expect(backend.lead(lead?.leadId ?? '')).toMatchObject({ callbackAt: '' });
  });

  test('after a call without an answer is due now, before all others, for every rep', ({ asked }) => {
    const { backend, rep, sendAnew, next, leads } = asked;
    const leadId = next().lead?.leadId ?? '';
    rep.save(leadId, 'Attempted', { note: 'No answer.' });
    backend.wait(5 * MINUTE);
    sendAnew({ phone: '(321) 555-0177', firstName: 'Grace' });
    sendAnew({ message: 'Please call, water comes in!' });
    expect(leads()).toBe(2);
    const colleague = backend.signedIn({ email: 'kim@reps.example' });
    expect(colleague.next({ batch: BATCH })).toBe(leadId);
    expect(backend.lead(leadId)).toMatchObject({ callbackRep: '', notes: 'No answer.' });
  });

  test('is due now also after the undo of that call', ({ asked }) => {
    const { backend, rep, sendAnew, next } = asked;
    const leadId = next().lead?.leadId ?? '';
    const undo = () => rep.call('undo_lead', { leadId });
    rep.save(leadId, 'Attempted', { note: 'No answer.', callbackAt: at(DAY) });
    undo();
    expect(backend.lead(leadId)).toMatchObject({ callbackAt: '' });
    rep.save(leadId, 'Attempted', { note: 'No answer.' });
    backend.wait(5_000);
    sendAnew();
    expect(undo()).toMatchObject({ ok: true });
    expect(backend.lead(leadId)).toMatchObject({ callbackAt: at(5_000), status: 'New Lead', workedAt: '' });
  });

  test('is due now also before a callback that was agreed on, which its history still says', ({ asked }) => {
    const { backend, rep, sendAnew, next } = asked;
    const leadId = next().lead?.leadId ?? '';
    rep.save(leadId, 'Attempted', { note: 'On Monday.', callbackAt: at(3 * DAY), callbackMine: true });
    backend.wait(MINUTE);
    sendAnew();
    expect(backend.lead(leadId)).toMatchObject({ callbackAt: at(MINUTE), callbackRep: '' });
    const [line] = backend.history(leadId);
    expect(line?.note).toMatch(/\nA callback was agreed for Mon, Nov 23, 10:00\sAM Eastern\.$/);
  });

  test('for another house is another lead, up to the cap of a number', ({ asked }) => {
    const { sendAnew, leads } = asked;
    sendAnew({ address: ELSEWHERE });
    expect(leads()).toBe(2);
    for (let number = 1; number <= CAPS.bookingLeadsOfNumber; number++) {
      sendAnew({ address: `${number} Heron Court, Palm Bay`, message: `House ${number}` });
    }
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber);
  });

  test('is a new lead when a manager has put the batch of the first one aside', ({ asked }) => {
    const { backend, sendAnew, leads } = asked;
    backend.from('203.0.113.7');
    for (let number = 0; number <= CAPS.bookingsOfSender; number++) {
      sendAnew({ phone: `321-555-${1000 + number}`, submissionId: `flood-${number}xxxx` });
    }
    const batchId = 'to-check-2026-11-20';
    const phone = `321-555-${1000 + CAPS.bookingsOfSender}`;
    const manager = backend.signedIn({ email: 'chief@reps.example', role: 'manager' });
    expect(manager.call('archive_batch', { batchId, archived: true })).toMatchObject({ ok: true });
    const before = leads();
    backend.from('198.51.100.9');
    sendAnew({ phone });
    expect([leads(), leads(batchId)]).toEqual([before + 1, 1]);
  });

  test('is a new lead when the first one came with a flood, so that it is not put aside with that', ({
    asked,
  }) => {
    const { backend, sendAnew, leads } = asked;
    backend.from('203.0.113.7');
    for (let number = 0; number <= CAPS.bookingsOfSender; number++) {
      backend.book(aBookingPost({ phone: `321-555-${1000 + number}`, submissionId: `flood-${number}` }));
    }
    expect(leads('to-check-2026-11-20')).toBeGreaterThan(1);
    backend.from('198.51.100.9');
    sendAnew({ phone: `321-555-${1000 + CAPS.bookingsOfSender}` });
    expect(leads()).toBe(2);
  });

  test('is a new lead once the first one is closed, or a week old', ({ asked }) => {
    const { backend, rep, sendAnew, next, leads } = asked;
    rep.save(next().lead?.leadId ?? '', 'Not Qualified');
    sendAnew();
    expect(leads()).toBe(2);
    backend.wait(8 * DAY);
    sendAnew();
    expect(leads()).toBe(3);
  });
});

describe('a homeowner who books, too', () => {
  test('is one lead: a request after the booking is a line of its history', ({ asked }) => {
    const { backend, sendAnew, leads } = asked;
    const phone = '(321) 555-0160';
    backend.book(aBookingPost({ phone, submissionId: 'booking-1' }));
    sendAnew({ phone });
    expect([leads(), leads('website-bookings')]).toEqual([1, 1]);
    const { leadId = '' } = backend.store.read('booking', { submissionId: 'booking-1' }) ?? {};
    expect(backend.history(leadId).map(({ action }) => action)).toEqual(['requested', 'created']);
  });

  test('is one lead: the booking takes the request’s over, with what it said', ({ asked }) => {
    const { backend, next, leads } = asked;
    backend.wait(MINUTE);
    backend.book(aBookingPost({ submissionId: 'booking-1' }));
    expect([leads(), leads('website-bookings')]).toEqual([0, 1]);
    const { lead, history, visit } = next('website-bookings');
    expect(lead).toMatchObject({ source: 'booking', service: 'roof-inspection', apptTime: 'morning' });
    expect(visit).toMatchObject({ state: 'asked' });
    expect(history[0]).toMatchObject({
      action: 'booked',
      note: expect.stringContaining('(was: A branch went through the roof.'),
    });
  });

  test('is one lead, which still says what rep had the request and did not save it', ({ asked }) => {
    const { backend, rep, next } = asked;
    const leadId = next().lead?.leadId ?? '';
    backend.wait(20 * MINUTE);
    backend.book(aBookingPost({ submissionId: 'booking-1' }));
    expect(backend.lead(leadId)).toMatchObject({ source: 'booking', leaseRep: '' });
    const line = { action: 'not_saved', rep: rep.email };
    expect(backend.history(leadId)).toContainEqual(expect.objectContaining(line));
  });

  test('keeps the booking when the request is sent again with other words', ({ asked }) => {
    const { backend, send } = asked;
    backend.wait(MINUTE);
    backend.book(aBookingPost({ submissionId: 'booking-1' }));
    const { leadId = '' } = backend.store.read('booking', { submissionId: 'booking-1' }) ?? {};
    const booked = backend.lead(leadId);
    send({ message: 'Please call my wife instead.' });
    expect(backend.lead(leadId)).toEqual(booked);
    expect(backend.history(leadId)[0]).toMatchObject({
      action: 'requested',
      note: expect.stringContaining('Notes: Please call my wife instead.'),
    });
  });

  test('is a lead of its own when a rep holds the request, has worked it, or it is another house', ({
    asked,
  }) => {
    const { backend, next, sendAnew, leads } = asked;
    next();
    backend.book(aBookingPost({ submissionId: 'booking-1' }));
    expect([leads(), leads('website-bookings')]).toEqual([1, 1]);
    const phone = '(321) 555-0177';
    sendAnew({ phone, address: ELSEWHERE });
    backend.book(aBookingPost({ phone, submissionId: 'booking-2' }));
    expect([leads(), leads('website-bookings')]).toEqual([2, 2]);
  });
});

test('a number on the do-not-call list is no bar, because the homeowner asks; the rep is told', () => {
  const { backend, sendAnew, rep } = aRequest();
  const phone = '(321) 555-0188';
  backend.wait(MINUTE);
  backend.putNumber('13215550188', { suppressedAt: new Date(FRIDAY_TEN).toISOString() });
  sendAnew({ phone });
  rep.save(rep.next({ batch: BATCH }) ?? '', 'Not Qualified');
  const { lead, history } = rep.answer({ batch: BATCH });
  expect(lead).toMatchObject({ phone });
  expect(history[0]?.note).toContain('on the do-not-call list, but the homeowner asked for this call');
});

test('a later DO NOT CALL closes it, and calls before it do not count toward its limit', ({ asked }) => {
  const { backend, rep, sendAnew, next } = asked;
  backend.putNumber('13215550199', {
    calls: [1, 2, 3].map((hour) => new Date(FRIDAY_TEN - hour * HOUR).toISOString()),
  });
  backend.wait(MINUTE);
  sendAnew({ phone: '(321) 555-0199', address: ELSEWHERE });
  rep.save(next().lead?.leadId ?? '', 'DO NOT CALL');
  const { lead, calling } = next();
  expect(lead).toMatchObject({ phone: '(321) 555-0199' });
  expect(calling).toMatchObject({ attemptsToday: 0 });
  expect(backend.number(NUMBER)).toMatchObject({ suppressedBy: rep.email });
});

test('a lead takes so many further requests a day, and then the email alone tells the company', ({
  asked,
}) => {
  const { backend, sendAnew, send, leads } = asked;
  for (let count = 1; count <= CAPS.requestsOfLead; count++) {
    expect(sendAnew({ message: `Once more, ${count}`, submissionId: `again-${count}xxxx` })).toEqual({
      ok: true,
    });
  }
  expect(sendAnew({ message: 'One too many' })).toMatchObject({ ok: false, error: 'busy' });
  expect(send({ message: 'A correction' })).toMatchObject({ ok: false, error: 'busy' });
  backend.wait(DAY);
  expect(sendAnew({ message: 'The next day' })).toEqual({ ok: true });
  expect(leads()).toBe(1);
});

test('a flood from one sender goes to the batch to check, with no request refused', ({ asked }) => {
  const { backend, sendAnew, leads } = asked;
  backend.from('203.0.113.7');
  for (let number = 0; number <= CAPS.bookingsOfSender; number++) {
    const phone = `321-555-${String(1000 + number)}`;
    expect(sendAnew({ phone, submissionId: `flood-${number}xxxx` })).toEqual({ ok: true });
  }
  expect([leads(), leads('to-check-2026-11-20')]).toEqual([1 + CAPS.bookingsOfSender, 1]);
});

test('a flood of bookings takes no request along to the batch to check', ({ asked }) => {
  const { backend, leads } = asked;
  backend.from('203.0.113.7');
  for (let number = 0; number <= CAPS.bookingsOfSender; number++) {
    const phone = number === CAPS.bookingsOfSender ? REQUEST.phone : `321-555-${1000 + number}`;
    expect(backend.book(aBookingPost({ phone, submissionId: `flood-${number}` }))).toMatchObject({
      ok: true,
    });
  }
  expect(leads()).toBe(1);
});
