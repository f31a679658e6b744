import { describe, expect, test } from 'vitest';
import { nextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { aLead, at, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aCall, NUMBER, PHONE } from './queue-of.ts';

/** Two in the afternoon: four hours after FRIDAY_TEN, and another part of the day. */
const AT_TWO = at(4 * HOUR);

/** Robin has the lead on the screen; "twin" has the same number, in another batch. */
function aRest() {
  const call = aCall();
  const { backend } = call;
  backend.batch('cocoa');
  backend.leads(aLead('twin', { phone: PHONE, batchId: 'cocoa' }));
  const bea = backend.signedIn({ email: 'bea@tarps.example', name: 'Bea Boss', role: 'manager' });
  const setHours = (hoursBetweenCalls: string) => bea.call('save_rest_hours', { hoursBetweenCalls });
  return { ...call, bea, setHours, restUntil: () => call.number()?.restUntil };
}

describe('after a call without an answer', () => {
  test('the number rests: no lead with it is served for hours, in any batch, and each says why', () => {
    const { backend, robin, alex, save, lead, restUntil } = aRest();
    expect(save('Attempted')).toMatchObject({ ok: true, comesBackAt: AT_TWO });
    expect(restUntil()).toBe(AT_TWO);
    for (const row of [lead(), backend.lead('twin')]) {
      expect(row).toMatchObject({ readyAt: AT_TWO, waitsFor: 'rest', open: true });
    }
    backend.wait(4 * HOUR - 1);
    expect(robin.next({ batch: 'cocoa' })).toBeNull();
    expect(alex.answer()).toMatchObject({
      ...{ lead: null, heldBack: { resting: 1, attemptsReached: 0, callbackLater: 0 } },
      message: 'No leads to call right now: 1 resting after a call with no answer.',
      nextOpensAt: AT_TWO,
    });
    backend.wait(1);
    expect(alex.next()).toBe('lead');
    expect(robin.next({ batch: 'cocoa' })).toBe('twin');
  });

  test('it comes back in another part of the day, by the clock of the homeowner', () => {
    const { backend, robin, save, restUntil } = aRest();
    backend.leads(aLead('lead', { phone: PHONE, zip: '32501', leaseRep: robin.email, leaseUntil: at(HOUR) }));
    backend.wait(2.5 * HOUR);
    // 11:30 AM in Pensacola: four hours later is the afternoon there, too.
    expect(save('Attempted')).toMatchObject({ comesBackAt: at(6.5 * HOUR) });
    backend.wait(4 * HOUR);
    robin.next();
    // 3:30 PM there. At 7:30 PM it is evening there, but night here, where the number is from.
    expect(save('Attempted')).toMatchObject({ comesBackAt: '2026-11-21T14:00:00.000Z' });
    expect(restUntil()).toBe(at(10.5 * HOUR));
  });

  test('the limit of three calls in 24 hours stays, and the later of both counts', () => {
    const { backend, save, lead } = aRest();
    backend.putNumber(NUMBER, { calls: [at(-2 * HOUR), at(-HOUR)] });
    expect(save('Attempted')).toMatchObject({ comesBackAt: at(22 * HOUR) });
    expect(lead()).toMatchObject({ waitsFor: 'attempts', readyAt: at(22 * HOUR) });
    expect(backend.lead('twin').waitsFor).toBe('attempts');
  });

  test('a time that the homeowner asked for is never later because of it', () => {
    const { backend, robin, save, lead, restUntil } = aRest();
    backend.change('twin', { callbackAt: at(HOUR), readyAt: at(HOUR), waitsFor: 'callback' });
    save('Attempted');
    expect(backend.lead('twin')).toMatchObject({ waitsFor: 'callback', readyAt: at(HOUR) });
    backend.wait(HOUR);
    expect(robin.answer({ batch: 'cocoa' })).toMatchObject({
      lead: { leadId: 'twin' },
      calling: { restsUntil: '', numbers: [{ restsUntil: '' }] },
    });
    robin.save('twin', 'Attempted', { callbackAt: at(2 * HOUR) });
    expect(restUntil(), 'they have spoken').toBe('');
    expect(lead()).toMatchObject({ readyAt: '', waitsFor: '' });
  });

  test.each(['booking', 'request'] as const)('a %s since then asks for a call now', (source) => {
    const { backend, robin, save } = aRest();
    save('Attempted');
    backend.wait(MINUTE);
    const made = { phone: PHONE, batchId: 'cocoa', source, createdAt: at(MINUTE) };
    backend.leads(aLead('asked', made));
    backend.change('twin', { open: false });
    expect(robin.answer({ batch: 'cocoa' })).toMatchObject({
      lead: { leadId: 'asked' },
      calling: { restsUntil: '' },
    });
    backend.wait(MINUTE);
    robin.save('asked', 'Attempted');
    expect(backend.lead('asked'), 'a call since then').toMatchObject({ waitsFor: 'rest' });
  });

  test('a lead that a rep adds meanwhile waits with it', () => {
    const { backend, robin, save } = aRest();
    save('Attempted');
    backend.wait(MINUTE);
    const fields = { firstName: 'Ada', lastName: 'Hollis', address: '12 Palm Ave', city: 'Palm Bay' };
    robin.call('add_lead', { ...fields, state: 'FL', zip: '32905', phone: PHONE });
    expect(robin.answer({ batch: 'rep-leads' })).toMatchObject({ lead: null, heldBack: { resting: 1 } });
  });

  test.each<[LeadStatus, Record<string, unknown>]>([
    ['Not Qualified', {}],
    ['Qualified – Appointment Set', {}],
    ['New Lead', {}],
    ['Attempted', { callbackAt: at(6 * HOUR) }],
  ])('a save as %s with %j ends it for all leads with the number', (status, more) => {
    const { backend, bea, save, restUntil } = aRest();
    backend.change('lead', { leaseRep: bea.email });
    backend.change('twin', { leaseRep: 'robin@reps.example', leaseUntil: at(HOUR) });
    expect(bea.save('lead', 'Attempted')).toMatchObject({ ok: true });
    expect(backend.lead('twin').waitsFor).toBe('rest');
    backend.wait(MINUTE);
    expect(save('Attempted', { leadId: 'twin', status, ...more })).toMatchObject({ ok: true });
    expect(restUntil()).toBe('');
    expect(backend.lead('lead')).toMatchObject({ readyAt: '', waitsFor: '' });
  });

  test('another such call begins it anew', () => {
    const { backend, robin, save, restUntil } = aRest();
    save('Attempted');
    backend.wait(4 * HOUR);
    robin.next();
    save('Attempted');
    expect(restUntil()).toBe(at(8 * HOUR));
  });

  test('undo takes it back, or leaves what a colleague’s call has begun since', () => {
    const { backend, robin, alex, save, undo, lead, restUntil } = aRest();
    const before = lead();
    backend.change('twin', { leaseRep: alex.email, leaseUntil: at(HOUR) });
    save('Attempted');
    expect(undo()).toMatchObject({ ok: true, calling: { restsUntil: '' } });
    expect(restUntil()).toBe('');
    expect(lead()).toMatchObject({ readyAt: '', waitsFor: '', status: before.status });
    expect(backend.lead('twin').waitsFor).toBe('');
    save('Attempted');
    backend.wait(1_000);
    alex.save('twin', 'Attempted');
    undo();
    expect(restUntil()).toBe(at(4 * HOUR + 1_000));
    expect(robin.answer({ resume: '1' })).toMatchObject({ calling: { restsUntil: at(4 * HOUR + 1_000) } });
  });

  test('undo of the save that has ended it brings it back, and one of an earlier version leaves it', () => {
    const { backend, robin, save, undo, restUntil } = aRest();
    backend.putNumber(NUMBER, { calls: [at(-HOUR)], restUntil: AT_TWO });
    save('New Lead');
    expect(restUntil()).toBe('');
    undo();
    expect(restUntil()).toBe(AT_TWO);
    save('Attempted');
    const { before = '', ...row } = backend.store.read('undo', { rep: robin.email }) ?? {};
    const earlier = JSON.parse(before, (key, value: unknown) => (key === 'restUntil' ? undefined : value));
    backend.store.write([
      {
        kind: 'putUndo',
        row: { rep: robin.email, leadId: 'lead', at: at(0), ...row, before: JSON.stringify(earlier) },
      },
    ]);
    undo();
    expect(restUntil()).toBe('');
  });

  test('a lead with another number is served with that one first', () => {
    const { backend, robin, save } = aRest();
    backend.leads(aLead('both', { phone: `${PHONE} / 321-555-0102`, batchId: 'cocoa' }));
    backend.change('twin', { open: false });
    save('Attempted');
    expect(robin.answer({ batch: 'cocoa' })).toMatchObject({
      lead: { leadId: 'both' },
      calling: {
        restsUntil: '',
        numbers: [
          { key: NUMBER, restsUntil: AT_TWO },
          { key: '13215550102', restsUntil: '' },
        ],
      },
    });
  });

  test('a manager’s record says until when, notes of hers do not end it, and New Lead does', () => {
    const { backend, bea, save, restUntil, lead } = aRest();
    save('Attempted');
    backend.wait(MINUTE);
    expect(bea.call('show_lead', { leadId: 'lead' })).toMatchObject({ calling: { restsUntil: AT_TWO } });
    const was = { status: 'Attempted', note: 'a note' };
    bea.call('manage_lead', { leadId: 'lead', status: 'Attempted', note: 'Has a dog', was });
    expect(restUntil()).toBe(AT_TWO);
    bea.call('move_lead', { leadId: 'lead', batch: 'cocoa' });
    expect(lead()).toMatchObject({ batchId: 'cocoa', waitsFor: 'rest' });
    const now = { status: 'Attempted', note: 'Has a dog' };
    const answer = bea.call('manage_lead', { leadId: 'lead', status: 'New Lead', note: 'Call', was: now });
    expect(answer).toMatchObject({ ok: true });
    expect(restUntil()).toBe('');
    expect(lead()).toMatchObject({ readyAt: '', waitsFor: '' });
  });

  test('notes do not end it for a lead that the homeowner has made, a day after the call either', () => {
    const { backend, setHours, save, lead } = aRest();
    setHours('24');
    backend.change('lead', { source: 'booking', apptDate: '2026-11-24' });
    save('Attempted');
    const { readyAt } = lead();
    expect(readyAt).toBe(at(26 * HOUR));
    backend.wait(25 * HOUR);
    const was = { status: 'Attempted', note: 'a note' };
    const manager = backend.signedIn({ email: 'chief@reps.example', role: 'manager' });
    manager.call('manage_lead', { leadId: 'lead', status: 'Attempted', note: 'Has a dog', was });
    expect(lead()).toMatchObject({ notes: 'Has a dog', readyAt, waitsFor: 'rest' });
  });

  test('it never closes a lead, whatever its number, and leads without one do not rest', () => {
    const { robin, save, lead } = aCall({ phone: 'unknown' });
    expect(robin.answer({ resume: '1' })).toMatchObject({ calling: { restHours: 0 } });
    expect(save('Attempted')).not.toHaveProperty('comesBackAt');
    expect(lead()).toMatchObject({ open: true, readyAt: '', waitsFor: '' });
  });
});

describe('the owner', () => {
  test('sets the hours, which count from the next call on, and 0 for no rest', () => {
    const { backend, robin, setHours, save } = aRest();
    expect(setHours('8')).toMatchObject({ ok: true, hoursBetweenCalls: '8' });
    expect(robin.answer({ resume: '1' })).toMatchObject({ calling: { restHours: 8 } });
    expect(save('Attempted')).toMatchObject({ comesBackAt: at(8 * HOUR) });
    setHours('0');
    expect(robin.next()).toBeNull();
    backend.wait(8 * HOUR);
    expect(robin.answer()).toMatchObject({ lead: { leadId: 'lead' }, calling: { restHours: 0 } });
    expect(save('Attempted')).not.toHaveProperty('comesBackAt');
    expect(robin.next()).toBe('lead');
  });

  test('gets the usual hours for what nobody can read, and by emptying the setting', () => {
    const { backend, robin, bea, setHours } = aRest();
    backend.store.write([{ kind: 'putOwnerSetting', row: { name: 'hoursBetweenCalls', value: '4 hours' } }]);
    expect(robin.answer({ resume: '1' })).toMatchObject({ calling: { restHours: 4 } });
    expect(bea.call('show_rest_hours')).toMatchObject({ ok: true, hoursBetweenCalls: '4 hours' });
    expect(setHours('')).toMatchObject({ hoursBetweenCalls: '' });
    expect(bea.call('show_rest_hours')).toMatchObject({ hoursBetweenCalls: '' });
  });

  test.each(['25', '-1', '1.5', '4 hours'])('is refused %j', (typed) => {
    const { bea, setHours } = aRest();
    const message = 'Please use a whole number from 0 to 24, or leave it empty';
    expect(setHours(typed)).toMatchObject({ error: 'bad_request', fields: { hoursBetweenCalls: message } });
    expect(bea.call('show_rest_hours')).toMatchObject({ hoursBetweenCalls: '' });
  });

  test('finds each change in the activity, once', () => {
    const { bea, setHours } = aRest();
    for (const typed of ['6', '6', '']) setHours(typed);
    const { events } = bea.call('list_audit');
    expect(events).toMatchObject([
      { action: 'rest_hours', by: 'Bea Boss', note: 'Hours between calls: none' },
      { action: 'rest_hours', by: 'Bea Boss', note: 'Hours between calls: 6' },
    ]);
  });
});

test('an older script says nothing of a rest', () => {
  const answer = nextLeadAnswer.parse({
    ok: true,
    lead: null,
    heldBack: {},
    calling: { numbers: [{ key: NUMBER }] },
  });
  expect(answer.heldBack?.resting).toBe(0);
  expect(answer.calling).toMatchObject({ restsUntil: '', numbers: [{ restsUntil: '' }] });
  expect(answer.calling?.restHours).toBeUndefined();
});
