import { describe, expect, test } from 'vitest';
import { CAPS } from '#contract/limits.ts';
import type { VisitSettings } from '#contract/visits/visit-limits.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, at, DAY, HOUR, SETTINGS } from '#tests/core/backend.ts';
import { aVisit, BATCH, MONDAY, SATURDAY } from './a-visit.ts';

/** The slot of `aBookingPost`. */
const TOMORROW = { date: '2026-11-21', period: 'morning' };

/** A company whose manager has set its limits, on Friday at ten. */
function aCompany(limits: VisitSettings = {}) {
  const backend = aBackend();
  const boss = backend.signedIn({ email: 'boss@tarps.example', name: 'Bo Ross', role: 'manager' });
  const set = (over: VisitSettings) =>
    boss.call('save_visit_limits', { jobsPerMorning: '', jobsPerAfternoon: '', closedDays: '', ...over });
  set(limits);
  let booked = 0;
  /** Another homeowner books. */
  const book = (over: Parameters<typeof aBookingPost>[0] = {}) => {
    booked += 1;
    const submissionId = `submission-${booked}`;
    const answer = backend.book(aBookingPost({ submissionId, phone: `321555${1000 + booked}`, ...over }));
    return { ...answer, submissionId };
  };
  const booking = (submissionId: string) => backend.store.read('booking', { submissionId });
  const visitOf = (submissionId: string) =>
    backend.store.read('visit', { visitId: booking(submissionId)?.visitId ?? '' });
  const leadOf = (submissionId: string) => backend.lead(booking(submissionId)?.leadId ?? '');
  const taken = () => backend.call('full_slots', {}, 'GET').slots;
  const visit = (submissionId: string) => backend.call('booking_receipt', { submissionId }).visit;
  return { backend, boss, set, book, visitOf, leadOf, taken, visit };
}

describe('the slots of the next days', () => {
  test('are all open, and no booking is counted, until the owner sets a limit', () => {
    const { book, backend } = aCompany();
    for (let time = 0; time < 12; time++) expect(book()).not.toHaveProperty('toAgree');
    expect(backend.call('full_slots', {}, 'GET')).toEqual({
      ...{ ok: true, takesRequests: true, slots: [] },
      now: at(0),
    });
  });

  test('are full when they have as many visits as the owner has set, which may be none', () => {
    const none = aCompany({ jobsPerAfternoon: '0' }).taken();
    expect(none).toHaveLength(9);
    expect(none).toContainEqual({ date: '2026-11-21', period: 'afternoon', state: 'full' });
    const { book, taken } = aCompany({ jobsPerMorning: '2' });
    book();
    expect(taken()).toEqual([]);
    book();
    expect(taken()).toEqual([{ ...TOMORROW, state: 'full' }]);
  });

  test('of a closed date, or of a weekday without visits, are closed', () => {
    const { taken } = aCompany({ closedDays: '11/26/2026\nSundays, 2026-12-25' });
    const closed = ['2026-11-22', '2026-11-26'].flatMap((date) =>
      ['morning', 'afternoon'].map((period) => ({ date, period, state: 'closed' })),
    );
    expect(taken()).toEqual(closed);
  });
});

describe('the places of a slot', () => {
  test('are not all taken by one sender: from half of them on, each gets a few that day', () => {
    const { backend, book, visitOf, taken } = aCompany({ jobsPerMorning: '20' });
    const places = (sender: string, count: number) => {
      backend.from(sender);
      const ids = Array.from({ length: count }, () => book().submissionId);
      return ids.filter((id) => visitOf(id)?.toAgree === false).length;
    };
    expect(places('203.0.113.66', 40)).toBe(10);
    expect(taken()).toEqual([]);
    expect(places('198.51.100.7', 40)).toBe(CAPS.slotsOfSender);
    expect(places('192.0.2.5', 1)).toBe(1);
  });
});

