import { test as base, describe, expect } from 'vitest';
import { CAPS } from '#contract/limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { at, DAY, HOUR, SETTINGS } from '#tests/core/backend.ts';
import { aVisit, BATCH, SUBMISSION } from '#tests/core/visits/a-visit.ts';

const OTHER_PHONE = '(321) 555-0199';

/** A stored booking. `send` sends it again, with these fields changed. */
const test = base.extend('booked', () => {
  const booked = aVisit();
  return { ...booked, rep: booked.backend.signedIn() };
});

test('no answer, history or mail has the submission id, with which anybody could change a booking', ({
  booked,
}) => {
  const { backend, send, leadId } = booked;
  const manager = backend.signedIn({ email: 'chief@reps.example', role: 'manager' });
  const phone = aBookingPost().phone;
  const answers = [
    booked.answer,
    send({ notes: 'And the garage' }),
    backend.call('booking_receipt', { submissionId: SUBMISSION }),
    booked.rep.call('lookup_number', { phone }),
    booked.rep.call('next_lead', { batch: BATCH, peek: '1' }),
    booked.rep.call('next_lead', { batch: BATCH }),
    booked.rep.save(leadId, 'Attempted'),
    booked.rep.call('undo_lead', { leadId }),
    manager.call('list_batches'),
    manager.call('export_batch', { batch: BATCH }),
  ];
  for (const answer of answers) expect(answer.ok).toBe(true);
  const all = JSON.stringify([answers, booked.history(), backend.mail]);
  expect(all).toContain(leadId);
  expect(all).not.toContain(SUBMISSION);
  const ids = [leadId, booked.reference].map(String);
  for (const submissionId of ids) send({ submissionId, firstName: 'Mallory' });
  expect(booked.lead().firstName).toBe('Ada');
});

describe('a booking sent again', () => {
  test('corrects the lead: the rep sees the new phone and address', ({ booked }) => {
    const right = { phone: OTHER_PHONE, address: '12 Right Street', zip: '32501' };
    expect(booked.send(right)).toEqual(booked.answer);
    expect(booked.lead()).toMatchObject({ phoneKey: '13215550199', open: true, callWindow: 'any' });
    expect(booked.rep.answer({ batch: BATCH })).toMatchObject({
      lead: { leadId: booked.leadId, firstName: 'Ada', ...right },
      progress: { total: 1 },
    });
  });

  test('is in the lead’s history and mailed, without a line that looks like another field', ({ booked }) => {
    booked.send({ phone: OTHER_PHONE });
    const note = expect.stringContaining('Phone: (321) 555-0199 (was: (321) 555-0142)');
    expect(booked.history()).toMatchObject([{ action: 'changed', rep: '', note }, { action: 'created' }]);
    expect(booked.backend.mail.at(-1)).toMatchObject({
      to: SETTINGS.company.email,
      subject: 'Changed booking: Ada Marlowe, Melbourne Beach, Sat, Nov 21, morning',
      text: expect.stringMatching(/^> Phone: \(321\) 555-0199 \(was: /m),
    });
    booked.send({ notes: 'Leak\nPhone: (900) 555-0100' });
    expect(booked.backend.mail.at(-1)?.text).toMatch(/^> Notes: Leak\n> {3}Phone: \(900\) 555-0100 \(was: /m);
  });

  test('stores the consents given now', ({ booked: { send, booking, history } }) => {
    send({ contactConsent: '2026-11', marketingConsent: '2026-11' });
    const now = { contactConsent: '2026-11', marketingConsent: '' };
    send(now);
    expect(booking()).toMatchObject(now);
    expect(history()[0]?.note).toContain('Consent to marketing: none (was: 2026-11)');
  });

  test('is corrected so many times a day; then the homeowner is asked to call', ({ booked }) => {
    for (let time = 0; time < CAPS.bookingCorrections; time++) {
      expect(booked.send({ notes: `Change ${time}` })).toMatchObject({ ok: true });
    }
    const before = booked.history();
    expect(booked.send({ notes: 'One more' })).toMatchObject({
      error: 'visit_changed_often',
      message: 'This booking was changed too often today. Please call us to change it.',
    });
    expect(booked.history()).toEqual(before);
  });

  test('that is unchanged, or repeats the last correction, changes nothing, sends no mail and keeps what was corrected by hand', ({
    booked: { backend, send, history, lead, leadId },
  }) => {
    backend.change(leadId, { address: '12 Right Street' });
    send();
    expect(lead().address).toBe('12 Right Street');
    send({ phone: OTHER_PHONE });
    const sent = backend.mail.length;
    backend.wait(HOUR);
    send({ phone: OTHER_PHONE, consentAt: at(HOUR) });
    expect(history()).toHaveLength(2);
    expect(backend.mail).toHaveLength(sent);
  });

  test.for([
    ['is on a rep’s screen', false],
    ['was already called', true],
  ] as const)(
    'does not change a lead that %s, and lists the changes in its history',
    ([, isCalled], { booked }) => {
      booked.rep.next({ batch: BATCH });
      if (isCalled) booked.rep.save(booked.leadId, 'Attempted', { note: 'Call after six' });
      const before = booked.lead();
      expect(booked.send({ phone: OTHER_PHONE })).toEqual(booked.answer);
      expect(booked.lead()).toEqual(before);
      const note = expect.stringContaining('Phone: (321) 555-0199');
      expect(booked.history()[0]).toMatchObject({ action: 'changed', note });
    },
  );

  test('with another slot opens a closed lead again, with its new status in the history; other words do not', ({
    booked: { rep, leadId, send, lead, history },
  }) => {
    rep.next({ batch: BATCH });
    rep.save(leadId, 'Not Qualified', { visitSlot: '' });
    send({ notes: 'The gate is open' });
    expect(lead()).toMatchObject({ status: 'Not Qualified', open: false });
    send({ notes: 'The gate is open', apptTime: 'afternoon' });
    expect(lead()).toMatchObject({
      status: 'New Lead',
      open: true,
      callbackAt: at(0),
      apptTime: 'afternoon',
    });
    const note = expect.stringContaining('Open again, to be called. It was: Not Qualified');
    expect(history()[0]).toMatchObject({ action: 'changed', toStatus: 'New Lead', note });
  });

  test('of a lead that stays closed says in the notice that no rep gets it', ({ booked }) => {
    booked.rep.next({ batch: BATCH });
    booked.rep.save(booked.leadId, 'DO NOT CALL', { visitSlot: '' });
    booked.send({ apptTime: 'afternoon' });
    expect(booked.toCompany().at(-1)?.text).toContain('The lead is closed (DO NOT CALL)');
  });

  test('keeps its lead open even with a number on the do-not-call list', ({ booked }) => {
    booked.backend.putNumber('13215550199', { suppressedAt: at(-HOUR) });
    booked.send({ phone: OTHER_PHONE });
    expect(booked.lead().open).toBe(true);
  });

  test('is refused with a day that is not offered, but accepted long after its own day', ({ booked }) => {
    const { backend, send, reference, lead } = booked;
    const fields = { apptDate: expect.any(String) };
    expect(send({ apptDate: '2026-12-24' })).toMatchObject({ error: 'bad_request', fields });
    expect(lead().apptDate).toBe('2026-11-21');
    backend.wait(30 * DAY);
    // The link has ended by then.
    expect(send()).toEqual({ ok: true, reference, mailed: true });
    expect(send({ phone: OTHER_PHONE })).toEqual({ ok: true, reference, mailed: true });
    expect(lead().phone).toBe(OTHER_PHONE);
  });
});
