import { test as base, describe, expect } from 'vitest';
import { DAY, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aBookedCall, OTHER, OWN, SET } from './a-booked-call.ts';
import { BATCH, MONDAY } from './a-visit.ts';

/** Ada has booked Saturday morning; Bea is a manager. Nobody holds the lead. */
function anOffice() {
  const call = aBookedCall();
  // A session lasts for less than the days that some of the tests take.
  const signedIn = () =>
    call.backend.signedIn({ email: 'bea@tarps.example', name: 'Bea Boss', role: 'manager' });
  const bea = signedIn();
  bea.call('release_lead', { leadId: call.leadId });
  const manage = (more: Record<string, unknown>) =>
    signedIn().call('manage_lead', { leadId: call.leadId, reference: call.reference, ...more });
  return { ...call, bea, manage };
}
const test = base.extend('office', () => anOffice());

describe('a manager who changes the visit of a lead', () => {
  test('confirms it; the lead stays in the queue, and the homeowner is told at once', ({ office }) => {
    expect(office.manage({ visitSlot: OWN, visitTime: '09:30' })).toEqual({ ok: true });
    expect(office.stored()).toMatchObject({
      ...{ state: 'confirmed', agreedTime: '09:30', changedBy: office.bea.email, changes: 1 },
    });
    expect(office.lead()).toMatchObject({ status: 'New Lead', open: true, attempts: 0, workedAt: '' });
    expect(office.waiting()).toMatchObject([
      { subject: `Confirmed: your roof visit ${office.reference}`, nextAt: office.lead().createdAt },
    ]);
    expect(office.history()[0]).toMatchObject({ action: 'visit_set', rep: office.bea.email });
  });

  test('moves it while a rep holds the lead, whose save is then about the visit as it is', ({ office }) => {
    office.robin.next({ batch: BATCH });
    const seen = `${office.reference} 0`;
    expect(office.manage({ visitSlot: OTHER, visitSeen: seen })).toEqual({ ok: true });
    expect(office.lead()).toMatchObject({ ...MONDAY, leaseRep: office.robin.email });
    expect(office.save(OWN, SET, { visitSeen: seen })).toMatchObject({ error: 'visit_changed' });
    expect(office.save(OTHER, SET, { visitSeen: `${office.reference} 1` })).toMatchObject({ ok: true });
  });

  test('cancels it, and sets it again', ({ office }) => {
    office.manage({ visitSlot: 'cancel' });
    expect(office.stored()).toMatchObject({ state: 'canceled' });
    expect(office.lead()).toMatchObject({ apptDate: '', status: 'New Lead', open: true });
    office.manage({ visitSlot: OTHER });
    expect(office.stored()).toMatchObject({ ...MONDAY, state: 'confirmed', changes: 2 });
    expect(office.lead()).toMatchObject(MONDAY);
  });

  test('sends only the last word of what both have done within the minute of the rep’s save', ({
    office,
  }) => {
    office.robin.next({ batch: BATCH });
    office.save(OWN);
    office.manage({ visitSlot: 'cancel' });
    expect(office.waiting().map(({ subject }) => subject)).toEqual([
      `Canceled: your roof visit ${office.reference}`,
    ]);
  });

  test('is answered the same when it is sent again', ({ office }) => {
    const order = { visitSlot: OTHER, visitSeen: `${office.reference} 0` };
    expect(office.manage(order)).toEqual({ ok: true });
    expect(office.manage(order)).toEqual({ ok: true });
    expect(office.stored().changes).toBe(1);
  });

  test('is refused when the homeowner has changed it since, and nothing is written', ({ office }) => {
    office.move();
    expect(office.manage({ visitSlot: OWN, visitSeen: `${office.reference} 0` })).toMatchObject({
      error: 'visit_changed',
    });
    expect(office.stored()).toMatchObject({ ...MONDAY, state: 'asked' });
  });

  test('is refused a full slot, a visit that is gone, and a lead that is gone', ({ office }) => {
    office.bea.call('save_visit_limits', { jobsPerMorning: '', jobsPerAfternoon: '0', closedDays: '' });
    expect(office.manage({ visitSlot: OTHER })).toMatchObject({ error: 'slot_full' });
    expect(office.manage({ visitSlot: OWN, reference: 'RT-GONE22' })).toMatchObject({ error: 'not_found' });
    expect(office.manage({ visitSlot: OWN, leadId: 'gone' })).toMatchObject({ error: 'not_found' });
    expect(office.stored()).toMatchObject({ state: 'asked', changes: 0 });
  });

  test('changes nothing without a choice, and with the one that it is already', ({ office }) => {
    expect(office.manage({})).toEqual({ ok: true });
    office.manage({ visitSlot: OWN });
    const before = office.messages().length;
    expect(office.manage({ visitSlot: OWN })).toEqual({ ok: true });
    expect(office.stored().changes).toBe(1);
    expect(office.messages()).toHaveLength(before);
  });
});

