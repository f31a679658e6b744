import { describe, expect, test } from 'vitest';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { aLead, at, HOUR, MINUTE } from '#tests/core/script.ts';
import { aCall, NUMBER, PHONE } from './queue-of.ts';

describe('undoing the last save', () => {
  test.each(LEAD_STATUSES)('as %s: the lead is as it was, and held for the rep again', (status) => {
    const { script, save, undo, lead, number } = aCall({ notes: 'Called in spring' });
    const before = lead();
    save(status, { note: 'Oops' });
    script.wait(5_000);
    const leaseUntil = at(5_000 + 15 * MINUTE);
    expect(undo()).toMatchObject({
      ok: true,
      lead: { leadId: 'lead', status: 'New Lead', notes: 'Called in spring' },
      leaseUntil,
    });
    expect(lead()).toEqual({ ...before, leaseUntil });
    expect(number()).toMatchObject({ calls: [], suppressedAt: '' });
  });

  test('gives a callback back', () => {
    const { script, robin, save, undo, lead } = aCall();
    save('Attempted', { callbackAt: at(HOUR), callbackMine: true });
    script.wait(HOUR);
    robin.next();
    save('Not Qualified');
    undo();
    const callback = { callbackAt: at(HOUR), callbackRep: robin.email, waitsFor: 'callback' };
    expect(lead()).toMatchObject(callback);
  });

  test('of DO NOT CALL opens the number’s other leads again', () => {
    const { script, save, undo } = aCall();
    script.leads(aLead('twin', { phone: PHONE, batchId: 'cocoa' }));
    save('DO NOT CALL');
    expect(script.lead('twin').open).toBe(false);
    undo();
    expect(script.lead('twin').open).toBe(true);
  });

  test('of the third call today lets the number be called again', () => {
    const { script, save, undo, lead, number } = aCall();
    const calls = [-2 * HOUR, -HOUR].map(at);
    script.putNumber(NUMBER, { calls });
    save('Attempted');
    expect(lead().waitsFor).toBe('attempts');
    undo();
    expect(number()?.calls).toEqual(calls);
    expect(lead().waitsFor).toBe('');
  });

  test('does not take a number off the list that somebody else has put there', () => {
    const { script, alex, save, undo, lead, number } = aCall();
    script.leads(aLead('twin', { phone: PHONE }));
    alex.next();
    save('DO NOT CALL');
    script.wait(1_000);
    alex.save('twin', 'DO NOT CALL');
    undo();
    expect(number()).toMatchObject({ suppressedBy: alex.email });
    expect(lead().open).toBe(false);
  });

  test('lets go of the lead that came after it, without a skip', () => {
    const { script, robin, alex, save, undo } = aCall();
    script.leads(aLead('next'));
    save('Attempted');
    robin.next();
    undo();
    expect(script.lead('next').leaseRep).toBe('');
    expect(alex.next()).toBe('next');
    expect(script.history('next')).toEqual([]);
  });

  test('is written into the history, and the rep’s count is one less', () => {
    const { script, robin, save, undo } = aCall();
    save('Attempted');
    script.wait(1);
    undo();
    expect(script.history('lead')).toMatchObject([
      { action: 'undone', fromStatus: 'Attempted', toStatus: 'New Lead', rep: robin.email },
      { action: 'saved' },
    ]);
    expect(robin.answer({ resume: '1' })).toMatchObject({ lead: { leadId: 'lead' }, savedToday: 0 });
  });

  test('of a lead without a number to dial, and of no other such lead', () => {
    const { script, save, undo, lead } = aCall({ phone: 'unknown' });
    script.leads(aLead('twin', { phone: 'unknown', notes: 'No phone either' }));
    const [before, twin] = [lead(), script.lead('twin')];
    save('Not Qualified');
    expect(undo()).toMatchObject({ ok: true, sameNumber: [] });
    expect(lead()).toEqual(before);
    expect(script.lead('twin')).toEqual(twin);
    expect(script.number('')).toBeNull();
    expect(script.mail).toEqual([]);
  });

  test('also of a lead that a colleague has had since and let go of', () => {
    const { script, robin, alex, save, undo, lead } = aCall();
    save('Attempted');
    script.change('lead', { leaseRep: alex.email, leaseUntil: at(-1) });
    expect(undo()).toMatchObject({ ok: true });
    expect(lead()).toMatchObject({ status: 'New Lead', leaseRep: robin.email });
  });
});

describe('a save that can no longer be undone', () => {
  const tooLate = { error: 'not_found', message: 'This save can no longer be undone.' };

  test('the screen offers 8 seconds, and the answer of the save says until when', () => {
    expect(aCall().save('Attempted')).toMatchObject({ undoUntil: at(8_000) });
  });

  test('the server waits a little longer, for the way', () => {
    const { script, save, undo, lead } = aCall();
    save('Attempted');
    script.wait(15_001);
    expect(undo()).toMatchObject(tooLate);
    expect(lead().status).toBe('Attempted');
    script.wait(-1);
    expect(undo()).toMatchObject({ ok: true });
  });

  test('a colleague’s save, and one that was undone already', () => {
    const { alex, save, undo } = aCall();
    save('Attempted');
    expect(alex.call('undo_lead', { leadId: 'lead' })).toMatchObject(tooLate);
    undo();
    expect(undo()).toMatchObject(tooLate);
  });

  test('an earlier save, when another came after it', () => {
    const { script, robin, save, undo } = aCall();
    script.leads(aLead('next'));
    save('Attempted');
    robin.next();
    robin.save('next', 'Attempted');
    expect(undo()).toMatchObject(tooLate);
    expect(robin.call('undo_lead', { leadId: 'next' })).toMatchObject({ ok: true });
  });

  test('a lead a colleague is working on by now', () => {
    const { alex, save, undo, lead } = aCall();
    save('Attempted');
    alex.next();
    const message = 'A colleague is working on this lead by now.';
    expect(undo()).toMatchObject({ error: 'lease_lost', message });
    expect(lead()).toMatchObject({ status: 'Attempted', leaseRep: alex.email });
  });

  test('a lead a colleague has saved since', () => {
    const { script, alex, save, undo, lead } = aCall();
    save('Attempted');
    alex.next();
    script.wait(1_000);
    alex.save('lead', 'Not Qualified');
    expect(undo()).toMatchObject(tooLate);
    expect(lead().status).toBe('Not Qualified');
  });
});
