import { describe, expect } from 'vitest';
import { CAPS, SHARES } from '#contract/limits.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { at, DAY, HOUR, MINUTE, SETTINGS } from '#tests/core/backend.ts';
import { SET } from './a-booked-call.ts';
import { BATCH, MONDAY, SATURDAY, visitTest as test } from './a-visit.ts';

describe('moving a visit', () => {
  test('gives the booking, its lead and the rep’s card the new slot, whatever the lead’s status', ({
    booked: { backend, move, show, lead, leadId },
  }) => {
    const rep = backend.signedIn();
    rep.next({ batch: BATCH });
    rep.save(leadId, 'Attempted', { note: 'Call after six' });
    expect(move()).toMatchObject({ ok: true, ...MONDAY, state: 'booked', changes: 1 });
    expect(show()).toMatchObject({ ...MONDAY, changes: 1 });
    expect(lead()).toMatchObject({ ...MONDAY, status: 'Attempted', notes: 'Call after six' });
    backend.wait(HOUR);
    const { history = [] } = rep.answer({ batch: BATCH });
    expect(history[0]).toMatchObject({ action: 'moved', rep: '', note: expect.stringContaining(SATURDAY) });
  });

  test('tells company and homeowner once what was changed', ({ booked }) => {
    const sent = booked.backend.mail.length;
    booked.move();
    const before = booked.stored();
    expect(booked.move()).toMatchObject({ ok: true, ...MONDAY, changes: 1 });
    expect(booked.stored()).toEqual(before);
    const subject = 'Moved visit: Ada Marlowe, Melbourne Beach, Mon, Nov 23, afternoon';
    const change = `Visit: Monday, November 23, 2026, Afternoon (12 PM to 6 PM) (was: ${SATURDAY})`;
    expect(booked.backend.mail.slice(sent)).toMatchObject([
      { to: SETTINGS.company.email, subject, text: expect.stringContaining(change) },
      { kind: 'homeowner', subject: `New time for your roof visit ${booked.reference}` },
    ]);
  });

  test('of a lead that was called in vain makes it due now, whatever the rest; an agreed callback stays', ({
    booked: { backend, move, lead, leadId },
  }) => {
    const robin = backend.signedIn();
    backend.wait(MINUTE);
    robin.next({ batch: BATCH });
    robin.save(leadId, 'Attempted');
    backend.wait(MINUTE);
    expect(robin.next({ batch: BATCH })).toBeNull();
    move();
    expect(lead()).toMatchObject({ status: 'Attempted', callbackAt: at(2 * MINUTE), callbackRep: '' });
    expect(robin.next({ batch: BATCH })).toBe(leadId);
    robin.save(leadId, 'Attempted', { callbackAt: at(DAY), callbackMine: true });
    move({ apptDate: '2026-11-24', apptTime: 'morning' });
    expect(lead()).toMatchObject({ callbackAt: at(DAY), callbackRep: 'robin@reps.example' });
  });

  test.for(['Qualified – Appointment Set', 'Not Qualified'] as const)(
    'of a lead that was closed as %s opens it again, due now for every rep: the homeowner was promised a call',
    (status, { booked: { backend, move, lead, leadId, toCompany, history } }) => {
      const robin = backend.signedIn();
      robin.next({ batch: BATCH });
      robin.save(leadId, status);
      backend.wait(HOUR);
      move();
      const due = { callbackAt: at(HOUR), callbackRep: '' };
      expect(lead()).toMatchObject({ ...MONDAY, ...due, open: true, status: 'New Lead', notes: 'a note' });
      const line = `Open again, to be called. It was: ${status}`;
      expect(history()[0]).toMatchObject({ action: 'moved', note: expect.stringContaining(line) });
      expect(toCompany().at(-1)?.text).toContain(line);
      const sam = backend.signedIn({ email: 'sam@reps.example' });
      const served = sam.answer({ batch: BATCH });
      expect(served).toMatchObject({ lead: { leadId }, visitNews: { what: 'moved', ...MONDAY } });
    },
  );

  test.for(['number', 'batch'] as const)(
    'of a closed lead that would not be served because of its %s leaves it closed, and the notice says so',
    (why, { booked: { backend, move, lead, leadId, toCompany, history } }) => {
      const rep = backend.signedIn();
      rep.next({ batch: BATCH });
      rep.save(leadId, SET);
      backend.wait(HOUR);
      if (why === 'number')
        backend.putNumber('13215550142', { suppressedAt: at(MINUTE), suppressedBy: 'boss' });
      const archived = aBatch({ batchId: 'storm', archivedAt: at(MINUTE) });
      if (why === 'batch') backend.store.write([{ kind: 'putBatch', row: archived }]);
      if (why === 'batch') backend.change(leadId, { batchId: 'storm' });
      move();
      expect(lead()).toMatchObject({ ...MONDAY, status: SET, open: false, callbackAt: '' });
      expect(toCompany().at(-1)?.text).toContain(`The lead is closed (${SET})`);
      expect(history()[0]?.note).not.toContain('Open again');
    },
  );

  test('of a lead that was closed as DO NOT CALL says in the notice that no rep gets it', ({ booked }) => {
    const rep = booked.backend.signedIn();
    rep.next({ batch: BATCH });
    rep.save(booked.leadId, 'DO NOT CALL');
    booked.move();
    expect(booked.lead()).toMatchObject({ ...MONDAY, open: false, status: 'DO NOT CALL' });
    expect(booked.toCompany().at(-1)?.text).toContain('The lead is closed (DO NOT CALL)');
  });

  test('to a slot that is not offered is refused and changes nothing', ({
    booked: { move, stored, lead },
  }) => {
    const before = [stored(), lead()];
    expect(move({ apptDate: '2026-11-29', apptTime: 'morning' })).toMatchObject({ error: 'bad_request' });
    expect(move({ apptDate: '2026-11-23', apptTime: 'night' })).toMatchObject({ error: 'bad_request' });
    expect([stored(), lead()]).toEqual(before);
  });

  test('is possible on the day of the visit, but not after it', ({ booked: { backend, move, cancel } }) => {
    backend.wait(DAY + 13 * HOUR);
    expect(move({ apptDate: '2026-11-24', apptTime: 'morning' })).toMatchObject({ ok: true });
    backend.wait(4 * DAY);
    expect(move({ apptDate: '2026-11-28', apptTime: 'morning' })).toMatchObject({ error: 'visit_past' });
    expect(cancel()).toMatchObject({ error: 'visit_past' });
  });

  test('is refused after the tenth time, so that nobody floods the company; canceling still works', ({
    booked: { backend, move, cancel, history, toCompany },
  }) => {
    for (let time = 0; time < 2 * CAPS.visitChanges; time++) {
      backend.wait(MINUTE);
      move({ apptDate: `2026-11-2${2 + (time % 2)}`, apptTime: 'morning' });
    }
    expect(move()).toMatchObject({ error: 'visit_changed_often' });
    expect(toCompany()).toHaveLength(1 + CAPS.visitChanges);
    expect(history().filter(({ action }) => action === 'moved').length).toBeLessThanOrEqual(
      CAPS.visitChanges,
    );
    expect(cancel()).toMatchObject({ ok: true });
  });

  test('counts toward the emails that the company gets in a minute', ({ booked }) => {
    for (let other = 0; other < SHARES.bookingMails.inAll; other++) {
      booked.send({ submissionId: `booking-${other}`, phone: `321-555-1${100 + other}` });
    }
    expect(booked.move()).toMatchObject({ ok: true });
    expect(booked.toCompany().at(-1)).toMatchObject({ subject: '2 more bookings or changes' });
  });

  test('survives a late resend of the form, but not a form with other values', ({ booked }) => {
    booked.move();
    booked.send();
    expect(booked.stored()).toMatchObject(MONDAY);
    booked.send({ notes: 'And the garage' });
    expect(booked.stored()).toMatchObject({ apptDate: '2026-11-21', apptTime: 'morning', changes: 2 });
  });
});

describe('a visit that was added to another booking’s lead', () => {
  test('moves and is canceled only in that lead’s history', ({ booked }) => {
    for (let count = 1; count < CAPS.bookingLeadsOfNumber; count++) {
      booked.backend.wait(MINUTE);
      booked.send({ submissionId: `booking-${count}` });
    }
    booked.backend.wait(MINUTE);
    booked.send({ submissionId: 'added-to-another', apptTime: 'afternoon' });
    const row = booked.backend.store.read('booking', { submissionId: 'added-to-another' });
    const leadId = row?.leadId ?? '';
    const before = booked.backend.lead(leadId);
    const token = booked.getToken('added-to-another');
    booked.backend.wait(MINUTE);
    expect(booked.move(MONDAY, token)).toMatchObject({ ok: true, ...MONDAY });
    booked.backend.wait(MINUTE);
    expect(booked.cancel(token)).toMatchObject({ ok: true, state: 'canceled' });
    expect(booked.backend.lead(leadId)).toEqual(before);
    const actions = booked.backend.history(leadId).map(({ action }) => action);
    expect(actions.slice(0, 3)).toEqual(['canceled', 'moved', 'booked']);
  });
});
