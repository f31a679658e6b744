import { describe, expect, test, vi } from 'vitest';
import { listSuppressedAction } from '#contract/actions/suppressions.ts';
import { aLead } from '#tests/core/leads.ts';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { aScript } from '#tests/core/script.ts';

const PHONE = '(321) 555-0101';

function aList() {
  const script = aScript();
  script.batch('storm');
  script.leads(
    aLead('lead', { phone: PHONE }),
    aLead('twin', { phone: PHONE }),
    aLead('done', { phone: PHONE, status: 'Not Qualified', open: false }),
  );
  const robin = script.signedIn({ email: 'robin@reps.example' });
  const manager = script.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  script.nextId(robin.auth, 'storm');
  script.save(robin.auth, 'lead', 'DO NOT CALL');
  const list = (after = '') =>
    listSuppressedAction.answer.parse(script.call('list_suppressed', { auth: manager.auth, after }));
  const lift = (phone = PHONE, auth = manager.auth) => script.call('lift_suppression', { auth, phone });
  return { script, robin, manager, list, lift };
}

describe('the do-not-call list', () => {
  test('says which numbers, since when, and who put them there', () => {
    const { list, robin } = aList();
    expect(list().numbers).toEqual([
      { phone: '13215550101', suppressedAt: '2026-11-20T15:00:00.000Z', suppressedBy: robin.email },
    ]);
  });

  test('is empty before anybody is on it, and has no next page', () => {
    const script = aScript();
    const { auth } = script.signedIn({ role: 'manager' });
    expect(script.call('list_suppressed', { auth })).toEqual({ ok: true, numbers: [], next: '' });
  });

  test('shows no date for a number that was put there by hand without one', () => {
    const { script, list } = aList();
    const row = {
      phoneKey: '13215550199',
      suppressedAt: '1970-01-01T00:00:00.000Z',
      suppressedBy: '',
      calls: [],
    };
    script.store.write([{ kind: 'putNumber', row }]);
    expect(list().numbers.at(-1)).toEqual({ phone: '13215550199', suppressedAt: '', suppressedBy: '' });
  });

  test('comes in pages', () => {
    const { script, list } = aList();
    for (let index = 0; index < 250; index++) {
      const phoneKey = `1407555${String(index).padStart(4, '0')}`;
      const row = { phoneKey, suppressedAt: '2026-11-01T15:00:00.000Z', suppressedBy: '', calls: [] };
      script.store.write([{ kind: 'putNumber', row }]);
    }
    const first = list();
    const second = list(first.next);
    expect([first.numbers.length, second.numbers.length, second.next]).toEqual([200, 51, '']);
    expect(new Set([...first.numbers, ...second.numbers].map(({ phone }) => phone)).size).toBe(251);
  });
});

