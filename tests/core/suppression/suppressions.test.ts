import { test as base, describe, expect, vi } from 'vitest';
import { listSuppressedAction } from '#contract/actions/suppressions.ts';
import { aBackend, aLead, at, MINUTE } from '#tests/core/backend.ts';
import { aCall, NUMBER, PHONE } from '#tests/core/queue/queue-of.ts';

const OTHER_NUMBER = '13215550102';
const OTHER_PHONE = '(321) 555-0102';

/** Robin has put a number that three leads have on the list. Another number has leads in two batches. */
const test = base.extend('office', () => {
  const { backend, robin, save } = aCall();
  const manager = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  backend.batch('cocoa');
  backend.leads(
    aLead('twin', { phone: PHONE }),
    aLead('done', { phone: PHONE, status: 'Not Qualified', open: false }),
    aLead('one', { phone: OTHER_PHONE }),
    aLead('two', { phone: '321.555.0102', batchId: 'cocoa' }),
    aLead('worked', { phone: OTHER_PHONE, status: 'Not Qualified', open: false }),
    aLead('neighbor', { phone: '(321) 555-0103' }),
  );
  save('DO NOT CALL');
  const list = (after = '') => listSuppressedAction.answer.parse(manager.call('list_suppressed', { after }));
  return {
    backend,
    robin,
    manager,
    list,
    add: (phone = OTHER_PHONE, more: Record<string, unknown> = {}) =>
      manager.call('suppress_number', { phone, ...more }),
    lift: (phone = PHONE) => manager.call('lift_suppression', { phone }),
    areOpen: (...ids: string[]) => ids.map((id) => backend.lead(id).open),
  };
});

describe('the do-not-call list', () => {
  test('shows each number, since when it is listed, if that is known, and who put it there', ({ office }) => {
    const manager = aBackend().signedIn({ role: 'manager' });
    expect(manager.call('list_suppressed')).toEqual({ ok: true, numbers: [], next: '' });
    office.backend.putNumber('13215550199', { suppressedAt: '1970-01-01T00:00:00.000Z' });
    expect(office.list().numbers).toEqual([
      { phone: NUMBER, suppressedAt: at(0), suppressedBy: office.robin.email, fileId: '' },
      { phone: '13215550199', suppressedAt: '', suppressedBy: '', fileId: '' },
    ]);
  });

  test('comes in pages', ({ office }) => {
    for (let index = 0; index < 250; index++) {
      office.backend.putNumber(`1407555${String(index).padStart(4, '0')}`, { suppressedAt: at(-1) });
    }
    const first = office.list();
    const second = office.list(first.next);
    expect([first.numbers.length, second.numbers.length, second.next]).toEqual([200, 51, '']);
    expect(new Set([...first.numbers, ...second.numbers].map(({ phone }) => phone)).size).toBe(251);
  });
});

describe('putting a number on the list by hand', () => {
  test('closes its leads in every batch, however the number is written, and returns how many', ({
    office,
  }) => {
    const added = { ok: true, phone: OTHER_NUMBER, already: false, closed: 2 };
    expect(office.add('+1 321 555-0102 ext. 9')).toEqual(added);
    expect(office.areOpen('one', 'two', 'worked', 'neighbor')).toEqual([false, false, false, true]);
    const { email } = office.manager;
    const listed = { phone: OTHER_NUMBER, suppressedAt: at(0), suppressedBy: email, fileId: '' };
    expect(office.list().numbers).toContainEqual(listed);
  });

  test('is recorded with the reason, for the list and for each lead it closed, if there is one', ({
    office,
  }) => {
    const { robin, add } = office;
    // A number of no lead yet.
    expect(add('(407) 555-0150')).toMatchObject({ ok: true, already: false, closed: 0 });
    expect(robin.call('lookup_number', { phone: '4075550150' })).toMatchObject({ suppressed: true });
    add(OTHER_PHONE, { reason: ' Letter of Nov 18 ' });
    const line = { action: 'suppressed', rep: office.manager.email };
    expect(office.backend.history()[0]).toMatchObject({ ...line, note: `${OTHER_NUMBER}: Letter of Nov 18` });
    expect(office.backend.history('two')).toMatchObject([{ ...line, note: 'Letter of Nov 18' }]);
    expect(office.backend.history('worked')).toEqual([]);
  });

  test('changes nothing when it is already on the list, and the answer says so', ({ office }) => {
    const { backend, add, list } = office;
    const before = list().numbers;
    backend.wait(MINUTE);
    const writes = vi.spyOn(backend.store, 'write');
    expect(add(PHONE)).toEqual({ ok: true, phone: NUMBER, already: true, closed: 0 });
    expect(writes.mock.calls.flat(2)).toEqual([]);
    expect(list().numbers).toEqual(before);
  });

  test('stays on the list when the save is undone that had just listed it', ({ office }) => {
    const { backend, robin, add } = office;
    expect(add(PHONE)).toMatchObject({ ok: true, already: false });
    backend.wait(3_000);
    expect(robin.call('undo_lead', { leadId: 'lead' })).toMatchObject({ ok: true });
    expect(backend.number(NUMBER)?.suppressedBy).toBe('boss@tarps.example');
  });

  test('lists it again when it was used for a booking since: the person has asked again', ({ office }) => {
    office.backend.leads(aLead('booked', { phone: PHONE, source: 'booking', createdAt: at(MINUTE) }));
    office.backend.wait(2 * MINUTE);
    expect(office.add(PHONE)).toMatchObject({ ok: true, already: false, closed: 1 });
    expect(office.areOpen('booked')).toEqual([false]);
  });

  test.for([
    ['', 'Phone number is required'],
    ['555-0102', '“555-0102” has too few digits: the area code is needed'],
    ['321-555-0102 or 555-0103', 'Please enter every number with its area code'],
  ] as const)('as %j is refused: %s', ([phone, message], { office }) => {
    expect(office.add(phone)).toMatchObject({ error: 'bad_request', fields: { phone: message } });
    expect(office.list().numbers).toHaveLength(1);
  });
});

describe('lifting a suppression', () => {
  test('reopens the leads that still have to be called, and returns how many', ({ office }) => {
    expect(office.lift('321.555.0101')).toEqual({ ok: true, reopened: 1 });
    expect(office.areOpen('twin', 'lead', 'done')).toEqual([true, false, false]);
    expect(office.backend.lead('lead').status).toBe('Not Qualified');
    expect(office.list().numbers).toEqual([]);
  });

  test('is recorded: who did it, which number and which leads; of a number that is not listed it is refused', ({
    office: { backend, lift, manager },
  }) => {
    for (const phone of ['(321) 555-0199', 'no number'])
      expect(lift(phone)).toMatchObject({ error: 'not_found' });
    lift();
    const line = { action: 'lifted', rep: manager.email };
    expect(backend.history('twin')[0]).toMatchObject(line);
    expect(backend.history()[0]).toMatchObject({ ...line, note: NUMBER });
  });
});
