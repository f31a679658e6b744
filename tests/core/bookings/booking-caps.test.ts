import { test as base, describe, expect } from 'vitest';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { CAPS, SHARES } from '#contract/limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, aLead, at, DAY, HOUR, MINUTE, SETTINGS, type TestBackend } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const BATCH = 'website-bookings';

function aFlood(startMs?: number) {
  const backend = aBackend(startMs);
  let sent = 0;
  const book = (over: Record<string, string> = {}) => {
    sent += 1;
    const submissionId = `submission-${sent}`;
    const answer = backend.book({ ...aBookingPost({}, backend.now()), submissionId, ...over });
    const { leadId = '', reference } = backend.store.read('booking', { submissionId }) ?? {};
    return { answer, submissionId, leadId, reference };
  };
  const bookMany = (count: number) => Array.from({ length: count }, () => book());
  const bookOthers = (count: number) => {
    for (let index = 0; index < count; index++) book({ phone: `321-555-${String(index).padStart(4, '0')}` });
  };
  const notices = () => backend.mail.filter(({ to }) => to === SETTINGS.company.email);
  return { backend, book, bookMany, bookOthers, notices, leads: () => backend.count(BATCH) };
}

const test = base.extend('flood', () => aFlood());

describe('bookings with one phone number', () => {
  test('make a limited number of leads a day; a further booking is added to the newest open lead', ({
    flood,
  }) => {
    const { backend, book, leads } = flood;
    let newest = '';
    for (let count = 0; count < CAPS.bookingLeadsOfNumber; count++) {
      newest = book().leadId;
      backend.wait(MINUTE);
    }
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber);
    const { answer, leadId, reference } = book({ address: '9 Heron Court', notes: 'And the garage too' });
    expect(answer).toMatchObject({ ok: true, reference });
    expect(leadId).toBe(newest);
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber);
    const [line] = backend.history(newest);
    expect(line).toMatchObject({ action: 'booked', rep: '' });
    for (const words of [reference, 'Address: 9 Heron Court', 'Notes: And the garage too']) {
      expect(line?.note).toContain(words);
    }
    expect(backend.lead(newest).address).toBe('120 Ocean Avenue');
  });

  test('added to a lead change only its history when they are sent again with corrections', ({ flood }) => {
    const { backend, book, bookMany, leads } = flood;
    bookMany(CAPS.bookingLeadsOfNumber);
    backend.wait(MINUTE);
    const { submissionId, leadId, reference } = book();
    const before = backend.lead(leadId);
    expect(book({ submissionId, phone: '(321) 555-0199' }).answer).toMatchObject({ ok: true, reference });
    expect(backend.lead(leadId)).toEqual(before);
    const note = expect.stringContaining('Phone: (321) 555-0199');
    expect(backend.history(leadId)[0]).toMatchObject({ action: 'changed', note });
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber);
  });

  test('make leads again the next day, or when none is left open; those of lists do not count', ({
    flood,
  }) => {
    const { backend, book, bookMany, leads } = flood;
    const rep = backend.signedIn();
    const { phone } = aBookingPost();
    backend.leads(
      ...Array.from({ length: CAPS.bookingLeadsOfNumber }, (_, n) => aLead(`listed-${n}`, { phone })),
    );
    bookMany(CAPS.bookingLeadsOfNumber);
    rep.save(rep.next({ batch: BATCH }) ?? '', 'DO NOT CALL');
    backend.wait(1000);
    book();
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber + 1);
    backend.wait(DAY);
    book();
    expect(leads()).toBe(CAPS.bookingLeadsOfNumber + 2);
  });

  test('are added to the newest lead once the number has as many as are updated together', ({ flood }) => {
    const { backend, book, leads } = flood;
    const lead = { phone: '(321) 555-0142', batchId: 'storm' };
    for (let index = 1; index < PAGE_SIZES.leadsOfNumber; index++) {
      backend.leads(aLead(`old-${index}`, lead, FRIDAY_TEN - 30 * DAY + index));
    }
    const first = book();
    backend.wait(3 * DAY);
    expect(book().leadId).toBe(first.leadId);
    expect(leads()).toBe(1);
  });
});

describe('many bookings at once', () => {
  const { inAll, whenCrowded, crowdedFrom } = SHARES.bookingMails;
  const isSummary = ({ subject }: { subject: string }) => /^\d+ more bookings? or changes?$/.test(subject);

  test('all become leads; those beyond the emails of a minute are in one email after it', ({ flood }) => {
    const { backend, book, bookOthers, leads, notices } = flood;
    bookOthers(inAll + 30);
    expect(leads()).toBe(inAll + 30);
    expect(notices().filter((mail) => !isSummary(mail))).toHaveLength(inAll);
    const stored = backend.store.read('messages', { isFailed: false, recipient: '', until: '', limit: 999 });
    const summaries = stored.filter(isSummary);
    expect(summaries).toMatchObject([
      { subject: '30 more bookings or changes', nextAt: at(MINUTE + 10_000) },
    ]);
    expect(summaries[0]?.body).toContain('Between 10:00 AM and 10:01 AM Eastern');
    backend.wait(MINUTE);
    book({ phone: '321-555-0999' });
    expect(notices().filter((mail) => !isSummary(mail))).toHaveLength(inAll + 1);
  });

  test('of one sender leave emails of their own for the bookings of others', ({ flood }) => {
    const { backend, book, bookOthers, notices } = flood;
    backend.from('203.0.113.66');
    bookOthers(40);
    backend.from('198.51.100.7');
    const { reference } = book({ phone: '321-555-0999' });
    const single = notices().filter((mail) => !isSummary(mail));
    expect(single).toHaveLength(crowdedFrom + 1);
    expect(single.at(-1)?.text).toContain(`Reference: ${reference}`);
    expect(whenCrowded).toBeLessThan(crowdedFrom);
  });
});

