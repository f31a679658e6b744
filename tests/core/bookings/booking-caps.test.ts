import { describe, expect, test } from 'vitest';
import { CAPS, PAGES } from '#contract/limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, DAY, HOUR, MINUTE, SETTINGS } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const BATCH = 'website-bookings';

function aFlood(startMs = FRIDAY_TEN) {
  const script = aScript(startMs);
  const { auth } = script.signedIn();
  let sent = 0;
  const book = (over: Record<string, string> = {}) => {
    sent += 1;
    const submissionId = `submission-${sent}`;
    const post = aBookingPost({}, script.now());
    const answer = script.book({ ...post, token: SETTINGS.bookingToken, submissionId, ...over });
    return { answer, booking: script.store.read('booking', { submissionId }) };
  };
  const leads = () => script.store.read('batchCounts', { batchId: BATCH })?.countTotal;
  return { script, auth, book, leads };
}

describe('bookings of one number', () => {
  test('make so many leads a day; a further one is kept and added to the newest that is open', () => {
    const { script, book, leads } = aFlood();
    let newest = '';
    for (let count = 0; count < CAPS.bookingLeadsOfNumber; count++) {
      newest = book().booking?.leadId ?? '';
      script.wait(MINUTE);
    }
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber);
    const { answer, booking } = book({ address: '9 Heron Court', notes: 'And the garage too' });
    expect(answer).toEqual({ ok: true, reference: booking?.reference });
    expect(booking?.leadId).toBe(newest);
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber);
    const [line] = script.store.read('history', { leadId: newest, limit: 9 });
    expect(line).toMatchObject({ action: 'booked', rep: '' });
    for (const words of [booking?.reference, 'Address: 9 Heron Court', 'Notes: And the garage too']) {
      expect(line?.note).toContain(words);
    }
    expect(script.lead(newest).address).toBe('120 Ocean Avenue');
  });

  test('that were added to a lead and are sent again corrected are put right in its history alone', () => {
    const { script, book, leads } = aFlood();
    for (let count = 0; count < CAPS.bookingLeadsOfNumber; count++) book();
    script.wait(MINUTE);
    const { booking } = book();
    const leadId = booking?.leadId ?? '';
    const before = script.lead(leadId);
    const again = { submissionId: booking?.submissionId ?? '', phone: '(321) 555-0199' };
    expect(book(again).answer).toEqual({ ok: true, reference: booking?.reference });
    expect(script.lead(leadId)).toEqual(before);
    expect(script.store.read('history', { leadId, limit: 1 })).toMatchObject([
      { action: 'changed', note: expect.stringContaining('Phone: (321) 555-0199') },
    ]);
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber);
  });

  test('make leads again the next day, and when nothing open is left to add them to', () => {
    const { script, auth, book, leads } = aFlood();
    for (let count = 0; count < CAPS.bookingLeadsOfNumber; count++) book();
    const leadId = script.nextId(auth, BATCH) ?? '';
    script.save(auth, leadId, 'DO NOT CALL');
    script.wait(1000);
    book();
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber + 1);
    script.wait(DAY);
    book();
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber + 2);
  });

  test('are added to the newest of them once the number has as many leads as are kept in step', () => {
    const { script, book, leads } = aFlood();
    const phone = '(321) 555-0142';
    script.leads(
      ...Array.from({ length: PAGES.leadsOfNumber - 1 }, (_, index) =>
        aLead(`old-${index}`, { phone, batchId: 'storm' }, FRIDAY_TEN - 30 * DAY + index),
      ),
    );
    const first = book();
    script.wait(3 * DAY);
    expect(book().booking?.leadId).toBe(first.booking?.leadId);
    expect(leads()).toBe(1);
  });

  test('leave other numbers alone, however many there are', () => {
    const { book, leads } = aFlood();
    for (let count = 0; count < 100; count++) book({ phone: `321-555-${String(count).padStart(4, '0')}` });
    expect(leads()).toBe(100);
  });
});

describe('a night with many bookings', () => {
  test('keeps every one of them as a lead; the mails stop, and the last one says so', () => {
    const { script, book, leads } = aFlood();
    const many = CAPS.bookingMails + 30;
    for (let count = 0; count < many; count++) book({ phone: `321-555-${String(count).padStart(4, '0')}` });
    expect(leads()).toBe(many);
    expect(script.mail).toHaveLength(CAPS.bookingMails);
    const said = script.mail.map(({ text }) => text.includes('come without a mail'));
    expect(said.indexOf(true)).toBe(CAPS.bookingMails - 1);
  });

  test('sends mail again a minute later', () => {
    const { script, book } = aFlood();
    for (let count = 0; count < CAPS.bookingMails + 5; count++) {
      book({ phone: `321-555-${String(count).padStart(4, '0')}` });
    }
    script.wait(MINUTE);
    book({ phone: '321-555-0999' });
    expect(script.mail).toHaveLength(CAPS.bookingMails + 1);
  });
});

describe('a booking that nobody has called for a week', () => {
  const TWO_AT_NIGHT = FRIDAY_TEN - 8 * HOUR;

  test('waits for the hours of its place, and says why it is not served', () => {
    const { script, book } = aFlood(TWO_AT_NIGHT);
    book();
    script.wait(7 * DAY - MINUTE);
    const early = script.signedIn();
    expect(script.nextId(early.auth, BATCH)).not.toBeNull();
    script.call('logout', { auth: early.auth });
    script.wait(MINUTE);
    const { auth } = script.signedIn();
    expect(script.call('next_lead', { auth, batch: BATCH, peek: '1' })).not.toHaveProperty('lead.leadId');
    expect(script.call('next_lead', { auth, batch: BATCH })).toMatchObject({
      lead: null,
      heldBack: { outsideHours: 1 },
    });
    expect(script.call('next_lead', { auth, batch: BATCH })).toMatchObject({
      lead: null,
      heldBack: { outsideHours: 1 },
    });
    script.wait(6 * HOUR);
    expect(script.call('next_lead', { auth, batch: BATCH })).toMatchObject({
      lead: { firstName: 'Ada' },
      calling: { requested: false, open: true },
    });
  });

  test('is let go of by the rep who held it when the week was over', () => {
    const { script, book } = aFlood(TWO_AT_NIGHT);
    const leadId = book().booking?.leadId ?? '';
    script.wait(7 * DAY - MINUTE);
    const { auth } = script.signedIn();
    expect(script.nextId(auth, BATCH)).toBe(leadId);
    script.wait(2 * MINUTE);
    expect(script.nextId(auth, BATCH)).toBeNull();
    expect(script.lead(leadId)).toMatchObject({ leaseRep: '', callWindow: 'eastern' });
  });

  test('hides no fresh one behind it', () => {
    const { script, book } = aFlood(TWO_AT_NIGHT);
    for (let count = 0; count < 3; count++) book({ phone: `321-555-000${count}` });
    script.wait(7 * DAY);
    const { booking } = book({ phone: '321-555-0099' });
    expect(script.nextId(script.signedIn().auth, BATCH)).toBe(booking?.leadId);
  });
});
