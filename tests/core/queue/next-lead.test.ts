import { describe, expect, test } from 'vitest';
import type { LeadRow } from '#backend/core/rows.ts';
import { aLead, at, HOUR, MINUTE } from '#tests/core/backend.ts';
import { aQueue } from './queue-of.ts';

describe('the next lead', () => {
  test('is the oldest one that nobody has called, and is leased for 15 minutes', () => {
    const { backend, robin, alex } = aQueue({ first: {}, second: {} });
    const { lead, leaseUntil } = robin.answer();
    expect(lead).toMatchObject({ leadId: 'first', firstName: 'Ada', status: 'New Lead' });
    expect(leaseUntil).toBe(at(15 * MINUTE));
    expect(backend.lead('first')).toMatchObject({ leaseRep: robin.email, leaseUntil });
    backend.change('second', { open: false });
    backend.wait(15 * MINUTE - 1);
    expect(alex.next()).toBeNull();
    backend.wait(1);
    expect(alex.next()).toBe('first');
  });

  test('comes from the requested batch; the lead held in another batch is freed, even if the requested one has none', () => {
    const { backend, robin, alex } = aQueue({ first: {} });
    backend.batch('cocoa');
    backend.leads(aLead('other', { batchId: 'cocoa' }));
    robin.next();
    expect(robin.next({ batch: 'cocoa' })).toBe('other');
    expect(alex.next()).toBe('first');
    backend.batch('empty');
    expect(robin.next({ batch: 'empty' })).toBeNull();
    expect(backend.lead('other').leaseRep).toBe('');
    expect(robin.answer({ batch: 'gone' })).toMatchObject({ ok: false, error: 'not_found' });
  });

  test('comes with the batch’s progress and the number of leads this rep has saved today', () => {
    const { robin, alex } = aQueue({ a: {}, b: {}, c: {}, d: { open: false } });
    robin.next();
    robin.save('a', 'Not Qualified');
    alex.next();
    alex.save('b', 'Not Qualified');
    expect(robin.answer()).toMatchObject({ progress: { open: 1, total: 4 }, savedToday: 1 });
  });
});

describe('skipping a lead', () => {
  test('moves it to the end of this rep’s queue and frees it for others', () => {
    const { backend, robin, alex } = aQueue({ a: {}, b: {}, c: {} });
    expect(robin.next()).toBe('a');
    expect(robin.next({ skip: 'a' })).toBe('b');
    expect(backend.history('a')).toMatchObject([{ action: 'skipped', rep: robin.email, at: at(0) }]);
    expect(alex.next()).toBe('a');
    expect(robin.next({ skip: 'b' })).toBe('c');
    expect(robin.next({ skip: 'c' })).toBe('b');
  });

  test('also happens when the rep asks for the next lead without a save, or has never held it', () => {
    const { robin } = aQueue({ a: {}, b: {} });
    expect([robin.next(), robin.next(), robin.next()]).toEqual(['a', 'b', 'a']);
    expect(aQueue({ a: {}, b: {} }).robin.next({ skip: 'a' })).toBe('b');
  });

  test('brings it back when it is the only one; sent again because the answer was lost, it skips no other', () => {
    const { backend, robin } = aQueue({ only: {} });
    robin.next();
    expect(robin.next({ skip: 'only' })).toBe('only');
    expect(backend.lead('only')).toMatchObject({ leaseRep: robin.email, open: true });
    const three = aQueue({ a: {}, b: {}, c: {} }).robin;
    three.next();
    for (let time = 0; time < 2; time++) expect(three.next({ skip: 'a' })).toBe('b');
  });

  test('no longer counts once the lead has been saved', () => {
    const { backend, robin, alex } = aQueue({ a: {}, b: {}, c: {} });
    robin.next();
    robin.next({ skip: 'a' });
    backend.wait(MINUTE);
    alex.next();
    alex.save('a', 'Attempted', { callbackAt: at(MINUTE + HOUR) });
    backend.wait(HOUR);
    expect(robin.next()).toBe('a');
  });
});