describe('a visit that is done', () => {
  test('is not before its day; then it keeps its place, and nobody is told', ({ office }) => {
    expect(office.manage({ visitSlot: 'done' })).toMatchObject({
      ...{ error: 'bad_request', message: 'A visit is done on its day or later' },
    });
    office.backend.wait(DAY);
    const mails = office.messages().length;
    expect(office.manage({ visitSlot: 'done' })).toEqual({ ok: true });
    expect(office.stored()).toMatchObject({ state: 'done', apptDate: '2026-11-21', changes: 1 });
    expect(office.messages()).toHaveLength(mails);
    expect(office.backend.store.read('bookedSlots', { days: ['2026-11-21'] })).toMatchObject([{ count: 1 }]);
    expect(office.history()[0]).toMatchObject({
      action: 'visit_done',
      note: expect.stringContaining('Visit done: Saturday, November 21, 2026'),
    });
    expect(office.show()).toMatchObject({ state: 'past' });
    expect(office.cancel()).toMatchObject({ error: 'visit_past' });
  });

  test('is open again after a slip, also days later, with its time and without an email', ({ office }) => {
    office.manage({ visitSlot: OWN, visitTime: '09:30' });
    office.backend.wait(3 * DAY);
    office.manage({ visitSlot: 'done' });
    const mails = office.messages().length;
    office.manage({ visitSlot: OWN, visitTime: '09:30' });
    expect(office.stored()).toMatchObject({ state: 'confirmed', agreedTime: '09:30', changes: 3 });
    expect(office.messages()).toHaveLength(mails);
  });

  test('that did not happen moves to another day, although its own has passed', ({ office }) => {
    office.backend.wait(2 * DAY);
    expect(office.manage({ visitSlot: OTHER })).toEqual({ ok: true });
    expect(office.stored()).toMatchObject({ ...MONDAY, state: 'confirmed' });
  });

  test('cannot be canceled or agreed on as one', ({ office }) => {
    office.backend.wait(DAY);
    office.manage({ visitSlot: 'agree' });
    expect(office.manage({ visitSlot: 'done' })).toMatchObject({ error: 'bad_request' });
  });
});

test('a visit whose lead was deleted can be canceled or done, and nothing else', ({ office }) => {
  const row = { ...office.stored(), leadId: 'gone' };
  office.backend.store.write([{ kind: 'putVisit', row }]);
  const gone = { leadId: 'gone', reference: office.reference };
  expect(office.manage({ ...gone, visitSlot: OTHER })).toMatchObject({ error: 'not_found' });
  expect(office.manage({ ...gone, visitSlot: 'cancel' })).toEqual({ ok: true });
  expect(office.stored()).toMatchObject({ state: 'canceled', leadId: 'gone' });
});

test('no time to be agreed on is promised to a number that nobody may call', ({ office }) => {
  office.manage({ visitSlot: OWN });
  office.backend.store.write([
    { kind: 'putLead', row: { ...office.lead(), createdAt: '2026-11-01T12:00:00.000Z' } },
    { kind: 'putVisit', row: { ...office.stored(), madeBy: office.bea.email } },
  ]);
  office.bea.call('suppress_number', { phone: office.lead().phone, reason: '' });
  expect(office.manage({ visitSlot: 'agree' })).toMatchObject({ error: 'suppressed' });
  expect(office.stored()).toMatchObject({ state: 'confirmed' });
});

