import { test as base, describe, expect } from 'vitest';
import { bookingReceiptAction } from '#contract/actions/bookings/booking-receipt.ts';
import { aBooking, aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, aLead, at, HOUR, SETTINGS } from '#tests/core/backend.ts';
import { BATCH, SUBMISSION } from '#tests/core/visits/a-visit.ts';

const test = base.extend('site', () => {
  const backend = aBackend();
  return {
    backend,
    book: (over: Record<string, string> = {}) => backend.book({ ...aBookingPost(), ...over }),
    booking: () => backend.store.read('booking', { submissionId: SUBMISSION }),
  };
});

describe('a booking', () => {
  test('becomes a lead in the batch "Website bookings" at once, which is created if missing', ({ site }) => {
    expect(site.book()).toEqual({
      ok: true,
      reference: expect.stringMatching(/^RT-[0-9A-Z]{6}$/),
      visit: expect.stringContaining('.'),
      mailed: true,
      takesPhotos: true,
    });
    expect(site.backend.store.read('batchCounts', { batchId: BATCH })).toMatchObject({
      name: 'Website bookings',
      countOpen: 1,
      countTotal: 1,
    });
    const leadId = site.booking()?.leadId ?? '';
    expect(site.backend.lead(leadId)).toMatchObject({
      ...{ ...aBooking(), batchId: BATCH, source: 'booking', status: 'New Lead' },
      ...{ open: true, callWindow: 'any', phoneKey: '13215550142' },
    });
    expect(site.backend.history(leadId)).toMatchObject([{ action: 'created', rep: '', note: '' }]);
  });

  test('is mailed to the company, and the subject says who, where and when, without a link', ({ site }) => {
    site.book({ firstName: 'Eve Bcc: all@victims.example' });
    expect(site.backend.mail[0]).toMatchObject({
      to: SETTINGS.company.email,
      replyTo: aBooking().email,
      subject: 'New booking: Eve Bcc: all @ victims. example Marlowe, Melbourne Beach, Sat, Nov 21, morning',
    });
  });

  test('with a second line in a name, which could forge a line of that email, is neither stored nor mailed', ({
    site,
  }) => {
    expect(site.book({ firstName: 'Ada\nPhone: (900) 555-0199' })).toMatchObject({
      error: 'bad_request',
      fields: { firstName: 'Please use one line of plain text' },
    });
    expect(site.booking()).toBeNull();
    expect(site.backend.mail).toEqual([]);
  });

  test('sent twice is stored once with the same answer; without a submission id it is another', ({
    site,
  }) => {
    const first = site.book();
    site.backend.wait(HOUR);
    expect(site.book()).toEqual(first);
    expect(site.backend.count(BATCH)).toBe(1);
    expect(site.backend.mail.map(({ to }) => to)).toEqual([SETTINGS.company.email, aBooking().email]);
    const { submissionId: _, ...post } = aBookingPost();
    for (const total of [2, 3]) {
      site.backend.book(post);
      expect(site.backend.count(BATCH)).toBe(total);
    }
  });

  test('filled in by a bot is answered with success but not stored', ({ site }) => {
    expect(site.book({ leaveEmpty: 'https://spam.example' })).toEqual({ ok: true });
    expect(site.booking()).toBeNull();
    expect(site.backend.mail).toEqual([]);
  });

  test('with a number on the do-not-call list is open: the homeowner has asked for the call', ({ site }) => {
    const { backend, book } = site;
    backend.batch('storm');
    backend.leads(aLead('old', { phone: '(321) 555-0142' }));
    const rep = backend.signedIn();
    rep.next();
    rep.save('old', 'DO NOT CALL');
    backend.wait(HOUR);
    book();
    const leadId = rep.next({ batch: BATCH }) ?? '';
    expect(backend.lead(leadId).open).toBe(true);
    expect(backend.lead('old').open).toBe(false);
    expect(backend.history(leadId).at(-1)).toMatchObject({
      action: 'created',
      note: 'This number is on the do-not-call list, but the homeowner asked for this visit on Friday, November 20, 2026.',
    });

    const { calling } = rep.answer({ batch: BATCH, resume: '1' });
    expect(calling).toMatchObject({ requested: true, listed: true });

    rep.save(leadId, 'DO NOT CALL');
    expect(rep.next({ batch: BATCH })).toBeNull();
  });

  test('without a valid phone number is stored, and has the same number as no other', ({ site }) => {
    const rep = site.backend.signedIn();
    site.book({ phone: 'none', submissionId: 'first-one' });
    site.book({ phone: 'ext. 1', submissionId: 'second-one' });
    rep.save(rep.next({ batch: BATCH }) ?? '', 'DO NOT CALL');
    expect(site.backend.store.read('batchCounts', { batchId: BATCH })).toMatchObject({ countOpen: 1 });
  });
});

describe('a booking with', () => {
  test.each<[string, Record<string, string>]>([
    ['a day in the past', { apptDate: '2026-11-19' }],
    ['an unknown time of day', { apptTime: 'night' }],
    ['tomorrow as the date of loss', { dateOfLoss: '2026-11-21' }],
    ['a date of loss in another format', { dateOfLoss: '11/18/2026' }],
    ['an unknown service', { service: 'full-replacement' }],
    ['an invalid email', { email: 'ada at home' }],
    ['an unknown answer about previous claims', { previousClaims: 'Maybe' }],
    ['an unknown lead source', { leadSource: 'TV' }],
    ['no confirmation by the owner', { ownerConfirmed: 'No' }],
  ])('%s is refused with the field named, and nothing is stored', (_what, over) => {
    const backend = aBackend();
    const answer = backend.book({ ...aBookingPost(), ...over });
    expect(answer).toMatchObject({
      error: 'bad_request',
      fields: { [Object.keys(over)[0] ?? '']: expect.any(String) },
    });
    expect(backend.store.read('booking', { submissionId: SUBMISSION })).toBeNull();
    expect(backend.mail).toEqual([]);
  });

  test.for<[string, Record<string, string>]>([
    ['today as the date of loss', { dateOfLoss: '2026-11-20' }],
    ['the first day shown by a page left open past midnight', { apptDate: '2026-11-20' }],
    ['the last day shown by a page opened after midnight', { apptDate: '2026-11-28' }],
  ])('%s is accepted', ([, over], { site }) => {
    expect(site.book(over)).toMatchObject({ ok: true });
  });
});

describe('a booking’s receipt', () => {
  test('says that the booking was received, without any personal data', ({ site }) => {
    const receipt = () => site.backend.call('booking_receipt', { submissionId: SUBMISSION }, 'GET');
    expect(receipt()).toEqual({ ok: true, found: false });
    const { reference } = site.book();
    const answer = receipt();
    expect(bookingReceiptAction.answer.parse(answer)).toMatchObject({ found: true, reference });
    expect(answer).toEqual({
      ...{ ok: true, found: true, reference, service: 'roof-inspection', changes: 0, receivedAt: at(0) },
      ...{ apptDate: '2026-11-21', apptTime: 'morning' },
      visit: expect.stringMatching(/^[\w-]+\.[0-9a-z]+\.[0-9a-f]{40}$/),
      mailed: true,
      takesPhotos: true,
    });
  });
});
