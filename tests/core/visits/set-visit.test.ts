import { test as base, describe, expect } from 'vitest';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aCall } from '#tests/core/queue/queue-of.ts';
import { aBookedCall, OTHER, OWN, SET, SOON } from './a-booked-call.ts';
import { BATCH, MONDAY } from './a-visit.ts';

const test = base
  .extend('call', () => aBookedCall())
  .extend('stranger', () => aCall({ email: 'ada@home.example' }));

describe('a rep who saves a lead with its visit', () => {
  test('sees on the card what was asked for', ({ call }) => {
    expect(call.card().visit).toEqual({
      reference: call.reference,
      state: 'asked',
      apptDate: '2026-11-21',
      apptTime: 'morning',
      toAgree: false,
      agreedTime: '',
      changes: 0,
      byHomeowner: true,
    });
  });

  test('confirms the homeowner’s slot, with the time agreed on', ({ call }) => {
    expect(call.save(OWN, SET, { visitTime: '09:30' })).toMatchObject({ ok: true });
    expect(call.stored()).toMatchObject({
      ...{ apptDate: '2026-11-21', apptTime: 'morning', agreedTime: '09:30', state: 'confirmed' },
      ...{ changes: 1, changedBy: call.robin.email, madeBy: '' },
    });
    expect(call.show()).toMatchObject({ isConfirmed: true, agreedTime: '09:30' });
    const [mail] = call.news();
    expect(mail).toMatchObject({
      subject: `Confirmed: your roof visit ${call.reference}`,
      kind: 'homeowner',
    });
    expect(mail?.text).toContain("We'll be there at about 9:30 AM.");
    expect(mail?.text).toContain('Where: 120 Ocean Avenue, Melbourne Beach, FL 32951');
    const entry = mail?.attachment?.text.replaceAll('\r\n ', '') ?? '';
    for (const line of ['STATUS:CONFIRMED', 'SEQUENCE:1', 'LOCATION:120 Ocean Avenue']) {
      expect(entry).toContain(line);
    }
  });

  test('moves it to another slot; lead, link and history say so', ({ call }) => {
    call.save(OTHER);
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'confirmed', agreedTime: '' });
    expect(call.lead()).toMatchObject({ ...MONDAY, status: SET, open: false });
    expect(call.show()).toMatchObject({ ...MONDAY, isConfirmed: true, changes: 1 });
    expect(call.history()[0]).toMatchObject({
      action: 'visit_set',
      rep: call.robin.email,
      toStatus: SET,
      note: `Reference: ${call.reference}\nVisit: Monday, November 23, 2026, Afternoon (12 PM to 6 PM) (was: Saturday, November 21, 2026, Morning (8 AM to 12 PM))`,
    });
    expect(call.news()[0]?.text).toContain('Open the attached file to change the visit in your calendar.');
  });

  test('cancels it: the lead has no appointment, and the homeowner cannot bring it back', ({ call }) => {
    call.save('cancel', 'Not Qualified');
    expect(call.stored()).toMatchObject({ state: 'canceled', changedBy: call.robin.email });
    expect(call.lead()).toMatchObject({ apptDate: '', apptTime: '', status: 'Not Qualified' });
    expect(call.news()[0]).toMatchObject({ subject: `Canceled: your roof visit ${call.reference}` });
    expect(call.news()[0]?.attachment?.text).toContain('METHOD:CANCEL');
    expect(call.news()[0]?.text).not.toContain('bring the visit back');
    // Anybody can book with any address, and what was typed is not told to whoever has it.
    expect(JSON.stringify(call.news()[0])).not.toContain('Ocean Avenue');
    expect(call.show()).toMatchObject({ state: 'canceled' });
    expect(call.restore()).toMatchObject({ error: 'visit_canceled' });
    expect(call.history()[0]).toMatchObject({ action: 'visit_canceled' });
  });

  test('leaves its time to be agreed on, which frees its place', ({ call }) => {
    call.save('agree', 'Attempted');
    expect(call.stored()).toMatchObject({ toAgree: true, state: 'asked', apptDate: '2026-11-21' });
    expect(call.lead().apptTime).toBe('Time to be agreed (asked for morning)');
    expect(call.backend.store.read('visitsInSlot', { apptDate: '2026-11-21', apptTime: 'morning' })).toBe(0);
    expect(call.news()[0]?.subject).toBe(`Time to be agreed: your roof visit ${call.reference}`);
    expect(call.show()).toMatchObject({ toAgree: true, state: 'booked' });
    expect(call.news()[0]?.attachment?.text).toContain('METHOD:CANCEL');
  });

  test('changes nothing about it without a word of it, nor with what it is already', ({ call }) => {
    call.save(OWN);
    const before = call.stored();
    call.backend.wait(MINUTE);
    call.robin.save(call.leadId, SET);
    expect(call.stored()).toEqual(before);
    call.undo();
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    call.save(OWN);
    expect(call.stored()).toEqual(before);
    expect(call.news()).toHaveLength(1);
  });

  test('asks again for what is so already, which tells nobody', ({ call }) => {
    call.backend.store.write([{ kind: 'putVisit', row: { ...call.stored(), toAgree: true } }]);
    const before = call.stored();
    call.save('agree', 'Attempted');
    expect(call.stored()).toEqual(before);
    expect(call.news()).toEqual([]);
  });

  test('may change it while the lead stays open', ({ call }) => {
    call.save(OTHER, 'Attempted', { note: 'Call when the adjuster was there' });
    expect(call.lead()).toMatchObject({ ...MONDAY, status: 'Attempted', open: true });
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'confirmed' });
  });

  test('frees the slot that the company had set, which the homeowner has not asked for', ({ call }) => {
    call.save(OTHER);
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    call.save('agree');
    expect(call.lead()).toMatchObject({ apptDate: '', apptTime: 'Time to be agreed' });
    const mail = call.news().at(-1);
    expect(mail?.text).not.toContain('You asked for');
    expect(mail?.attachment?.text).toMatch(/METHOD:CANCEL\r[\s\S]*:20261123T120000\r/);
  });

  test('sets one that the homeowner has canceled: the same visit and calendar entry', ({ call }) => {
    call.cancel();
    expect(call.card().visit).toMatchObject({ state: 'canceled', byHomeowner: true, apptDate: '2026-11-21' });
    call.save(OTHER);
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'confirmed', changes: 2 });
    const entry = call.news().at(-1)?.attachment?.text ?? '';
    expect(entry).toContain(`UID:${call.reference}@tarps.example`);
    expect(entry).toContain('SEQUENCE:2');
  });

  test('makes another visit when the day of the last one has passed', ({ call }) => {
    call.backend.wait(2 * DAY);
    const sam = call.backend.signedIn({ email: 'sam@reps.example' });
    sam.next({ batch: BATCH });
    sam.save(call.leadId, SET, { visitSlot: '2026-11-24_morning' });
    expect(call.stored()).toMatchObject({ apptDate: '2026-11-21', changes: 0 });
    const visits = call.backend.store.read('visitsOfLead', { leadId: call.leadId, limit: 9 });
    expect(visits).toMatchObject([{ apptDate: '2026-11-24', state: 'confirmed', madeBy: sam.email }, {}]);
    expect(call.lead().apptDate).toBe('2026-11-24');
  });

  test('without an email tells nobody', ({ call }) => {
    call.backend.change(call.leadId, { email: '' });
    call.backend.store.write([{ kind: 'putVisit', row: { ...call.stored(), mailedTo: '' } }]);
    call.save(OTHER);
    expect(call.news()).toEqual([]);
    expect(call.stored()).toMatchObject(MONDAY);
  });
});

