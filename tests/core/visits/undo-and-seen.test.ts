import { test as base, describe, expect } from 'vitest';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { CAPS } from '#contract/limits.ts';
import { visitSeen } from '#contract/visits/visit-choice.ts';
import { at, MINUTE } from '#tests/core/backend.ts';
import { aCall } from '#tests/core/queue/queue-of.ts';
import { aBookedCall, OTHER, OWN, SET } from './a-booked-call.ts';
import { MONDAY } from './a-visit.ts';

const test = base
  .extend('call', () => aBookedCall())
  .extend('stranger', () => aCall({ email: 'ada@home.example' }));

describe('a visit that the homeowner has changed since the rep saw it', () => {
  test('is not changed by the save, which is refused whole; seen as it is, it is', ({ call }) => {
    const seen = visitSeen(call.stored());
    call.move();
    const before = [call.lead(), call.stored(), call.history()];
    for (const [choice, status] of [
      [OWN, SET],
      ['agree', 'Attempted'],
      ['cancel', 'Not Qualified'],
    ] as const) {
      expect(call.save(choice, status, { visitSeen: seen })).toMatchObject({ error: 'visit_changed' });
    }
    expect([call.lead(), call.stored(), call.history()]).toEqual(before);
    expect(call.save('cancel', 'Not Qualified', { visitSeen: visitSeen(call.stored()) })).toMatchObject({
      ok: true,
    });
  });

  test('does not hinder a save that says nothing about it', ({ call }) => {
    call.move();
    expect(call.save('', 'Attempted', { visitSeen: '' })).toMatchObject({ ok: true });
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'asked' });
  });
});

describe('DO NOT CALL', () => {
  test('is saved whatever has become of the visit, which then stays as it is', ({ call }) => {
    const seen = visitSeen(call.stored());
    call.move();
    const answer = call.save('cancel', 'DO NOT CALL', { visitSeen: seen });
    expect(answer).toMatchObject({ ok: true, visitStays: true });
    expect(call.lead()).toMatchObject({ status: 'DO NOT CALL', open: false });
    expect(call.backend.number('13215550142')).toMatchObject({ suppressedBy: call.robin.email });
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'asked' });
  });

  test('needs no cancel of a visit that is canceled already', ({ call }) => {
    const seen = visitSeen(call.stored());
    call.cancel();
    expect(call.save('cancel', 'Not Qualified', { visitSeen: seen })).toMatchObject({ ok: true });
    expect(call.stored()).toMatchObject({ state: 'canceled', changedBy: '', changes: 1 });
  });
});

describe('a save that is sent again with another choice for the visit', () => {
  test('is not taken for the same one', ({ call }) => {
    call.save(OWN, SET, { visitTime: '09:00' });
    expect(call.save(OWN, SET, { visitTime: '09:00' })).toMatchObject({ ok: true });
    expect(call.save(OWN, SET, { visitTime: '10:00' })).toMatchObject({ error: 'lease_lost' });
    expect(call.save(OTHER)).toMatchObject({ error: 'lease_lost' });
    expect(call.stored()).toMatchObject({ apptDate: '2026-11-21', agreedTime: '09:00', changes: 1 });
  });

  test('with the id of the first one neither', ({ call }) => {
    const saveId = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b77';
    call.save(OWN, SET, { saveId });
    expect(call.save(OTHER, SET, { saveId })).toMatchObject({ error: 'lease_lost' });
    expect(call.save(OWN, SET, { saveId })).toMatchObject({ ok: true });
  });
});

describe('a save whose answer was lost', () => {
  test('is answered as before when the homeowner has moved the visit meanwhile, and the lead stays open', ({
    call,
  }) => {
    const saveId = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b78';
    const first = call.save(OWN, SET, { saveId });
    call.backend.wait(MINUTE);
    call.move();
    const before = [call.lead(), call.stored(), call.history()];
    expect(call.save(OWN, SET, { saveId })).toEqual(first);
    expect([call.lead(), call.stored(), call.history()]).toEqual(before);
    expect(call.lead()).toMatchObject({ status: 'New Lead', open: true });
  });
});

describe('a booking that was added to another home’s lead', () => {
  test('is no visit of that lead: the card has the lead’s own, and a save changes only that', ({ call }) => {
    for (let count = 1; count <= CAPS.bookingLeadsOfNumber; count++) {
      call.backend.wait(MINUTE);
      call.send({ submissionId: `booking-${count}`, email: `home-${count}@home.example` });
    }
    const { leadId } = call.backend.store.read('booking', {
      submissionId: `booking-${CAPS.bookingLeadsOfNumber}`,
    }) ?? { leadId: '' };
    const visits = call.backend.store.read('visitsOfLead', { leadId, limit: 9 });
    expect(visits).toHaveLength(2);
    const [added, own] = visits;
    const sam = call.backend.signedIn({ email: 'sam@reps.example' });
    call.backend.change(leadId, { leaseRep: sam.email });
    sam.save(leadId, 'Not Qualified', { visitSlot: 'cancel' });
    expect(call.backend.store.read('visit', { visitId: own?.visitId ?? '' })).toMatchObject({
      state: 'canceled',
    });
    expect(call.backend.store.read('visit', { visitId: added?.visitId ?? '' })).toEqual(added);
  });
});

