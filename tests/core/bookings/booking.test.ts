import { describe, expect, test } from 'vitest';
import { bookingReceiptAction } from '#contract/actions/booking-receipt.ts';
import { OWNER_NOT_CONFIRMED } from '#contract/forms/booking.ts';
import { BOOKING_FIELDS } from '#contract/lead/lead-fields.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, HOUR, SETTINGS } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const SUBMISSION = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b10';
const NUMBER = '13215550142';

function aPost(over: Record<string, string> = {}): Record<string, string> {
  return { ...aBookingPost({}, FRIDAY_TEN), token: SETTINGS.bookingToken, ...over };
}
const without = (post: Record<string, string>, field: string) =>
  Object.fromEntries(Object.entries(post).filter(([name]) => name !== field));

describe('a booking', () => {
  test('is at once a lead of the batch "Website bookings", which is made when it is missing', () => {
    const script = aScript();
    expect(script.book(aPost())).toEqual({ ok: true, reference: expect.stringMatching(/^RT-[0-9A-Z]{6}$/) });
    expect(script.store.read('batchCounts', { batchId: 'website-bookings' })).toMatchObject({
      name: 'Website bookings',
      countOpen: 1,
      countTotal: 1,
    });
    const leadId = script.store.read('booking', { submissionId: SUBMISSION })?.leadId ?? '';
    expect(script.lead(leadId)).toMatchObject({
      batchId: 'website-bookings',
      source: 'booking',
      status: 'New Lead',
      open: true,
      callWindow: 'any',
      firstName: 'Ada',
      lastName: 'Marlowe',
      phone: '(321) 555-0142',
      phoneKey: NUMBER,
      email: 'ada.marlowe@home.example',
      address: '120 Ocean Avenue',
      city: 'Melbourne Beach',
      state: 'FL',
      zip: '32951',
      service: 'roof-inspection',
      apptDate: '2026-11-21',
      apptTime: 'morning',
      insuranceCarrier: 'Heron Mutual',
      policyNumber: '00123-H',
      previousClaims: 'No',
      dateOfLoss: '2026-11-18',
      leadSource: 'Google Search',
      notes: 'Shingles are gone above the kitchen and water comes in.',
    });
    expect(script.store.read('history', { leadId, limit: 9 })).toMatchObject([
      { action: 'created', rep: '' },
    ]);
  });

  test('is the next lead of a signed-in rep, with what the homeowner wrote, even in the night', () => {
    const script = aScript(FRIDAY_TEN + 14 * HOUR);
    script.book({ ...aPost(), ...aBookingPost({}, script.now()), token: SETTINGS.bookingToken });
    const { auth } = script.signedIn();
    expect(script.call('next_lead', { auth, batch: 'website-bookings' })).toMatchObject({
      lead: { firstName: 'Ada', source: 'booking', notes: expect.stringContaining('Shingles') },
      calling: { requested: true, open: true },
    });
  });

  test('the company hears of it by mail, with nothing a stranger typed in the subject', () => {
    const script = aScript();
    script.book(aPost({ firstName: 'Eve\r\nBcc: all@victims.example' }));
    expect(script.mail).toHaveLength(1);
    expect(script.mail[0]).toMatchObject({
      to: SETTINGS.company.email,
      subject: expect.stringMatching(/^New booking RT-[0-9A-Z]{6}$/),
      text: expect.stringContaining('https://tarps.example/rep-access'),
    });
    expect(script.mail[0]?.text).toContain('Saturday, November 21, 2026, Morning (8 AM to 12 PM)');
  });

  test('sent twice is stored once and answered the same', () => {
    const script = aScript();
    const first = script.book(aPost());
    script.wait(HOUR);
    expect(script.book(aPost())).toEqual(first);
    expect(script.store.read('batchCounts', { batchId: 'website-bookings' })).toMatchObject({
      countTotal: 1,
    });
    expect(script.mail).toHaveLength(1);
  });

  test('without a submission id gets one of its own', () => {
    const script = aScript();
    script.book(without(aPost(), 'submissionId'));
    script.book(without(aPost(), 'submissionId'));
    expect(script.store.read('batchCounts', { batchId: 'website-bookings' })).toMatchObject({
      countTotal: 2,
    });
  });

  test('that a program filled in is answered kindly and dropped', () => {
    const script = aScript();
    expect(script.book(aPost({ leaveEmpty: 'https://spam.example' }))).toEqual({ ok: true });
    expect(script.store.read('booking', { submissionId: SUBMISSION })).toBeNull();
    expect(script.mail).toEqual([]);
  });

  test('of a homeowner whose number is on the do-not-call list is open: they ask for the call', () => {
    const script = aScript();
    script.batch('storm');
    script.leads(aLead('old', { phone: '(321) 555-0142' }));
    const { auth } = script.signedIn();
    script.nextId(auth, 'storm');
    script.save(auth, 'old', 'DO NOT CALL');
    script.wait(HOUR);
    script.book(aPost());
    const leadId = script.nextId(auth, 'website-bookings') ?? '';
    expect(script.lead(leadId).open).toBe(true);
    expect(script.lead('old').open).toBe(false);
    expect(script.store.read('history', { leadId, limit: 9 }).at(-1)).toMatchObject({
      action: 'created',
      note: 'This number is on the do-not-call list; the homeowner asked for this visit on Friday, November 20, 2026.',
    });

    expect(script.call('next_lead', { auth, batch: 'website-bookings', resume: '1' })).toMatchObject({
      calling: { requested: true, listed: true },
    });

    script.save(auth, leadId, 'DO NOT CALL');
    expect(script.nextId(auth, 'website-bookings')).toBeNull();
  });
});