describe('one of two visits of a lead', () => {
  test('gives the lead back no appointment when it is over, so that no listed number is called again', ({
    office,
  }) => {
    office.backend.wait(2 * DAY);
    office.manage({ reference: '', visitSlot: '2026-11-25_morning' });
    office.manage({ reference: '', visitSlot: 'cancel' });
    expect(office.lead()).toMatchObject({ apptDate: '' });
    office.manage({ visitSlot: 'done' });
    expect(office.lead()).toMatchObject({ apptDate: '', apptTime: '' });
  });

  test('that the homeowner cancels with the link leaves the lead the other one’s appointment', ({
    office,
  }) => {
    office.backend.wait(2 * DAY);
    office.manage({ reference: '', visitSlot: '2026-11-25_morning' });
    office.manage({ visitSlot: '2026-11-27_morning' });
    expect(office.cancel(office.getToken())).toMatchObject({ ok: true });
    expect(office.lead()).toMatchObject({ apptDate: '2026-11-25', apptTime: 'morning' });
  });

  test('leaves the lead the appointment of the other one when it is canceled', ({ office }) => {
    office.backend.wait(MINUTE);
    office.manage({ visitSlot: 'cancel' });
    office.manage({ reference: '', visitSlot: OTHER });
    // A second visit of the same home, as an older version could make it.
    const { apptDate, apptTime } = { apptDate: '2026-11-24', apptTime: 'morning' };
    const second = { ...office.stored(), visitId: 'second', reference: 'RT-SECOND', apptDate, apptTime };
    office.backend.store.write([{ kind: 'insertVisit', row: second }]);
    office.manage({ visitSlot: 'cancel' });
    expect(office.lead()).toMatchObject({ apptDate, apptTime });
  });

  test('leaves the lead no appointment when the one ahead is canceled and only an old one is left', ({
    office,
  }) => {
    const old = { visitId: 'old', reference: 'RT-OLD222', apptDate: '2026-11-02', madeBy: office.bea.email };
    const row = {
      ...office.stored(),
      ...old,
      state: 'confirmed',
      createdAt: '2026-11-01T12:00:00.000Z',
    } as const;
    office.backend.store.write([{ kind: 'insertVisit', row }]);
    office.manage({ visitSlot: 'cancel' });
    expect(office.lead()).toMatchObject({ apptDate: '', apptTime: '' });
  });

  test('leaves the lead its appointment when an old one is done', ({ office }) => {
    office.backend.wait(5 * DAY);
    const madeLater = { createdAt: office.stored().createdAt, madeBy: office.bea.email };
    const { apptDate, apptTime } = { apptDate: '2026-11-24', apptTime: 'morning' };
    const newer = { ...office.stored(), ...madeLater, visitId: 'newer', reference: 'RT-NEWER2', apptDate };
    office.backend.store.write([
      { kind: 'insertVisit', row: { ...newer, createdAt: '2026-11-22T12:00:00.000Z' } },
      { kind: 'putLead', row: { ...office.lead(), apptDate, apptTime } },
    ]);
    office.manage({ visitSlot: 'done' });
    expect(office.lead()).toMatchObject({ apptDate, apptTime });
  });
});