describe('a visit by phone', () => {
  test('is made for a lead that had none, and is like any other', ({ stranger }) => {
    stranger.save(SET, { visitSlot: OTHER });
    const [visit] = stranger.backend.store.read('visitsOfLead', { leadId: 'lead', limit: 9 });
    expect(visit).toMatchObject({
      ...MONDAY,
      ...{ state: 'confirmed', changes: 0, madeBy: stranger.robin.email, service: 'roof-inspection' },
      reference: expect.stringMatching(/^RT-/),
    });
    expect(stranger.lead()).toMatchObject(MONDAY);
    const [mail] = stranger.backend.mail.filter(({ to }) => to === 'ada@home.example');
    expect(mail?.text).toContain('Open the attached file to add the visit to your calendar.');
    expect(mail?.text).toContain("If this visit isn't yours");
    const token = /visit#(\S+)/.exec(mail?.text ?? '')?.[1];
    stranger.backend.wait(MINUTE);
    const moved = stranger.backend.call('change_visit', {
      visit: token,
      apptDate: '2026-11-24',
      apptTime: 'morning',
    });
    expect(moved).toMatchObject({ ok: true, apptDate: '2026-11-24' });
    expect(stranger.lead()).toMatchObject({ apptDate: '2026-11-24', apptTime: 'morning' });
    stranger.backend.call('cancel_visit', { visit: token });
    stranger.backend.change('lead', { status: 'New Lead', open: true, leaseRep: stranger.robin.email });
    const card = nextLeadAnswer.parse(stranger.robin.call('next_lead', { batch: 'storm', resume: '1' }));
    expect(card.visit).toMatchObject({ state: 'canceled', byHomeowner: true });
  });

  test('may have no time yet', ({ stranger }) => {
    stranger.save(SET, { visitSlot: 'agree' });
    expect(stranger.lead()).toMatchObject({ apptDate: '', apptTime: 'Time to be agreed' });
    const [mail] = stranger.backend.mail.filter(({ to }) => to === 'ada@home.example');
    expect(mail?.text).not.toContain('You asked for');
    expect(mail?.attachment).toBeUndefined();
    const visit = /visit#(\S+)/.exec(mail?.text ?? '')?.[1];
    const ask = (action: string) => stranger.backend.call(action, { visit });
    stranger.backend.wait(MINUTE);
    expect(ask('show_visit')).toMatchObject({ state: 'booked', toAgree: true, apptDate: '' });
    expect(ask('cancel_visit')).toMatchObject({ state: 'canceled', undoUntil: expect.stringMatching(/Z$/) });
    expect(ask('restore_visit')).toMatchObject({ state: 'booked', toAgree: true });
    stranger.backend.call('change_visit', { visit, ...MONDAY });
    // It was in no calendar.
    expect(stranger.backend.mail.at(-1)?.text).toContain('to add the visit to your calendar');
    stranger.backend.change('lead', { leaseRep: stranger.robin.email });
    stranger.save(SET, { visitSlot: OTHER });
    expect(stranger.lead()).toMatchObject(MONDAY);
  });

  test('may be today, and 30 days ahead, but not yesterday or later, nor at a time outside its slot', ({
    call,
  }) => {
    const save = (visitSlot: string, visitTime = '') => call.save(visitSlot, SET, { visitTime });
    for (const [slot, time, field] of [
      ['2026-11-19_afternoon', '', 'visitSlot'],
      ['2026-12-21_morning', '', 'visitSlot'],
      [OTHER, '11:30', 'visitTime'],
      [OTHER, '18:00', 'visitTime'],
    ] as const) {
      expect(save(slot, time)).toMatchObject({
        error: 'bad_request',
        fields: { [field]: expect.any(String) },
      });
    }
    call.backend.wait(2 * HOUR);
    expect(save('2026-11-20_morning')).toMatchObject({ error: 'bad_request' });
    expect(save('2026-11-20_afternoon', '12:00')).toMatchObject({
      fields: { visitTime: expect.any(String) },
    });
    expect(save('2026-11-31_morning')).toMatchObject({ error: 'bad_request' });
    expect(save('cancel')).toMatchObject({ error: 'bad_request', fields: { visitSlot: expect.any(String) } });
    expect(save('tomorrow')).toMatchObject({ error: 'bad_request' });
    expect(call.lead()).toMatchObject({ status: 'New Lead', leaseRep: call.robin.email });
    expect(save('2026-12-20_morning', '08:00')).toMatchObject({ ok: true });
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    expect(save('2026-11-20_afternoon', '17:59')).toMatchObject({ ok: true });
  });

  test('is a call to the homeowner’s link like any other: the day before, they are reminded', ({ call }) => {
    call.save(OTHER);
    call.backend.wait(2 * DAY + 7 * HOUR);
    expect(easternDay(call.backend.now())).toBe('2026-11-22');
    expect(call.backend.store.read('visitToRemind', { day: '2026-11-23' })).toMatchObject(MONDAY);
  });
});

