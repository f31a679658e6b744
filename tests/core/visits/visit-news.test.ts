import { test as base, describe, expect } from 'vitest';
import { BOOKING_NOTES, findMovedFrom } from '#backend/core/words/history.ts';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { CAPS } from '#contract/limits.ts';
import { PERIODS } from '#contract/slots.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { at, DAY, MINUTE } from '#tests/core/backend.ts';
import { aBookedCall, OTHER } from './a-booked-call.ts';
import { BATCH, MONDAY } from './a-visit.ts';

const test = base.extend('call', () => aBookedCall());
const NOT_MOVED = { wasDate: '', wasTime: '' };
const SATURDAY = { apptDate: '2026-11-21', apptTime: 'morning', toAgree: false, agreedTime: '' };

describe('what the homeowner has done with the visit is news for the rep who calls next:', () => {
  test('none at first', ({ call }) => {
    expect(call.card().visitNews).toBeUndefined();
  });

  test('a cancel, with when, and the slot that it was', ({ call }) => {
    call.backend.wait(5 * MINUTE);
    expect(call.card().calling).toMatchObject({ requested: true });
    call.cancel();
    expect(call.card().calling).toMatchObject({ requested: false });
    expect(call.card().visitNews).toEqual({
      ...{ what: 'canceled', at: at(5 * MINUTE) },
      ...SATURDAY,
      ...NOT_MOVED,
    });
  });

  test('a move, from which slot to which', ({ call }) => {
    call.move();
    expect(call.card().visitNews).toMatchObject({
      ...{ what: 'moved', ...MONDAY },
      ...{ wasDate: '2026-11-21', wasTime: 'morning' },
    });
  });

  test('a move with the form sent again', ({ call }) => {
    call.backend.wait(MINUTE);
    call.send({ ...MONDAY });
    expect(call.card().visitNews).toMatchObject({
      ...{ what: 'moved', ...MONDAY },
      ...{ wasDate: '2026-11-21', wasTime: 'morning' },
    });
  });

  test('the last of several: a cancel that was taken back', ({ call }) => {
    call.cancel();
    call.backend.wait(MINUTE);
    call.restore();
    expect(call.card().visitNews).toMatchObject({ what: 'restored', at: at(MINUTE), ...SATURDAY });
  });

  test('the form sent again after a cancel', ({ call }) => {
    call.cancel();
    call.backend.wait(MINUTE);
    call.send({ notes: 'We want it after all.' });
    expect(call.card().visitNews).toMatchObject({ what: 'booked again', ...SATURDAY, ...NOT_MOVED });
  });

  test('but not another word of the form alone', ({ call }) => {
    call.send({ notes: 'There is a dog.' });
    expect(call.history()[0]).toMatchObject({ action: 'changed' });
    expect(call.card().visitNews).toBeUndefined();
  });

  test('a booking of the same number that was added to the lead', ({ call }) => {
    const { backend, robin } = call;
    const book = (submissionId: string) => {
      backend.wait(MINUTE);
      backend.book({ ...aBookingPost(), ...MONDAY, submissionId });
      return backend.store.read('booking', { submissionId })?.leadId ?? '';
    };
    for (let count = 1; count < CAPS.bookingLeadsOfNumber; count += 1) book(`one more ${count}`);
    const leadId = book('added');
    expect(backend.history(leadId)[0]).toMatchObject({ action: 'booked' });
    let card = call.card();
    for (let skips = 0; card.lead?.leadId !== leadId && skips < CAPS.bookingLeadsOfNumber; skips += 1) {
      card = nextLeadAnswer.parse(robin.call('next_lead', { batch: BATCH, skip: card.lead?.leadId }));
    }
    expect(card).toMatchObject({ lead: { leadId }, visitNews: { what: 'booked again', ...MONDAY } });
  });
});

describe('it is none anymore', () => {
  test('after a save, and again after its undo', ({ call }) => {
    call.cancel();
    call.backend.wait(MINUTE);
    call.save('', 'Attempted');
    call.backend.wait(1_000);
    const undone = call.undo();
    expect(undone).toMatchObject({ visitNews: { what: 'canceled' } });
    call.save('', 'Attempted');
    call.backend.wait(DAY);
    expect(call.robin.call('next_lead', { batch: BATCH })).not.toHaveProperty('visitNews');
  });

  test('after a save that has set the visit, and again after its undo', ({ call }) => {
    call.cancel();
    call.backend.wait(MINUTE);
    call.save('2026-11-23_morning');
    call.backend.wait(1_000);
    expect(call.undo()).toMatchObject({ visitNews: { what: 'canceled', ...SATURDAY } });
  });

  test('once a manager has set the visit, until the homeowner changes it again', ({ call }) => {
    const boss = call.backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
    const manage = (visitSlot: string) => boss.call('manage_lead', { leadId: call.leadId, visitSlot });
    call.move();
    expect(call.card().visitNews).toBeDefined();
    call.backend.wait(MINUTE);
    expect(manage(OTHER)).toMatchObject({ ok: true });
    expect(call.card().visitNews).toBeUndefined();
    call.backend.wait(MINUTE);
    call.cancel();
    expect(call.card().visitNews).toMatchObject({ what: 'canceled' });
    call.backend.wait(MINUTE);
    expect(manage('2026-11-23_morning')).toMatchObject({ ok: true });
    expect(call.card().visitNews).toBeUndefined();
  });

  test('once the visit that was moved is over; a cancel stays news', ({ call }) => {
    const later = ({ backend }: typeof call) => {
      backend.wait(4 * DAY);
      return nextLeadAnswer.parse(backend.signedIn().call('next_lead', { batch: BATCH }));
    };
    call.move();
    const over = later(call);
    expect(over.lead).toMatchObject({ leadId: call.leadId });
    expect(over.visitNews).toBeUndefined();
    const other = aBookedCall();
    other.cancel();
    const canceled = later(other);
    expect(canceled.visitNews).toMatchObject({ what: 'canceled', ...SATURDAY });
    expect(canceled.visit).toBeUndefined();
  });
});

describe('the note of a move', () => {
  test.each(PERIODS)('says which slot it was: the %s', (period) => {
    const was = { apptDate: '2026-12-31', apptTime: period };
    const now = { apptDate: '2027-01-04', apptTime: 'morning' };
    expect(findMovedFrom(`Reference: RT-ABC234\n${BOOKING_NOTES.moved(now, was)}`)).toEqual(was);
  });

  test('or that its time was to be agreed on, or nothing', () => {
    const was = { apptDate: '2026-11-21', apptTime: 'Time to be agreed (asked for morning)' };
    const now = { apptDate: '2026-11-23', apptTime: 'morning' };
    expect(findMovedFrom(BOOKING_NOTES.moved(now, was))).toEqual(was);
    expect(findMovedFrom(BOOKING_NOTES.moved(now, { apptDate: '', apptTime: '' }))).toBeNull();
    expect(findMovedFrom('Called: she (was: upset, June 3, 2026, Morning)')).toBeNull();
  });
});
