import { describe, expect, test } from 'vitest';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aScript, DAY, HOUR, SETTINGS } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const SUBMISSION = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';
const BATCH = 'website-bookings';

function aBooked() {
  const script = aScript();
  const { auth } = script.signedIn();
  const send = (over: Record<string, string> = {}) =>
    script.book({ ...aBookingPost({}, FRIDAY_TEN), token: SETTINGS.bookingToken, ...over });
  const first = send();
  const leadId = script.store.read('booking', { submissionId: SUBMISSION })?.leadId ?? '';
  const history = () => script.store.read('history', { leadId, limit: 20 });
  return { script, auth, send, first, leadId, history, lead: () => script.lead(leadId) };
}

describe('a booking sent again with something put right', () => {
  test('puts the lead right: the corrected phone and address are what the rep sees', () => {
    const { script, auth, send, first, leadId, lead } = aBooked();
    expect(send({ phone: '(321) 555-0199', address: '12 Right Street', zip: '32501' })).toEqual(first);
    expect(lead()).toMatchObject({ phoneKey: '13215550199', open: true, callWindow: 'any' });
    expect(script.call('next_lead', { auth, batch: BATCH })).toMatchObject({
      lead: { leadId, phone: '(321) 555-0199', address: '12 Right Street', zip: '32501', firstName: 'Ada' },
      progress: { total: 1 },
    });
  });

  test('leaves a line in the lead’s history, and the company hears of it', () => {
    const { script, send, first, history } = aBooked();
    send({ phone: '(321) 555-0199' });
    expect(history()).toMatchObject([
      {
        action: 'changed',
        rep: '',
        note: expect.stringContaining('Phone: (321) 555-0199 (was: (321) 555-0142)'),
      },
      { action: 'created' },
    ]);
    expect(script.mail.at(-1)).toMatchObject({
      to: SETTINGS.company.email,
      subject: `Changed booking ${first.reference}`,
      text: expect.stringContaining('Phone: (321) 555-0199'),
    });
  });

  test('has the receipt tell the slot that stands now, under the same reference', () => {
    const { script, send, first } = aBooked();
    send({ apptDate: '2026-11-23', apptTime: 'afternoon' });
    expect(script.call('booking_receipt', { submissionId: SUBMISSION })).toMatchObject({
      reference: first.reference,
      apptDate: '2026-11-23',
      apptTime: 'afternoon',
      receivedAt: new Date(FRIDAY_TEN).toISOString(),
    });
  });

  test('keeps which consents are given now', () => {
    const { script, send, history } = aBooked();
    send({ contactConsent: '2026-11', marketingConsent: '2026-11' });
    send({ contactConsent: '2026-11', marketingConsent: '' });
    expect(script.store.read('booking', { submissionId: SUBMISSION })).toMatchObject({
      contactConsent: '2026-11',
      marketingConsent: '',
    });
    expect(history()[0]?.note).toContain('Consent to marketing: none (was: 2026-11)');
  });

  test('is put right once: the same again changes nothing and sends no mail', () => {
    const { script, send, history } = aBooked();
    send({ phone: '(321) 555-0199' });
    const sent = script.mail.length;
    script.wait(HOUR);
    send({ phone: '(321) 555-0199', consentAt: new Date(script.now()).toISOString() });
    expect(history()).toHaveLength(2);
    expect(script.mail).toHaveLength(sent);
  });

  test('does not take back what somebody has corrected by hand when it is sent again as it was', () => {
    const { script, send, lead } = aBooked();
    script.leads({ ...lead(), address: '12 Right Street' });
    send();
    expect(lead().address).toBe('12 Right Street');
  });

  test.each<[string, (booked: ReturnType<typeof aBooked>) => void]>([
    ['is on a rep’s screen', ({ script, auth }) => script.nextId(auth, BATCH)],
    [
      'was called already',
      ({ script, auth, leadId }) => {
        script.nextId(auth, BATCH);
        script.save(auth, leadId, 'Attempted', { note: 'Call after six' });
      },
    ],
  ])('leaves a lead that %s as it is, and says in its history what has changed', (_what, work) => {
    const booked = aBooked();
    work(booked);
    const before = booked.lead();
    expect(booked.send({ phone: '(321) 555-0199' })).toEqual(booked.first);
    expect(booked.lead()).toEqual(before);
    expect(booked.history()[0]).toMatchObject({
      action: 'changed',
      note: expect.stringContaining('Phone: (321) 555-0199'),
    });
  });

  test('of a number that is on the do-not-call list is still the homeowner asking', () => {
    const { script, send, lead } = aBooked();
    const suppressedAt = new Date(FRIDAY_TEN - HOUR).toISOString();
    script.store.write([
      { kind: 'putNumber', row: { phoneKey: '13215550199', suppressedAt, suppressedBy: '', calls: [] } },
    ]);
    send({ phone: '(321) 555-0199' });
    expect(lead().open).toBe(true);
  });

  test('is refused for a new day that is not on offer, and taken as it was long after its day', () => {
    const { script, send, first, lead } = aBooked();
    expect(send({ apptDate: '2026-12-24' })).toMatchObject({
      error: 'bad_request',
      fields: { apptDate: expect.any(String) },
    });
    expect(lead().apptDate).toBe('2026-11-21');
    script.wait(30 * DAY);
    expect(send()).toEqual(first);
    expect(send({ phone: '(321) 555-0199' })).toEqual(first);
    expect(lead().phone).toBe('(321) 555-0199');
  });
});