describe('an undone save', () => {
  test.for(['cancel', 'agree', OWN, OTHER])('of %s puts visit and lead back', (choice, { call }) => {
    const { changes: _, ...before } = call.stored();
    const { apptDate, apptTime, queueKey } = call.lead();
    call.save(choice, choice === 'cancel' ? 'DO NOT CALL' : SET);
    call.backend.wait(5_000);
    const card = nextLeadAnswer.parse(call.undo());
    expect(card.visit).toMatchObject({ state: 'asked', apptDate: '2026-11-21', apptTime: 'morning' });
    expect(call.stored()).toEqual({ ...before, changes: 2 });
    expect(call.lead()).toMatchObject({ apptDate, apptTime, queueKey, status: 'New Lead', open: true });
    expect(call.card().visit).toMatchObject({ state: 'asked' });
  });

  test('deletes the visit that it made', ({ stranger }) => {
    stranger.save(SET, { visitSlot: OTHER });
    const card = nextLeadAnswer.parse(stranger.undo());
    expect(card.visit).toBeUndefined();
    expect(stranger.backend.store.read('visitsOfLead', { leadId: 'lead', limit: 9 })).toEqual([]);
    expect(stranger.lead()).toMatchObject({ apptDate: '', apptTime: '' });
  });

  test('leaves what the homeowner has done with the link since', ({ call }) => {
    call.save(OWN);
    call.move();
    call.backend.wait(5_000);
    expect(call.undo()).toMatchObject({ ok: true, visit: { ...MONDAY, state: 'asked' } });
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'asked', changes: 2 });
    expect(call.lead()).toMatchObject({ ...MONDAY, status: 'New Lead', callbackAt: at(0) });
  });

  test('brings back a homeowner’s cancel, which they can still take back', ({ call }) => {
    call.cancel();
    call.save(OTHER);
    call.undo();
    expect(call.stored()).toMatchObject({ state: 'canceled', changedBy: '', apptDate: '2026-11-21' });
    expect(call.restore()).toMatchObject({ ok: true, state: 'booked' });
  });

  test('gives the visit its place back, also when somebody else has got it since', ({ call }) => {
    const manager = call.backend.signedIn({ email: 'boss@reps.example', role: 'manager' });
    manager.call('save_visit_limits', { jobsPerMorning: '1', jobsPerAfternoon: '', closedDays: '' });
    call.save('cancel', 'Not Qualified');
    call.send({ submissionId: 'another', phone: '321-555-0166', email: 'other@home.example' });
    call.undo();
    expect(call.stored()).toMatchObject({ state: 'asked', toAgree: false });
  });

  test('lets the news of what the homeowner did before leave after all', ({ call }) => {
    for (const day of [22, 23, 24]) call.move({ apptDate: `2026-11-${day}`, apptTime: 'morning' });
    const late = () => call.messages().find(({ messageId }) => messageId.startsWith('mails '));
    call.save(OTHER);
    expect(late()).toMatchObject({ state: 'expired' });
    call.undo();
    expect(late()).toMatchObject({
      state: 'waiting',
      subject: `New time for your roof visit ${call.reference}`,
    });
  });

  test('tells again nothing that the homeowner has been told', ({ call }) => {
    call.move();
    const told = call.toHomeowner().length;
    for (const choice of [OTHER, 'cancel']) {
      call.save(choice, 'Attempted');
      call.undo();
    }
    const since = call.toHomeowner().slice(told);
    expect(since.map(({ subject }) => subject.split(':')[0])).toEqual(['Confirmed', 'Canceled']);
    expect(call.waiting()).toEqual([]);
    expect(call.messages().filter(({ messageId }) => messageId.startsWith('mails '))).toEqual([]);
  });

  test('of a second save leaves the news of the first', ({ call }) => {
    call.save(OTHER);
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    call.save('cancel', 'Attempted');
    call.undo();
    expect(call.waiting()).toMatchObject([{ subject: `Your roof visit ${call.reference}` }]);
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'confirmed' });
  });

  test('leaves the day before its reminder', ({ call }) => {
    call.backend.store.write([{ kind: 'putVisit', row: { ...call.stored(), remindedFor: '' } }]);
    call.save('cancel', 'Not Qualified');
    call.backend.store.write([{ kind: 'putVisit', row: { ...call.stored(), remindedFor: '2026-11-21' } }]);
    call.undo();
    expect(call.stored()).toMatchObject({ state: 'asked', remindedFor: '' });
  });
});