describe('a slot that the owner limits', () => {
  const limited = (call: ReturnType<typeof aBookedCall>, over: Record<string, string>) => {
    const manager = call.backend.signedIn({ email: 'boss@reps.example', role: 'manager' });
    manager.call('save_visit_limits', { jobsPerMorning: '', jobsPerAfternoon: '', closedDays: '', ...over });
  };

  test('is refused when it is full or closed, and nothing is saved; the visit’s own is not', ({ call }) => {
    limited(call, { jobsPerMorning: '1', jobsPerAfternoon: '0', closedDays: '2026-11-24' });
    const before = [call.lead(), call.stored(), call.history()];
    expect(call.save(OTHER)).toMatchObject({ error: 'slot_full', fields: { visitSlot: expect.any(String) } });
    expect(call.save('2026-11-24_morning')).toMatchObject({ error: 'slot_full' });
    expect([call.lead(), call.stored(), call.history()]).toEqual(before);
    expect(call.save(OWN)).toMatchObject({ ok: true });
  });

  test('counts visits by phone, and no longer those that a rep has canceled or moved away', ({
    call,
    stranger,
  }) => {
    limited(call, { jobsPerMorning: '1' });
    const full = () => call.backend.call('full_slots').slots;
    expect(full()).toMatchObject([{ date: '2026-11-21' }]);
    call.save('2026-11-22_morning');
    expect(full()).toMatchObject([{ date: '2026-11-22' }]);
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    call.save('cancel', 'Not Qualified');
    expect(full()).toEqual([]);
    stranger.save(SET, { visitSlot: OTHER });
    const booked = stranger.backend.store.read('bookedSlots', { days: [MONDAY.apptDate] });
    expect(booked).toEqual([{ ...MONDAY, count: 1 }]);
  });
});