test('bookings without a real phone number are kept, and are not taken for the same number', () => {
  const script = aScript();
  const { auth } = script.signedIn();
  script.book(aPost({ phone: 'none', submissionId: 'first-one' }));
  script.book(aPost({ phone: 'ext. 1', submissionId: 'second-one' }));
  const first = script.nextId(auth, 'website-bookings') ?? '';
  script.save(auth, first, 'DO NOT CALL');
  expect(script.store.read('batchCounts', { batchId: 'website-bookings' })).toMatchObject({ countOpen: 1 });
});

describe('a booking that cannot be', () => {
  test.each<[string, Record<string, string>, string]>([
    ['a day that is over', { apptDate: '2026-11-19' }, 'apptDate'],
    ['a day beyond the grid', { apptDate: '2026-11-29' }, 'apptDate'],
    ['a day that does not exist', { apptDate: '2026-11-31' }, 'apptDate'],
    ['a period that is none', { apptTime: 'night' }, 'apptTime'],
    ['a loss of tomorrow', { dateOfLoss: '2026-11-21' }, 'dateOfLoss'],
    ['a loss on no day', { dateOfLoss: '11/18/2026' }, 'dateOfLoss'],
    ['a service nobody offers', { service: 'full-replacement' }, 'service'],
    ['an email that is none', { email: 'ada at home' }, 'email'],
    ['previous claims that are none', { previousClaims: 'Maybe' }, 'previousClaims'],
    ['a lead source that is none', { leadSource: 'TV' }, 'leadSource'],
    ['an owner who has not confirmed', { ownerConfirmed: 'No' }, 'ownerConfirmed'],
    ['notes beyond all measure', { notes: 'x'.repeat(4001) }, 'notes'],
  ])('%s is refused and named, nothing is stored', (_what, over, field) => {
    const script = aScript();
    expect(script.book(aPost(over))).toMatchObject({
      ok: false,
      error: 'bad_request',
      fields: { [field]: expect.any(String) },
    });
    expect(script.store.read('booking', { submissionId: SUBMISSION })).toBeNull();
    expect(script.mail).toEqual([]);
  });

  test.each([...BOOKING_FIELDS.filter((field) => field !== 'leadSource'), 'ownerConfirmed'])(
    'without %s it is refused',
    (field) => {
      const script = aScript();
      const fields = { [field]: expect.any(String) };
      expect(script.book(without(aPost(), field))).toMatchObject({ error: 'bad_request', fields });
      if (field !== 'ownerConfirmed') {
        expect(script.book(aPost({ [field]: '   ' }))).toMatchObject({ error: 'bad_request', fields });
      }
    },
  );

  test('without an owner’s confirmation it says the specification’s words', () => {
    expect(aScript().book(without(aPost(), 'ownerConfirmed'))).toMatchObject({
      fields: { ownerConfirmed: OWNER_NOT_CONFIRMED },
    });
  });

  test('a loss of today is none of the future', () => {
    expect(aScript().book(aPost({ dateOfLoss: '2026-11-20' }))).toMatchObject({ ok: true });
  });

  test('a page left open over midnight still books the days it showed', () => {
    expect(aScript().book(aPost({ apptDate: '2026-11-20' }))).toMatchObject({ ok: true });
    expect(aScript().book(aPost({ apptDate: '2026-11-28' }))).toMatchObject({ ok: true });
  });
});

describe('a booking’s receipt', () => {
  test('tells that the booking has arrived, without a word about the person', () => {
    const script = aScript();
    const { reference } = script.book(aPost());
    const answer = script.call('booking_receipt', { submissionId: SUBMISSION }, 'GET');
    expect(bookingReceiptAction.answer.parse(answer)).toMatchObject({ found: true, reference });
    expect(answer).toEqual({
      ok: true,
      found: true,
      reference,
      service: 'roof-inspection',
      apptDate: '2026-11-21',
      apptTime: 'morning',
      receivedAt: new Date(FRIDAY_TEN).toISOString(),
    });
  });

  test('of a booking nobody has sent says so', () => {
    expect(aScript().call('booking_receipt', { submissionId: SUBMISSION })).toEqual({
      ok: true,
      found: false,
    });
  });

  test('wants the booking form’s token, not the reps’', () => {
    const token = SETTINGS.repToken;
    expect(aScript().call('booking_receipt', { submissionId: SUBMISSION, token })).toMatchObject({
      error: 'bad_token',
    });
  });
});