describe('a booking of a full slot', () => {
  test('is taken, also of a closed day, marked as a time to be agreed, and takes no place', () => {
    const { book, visitOf, taken } = aCompany({ jobsPerMorning: '1' });
    expect(book()).toMatchObject({ ok: true, reference: expect.any(String) });
    const late = book();
    expect(late).toMatchObject({ ok: true, toAgree: true, reference: expect.any(String) });
    const asked = { apptDate: '2026-11-21', apptTime: 'morning', toAgree: true };
    expect(visitOf(late.submissionId)).toMatchObject(asked);
    expect(taken()).toHaveLength(1);
    expect(aCompany({ closedDays: '2026-11-21' }).book()).toMatchObject({ ok: true, toAgree: true });
  });

  test('shows the rep that the time is to be agreed, and what was asked for', () => {
    const { book, leadOf, backend } = aCompany({ jobsPerMorning: '0' });
    const { submissionId } = book();
    const words = 'Time to be agreed (asked for morning)';
    expect(leadOf(submissionId)).toMatchObject({ apptDate: '2026-11-21', apptTime: words, open: true });
    const { lead } = backend.signedIn().answer({ batch: BATCH });
    expect(lead).toMatchObject({ apptDate: '2026-11-21', apptTime: words });
  });

  test('tells the homeowner that we call to agree on a time, without a calendar file', () => {
    const { book, backend } = aCompany({ jobsPerMorning: '0' });
    book();
    const [notice, own] = backend.mail.slice(-2);
    expect(notice).toMatchObject({ to: SETTINGS.company.email });
    expect(notice?.text).toContain('the visit has no time yet. Please agree on one with the homeowner.');
    expect(own?.text).toContain("The time you asked for isn't available, so we'll call you to agree on one.");
    expect(own?.text).toContain(`You asked for: ${SATURDAY}, Eastern time`);
    expect(own?.text).not.toContain('calendar');
    expect(own?.attachment).toBeUndefined();
  });

  test('says so in its receipt and to its link, until a slot with a place is chosen', () => {
    const { book, visitOf, leadOf, backend, visit } = aCompany({ jobsPerMorning: '0' });
    const { submissionId } = book();
    const token = visit(submissionId);
    expect(backend.call('booking_receipt', { submissionId })).toMatchObject({ found: true, toAgree: true });
    expect(backend.call('show_visit', { visit: token })).toMatchObject({ state: 'booked', toAgree: true });

    const moved = backend.call('change_visit', { visit: token, ...MONDAY });
    expect(moved).toMatchObject({ ok: true, ...MONDAY, changes: 1 });
    expect(moved).not.toHaveProperty('toAgree');
    expect(visitOf(submissionId)).toMatchObject({ ...MONDAY, toAgree: false });
    expect(leadOf(submissionId)).toMatchObject(MONDAY);
    expect(backend.history(leadOf(submissionId).leadId)[0]?.note).toContain(
      '(was: Saturday, November 21, 2026, Time to be agreed (asked for morning))',
    );
  });

  test('that is sent again gets its place when one has become free', () => {
    const { book, visitOf, backend, set } = aCompany({ jobsPerMorning: '0' });
    const { submissionId } = book();
    const again = (over: Record<string, string>) =>
      backend.book({ ...aBookingPost({ phone: '3215551001' }), submissionId, ...over });
    expect(again({ city: 'Cocoa' })).toMatchObject({ toAgree: true });
    set({ jobsPerMorning: '1' });
    expect(again({ city: 'Palm Bay' })).not.toHaveProperty('toAgree');
    expect(visitOf(submissionId)).toMatchObject({ toAgree: false });
  });
});