describe('a rep who comes back to the page', () => {
  test('gets the held lead again, with a new 15-minute lease', () => {
    const { backend, robin } = aQueue({ a: {}, b: {} });
    robin.next();
    backend.wait(10 * MINUTE);
    const leaseUntil = at(25 * MINUTE);
    expect(robin.answer({ resume: '1' })).toMatchObject({ lead: { leadId: 'a' }, leaseUntil });
    expect(backend.history('a')).toEqual([]);
  });

  test('gets the next lead when a colleague has taken the held one, or when none was held', () => {
    const { backend, robin, alex } = aQueue({ a: {}, b: {} });
    robin.next();
    backend.wait(16 * MINUTE);
    alex.next();
    expect(robin.next({ resume: '1' })).toBe('b');
    expect(backend.signedIn({ email: 'new@reps.example' }).next({ resume: '1' })).toBeNull();
  });
});

describe('a preview of the next lead', () => {
  test('shows it without reserving it', () => {
    const { backend, robin, alex } = aQueue({ a: {}, b: {}, c: {} });
    robin.next();
    expect(robin.answer({ peek: '1' })).toMatchObject({ lead: { leadId: 'b' }, leaseUntil: '' });
    expect(backend.lead('a').leaseRep).toBe(robin.email);
    expect(backend.lead('b').leaseRep).toBe('');
    expect(alex.next()).toBe('b');
    expect(robin.next({ skip: 'a' })).toBe('c');
    const last = aQueue({ only: {} }).robin;
    last.next();
    expect(last.answer({ peek: '1' })).toMatchObject({ ok: true, lead: null });
  });
});

describe('when no lead is served', () => {
  const callback = (hours: number): Partial<LeadRow> => {
    const callbackAt = at(hours * HOUR);
    return { readyAt: callbackAt, waitsFor: 'callback', callbackAt };
  };

  test('the answer uses the specification’s words if no lead is open', () => {
    const { robin } = aQueue({ done: { open: false } });
    expect(robin.answer()).toMatchObject({ ok: true, lead: null, message: 'No more open leads.' });
  });

  test('the message says in one sentence why open leads are held back', () => {
    const leased = { leaseRep: 'alex@reps.example', leaseUntil: at(HOUR) };
    const shut = { callWindow: 'continental' } as const;
    const thrice = { readyAt: at(HOUR), waitsFor: 'attempts' } as const;
    const waiting = { held1: leased, held2: leased, held3: leased, shut1: shut, shut2: shut, thrice };
    const { robin } = aQueue({ ...waiting, callback: callback(1) });
    expect(robin.answer()).toMatchObject({
      lead: null,
      message:
        'No leads to call right now: 3 with other reps, 2 outside calling hours, 1 called 3 times in 24 hours, 1 with a callback later.',
      heldBack: { leasedToOthers: 3, outsideHours: 2, attemptsReached: 1, callbackLater: 1 },
    });
  });

  test.each<[string, Partial<LeadRow>, number]>([
    ['at the start of its calling hours', { callWindow: 'continental' }, 1],
    ['at its callback time', callback(2), 2],
    ['at the end of the 24 hours after three calls', { readyAt: at(3 * HOUR), waitsFor: 'attempts' }, 3],
    [
      'at the start of the calling hours after its callback time',
      { callWindow: 'eastern', readyAt: at(11 * HOUR) },
      22,
    ],
  ])('the answer says when the first lead may be called: %s', (_what, first, hours) => {
    const { robin } = aQueue({ first, last: callback(48) });
    expect(robin.answer()).toMatchObject({ lead: null, nextOpensAt: at(hours * HOUR) });
  });

  test('the answer gives no time for leads that colleagues hold or have a callback for', () => {
    const { backend, robin, alex } = aQueue({ held: {}, promised: callback(2) });
    backend.change('promised', { callbackRep: alex.email });
    expect(alex.next()).toBe('held');
    expect(robin.answer()).toMatchObject({ lead: null, nextOpensAt: '' });
  });
});
