import { describe, expect, test } from 'vitest';
import { aLead } from '#tests/core/leads.ts';
import { HOUR, MINUTE } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aQueue } from './queue-of.ts';

const inHours = (hours: number) => new Date(FRIDAY_TEN + hours * HOUR).toISOString();

describe('the next lead', () => {
  test('is the oldest nobody has called, held for 15 minutes', () => {
    const { script, robin, answer } = aQueue({ first: {}, second: {} });
    const got = answer(robin.auth);
    expect(got.lead).toMatchObject({ leadId: 'first', firstName: 'Ada', status: 'New Lead' });
    expect(got.leaseUntil).toBe(new Date(FRIDAY_TEN + 15 * MINUTE).toISOString());
    expect(script.lead('first')).toMatchObject({ leaseRep: robin.email, leaseUntil: got.leaseUntil });
  });

  test('is another one for a colleague', () => {
    const { robin, alex, next } = aQueue({ first: {}, second: {} });
    expect([next(robin.auth), next(alex.auth), next(alex.auth)]).toEqual(['first', 'second', 'second']);
  });

  test('is free for a colleague again when the 15 minutes are over', () => {
    const { script, robin, alex, next } = aQueue({ only: {} });
    next(robin.auth);
    script.wait(15 * MINUTE - 1);
    expect(next(alex.auth)).toBeNull();
    script.wait(1);
    expect(next(alex.auth)).toBe('only');
  });

  test('comes from the batch that was asked for, and frees what the rep held in another', () => {
    const { script, robin, alex, next } = aQueue({ first: {} });
    script.batch('cocoa');
    script.leads(aLead('other', { batchId: 'cocoa' }));
    next(robin.auth);
    expect(script.nextId(robin.auth, 'cocoa')).toBe('other');
    expect(next(alex.auth)).toBe('first');
    expect(script.store.read('history', { leadId: 'first', limit: 9 })).toEqual([]);
  });

  test('of a batch that does not exist is refused', () => {
    const { robin, answer } = aQueue({});
    expect(answer(robin.auth, { batch: 'gone' })).toMatchObject({ ok: false, error: 'not_found' });
  });

  test('may be asked for by GET as by POST', () => {
    const { script, robin } = aQueue({ first: {} });
    const got = script.call('next_lead', { auth: robin.auth, batch: 'storm', rep: 'Robin' }, 'GET');
    expect(got).toMatchObject({ ok: true, lead: { leadId: 'first' } });
  });

  test('comes with the batch’s progress and the rep’s own count of today', () => {
    const { script, robin, alex, answer, next } = aQueue({ a: {}, b: {}, c: {}, d: { open: false } });
    next(robin.auth);
    script.save(robin.auth, 'a', 'Not Qualified');
    next(alex.auth);
    script.save(alex.auth, 'b', 'Not Qualified');
    expect(answer(robin.auth)).toMatchObject({ progress: { open: 1, total: 4 }, savedToday: 1 });
  });
});

describe('passing a lead over', () => {
  test('a skipped lead goes behind the rest for this rep, and is free for others', () => {
    const { robin, alex, next } = aQueue({ a: {}, b: {}, c: {} });
    expect(next(robin.auth)).toBe('a');
    expect(next(robin.auth, { skip: 'a' })).toBe('b');
    expect(next(alex.auth)).toBe('a');
    expect(next(robin.auth, { skip: 'b' })).toBe('c');
    expect(next(robin.auth, { skip: 'c' })).toBe('b');
  });

  test('N without a save passes the lead over like a skip', () => {
    const { robin, next } = aQueue({ a: {}, b: {} });
    expect([next(robin.auth), next(robin.auth), next(robin.auth)]).toEqual(['a', 'b', 'a']);
  });

  test('the only lead comes back', () => {
    const { script, robin, next } = aQueue({ only: {} });
    next(robin.auth);
    expect(next(robin.auth, { skip: 'only' })).toBe('only');
    expect(script.lead('only')).toMatchObject({ leaseRep: robin.email, open: true });
  });

  test('is written into the lead’s history', () => {
    const { script, robin, next } = aQueue({ a: {}, b: {} });
    next(robin.auth);
    next(robin.auth, { skip: 'a' });
    expect(script.store.read('history', { leadId: 'a', limit: 9 })).toMatchObject([
      { action: 'skipped', rep: robin.email, at: new Date(FRIDAY_TEN).toISOString() },
    ]);
  });

  test('a skip sent again after its answer was lost shows the lead it had fetched, and skips nothing unseen', () => {
    const { robin, next } = aQueue({ a: {}, b: {}, c: {} });
    next(robin.auth);
    expect(next(robin.auth, { skip: 'a' })).toBe('b');
    expect(next(robin.auth, { skip: 'a' })).toBe('b');
  });

  test('also one that the rep has never held goes behind: the screen that names it has had enough of it', () => {
    const { robin, next } = aQueue({ a: {}, b: {} });
    expect(next(robin.auth, { skip: 'a' })).toBe('b');
  });

  test('a lead skipped long ago is first again once it has been saved since', () => {
    const { script, robin, alex, next } = aQueue({ a: {}, b: {}, c: {} });
    next(robin.auth);
    next(robin.auth, { skip: 'a' });
    script.wait(MINUTE);
    next(alex.auth);
    const callbackAt = new Date(script.now() + HOUR).toISOString();
    script.save(alex.auth, 'a', 'Attempted', { callbackAt });
    script.wait(HOUR);
    expect(next(robin.auth)).toBe('a');
  });
});

