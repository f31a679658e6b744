import { describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript, HOUR, MINUTE } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const PHONE = '(321) 555-0101';
const NUMBER = '13215550101';

function aSave(over: Partial<LeadRow> = {}) {
  const script = aScript();
  script.batch('storm');
  script.leads(aLead('lead', { phone: PHONE, ...over }));
  const robin = script.signedIn({ email: 'robin@reps.example' });
  const alex = script.signedIn({ email: 'alex@reps.example' });
  script.nextId(robin.auth, 'storm');
  const undo = (auth = robin.auth, leadId = 'lead') => script.call('undo_lead', { auth, leadId });
  const number = () => script.store.read('number', { phoneKey: NUMBER });
  return { script, robin, alex, undo, number };
}

describe('undoing the last save', () => {
  test.each(LEAD_STATUSES)('as %s: the lead is as it was, and held for the rep again', (status) => {
    const { script, robin, undo, number } = aSave({ notes: 'Called in spring' });
    const before = script.lead('lead');
    script.save(robin.auth, 'lead', status, { note: 'Oops' });
    script.wait(5_000);
    expect(undo()).toMatchObject({
      ok: true,
      lead: { leadId: 'lead', status: 'New Lead', notes: 'Called in spring' },
      leaseUntil: new Date(script.now() + 15 * MINUTE).toISOString(),
    });
    expect(script.lead('lead')).toEqual({
      ...before,
      leaseUntil: new Date(script.now() + 15 * MINUTE).toISOString(),
    });
    expect(number()).toMatchObject({ calls: [], suppressedAt: '' });
  });

  test('gives a callback back', () => {
    const { script, robin, undo } = aSave();
    const callbackAt = new Date(FRIDAY_TEN + HOUR).toISOString();
    script.save(robin.auth, 'lead', 'Attempted', { callbackAt, callbackMine: true });
    script.wait(HOUR);
    script.nextId(robin.auth, 'storm');
    script.save(robin.auth, 'lead', 'Not Qualified');
    undo();
    expect(script.lead('lead')).toMatchObject({ callbackAt, callbackRep: robin.email, waitsFor: 'callback' });
  });

  test('of DO NOT CALL opens the number’s other leads again', () => {
    const { script, robin, undo } = aSave();
    script.leads(aLead('twin', { phone: PHONE, batchId: 'cocoa' }));
    script.save(robin.auth, 'lead', 'DO NOT CALL');
    expect(script.lead('twin').open).toBe(false);
    undo();
    expect(script.lead('twin').open).toBe(true);
  });

  test('of the third call today lets the number be called again', () => {
    const { script, robin, undo, number } = aSave();
    const calls = [2, 1].map((hours) => new Date(FRIDAY_TEN - hours * HOUR).toISOString());
    script.store.write([
      { kind: 'putNumber', row: { phoneKey: NUMBER, suppressedAt: '', suppressedBy: '', calls } },
    ]);
    script.save(robin.auth, 'lead', 'Attempted');
    expect(script.lead('lead').waitsFor).toBe('attempts');
    undo();
    expect(number()?.calls).toEqual(calls);
    expect(script.lead('lead').waitsFor).toBe('');
  });

  test('does not take a number off the list that somebody else has put there', () => {
    const { script, robin, alex, undo, number } = aSave();
    script.leads(aLead('twin', { phone: PHONE }));
    script.nextId(alex.auth, 'storm');
    script.save(robin.auth, 'lead', 'DO NOT CALL');
    script.wait(1_000);
    script.save(alex.auth, 'twin', 'DO NOT CALL');
    undo();
    expect(number()).toMatchObject({ suppressedBy: alex.email });
    expect(script.lead('lead').open).toBe(false);
  });

  test('lets go of the lead that came after it, without a skip', () => {
    const { script, robin, alex, undo } = aSave();
    script.leads(aLead('next'));
    script.save(robin.auth, 'lead', 'Attempted');
    script.nextId(robin.auth, 'storm');
    undo();
    expect(script.lead('next').leaseRep).toBe('');
    expect(script.nextId(alex.auth, 'storm')).toBe('next');
    expect(script.store.read('history', { leadId: 'next', limit: 9 })).toEqual([]);
  });

  test('is written into the history, and the rep’s count is one less', () => {
    const { script, robin, undo } = aSave();
    script.save(robin.auth, 'lead', 'Attempted');
    script.wait(1);
    undo();
    expect(script.store.read('history', { leadId: 'lead', limit: 9 })).toMatchObject([
      { action: 'undone', fromStatus: 'Attempted', toStatus: 'New Lead', rep: robin.email },
      { action: 'saved' },
    ]);
    expect(script.call('next_lead', { auth: robin.auth, batch: 'storm', resume: '1' })).toMatchObject({
      lead: { leadId: 'lead' },
      savedToday: 0,
    });
  });

  test('of a lead without a number to dial, and of no other such lead', () => {
    const { script, robin, undo } = aSave({ phone: 'unknown' });
    script.leads(aLead('twin', { phone: 'unknown', notes: 'No phone either' }));
    const [before, twin] = [script.lead('lead'), script.lead('twin')];
    script.save(robin.auth, 'lead', 'Not Qualified');
    expect(undo()).toMatchObject({ ok: true, sameNumber: [] });
    expect(script.lead('lead')).toEqual(before);
    expect(script.lead('twin')).toEqual(twin);
    expect(script.store.read('number', { phoneKey: '' })).toBeNull();
    expect(script.mail).toEqual([]);
  });

  test('also of a lead that a colleague has had since and let go of', () => {
    const { script, robin, alex, undo } = aSave();
    script.leads(aLead('other'));
    script.save(robin.auth, 'lead', 'Attempted');
    script.leads({
      ...script.lead('lead'),
      leaseRep: alex.email,
      leaseUntil: new Date(script.now() - 1).toISOString(),
    });
    expect(undo()).toMatchObject({ ok: true });
    expect(script.lead('lead')).toMatchObject({ status: 'New Lead', leaseRep: robin.email });
  });
});

