import { test as base, describe, expect } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { lookupNumberAction } from '#contract/actions/lookup-number.ts';
import { refusal } from '#contract/errors.ts';
import { EMPTY_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { aBackend, aLead, at, HOUR, MINUTE } from '#tests/core/backend.ts';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';

const NUMBER = '13215550177';

const test = base.extend('form', () => {
  const backend = aBackend();
  const rep = backend.signedIn();
  const add = (over: Record<string, unknown> = {}) => rep.call('add_lead', { ...NEW_LEAD, ...over });
  return {
    backend,
    rep,
    add,
    /** Adds a lead with a submission id, as the page does. A second call sends the same lead again. */
    send: (over: Record<string, unknown> = {}) => add({ submissionId: '0b6f7c52-6a2b-4f0e-9d3a', ...over }),
    next: () => rep.next({ batch: 'rep-leads' }),
    suppress: () => backend.putNumber(NUMBER, { suppressedAt: at(0), suppressedBy: rep.email }),
    known: () => backend.store.read('sameNumber', { phoneKeys: [NUMBER], limit: 9 }),
    lookup: (phone: string) => lookupNumberAction.answer.parse(rep.call('lookup_number', { phone }, 'GET')),
  };
});

describe('adding a lead', () => {
  test('puts it into the batch "Rep leads", created if missing, with a place in the queue', ({ form }) => {
    const { backend, rep, add } = form;
    const answer = add({ email: 'grace@home.example', apptDate: '2026-11-23', previousClaims: 'Yes' });
    expect(answer).toEqual({ ok: true, leadId: expect.any(String), batchId: 'rep-leads' });
    expect(backend.store.read('batch', { batchId: 'rep-leads' })).toMatchObject({ name: 'Rep leads' });
    const leadId = String(answer.leadId);
    expect(backend.lead(leadId)).toEqual({
      ...{ ...EMPTY_LEAD_FIELDS, ...NEW_LEAD, state: 'FL', email: 'grace@home.example' },
      ...{ apptDate: '2026-11-23', previousClaims: 'Yes', leadId, batchId: 'rep-leads' },
      ...{ phoneKey: NUMBER, otherKeys: '', queueKey: expect.any(String), source: 'rep', createdAt: at(0) },
      ...{ status: 'New Lead', attempts: 0, workedAt: '', open: true, readyAt: '', waitsFor: '' },
      ...{ callWindow: 'eastern', callbackAt: '', callbackRep: '', leaseRep: '', leaseUntil: '' },
    });
    expect(form.next()).toBe(leadId);
    const created = { action: 'created', rep: rep.email, toStatus: 'New Lead' };
    expect(backend.history(leadId)).toMatchObject([created]);
  });

  test('puts it into the named batch, and is refused if that batch does not exist', ({ form }) => {
    const { backend, rep, add } = form;
    backend.batch('storm');
    const { leadId } = add({ batch: 'storm' });
    expect(rep.next()).toBe(leadId);
    expect(add({ batch: 'gone' })).toMatchObject({ error: 'not_found' });
    expect(backend.store.read('batch', { batchId: 'rep-leads' })).toBeNull();
  });

  test('with a number on the do-not-call list is refused, with or without an extension', ({ form }) => {
    form.suppress();
    expect(form.add()).toEqual(refusal('suppressed'));
    expect(form.add({ phone: '321-555-0177 ext. 23' })).toEqual(refusal('suppressed'));
    expect(form.known()).toEqual([]);
  });

  test('twice with the same submission id adds it once', ({ form }) => {
    expect(form.send()).toEqual(form.send());
    expect(form.backend.count('rep-leads')).toBe(1);
  });

  test('with a number called three times today makes it wait like other leads', ({ form }) => {
    form.backend.putNumber(NUMBER, { calls: [-HOUR, -2 * HOUR, -3 * HOUR].map(at) });
    form.add();
    const waiting = { lead: null, heldBack: { attemptsReached: 1 } };
    expect(form.rep.answer({ batch: 'rep-leads' })).toMatchObject(waiting);
  });
});

describe('a new lead sent again with corrections', () => {
  const OTHER_PHONE = '(321) 555-0188';

  test('corrects the lead and adds a line to its history', ({ form }) => {
    const first = form.send();
    const leadId = String(first.leadId);
    form.backend.change(leadId, { leaseRep: 'alex@reps.example', leaseUntil: at(-1) });
    expect(form.send({ phone: OTHER_PHONE, state: 'TX', zip: '77002' })).toEqual(first);
    expect(form.backend.lead(leadId)).toMatchObject({ phoneKey: '13215550188', callWindow: 'panhandle' });
    const note = expect.stringContaining('Phone: (321) 555-0188');
    expect(form.backend.history(leadId)).toMatchObject([
      { action: 'changed', rep: form.rep.email, note },
      { action: 'created' },
    ]);
    expect(form.next()).toBe(leadId);
  });

  test.for<[string, Partial<LeadRow>]>([
    ['while a rep has it on the screen', { leaseRep: 'alex@reps.example', leaseUntil: at(MINUTE) }],
    ['once it has been saved, even as New Lead', { workedAt: at(0) }],
    ['once it is attempted', { status: 'Attempted' }],
    ['once it is closed', { open: false }],
  ])('does not change the lead %s, and adds a single line to its history', ([, over], { form }) => {
    const leadId = String(form.send().leadId);
    form.backend.change(leadId, over);
    const before = form.backend.lead(leadId);
    for (let time = 0; time < 2; time++) form.send({ city: 'Cocoa' });
    expect(form.backend.lead(leadId)).toEqual(before);
    expect(form.backend.history(leadId).map(({ action }) => action)).toEqual(['changed', 'created']);
  });

  test('is refused with a number on the do-not-call list, and the lead is unchanged', ({ form }) => {
    form.suppress();
    const { leadId } = form.send({ phone: OTHER_PHONE });
    expect(form.send()).toEqual(refusal('suppressed'));
    expect(form.backend.lead(String(leadId)).phoneKey).toBe('13215550188');
  });
});

describe('a colleague who looks up the number of a new lead', () => {
  const STOLEN = { firstName: 'Mallory', phone: '(321) 555-0188' };

  test('cannot change it with the id that the answer gives', ({ form }) => {
    const leadId = String(form.send().leadId);
    const before = form.backend.lead(leadId);
    const colleague = form.backend.signedIn({ email: 'mallory@reps.example' });
    const [seen] = lookupNumberAction.answer.parse(colleague.call('lookup_number', { phone: NUMBER })).leads;
    expect(seen?.leadId).toBe(leadId);
    const guesses = [leadId, leadId.replace('added-', ''), '0b6f7c52-6a2b-4f0e-9d3a'];
    for (const submissionId of guesses) {
      expect(colleague.call('add_lead', { ...NEW_LEAD, ...STOLEN, submissionId }).ok).toBe(true);
    }
    expect(form.backend.lead(leadId)).toEqual(before);
    expect(form.backend.history(leadId)).toHaveLength(1);
    expect(form.backend.count('rep-leads')).toBe(1 + guesses.length);
  });
});

describe('looking up a number before a lead is added', () => {
  test('names a lead with the number, however it is written, with its batch and status', ({ form }) => {
    form.backend.leads(aLead('known', { phone: '+1 321 555 0177', status: 'Not Qualified', open: false }));
    const known = { leadId: 'known', batchId: 'storm', firstName: 'Ada', lastName: 'known' };
    expect(form.lookup('(321) 555-0177').leads).toEqual([
      { ...known, status: 'Not Qualified', workedAt: '' },
    ]);
  });

  test('says that a number is on the do-not-call list, which a called or unknown one is not', ({ form }) => {
    for (const phone of ['321-555-0177', 'soon']) {
      expect(form.lookup(phone)).toMatchObject({ ok: true, suppressed: false, leads: [] });
    }
    form.backend.putNumber(NUMBER, { calls: [at(-HOUR)] });
    expect(form.lookup('321.555.0177').suppressed).toBe(false);
    form.suppress();
    expect(form.lookup('321.555.0177').suppressed).toBe(true);
  });
});

describe('the appointment of an added lead', () => {
  const visitOf = ({ backend }: { backend: ReturnType<typeof aBackend> }, leadId: unknown) =>
    backend.store.read('visitsOfLead', { leadId: String(leadId), limit: 9 })[0];
  const MONDAY = { apptDate: '2026-11-23', apptTime: 'morning' };

  test('in a slot is a confirmed visit, of which the homeowner is told', ({ form }) => {
    const { leadId } = form.add({ ...MONDAY, apptTime: '9:30 AM', email: 'grace@home.example' });
    expect(visitOf(form, leadId)).toMatchObject({
      ...{ ...MONDAY, agreedTime: '09:30', state: 'confirmed', madeBy: form.rep.email, changes: 0 },
      mailedTo: 'grace@home.example',
    });
    expect(form.backend.lead(String(leadId))).toMatchObject({ ...MONDAY, status: 'New Lead' });
    expect(form.backend.history(String(leadId)).map(({ action }) => action)).toEqual([
      'visit_set',
      'created',
    ]);
    expect(form.backend.mail).toMatchObject([{ to: 'grace@home.example', kind: 'homeowner' }]);
  });

  test('is not made a second time when the form is sent again after the visit is done', ({ form }) => {
    const today = { apptDate: '2026-11-20', apptTime: 'afternoon', submissionId: 'once' };
    const { leadId } = form.add(today);
    const boss = form.backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
    boss.call('manage_lead', { leadId, visitSlot: 'done' });
    expect(form.add(today)).toMatchObject({ ok: true, leadId });
    const visits = form.backend.store.read('visitsOfLead', { leadId: String(leadId), limit: 9 });
    expect(visits.map(({ state }) => state)).toEqual(['done']);
  });

  test('that is no slot, or too far ahead, stays as it was typed', ({ form }) => {
    for (const [index, typed] of [
      { apptDate: '2026-11-23', apptTime: 'after church' },
      { apptDate: '2026-11-19', apptTime: 'morning' },
      { apptDate: '2027-02-01', apptTime: '9:30 AM' },
      { apptDate: '', apptTime: 'morning' },
    ].entries()) {
      const { leadId } = form.add({ ...typed, phone: `321-555-020${index}` });
      expect(form.backend.lead(String(leadId))).toMatchObject(typed);
      expect(visitOf(form, leadId)).toBeUndefined();
    }
  });

  test('may have no time yet', ({ form }) => {
    const { leadId } = form.add({ apptTime: 'Time to be agreed' });
    expect(visitOf(form, leadId)).toMatchObject({ toAgree: true, state: 'asked', apptDate: '' });
  });

  test('in a slot without a place is refused, and nothing is added', ({ form }) => {
    const manager = form.backend.signedIn({ email: 'boss@reps.example', role: 'manager' });
    manager.call('save_visit_limits', { jobsPerMorning: '1', jobsPerAfternoon: '', closedDays: '' });
    expect(form.add({ ...MONDAY, phone: '321-555-0201' })).toMatchObject({ ok: true });
    expect(form.add({ ...MONDAY, apptTime: '10 am' })).toMatchObject({ error: 'slot_full' });
    expect(form.known()).toEqual([]);
  });

  test('is moved and canceled by a correction, and stays as it is when nothing is new', ({ form }) => {
    const { leadId } = form.send(MONDAY);
    form.send(MONDAY);
    expect(visitOf(form, leadId)).toMatchObject({ ...MONDAY, changes: 0 });
    form.send({ apptDate: '2026-11-24', apptTime: '2 pm' });
    const moved = { apptDate: '2026-11-24', apptTime: 'afternoon' };
    expect(visitOf(form, leadId)).toMatchObject({ ...moved, agreedTime: '14:00', changes: 1 });
    expect(form.backend.lead(String(leadId))).toMatchObject(moved);
    form.send();
    expect(visitOf(form, leadId)).toMatchObject({ state: 'canceled', changes: 2 });
    expect(form.backend.lead(String(leadId))).toMatchObject({ apptDate: '', apptTime: '' });
  });

  test('with another clock time in the same slot is corrected, too', ({ form }) => {
    const { leadId } = form.send({ ...MONDAY, apptTime: '9:30 AM' });
    form.send({ ...MONDAY, apptTime: '10:30 AM' });
    expect(visitOf(form, leadId)).toMatchObject({ agreedTime: '10:30', changes: 1 });
    form.send({ ...MONDAY, apptTime: '11:30 AM', city: 'Cocoa' });
    expect(visitOf(form, leadId)).toMatchObject({ agreedTime: '11:30', changes: 2 });
    expect(form.backend.lead(String(leadId))).toMatchObject({ ...MONDAY, city: 'Cocoa' });
  });

  test('in a half-day that is over by the time the form is sent again stays', ({ form }) => {
    const today = { apptDate: '2026-11-20', apptTime: '11:30 AM' };
    const { leadId } = form.send(today);
    form.backend.wait(2 * HOUR);
    form.send(today);
    expect(visitOf(form, leadId)).toMatchObject({ state: 'confirmed', changes: 0 });
    expect(form.backend.lead(String(leadId))).toMatchObject({ apptTime: 'morning' });
  });

  test('that the homeowner has moved or canceled since stays so when the form is sent again', ({ form }) => {
    const typed = { ...MONDAY, email: 'grace@home.example' };
    const { leadId } = form.send(typed);
    const visit = /visit#(\S+)/.exec(form.backend.mail[0]?.text ?? '')?.[1];
    form.backend.call('change_visit', { visit, apptDate: '2026-11-25', apptTime: 'afternoon' });
    form.send({ ...typed, city: 'Cocoa' });
    expect(visitOf(form, leadId)).toMatchObject({ apptDate: '2026-11-25', state: 'asked', changes: 1 });
    expect(form.backend.lead(String(leadId))).toMatchObject({ apptDate: '2026-11-25', city: 'Cocoa' });
    form.backend.call('cancel_visit', { visit });
    form.send(typed);
    expect(visitOf(form, leadId)).toMatchObject({ state: 'canceled', changes: 2 });
    expect(form.backend.lead(String(leadId))).toMatchObject({ apptDate: '', city: 'Palm Bay' });
  });

  test('keeps the day of a time to be agreed on', ({ form }) => {
    const { leadId } = form.add({ apptDate: '2026-11-23', apptTime: 'Time to be agreed' });
    expect(form.backend.lead(String(leadId))).toMatchObject({ apptDate: '2026-11-23' });
  });
});