describe('a flood of one sender', () => {
  const flood = (backend: TestBackend, book: (over: Record<string, string>) => unknown, count: number) => {
    backend.from('203.0.113.66');
    for (let index = 0; index < count; index++) book({ phone: `321-${200 + index}-0199` });
  };
  const CHECK = 'to-check-2026-11-20';

  test('is behind the others, with what it sent before, and no rep has to work it', ({
    flood: { backend, book, leads },
  }) => {
    backend.from('198.51.100.7');
    const own = book({ phone: '321-555-0999' });
    flood(backend, book, CAPS.bookingsOfSender + 30);
    expect([leads(), backend.count(CHECK)]).toEqual([1, CAPS.bookingsOfSender + 30]);
    expect(backend.lead(own.leadId).batchId).toBe(BATCH);
    const manager = backend.signedIn({ role: 'manager' });
    const { batches } = manager.call('list_batches');
    expect(batches).toMatchObject([
      { batchId: BATCH },
      { batchId: CHECK, name: 'Website bookings to check, Nov 20' },
    ]);
  });

  test('leaves what a rep has worked or holds where it is', ({ flood: { backend, book, leads } }) => {
    const rep = backend.signedIn();
    flood(backend, book, CAPS.bookingsOfSender);
    rep.save(rep.next({ batch: BATCH }) ?? '', 'Attempted');
    const leased = rep.next({ batch: BATCH }) ?? '';
    book({ phone: '321-999-0199' });
    expect([leads(), backend.lead(leased).batchId]).toEqual([2, BATCH]);
  });

  test('is archived and brought back at once; what comes later has its own batch', ({
    flood: { backend, book },
  }) => {
    const manager = backend.signedIn({ role: 'manager' });
    flood(backend, book, CAPS.bookingsOfSender + 5);
    manager.call('archive_batch', { batchId: CHECK, archived: true });
    expect(manager.next({ batch: BATCH })).toBeNull();
    const { leadId } = book({ phone: '321-555-0998' });
    expect(backend.lead(leadId).batchId).toBe(`${CHECK}-2`);
    manager.call('archive_batch', { batchId: CHECK, archived: false });
    expect(manager.next({ batch: CHECK })).not.toBeNull();
  });

  test('is none of tomorrow: the sender is known by no mark of yesterday', ({ flood: { backend, book } }) => {
    flood(backend, book, CAPS.bookingsOfSender);
    backend.wait(DAY);
    const { leadId, submissionId } = book({ phone: '321-555-0997' });
    expect(backend.lead(leadId).batchId).toBe(BATCH);
    const marks = ['submission-1', submissionId].map(
      (id) => backend.store.read('booking', { submissionId: id })?.sender,
    );
    expect(new Set(marks).size).toBe(2);
    expect(marks.join()).not.toContain('203.0.113');
  });
});

describe('a booking that nobody has called for a week', () => {
  const TWO_AT_NIGHT = FRIDAY_TEN - 8 * HOUR;

  test('is held back outside its local calling hours, and the answer says why', () => {
    const { backend, book } = aFlood(TWO_AT_NIGHT);
    book();
    backend.wait(7 * DAY - MINUTE);
    const early = backend.signedIn();
    expect(early.next({ batch: BATCH })).not.toBeNull();
    early.call('logout');
    backend.wait(MINUTE);
    const rep = backend.signedIn();
    expect(rep.call('next_lead', { batch: BATCH, peek: '1' })).not.toHaveProperty('lead.leadId');
    for (let time = 0; time < 2; time++) {
      expect(rep.answer({ batch: BATCH })).toMatchObject({ lead: null, heldBack: { outsideHours: 1 } });
    }
    backend.wait(6 * HOUR);
    expect(rep.answer({ batch: BATCH })).toMatchObject({
      lead: { firstName: 'Ada' },
      calling: { requested: false, open: true },
    });
  });

  test('is released at its holder’s next request if the week ended in the meantime', () => {
    const { backend, book } = aFlood(TWO_AT_NIGHT);
    const { leadId } = book();
    backend.wait(7 * DAY - MINUTE);
    const rep = backend.signedIn();
    expect(rep.next({ batch: BATCH })).toBe(leadId);
    backend.wait(2 * MINUTE);
    expect(rep.next({ batch: BATCH })).toBeNull();
    expect(backend.lead(leadId)).toMatchObject({ leaseRep: '', callWindow: 'eastern' });
  });

  test('does not keep a newer booking from being served', () => {
    const { backend, book, bookOthers } = aFlood(TWO_AT_NIGHT);
    bookOthers(3);
    backend.wait(7 * DAY);
    const { leadId } = book({ phone: '321-555-0099' });
    expect(backend.signedIn().next({ batch: BATCH })).toBe(leadId);
  });
});
