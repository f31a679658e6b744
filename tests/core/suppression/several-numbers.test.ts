import { describe, expect, test } from 'vitest';
import { aLead, at, HOUR } from '#tests/core/backend.ts';
import { aCall } from '#tests/core/queue/queue-of.ts';

const ONE = '13215550611';
const TWO = '13215550612';
const BOTH = '321-555-0611 / 321-555-0612';

/** A lead with two numbers that the rep holds, and a lead of the second one in another batch. */
function twoNumbers() {
  const made = aCall({ phone: BOTH });
  made.backend.batch('cocoa');
  made.backend.leads(aLead('second', { phone: '(321) 555-0612', batchId: 'cocoa' }));
  const listed = (key: string) => made.backend.number(key)?.suppressedAt ?? '';
  const manager = made.backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  return { ...made, listed, manager };
}

describe('a lead with two numbers', () => {
  test('that is saved as DO NOT CALL puts both on the list, which closes the leads of either', () => {
    const { backend, robin, save, listed } = twoNumbers();
    save('DO NOT CALL');
    expect([listed(ONE), listed(TWO)]).toEqual([at(0), at(0)]);
    expect(backend.lead('second').open).toBe(false);
    expect(robin.next({ batch: 'cocoa' })).toBeNull();
  });

  test('gives both back when the save is undone', () => {
    const { backend, robin, save, listed } = twoNumbers();
    backend.putNumber(TWO, { suppressedAt: at(-HOUR), suppressedBy: 'alex@reps.example' });
    save('DO NOT CALL');
    expect(robin.call('undo_lead', { leadId: 'lead' })).toMatchObject({ ok: true });
    expect([listed(ONE), listed(TWO)]).toEqual(['', at(-HOUR)]);
    expect(backend.lead('lead').open).toBe(true);
  });

  test('counts a call for each: which one was called is not known', () => {
    const { backend, robin, save } = twoNumbers();
    backend.putNumber(TWO, { calls: [-3 * HOUR, -2 * HOUR].map(at) });
    save('Attempted');
    expect(backend.number(ONE)?.calls).toEqual([at(0)]);
    expect(robin.answer({ batch: 'cocoa' })).toMatchObject({ heldBack: { attemptsReached: 1 } });
    // The other number has been called once, and rests.
    expect(backend.lead('lead')).toMatchObject({ readyAt: at(4 * HOUR), waitsFor: 'rest' });
  });

  test('is served while one of them may be called, and the card says which', () => {
    const { backend, robin } = twoNumbers();
    backend.putNumber(ONE, { suppressedAt: at(-HOUR), suppressedBy: 'office' });
    backend.putNumber(TWO, { calls: [at(-HOUR)] });
    const { lead, calling } = robin.answer({ resume: '1' });
    expect(lead?.phone).toBe(BOTH);
    expect(calling).toMatchObject({ attemptsToday: 1, listed: false });
    expect(calling?.numbers).toEqual([
      { key: ONE, listed: true, forbidden: true, attemptsToday: 0, attemptsOpenAt: '', restsUntil: '' },
      { key: TWO, listed: false, forbidden: false, attemptsToday: 1, attemptsOpenAt: '', restsUntil: '' },
    ]);
  });

  test('is closed once both are on the list, and open again when one is taken off', () => {
    const { backend, manager } = twoNumbers();
    manager.call('suppress_number', { phone: '321.555.0611', reason: '' });
    expect(backend.lead('lead').open).toBe(true);
    manager.call('suppress_number', { phone: '321.555.0612', reason: '' });
    expect(backend.lead('lead').open).toBe(false);
    expect(manager.call('lift_suppression', { phone: TWO })).toMatchObject({ reopened: 2 });
    expect([backend.lead('lead').open, backend.lead('second').open]).toEqual([true, true]);
  });

  test('shows the other leads of either number, and is a duplicate in an import of either', () => {
    const { robin, manager } = twoNumbers();
    expect(robin.answer({ resume: '1' }).sameNumber).toMatchObject([{ leadId: 'second' }]);
    const phones = ['3215550612', '321-555-0613 or 321-555-0611', '321-555-0614'];
    expect(manager.call('check_numbers', { phones })).toMatchObject({
      known: [
        { phone: TWO, outcome: 'duplicate' },
        { phone: `13215550613 / ${ONE}`, outcome: 'duplicate' },
      ],
    });
  });
});

test('a manager puts all numbers of a person on the list at once, each with its line in the audit', () => {
  const { backend, listed, manager } = twoNumbers();
  const answer = manager.call('suppress_number', { phone: BOTH, reason: 'By letter' });
  expect(answer).toMatchObject({ ok: true, phone: `${ONE} ${TWO}`, already: false, closed: 2 });
  expect([listed(ONE), listed(TWO)]).toEqual([at(0), at(0)]);
  expect(backend.history().map(({ note }) => note)).toEqual([`${TWO}: By letter`, `${ONE}: By letter`]);
  expect(manager.call('suppress_number', { phone: BOTH, reason: '' })).toMatchObject({ already: true });
});
