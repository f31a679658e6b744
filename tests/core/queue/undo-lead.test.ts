import { describe, expect, test } from 'vitest';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { aLead, at, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aCall, NUMBER, PHONE } from './queue-of.ts';

describe('undoing the last save', () => {
  test.each(LEAD_STATUSES)('as %s restores the lead and leases it to the rep again', (status) => {
    const { backend, save, undo, lead, number } = aCall({ notes: 'Called in spring' });
    const before = lead();
    save(status, { note: 'Oops' });
    backend.wait(5_000);
    const leaseUntil = at(5_000 + 15 * MINUTE);
    const shown = { leadId: 'lead', status: 'New Lead', notes: 'Called in spring' };
    expect(undo()).toMatchObject({ ok: true, lead: shown, leaseUntil });
    expect(lead()).toEqual({ ...before, leaseUntil });
    expect(number()).toMatchObject({ calls: [], suppressedAt: '' });
  });

  test('restores a callback', () => {
    const { backend, robin, save, undo, lead } = aCall();
    save('Attempted', { callbackAt: at(HOUR), callbackMine: true });
    backend.wait(HOUR);
    robin.next();
    save('Not Qualified');
    undo();
    const callback = { callbackAt: at(HOUR), callbackRep: robin.email, waitsFor: 'callback' };
    expect(lead()).toMatchObject(callback);
  });

  test('after the third call today lets the number be called again', () => {
    const { backend, save, undo, lead, number } = aCall();
    const calls = [-2 * HOUR, -HOUR].map(at);
    backend.putNumber(NUMBER, { calls });
    save('Attempted');
    expect(lead().waitsFor).toBe('attempts');
    undo();
    expect(number()?.calls).toEqual(calls);
    expect(lead().waitsFor).toBe('');
  });

  test('as DO NOT CALL reopens the number’s other leads, unless a colleague has put it on the list too', () => {
    const { backend, robin, alex, save, undo, lead, number } = aCall();
    backend.leads(aLead('twin', { phone: PHONE }));
    save('DO NOT CALL');
    expect(backend.lead('twin').open).toBe(false);
    undo();
    expect(backend.lead('twin').open).toBe(true);
    alex.next();
    expect(lead().leaseRep).toBe(robin.email);
    save('DO NOT CALL');
    backend.wait(1_000);
    alex.save('twin', 'DO NOT CALL');
    undo();
    expect(number()).toMatchObject({ suppressedBy: alex.email });
    expect(lead().open).toBe(false);
  });

  test('of another status keeps a number on the do-not-call list that was put there since', () => {
    const { backend, save, undo, lead, number } = aCall();
    save('Not Qualified');
    backend.wait(1_000);
    backend.putNumber(NUMBER, { suppressedAt: at(1_000), suppressedBy: 'manager@reps.example' });
    undo();
    expect(number()).toMatchObject({ suppressedAt: at(1_000), suppressedBy: 'manager@reps.example' });
    expect(lead().open).toBe(false);
  });

  test('releases the lead that came after it, without counting a skip', () => {
    const { backend, robin, alex, save, undo } = aCall();
    backend.leads(aLead('next'));
    save('Attempted');
    robin.next();
    undo();
    expect(backend.lead('next').leaseRep).toBe('');
    expect(alex.next()).toBe('next');
    expect(backend.history('next')).toEqual([]);
  });

  test('is recorded in the history and lowers the rep’s count by one', () => {
    const { backend, robin, save, undo } = aCall();
    save('Attempted');
    backend.wait(1);
    undo();
    expect(backend.history('lead')).toMatchObject([
      { action: 'undone', fromStatus: 'Attempted', toStatus: 'New Lead', rep: robin.email },
      { action: 'saved' },
    ]);
    expect(robin.answer({ resume: '1' })).toMatchObject({ lead: { leadId: 'lead' }, savedToday: 0 });
  });

  test('of a lead without a phone number restores only that lead', () => {
    const { backend, save, undo, lead } = aCall({ phone: 'unknown' });
    backend.leads(aLead('twin', { phone: 'unknown', notes: 'No phone either' }));
    const [before, twin] = [lead(), backend.lead('twin')];
    save('Not Qualified');
    expect(undo()).toMatchObject({ ok: true, sameNumber: [] });
    expect(lead()).toEqual(before);
    expect(backend.lead('twin')).toEqual(twin);
    expect(backend.number('')).toBeNull();
    expect(backend.mail).toEqual([]);
  });

  test('also works when a colleague’s lease of the lead has expired since', () => {
    const { backend, robin, alex, save, undo, lead } = aCall();
    save('Attempted');
    backend.change('lead', { leaseRep: alex.email, leaseUntil: at(-1) });
    expect(undo()).toMatchObject({ ok: true });
    expect(lead()).toMatchObject({ status: 'New Lead', leaseRep: robin.email });
  });
});

describe('a save', () => {
  const tooLate = { error: 'not_found', message: "It's too late to undo this save." };

  test('can be undone on the screen for 8 seconds, and its answer says until when', () => {
    expect(aCall().save('Attempted')).toMatchObject({ undoUntil: at(8_000) });
  });

  test('can be undone on the server a little longer, to allow for the network', () => {
    const { backend, save, undo, lead } = aCall();
    save('Attempted');
    backend.wait(15_001);
    expect(undo()).toMatchObject(tooLate);
    expect(lead().status).toBe('Attempted');
    backend.wait(-1);
    expect(undo()).toMatchObject({ ok: true });
  });

  test('cannot be undone by a colleague, twice, or after a later save', () => {
    const { backend, robin, alex, save, undo } = aCall();
    save('Attempted');
    expect(alex.call('undo_lead', { leadId: 'lead' })).toMatchObject(tooLate);
    undo();
    expect(undo()).toMatchObject(tooLate);
    save('Attempted');
    backend.leads(aLead('next'));
    robin.next();
    robin.save('next', 'Attempted');
    expect(undo()).toMatchObject(tooLate);
    expect(robin.call('undo_lead', { leadId: 'next' })).toMatchObject({ ok: true });
  });

  test('cannot be undone while a colleague holds the lead, or after the colleague has saved it', () => {
    const { backend, alex, save, undo, lead } = aCall();
    save('New Lead');
    alex.next();
    const message = 'A colleague is working on this lead by now.';
    expect(undo()).toMatchObject({ error: 'lease_lost', message });
    expect(lead()).toMatchObject({ status: 'New Lead', leaseRep: alex.email });
    backend.wait(1_000);
    alex.save('lead', 'Not Qualified');
    expect(undo()).toMatchObject(tooLate);
    expect(lead().status).toBe('Not Qualified');
  });
});