describe('a manager who sets the status of a lead', () => {
  const closing = { status: 'Not Qualified', was: { status: 'New Lead' }, note: 'Sold the house' };

  test('closes it with its visit in one step', ({ office }) => {
    expect(office.manage({ ...closing, visitSlot: 'cancel' })).toEqual({ ok: true });
    expect(office.lead()).toMatchObject({
      ...{ status: 'Not Qualified', open: false, notes: 'Sold the house', attempts: 1, apptDate: '' },
    });
    expect(office.stored()).toMatchObject({ state: 'canceled' });
    expect(
      office
        .history()
        .map(({ action }) => action)
        .slice(0, 2)
        .sort(),
    ).toEqual(['saved', 'visit_canceled']);
  });

  test('keeps the rules of the worklist: notes, and DO NOT CALL for the number', ({ office }) => {
    const set = { status: SET, was: { status: 'New Lead' }, visitSlot: OWN };
    expect(office.manage({ ...set, note: ' ' })).toMatchObject({ error: 'notes_required' });
    expect(office.manage({ ...closing, status: 'DO NOT CALL' })).toEqual({ ok: true });
    expect(office.bea.call('lookup_number', { phone: office.lead().phone })).toMatchObject({
      suppressed: true,
    });
  });

  test('never has DO NOT CALL refused: by a rep who holds the lead, nor by what has changed since', ({
    office,
  }) => {
    office.robin.next({ batch: BATCH });
    office.robin.save(office.leadId, 'Attempted', { note: 'Dog in the yard' });
    office.robin.next({ batch: BATCH });
    office.move();
    const stale = {
      visitSlot: 'cancel',
      visitSeen: `${office.reference} 0`,
      was: { status: 'New Lead', note: '' },
    };
    const answer = office.manage({ ...closing, ...stale, status: 'DO NOT CALL' });
    expect(answer).toEqual({ ok: true, visitStays: true });
    expect(office.lead()).toMatchObject({ status: 'DO NOT CALL', notes: 'Dog in the yard', leaseRep: '' });
    expect(office.stored()).toMatchObject({ ...MONDAY, state: 'asked' });
    expect(office.bea.call('lookup_number', { phone: office.lead().phone })).toMatchObject({
      suppressed: true,
    });
  });

  test('lists the number that was called, too, if it was corrected since the record was opened', ({
    office,
  }) => {
    const { phone } = office.lead();
    const kim = office.backend.signedIn({ email: 'kim@tarps.example', role: 'manager' });
    const now = { phone: '(321) 555-0888' };
    kim.call('correct_lead', { leadId: office.leadId, was: { phone }, now });
    office.manage({ ...closing, status: 'DO NOT CALL' });
    for (const each of [phone, now.phone])
      expect(office.bea.call('lookup_number', { phone: each })).toMatchObject({ suppressed: true });
  });

  test('counts no call when only the notes change, and compares notes of any length', ({ office }) => {
    const notes = `${'x'.repeat(4100)}\v`;
    office.backend.store.write([
      { kind: 'putLead', row: { ...office.lead(), status: 'Attempted', attempts: 1, notes } },
    ]);
    const order = { status: 'Attempted', was: { status: 'Attempted', note: notes }, note: 'Shorter' };
    expect(office.manage(order)).toEqual({ ok: true });
    expect(office.lead()).toMatchObject({ attempts: 1, notes: 'Shorter' });
    expect(office.history()[0]).toMatchObject({ action: 'noted', note: 'Shorter' });
  });

  test('overwrites no notes that somebody else has written since; without any, they stay', ({ office }) => {
    const { notes } = office.lead();
    office.robin.next({ batch: BATCH });
    office.robin.save(office.leadId, 'New Lead', { note: 'The son has the key' });
    expect(office.manage({ ...closing, was: { status: 'New Lead', note: notes } })).toMatchObject({
      error: 'bad_request',
      fields: { note: expect.stringContaining('Notes is now “The son has the key”') },
    });
    office.manage({ status: SET, was: { status: 'New Lead' }, visitSlot: OWN });
    expect(office.lead()).toMatchObject({ status: SET, notes: 'The son has the key' });
  });

  test('needs no notes to set a visit: the lead says how it came about', ({ office }) => {
    office.backend.store.write([{ kind: 'putLead', row: { ...office.lead(), notes: '' } }]);
    office.manage({ status: SET, was: { status: 'New Lead' }, visitSlot: OWN });
    expect(office.lead().notes).toBe('Visit set by phone.');
    expect(office.manage({ status: 'Attempted', was: { status: SET }, note: '' })).toMatchObject({
      error: 'notes_required',
    });
  });

  test('is answered the same when it is sent again, and counts as one call', ({ office }) => {
    const order = {
      ...closing,
      was: { status: 'New Lead', note: office.lead().notes },
      visitSlot: 'cancel',
      visitSeen: `${office.reference} 0`,
    };
    expect(office.manage(order)).toEqual({ ok: true });
    const lines = office.history().length;
    expect(office.manage(order)).toEqual({ ok: true });
    expect(office.lead().attempts).toBe(1);
    expect(office.history()).toHaveLength(lines);
  });

  test('cannot agree on a visit and cancel it', ({ office }) => {
    const both = { ...closing, status: SET, visitSlot: 'cancel' };
    expect(office.manage(both)).toMatchObject({ message: 'Choose another status to cancel the visit' });
  });

  test('keeps the callback of a lead that stays open', ({ office }) => {
    office.robin.next({ batch: BATCH });
    const callbackAt = new Date(Date.parse(office.lead().createdAt) + 3 * HOUR).toISOString();
    office.robin.save(office.leadId, 'Attempted', { note: 'Voicemail', callbackAt, callbackMine: true });
    const open = { status: 'Attempted', was: { status: 'Attempted' }, note: 'Called in: home after four' };
    expect(office.manage(open)).toEqual({ ok: true });
    expect(office.lead()).toMatchObject({ callbackAt, callbackRep: office.robin.email });
    office.manage({ ...closing, was: { status: 'Attempted' } });
    expect(office.lead()).toMatchObject({ callbackAt: '', callbackRep: '' });
  });

  test('is refused when somebody else has changed it since, or a rep may be on the phone', ({ office }) => {
    office.robin.next({ batch: BATCH });
    expect(office.manage(closing)).toMatchObject({
      error: 'bad_request',
      message: expect.stringMatching(/^Robin Reyes has this lead now/),
    });
    office.robin.save(office.leadId, 'Attempted', { note: 'Voicemail' });
    expect(office.manage(closing)).toMatchObject({
      error: 'bad_request',
      message: expect.stringContaining('Status is now “Attempted”'),
    });
    expect(office.lead()).toMatchObject({ status: 'Attempted', notes: 'Voicemail' });
  });

  test('ends a lease that is over: the rep’s late save is refused, and says so', ({ office }) => {
    office.robin.next({ batch: BATCH });
    office.backend.wait(16 * MINUTE);
    expect(office.manage(closing)).toEqual({ ok: true });
    expect(office.save(OWN)).toMatchObject({ error: 'lease_lost' });
  });
});
