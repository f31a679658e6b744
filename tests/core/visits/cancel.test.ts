import { describe, expect } from 'vitest';
import { at, DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aVisit, BATCH, MONDAY, SATURDAY, SUBMISSION, visitTest as test } from './a-visit.ts';

describe('canceling a visit', () => {
  test('leaves the lead to the rep, open and with its status, without an appointment and with a line that says so', ({
    booked: { backend, cancel, show, lead, leadId, stored, toCompany },
  }) => {
    const text = expect.stringContaining(`Visit canceled, was: ${SATURDAY}`);
    expect(cancel()).toMatchObject({ ok: true, state: 'canceled', apptDate: '2026-11-21', changes: 1 });
    expect(show()).toMatchObject({ ok: true, state: 'canceled' });
    expect(stored()).toMatchObject({ state: 'canceled', changedAt: at(0), changedBy: '' });
    expect(lead()).toMatchObject({ open: true, status: 'New Lead', apptDate: '', apptTime: '' });
    const rep = backend.signedIn();
    const { history = [], ...answer } = rep.answer({ batch: BATCH });
    expect(answer).toMatchObject({ lead: { leadId, apptDate: '' }, calling: { requested: false } });
    expect(history[0]).toMatchObject({ action: 'canceled', rep: '', note: text });
    const subject = 'Canceled visit: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning';
    expect(toCompany().at(-1)).toMatchObject({ subject, text });
    const receipt = backend.call('booking_receipt', { submissionId: SUBMISSION });
    expect(receipt).toMatchObject({ found: true, canceled: true });
  });

  test('ends the homeowner’s wish for a call: from then on the calling hours count', () => {
    const night = aVisit(FRIDAY_TEN + 14 * HOUR);
    night.cancel();
    expect(night.lead()).toMatchObject({ callWindow: 'eastern', open: true });
    const rep = night.backend.signedIn();
    expect(rep.answer({ batch: BATCH })).toMatchObject({ lead: null, heldBack: { outsideHours: 1 } });
    night.backend.wait(8 * HOUR);
    expect(rep.next({ batch: BATCH })).toBe(night.leadId);
  });

  test('closes the lead of a number on the do-not-call list, which was open only because of the booking', ({
    booked: { backend, cancel, lead },
  }) => {
    backend.putNumber('13215550142', { suppressedAt: at(-HOUR), suppressedBy: 'robin@reps.example' });
    cancel();
    expect(lead()).toMatchObject({ open: false, status: 'New Lead' });
  });

  test('that a rep had set opens the lead again; taken back, a rep calls about it, too', ({
    booked: { backend, cancel, restore, lead, leadId },
  }) => {
    const rep = backend.signedIn();
    rep.next({ batch: BATCH });
    rep.save(leadId, 'Qualified – Appointment Set');
    backend.wait(MINUTE);
    cancel();
    expect(lead()).toMatchObject({ status: 'New Lead', open: true, apptDate: '', callbackAt: at(MINUTE) });
    expect(rep.answer({ batch: BATCH })).toMatchObject({ lead: { leadId }, visitNews: { what: 'canceled' } });
    restore();
    expect(lead()).toMatchObject({ status: 'New Lead', open: true, apptDate: '2026-11-21' });
  });

  test('keeps a lead closed that was not qualified; the notice says so', ({ booked }) => {
    const rep = booked.backend.signedIn();
    rep.next({ batch: BATCH });
    rep.save(booked.leadId, 'Not Qualified', { visitSlot: '' });
    booked.cancel();
    expect(booked.lead()).toMatchObject({ status: 'Not Qualified', open: false, apptDate: '' });
    expect(booked.toCompany().at(-1)?.text).toContain('Please tell whoever schedules the visits');
  });

  test('does not disturb the save of the rep who has the lead on the screen', ({ booked }) => {
    const rep = booked.backend.signedIn();
    rep.next({ batch: BATCH });
    booked.cancel();
    expect(rep.save(booked.leadId, 'Not Qualified')).toMatchObject({ ok: true });
    expect(booked.lead()).toMatchObject({ status: 'Not Qualified', apptDate: '' });
  });

  test('twice, or moving the visit afterward, is refused with a clear message, and nothing is sent', ({
    booked: { backend, cancel, move, stored },
  }) => {
    cancel();
    const [before, sent] = [stored(), backend.mail.length];
    for (const answer of [cancel(), move()]) {
      expect(answer).toMatchObject({ error: 'visit_canceled', message: 'This visit is canceled.' });
    }
    expect([stored(), backend.mail.length]).toEqual([before, sent]);
  });

  test('is not undone by a late resend of the same form, or by a form for a day that is not offered', ({
    booked: { backend, send, cancel, stored, reference },
  }) => {
    cancel();
    expect(send()).toMatchObject({ ok: true, reference });
    expect(stored().state).toBe('canceled');
    backend.wait(3 * DAY);
    expect(send({ notes: 'And the garage' })).toMatchObject({ error: 'bad_request' });
    expect(stored().state).toBe('canceled');
  });

  test.for([[false], [true]])(
    'is undone by a form with other values: the visit is booked again (worked by a rep: %s)',
    ([isWorked], { booked: { backend, send, cancel, lead, leadId, history, stored, reference } }) => {
      if (isWorked) {
        const rep = backend.signedIn();
        rep.next({ batch: BATCH });
        rep.save(leadId, 'Attempted', { note: 'Call after six' });
      }
      cancel();
      backend.wait(MINUTE);
      expect(send(MONDAY)).toMatchObject({ ok: true, reference });
      expect(stored()).toMatchObject({ ...MONDAY, state: 'asked', changes: 2 });
      expect(lead()).toMatchObject({ ...MONDAY, open: true, callWindow: 'any' });
      expect(history()[0]?.note).toContain('Booked again after it was canceled');
    },
  );
});