describe('a booked visit', () => {
  test('keeps its place when the form is sent again with another address, or its day is closed afterward', () => {
    const { book, visitOf, backend, set } = aCompany({ jobsPerMorning: '1' });
    const { submissionId } = book();
    const again = backend.book({ ...aBookingPost({ phone: '3215551001', city: 'Cocoa' }), submissionId });
    expect(again).not.toHaveProperty('toAgree');
    set({ closedDays: '2026-11-21' });
    expect(visitOf(submissionId)).toMatchObject({ toAgree: false });
  });

  test('cannot be moved to a full slot, and stays where it is', () => {
    const { book, visitOf, backend, visit } = aCompany({ jobsPerAfternoon: '1' });
    book(MONDAY);
    const { submissionId } = book();
    const refused = backend.call('change_visit', { visit: visit(submissionId), ...MONDAY });
    expect(refused).toMatchObject({ ok: false, error: 'slot_full' });
    expect(visitOf(submissionId)).toMatchObject({ apptDate: '2026-11-21', changes: 0, toAgree: false });
  });

  test('gives its place back when it is moved or canceled', () => {
    const { book, backend, taken, visit } = aCompany({ jobsPerMorning: '1' });
    const { submissionId } = book();
    expect(taken()).toHaveLength(1);
    backend.call('change_visit', { visit: visit(submissionId), ...MONDAY });
    expect(taken()).toEqual([]);
    const other = book();
    expect(other).not.toHaveProperty('toAgree');
    backend.call('cancel_visit', { visit: visit(other.submissionId) });
    expect(taken()).toEqual([]);
  });

  test('that was canceled and is booked again needs a place like a new one', () => {
    const company = aVisit();
    company.cancel();
    const boss = company.backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
    boss.call('save_visit_limits', { jobsPerMorning: '0', jobsPerAfternoon: '', closedDays: '' });
    expect(company.send({ city: 'Cocoa' })).toMatchObject({ ok: true, toAgree: true });
    expect(company.stored()).toMatchObject({ state: 'asked', toAgree: true });
    expect(company.lead().apptTime).toBe('Time to be agreed (asked for morning)');
  });
});

describe('the owner’s limits', () => {
  const limits = { jobsPerMorning: '4', jobsPerAfternoon: '', closedDays: '12/25/2026\nSunday' };

  test('come back as typed, with the visits that are booked', () => {
    const { boss, book, backend, set } = aCompany();
    book();
    book({ apptTime: 'afternoon' });
    book();
    expect(set(limits)).toMatchObject({ ok: true, ...limits });
    const { booked, ...shown } = boss.call('show_visit_limits');
    expect(shown).toEqual({ ok: true, ...limits });
    expect(booked).toHaveLength(2);
    expect(booked).toContainEqual({ ...TOMORROW, count: 2 });
    backend.wait(2 * DAY);
    expect(boss.call('show_visit_limits')).toMatchObject({ error: 'unauthenticated' });
  });

  test('that cannot be read are refused by name, and nothing changes', () => {
    const { boss, set } = aCompany({ jobsPerMorning: '3' });
    const wrong = set({ jobsPerMorning: 'four', jobsPerAfternoon: '-1', closedDays: 'Dec 25\n2026-02-30' });
    expect(wrong).toMatchObject({
      ok: false,
      error: 'bad_request',
      fields: {
        jobsPerMorning: 'Please use a whole number up to 999, or leave it empty',
        jobsPerAfternoon: 'Please use a whole number up to 999, or leave it empty',
        closedDays: '“Dec 25”, “2026-02-30”: use a date such as 12/25/2026, or a weekday such as Sunday',
      },
    });
    expect(boss.call('show_visit_limits')).toMatchObject({ jobsPerMorning: '3', closedDays: '' });
  });

  test('limit nothing where a hand has written in the sheet what cannot be read', () => {
    const { book, backend, taken } = aCompany();
    backend.store.write([
      { kind: 'putOwnerSetting', row: { name: 'jobsPerMorning', value: 'none' } },
      { kind: 'putOwnerSetting', row: { name: 'closedDays', value: 'my birthday, Sunday' } },
    ]);
    expect(book()).not.toHaveProperty('toAgree');
    expect(taken()).toHaveLength(2);
  });

  test('are in the audit trail with who changed what, and an unchanged save adds no line', () => {
    const { boss, backend, set } = aCompany();
    backend.wait(HOUR);
    set({ jobsPerMorning: '4' });
    set({ jobsPerMorning: '4' });
    expect(boss.call('list_audit').events).toMatchObject([
      { at: at(HOUR), by: 'Bo Ross', action: 'visit_limits', note: 'Jobs per morning: 4' },
    ]);
    set({});
    expect(boss.call('list_audit')).toMatchObject({ events: [{ note: 'Jobs per morning: none' }, {}] });
  });
});