describe('a save that can no longer be undone', () => {
  test('the screen offers 8 seconds, and the answer of the save says until when', () => {
    const { script, robin } = aSave();
    expect(script.save(robin.auth, 'lead', 'Attempted')).toMatchObject({
      undoUntil: new Date(FRIDAY_TEN + 8_000).toISOString(),
    });
  });

  test('the server waits a little longer, for the way', () => {
    const { script, robin, undo } = aSave();
    script.save(robin.auth, 'lead', 'Attempted');
    script.wait(15_001);
    expect(undo()).toMatchObject({ error: 'not_found', message: 'This save can no longer be undone.' });
    expect(script.lead('lead').status).toBe('Attempted');
    script.wait(-1);
    expect(undo()).toMatchObject({ ok: true });
  });

  test('twice: the second time there is nothing left', () => {
    const { script, robin, undo } = aSave();
    script.save(robin.auth, 'lead', 'Attempted');
    undo();
    expect(undo()).toMatchObject({ error: 'not_found' });
  });

  test('an earlier save, when another came after it', () => {
    const { script, robin, undo } = aSave();
    script.leads(aLead('next'));
    script.save(robin.auth, 'lead', 'Attempted');
    script.nextId(robin.auth, 'storm');
    script.save(robin.auth, 'next', 'Attempted');
    expect(undo()).toMatchObject({ error: 'not_found' });
    expect(undo(robin.auth, 'next')).toMatchObject({ ok: true });
  });

  test('a colleague’s save', () => {
    const { script, robin, alex, undo } = aSave();
    script.save(robin.auth, 'lead', 'Attempted');
    expect(undo(alex.auth)).toMatchObject({ error: 'not_found' });
  });

  test('a lead a colleague is working on by now', () => {
    const { script, robin, alex, undo } = aSave();
    script.save(robin.auth, 'lead', 'Attempted');
    script.nextId(alex.auth, 'storm');
    expect(undo()).toMatchObject({ error: 'lease_lost' });
    expect(script.lead('lead')).toMatchObject({ status: 'Attempted', leaseRep: alex.email });
  });

  test('a lead a colleague has saved since', () => {
    const { script, robin, alex, undo } = aSave();
    script.save(robin.auth, 'lead', 'Attempted');
    script.nextId(alex.auth, 'storm');
    script.wait(1_000);
    script.save(alex.auth, 'lead', 'Not Qualified');
    expect(undo()).toMatchObject({ error: 'not_found' });
    expect(script.lead('lead').status).toBe('Not Qualified');
  });
});