describe('a number put on the list by hand', () => {
  const OTHER = '(321) 555-0102';
  const NOW = '2026-11-20T15:00:00.000Z';

  function aLetter() {
    const office = aList();
    const { script, manager } = office;
    script.batch('cocoa');
    script.leads(
      aLead('one', { phone: OTHER }),
      aLead('two', { phone: '321.555.0102', batchId: 'cocoa' }),
      aLead('worked', { phone: OTHER, status: 'Not Qualified', open: false }),
      aLead('neighbour', { phone: '(321) 555-0103' }),
    );
    const add = (phone = OTHER, more: Record<string, unknown> = {}) =>
      script.call('suppress_number', { auth: manager.auth, phone, ...more });
    const isOpen = (...ids: string[]) => ids.map((id) => script.lead(id).open);
    return { ...office, add, isOpen };
  }

  test('closes its leads in every batch, however the number is written, and says how many', () => {
    const { add, isOpen, list, manager } = aLetter();
    expect(add('+1 321 555-0102 ext. 9')).toEqual({
      ok: true,
      phone: '13215550102',
      already: false,
      closed: 2,
    });
    expect(isOpen('one', 'two', 'worked', 'neighbour')).toEqual([false, false, false, true]);
    expect(list().numbers).toContainEqual({
      phone: '13215550102',
      suppressedAt: NOW,
      suppressedBy: manager.email,
    });
  });

  test('is never served again, nor taken as a new lead', () => {
    const { script, add, robin } = aLetter();
    add();
    expect(script.nextId(robin.auth, 'cocoa')).toBeNull();
    expect(script.call('add_lead', { auth: robin.auth, ...NEW_LEAD, phone: OTHER })).toMatchObject({
      error: 'suppressed',
    });
  });

  test('stays closed when a colleague who holds one of its leads saves something else', () => {
    const { script, add, robin } = aLetter();
    expect(script.nextId(robin.auth, 'cocoa')).toBe('two');
    add();
    expect(script.save(robin.auth, 'two', 'Attempted')).toMatchObject({ ok: true });
    expect(script.lead('two')).toMatchObject({ status: 'Attempted', open: false });
  });

  test('is written down with the reason: on the list, and with each lead that closed', () => {
    const { script, add, manager } = aLetter();
    add(OTHER, { reason: ' Letter of Nov 18 ' });
    const line = { action: 'suppressed', rep: manager.email };
    const newest = (leadId: string) => script.store.read('history', { leadId, limit: 1 });
    expect(newest('')).toMatchObject([{ ...line, note: '13215550102: Letter of Nov 18' }]);
    expect(newest('two')).toMatchObject([{ ...line, note: 'Letter of Nov 18' }]);
    expect(newest('worked')).toEqual([]);
  });

  test('that no lead has is listed all the same, for leads to come', () => {
    const { script, add, robin } = aLetter();
    expect(add('(407) 555-0150')).toMatchObject({ ok: true, already: false, closed: 0 });
    expect(script.call('lookup_number', { auth: robin.auth, phone: '4075550150' })).toMatchObject({
      suppressed: true,
    });
  });

  test('that is on the list already is said to be, and nothing changes', () => {
    const { script, add, list } = aLetter();
    const before = list().numbers;
    script.wait(60_000);
    const writes = vi.spyOn(script.store, 'write');
    expect(add(PHONE)).toEqual({ ok: true, phone: '13215550101', already: true, closed: 0 });
    expect(writes.mock.calls.flat(2)).toEqual([]);
    expect(list().numbers).toEqual(before);
  });

  test('that was booked with since it was listed is listed anew: the person has asked again', () => {
    const { script, add, isOpen } = aLetter();
    const createdAt = '2026-11-20T15:01:00.000Z';
    script.leads(aLead('booked', { phone: PHONE, source: 'booking', createdAt }));
    script.wait(120_000);
    expect(add(PHONE)).toMatchObject({ ok: true, already: false, closed: 1 });
    expect(isOpen('booked')).toEqual([false]);
  });

  test.each([
    ['', 'Phone number is required'],
    ['no number', 'Please enter a valid phone number'],
    ['555-0102', 'Please enter the whole number, area code first'],
    ['321 555 01022', 'Please enter the whole number, area code first'],
    ['321-555-0102 / 321-555-0103', 'Please enter one number at a time'],
    ['321-555-0102 or 321-555-0103', 'Please enter one number at a time'],
  ])('of %j is refused: %s', (phone, message) => {
    const { add, list } = aLetter();
    const before = list().numbers;
    expect(add(phone)).toMatchObject({ error: 'bad_request', fields: { phone: message } });
    expect(list().numbers).toEqual(before);
  });

  test('is refused to a rep: nothing is listed and nothing closes', () => {
    const { add, robin, isOpen, list } = aLetter();
    expect(add(OTHER, { auth: robin.auth })).toMatchObject({ error: 'forbidden' });
    expect(isOpen('one', 'two')).toEqual([true, true]);
    expect(list().numbers).toHaveLength(1);
  });
});

describe('lifting a suppression', () => {
  test('opens the leads that were still to be called, and says how many', () => {
    const { script, lift, list } = aList();
    expect(lift('321.555.0101')).toEqual({ ok: true, reopened: 1 });
    expect(script.lead('twin').open).toBe(true);
    expect(script.lead('lead')).toMatchObject({ open: false, status: 'DO NOT CALL' });
    expect(script.lead('done').open).toBe(false);
    expect(list().numbers).toEqual([]);
  });

  test('is written down: who, which number, which leads', () => {
    const { script, lift, manager } = aList();
    lift();
    const line = { action: 'lifted', rep: manager.email };
    expect(script.store.read('history', { leadId: 'twin', limit: 1 })).toMatchObject([line]);
    expect(script.store.read('history', { leadId: '', limit: 1 })).toMatchObject([
      { ...line, note: '13215550101' },
    ]);
  });

  test('is refused to a rep: the number stays on the list', () => {
    const { script, lift, robin, list } = aList();
    expect(lift(PHONE, robin.auth)).toMatchObject({ error: 'forbidden' });
    expect(list().numbers).toHaveLength(1);
    expect(script.lead('twin').open).toBe(false);
  });

  test.each(['(321) 555-0199', 'no number'])('of %s, which is not on the list, is refused', (phone) => {
    expect(aList().lift(phone)).toMatchObject({ error: 'not_found' });
  });
});