describe('a rep who comes back to the page', () => {
  test('gets the held lead again, with its time started anew', () => {
    const { script, robin, answer } = aQueue({ a: {}, b: {} });
    answer(robin.auth);
    script.wait(10 * MINUTE);
    expect(answer(robin.auth, { resume: '1' })).toMatchObject({
      lead: { leadId: 'a' },
      leaseUntil: new Date(FRIDAY_TEN + 25 * MINUTE).toISOString(),
    });
    expect(script.store.read('history', { leadId: 'a', limit: 9 })).toEqual([]);
  });

  test('gets the next one when a colleague has taken it meanwhile, or when nothing was held', () => {
    const { script, robin, alex, next } = aQueue({ a: {}, b: {} });
    next(robin.auth);
    script.wait(16 * MINUTE);
    next(alex.auth);
    expect(next(robin.auth, { resume: '1' })).toBe('b');
    const { auth } = script.signedIn({ email: 'new@reps.example' });
    expect(next(auth, { resume: '1' })).toBeNull();
  });
});

describe('a look at the lead after this one', () => {
  test('shows it and takes it from nobody', () => {
    const { script, robin, alex, next, answer } = aQueue({ a: {}, b: {}, c: {} });
    next(robin.auth);
    const ahead = answer(robin.auth, { peek: '1' });
    expect(ahead.lead?.leadId).toBe('b');
    expect(ahead.leaseUntil).toBe('');
    expect(script.lead('a').leaseRep).toBe(robin.email);
    expect(script.lead('b').leaseRep).toBe('');
    expect(next(alex.auth)).toBe('b');
    expect(next(robin.auth, { skip: 'a' })).toBe('c');
  });

  test('is empty when the held lead is the last one', () => {
    const { robin, next, answer } = aQueue({ only: {} });
    next(robin.auth);
    expect(answer(robin.auth, { peek: '1' })).toMatchObject({ ok: true, lead: null });
  });
});

describe('when no lead is served', () => {
  test('the specification’s words say that none is open', () => {
    const { robin, answer } = aQueue({ done: { open: false } });
    expect(answer(robin.auth)).toMatchObject({ ok: true, lead: null, message: 'No more open leads.' });
  });

  test('one sentence says why the open ones are held back', () => {
    const later = new Date(FRIDAY_TEN + HOUR).toISOString();
    const { robin, alex, script, answer } = aQueue({
      held1: {},
      held2: {},
      held3: {},
      shut1: { callWindow: 'continental' },
      shut2: { callWindow: 'continental' },
      thrice: { readyAt: later, waitsFor: 'attempts' },
      callback: { readyAt: later, waitsFor: 'callback', callbackAt: later },
    });
    script.store.write(
      ['held1', 'held2', 'held3'].map((name) => ({
        kind: 'putLead',
        row: { ...script.lead(name), leaseRep: alex.email, leaseUntil: later },
      })),
    );
    expect(answer(robin.auth)).toMatchObject({
      lead: null,
      message:
        'No lead can be served now: 3 held by others, 2 outside calling hours, 1 called three times today, 1 callback later.',
      heldBack: { leasedToOthers: 3, outsideHours: 2, attemptsReached: 1, callbackLater: 1 },
    });
  });

  test('several callbacks are callbacks, and the first of them is named', () => {
    const { robin, answer } = aQueue({
      second: { readyAt: inHours(2), waitsFor: 'callback', callbackAt: inHours(2) },
      first: { readyAt: inHours(1), waitsFor: 'callback', callbackAt: inHours(1) },
    });
    expect(answer(robin.auth)).toMatchObject({
      message: 'No lead can be served now: 2 callbacks later.',
      nextOpensAt: inHours(1),
    });
  });

  test.each([
    ['the hours where one of them lives', { callWindow: 'continental' as const }, 1],
    ['a callback', { readyAt: inHours(2), waitsFor: 'callback' as const, callbackAt: inHours(2) }, 2],
    ['the end of the 24 hours after three calls', { readyAt: inHours(3), waitsFor: 'attempts' as const }, 3],
    ['the hours after a callback', { callWindow: 'eastern' as const, readyAt: inHours(11) }, 22],
  ])('the answer says when the first of them may be called: %s', (_what, first, hours) => {
    const { robin, answer } = aQueue({
      first,
      last: { readyAt: inHours(48), waitsFor: 'callback', callbackAt: inHours(48) },
    });
    expect(answer(robin.auth)).toMatchObject({ lead: null, nextOpensAt: inHours(hours) });
  });

  test('nobody knows when a lead that others hold or have promised to call comes', () => {
    const { script, robin, alex, answer, next } = aQueue({
      held: {},
      promised: { readyAt: inHours(2), waitsFor: 'callback', callbackAt: inHours(2) },
    });
    script.store.write([{ kind: 'putLead', row: { ...script.lead('promised'), callbackRep: alex.email } }]);
    expect(next(alex.auth)).toBe('held');
    expect(answer(robin.auth)).toMatchObject({ lead: null, nextOpensAt: '' });
  });

  test('what was held is free all the same', () => {
    const { script, robin, answer } = aQueue({ a: {} });
    script.batch('empty');
    answer(robin.auth);
    answer(robin.auth, { batch: 'empty' });
    expect(script.lead('a').leaseRep).toBe('');
  });
});