describe('what the homeowner is told', () => {
  test('leaves when the save can no longer be undone, and not at all when it was', ({ call }) => {
    call.save(OTHER);
    expect(call.waiting()).toMatchObject([{ nextAt: new Date(call.backend.now() + SOON).toISOString() }]);
    call.backend.wait(5_000);
    call.undo();
    expect(call.waiting()).toEqual([]);
  });

  test('is withdrawn while it waits when the homeowner changes the visit, and not by another save', ({
    call,
  }) => {
    call.save(OTHER);
    call.move({ apptDate: '2026-11-24', apptTime: 'morning' });
    expect(call.waiting()).toEqual([]);
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    call.save(OTHER);
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    call.save('cancel', 'Not Qualified');
    const subjects = call.waiting().map(({ subject }) => subject.split(':')[0]);
    expect(subjects.sort()).toEqual(['Canceled', `Your roof visit ${call.reference}`]);
  });

  test('takes the place of what still waits because their mailbox got so much', ({ call }) => {
    for (const day of [22, 23, 24]) call.move({ apptDate: `2026-11-${day}`, apptTime: 'morning' });
    const late = () => call.messages().find(({ messageId }) => messageId.startsWith('mails '));
    expect(late()).toMatchObject({ state: 'waiting' });
    call.save(OTHER);
    expect(late()).toMatchObject({ state: 'expired' });
  });

  test('is said once for a save that is sent again', ({ call }) => {
    const saveId = '5d1f6f0e-9a51-4a0e-8f4b-7c8f5a1f2b77';
    call.save(OTHER, SET, { saveId });
    call.backend.wait(HOUR);
    expect(call.save(OTHER, SET, { saveId })).toMatchObject({ ok: true });
    expect(call.news()).toHaveLength(1);
    expect(call.stored().changes).toBe(1);
  });
});

describe('a booking that is sent again with a correction', () => {
  test('keeps what the company has made of its visit', ({ call }) => {
    call.save(OTHER);
    call.send({ policyNumber: 'HERON-9' });
    expect(call.stored()).toMatchObject({ ...MONDAY, state: 'confirmed', changes: 1 });
    expect(call.lead()).toMatchObject(MONDAY);
    call.backend.change(call.leadId, { leaseRep: call.robin.email });
    call.save('cancel', 'Not Qualified');
    // Who sends it again wants the visit after all; the company is told.
    expect(call.send({ policyNumber: 'HERON-10' })).toMatchObject({ ok: true });
    expect(call.stored()).toMatchObject({ state: 'asked', apptDate: '2026-11-21', changes: 3 });
    expect(call.toHomeowner().at(-1)).toMatchObject({
      subject: `Back on: your roof visit ${call.reference}`,
    });
    expect(call.toCompany().at(-1)?.text).toContain('Booked again after it was canceled');
  });

  test('that asks for another slot is a new wish', ({ call }) => {
    call.save(OTHER);
    call.send({ apptDate: '2026-11-24' });
    expect(call.stored()).toMatchObject({ apptDate: '2026-11-24', apptTime: 'morning', state: 'asked' });
  });
});
