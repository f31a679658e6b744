import { test as base, describe, expect } from 'vitest';
import { checkNumbersAction } from '#contract/actions/import/check-numbers.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { LIMITS } from '#contract/limits.ts';
import { aLead, at, DAY, type TestBackend } from '#tests/core/backend.ts';
import { importOffice } from './an-office.ts';

const COLUMNS = ['lastName', 'phone', 'address', 'notes', 'status', 'apptDate', 'apptTime', 'callback'];
const ONE = '321-555-0101';
const KEY = '13215550101';
const OAK = '12 Oak St';
const OAK_AS_OTHERS_WRITE_IT = '12 OAK STREET, Palm Bay FL 32905';

const test = base.extend('office', () => {
  const office = importOffice(COLUMNS);
  const { backend, manager, results } = office;
  const reopen = (...rows: string[][]) => results(rows, { reopen: true }).map(({ outcome }) => outcome);
  const check = (...rows: [phone: string, address: string][]) =>
    checkNumbersAction.answer.parse(
      manager.call('check_numbers', {
        phones: rows.map(([phone]) => phone),
        addresses: rows.map(([, address]) => ({ address })),
      }),
    );
  /** A lead of last year's list that a rep has called. */
  const closed = (over: Parameters<typeof aLead>[1] = {}) => {
    backend.batch('milton');
    backend.leads(
      aLead('last', {
        ...{ phone: ONE, address: OAK, batchId: 'milton', status: 'Not Qualified', open: false },
        ...{ workedAt: '2025-10-03T15:00:00.000Z', notes: 'Roof is new', ...over },
      }),
    );
  };
  return { ...office, reopen, check, closed };
});

describe('two houses of one owner', () => {
  test('are two leads with one number, in one list and in two', ({ office }) => {
    expect(office.outcomes(['Ada', ONE, OAK], ['Ada', ONE, '14 Oak St'])).toEqual(['added', 'added']);
    const more = [['Ada', ONE, '9 Elm Ln']];
    expect(office.results(more, { importId: 'file-0002', batchId: 'elm' })).toMatchObject([
      { outcome: 'added' },
    ]);
    expect(office.leadsOf(KEY).map(({ address }) => address)).toEqual([OAK, '14 Oak St', '9 Elm Ln']);
  });

  test('are one lead if the house is the same, however written, or if a row has no address', ({ office }) => {
    expect(office.outcomes(['Ada', ONE, OAK], ['Bea', ONE, OAK_AS_OTHERS_WRITE_IT], ['Cy', ONE, ''])).toEqual(
      ['added', 'duplicate', 'duplicate'],
    );
  });

  test('are both closed by the do-not-call list', ({ office }) => {
    const { backend, manager, outcomes, leadsOf } = office;
    outcomes(['Ada', ONE, OAK], ['Ada', ONE, '14 Oak St']);
    manager.call('suppress_number', { phone: ONE, reason: 'By letter' });
    expect(leadsOf(KEY).map(({ open }) => open)).toEqual([false, false]);
    expect(outcomes(['Ada', ONE, '16 Oak St'])).toEqual(['suppressed']);
    expect(backend.count('hail')).toBe(2);
  });

  test('sent again after a lost answer, also after a correction of an address, add nothing', ({ office }) => {
    const rows = [OAK, '14 Oak St'].map((address) => ['Ada', ONE, address]);
    const first = office.results(rows);
    const leadId = office.leadsOf(KEY)[0]?.leadId;
    office.manager.call('correct_lead', { leadId, was: { address: OAK }, now: { address: '99 Far Rd' } });
    expect(office.results(rows)).toEqual(first);
    expect(office.leadsOf(KEY).map(({ address }) => address)).toEqual(['99 Far Rd', '14 Oak St']);
  });

  test('of a list that was sorted differently meanwhile are both added, and each once', ({ office }) => {
    expect(office.outcomes(['Ada', ONE, OAK])).toEqual(['added']);
    expect(office.outcomes(['Ada', ONE, '14 Oak St'], ['Ada', ONE, OAK])).toEqual(['added', 'duplicate']);
    expect(office.leadsOf(KEY).map(({ address }) => address)).toEqual([OAK, '14 Oak St']);
  });

  test('are told apart before the import, by their place in the request', ({ office }) => {
    office.backend.leads(aLead('known', { phone: ONE, address: OAK, batchId: 'march' }));
    const { known, numbers } = office.check([ONE, '14 Oak St'], [ONE, OAK_AS_OTHERS_WRITE_IT], [ONE, '']);
    expect(known.map(({ index, outcome, batchId }) => [index, outcome, batchId])).toEqual([
      [1, 'duplicate', 'march'],
      [2, 'duplicate', 'march'],
    ]);
    expect(numbers).toEqual([{ key: KEY, listed: false, leads: 1 }]);
  });

  test('are at most so many: a list may have the number of its seller in each row', ({ office }) => {
    const count = PAGE_SIZES.housesOfNumber + 2;
    const rows = Array.from({ length: count }, (_, index) => ['Ada', ONE, `${100 + index} Oak St`]);
    const full = { outcome: 'duplicate', message: 'This number has 20 leads already' };
    expect(office.results(rows).slice(PAGE_SIZES.housesOfNumber)).toMatchObject([full, full]);
    expect(office.check([ONE, '9 Elm St']).known).toMatchObject([full]);
    expect(office.leadsOf(KEY)).toHaveLength(PAGE_SIZES.housesOfNumber);
  });
});

describe('a known person whose leads are closed', () => {
  test('is called again by choice with a new lead that begins with what is known; the old one stays', ({
    office,
  }) => {
    const { backend, manager, closed, reopen, leadsOf } = office;
    closed();
    const old = backend.lead('last');
    expect(reopen(['Ada', ONE, OAK_AS_OTHERS_WRITE_IT, 'Blue tarp'])).toEqual(['reopened']);
    const [first, again] = leadsOf(KEY);
    expect(first).toEqual(old);
    expect(again).toMatchObject({
      batchId: 'hail',
      status: 'New Lead',
      open: true,
      notes: `Called before: Not Qualified, Oct 3, 2025 (${backend.store.read('batch', { batchId: 'milton' })?.name}).\nRoof is new\nBlue tarp`,
    });
    expect(backend.history(again?.leadId)).toMatchObject([
      {
        action: 'created',
        rep: manager.email,
        note: expect.stringMatching(/^Opened again after Ada last, Not Qualified, Oct 3, 2025 .*\)$/),
      },
    ]);
    expect(manager.next({ batch: 'hail' })).toBe(again?.leadId);
  });

  test('is a duplicate without that choice; with it, also if the list says how the call ended', ({
    office,
  }) => {
    office.closed();
    expect(office.outcomes(['Ada', ONE, OAK])).toEqual(['duplicate']);
    expect(office.reopen(['Ada', ONE, OAK, '', 'Not Qualified'])).toEqual(['reopened']);
    expect(office.leadsOf(KEY)[1]).toMatchObject({ status: 'New Lead', open: true });
  });

  const VISIT = { apptDate: '2026-11-24', apptTime: 'morning', callbackAt: '2026-11-23T15:00:00.000Z' };
  test.for([
    [
      'nothing that is over',
      '2025-10-20',
      '2025-10-05T15:00:00.000Z',
      { apptDate: '', apptTime: '', callbackAt: '' },
    ],
    ['what is ahead', VISIT.apptDate, VISIT.callbackAt, VISIT],
  ] as const)('has of the list’s visit and callback: %s', ([, day, callback, kept], { office }) => {
    office.closed();
    expect(office.reopen(['Ada', ONE, OAK, '', 'Attempted', day, 'morning', callback])).toEqual(['reopened']);
    expect(office.leadsOf(KEY)[1]).toMatchObject({ status: 'Attempted', ...kept });
  });

  test('is one new lead however often the list has the person, and when it is sent again', ({ office }) => {
    const { backend, closed, reopen } = office;
    closed();
    const rows = [OAK, ''].map((address) => ['Ada', ONE, address]);
    expect(reopen(...rows)).toEqual(['reopened', 'duplicate']);
    expect(reopen(...rows)).toEqual(['reopened', 'duplicate']);
    expect(backend.count('hail')).toBe(1);
  });

  const add = (over: Parameters<typeof aLead>[1]) => (backend: TestBackend) =>
    backend.leads(aLead('other', { phone: ONE, address: OAK, open: false, ...over }));
  const list = (key: string) => (backend: TestBackend) => backend.putNumber(key, { suppressedAt: at(-DAY) });
  test.for<[string, (backend: TestBackend) => void]>([
    ['one of them is open', add({ open: true })],
    ['one of them says DO NOT CALL', add({ status: 'DO NOT CALL' })],
    [
      'one of them has a visit today or later',
      add({ status: 'Qualified – Appointment Set', apptDate: '2026-11-20' }),
    ],
    ['another number of them is on the list', list('13215550102')],
    ['another number of the row is on the list', list('13215550103')],
  ])('is not called again if %s', ([, make], { office }) => {
    const { closed, check, reopen, leadsOf } = office;
    closed({ phone: `${ONE} / 321-555-0102` });
    const both = `${ONE} / 321-555-0103`;
    expect(check([both, OAK]).known).toMatchObject([{ closed: true, keys: [KEY, '13215550102'] }]);
    make(office.backend);
    expect(check([both, OAK]).known).toMatchObject([{ outcome: 'duplicate', closed: false }]);
    const before = leadsOf(KEY).length;
    expect(reopen(['Ada', both, OAK])).toEqual(['duplicate']);
    expect(leadsOf(KEY)).toHaveLength(before);
  });

  test('is not called again if the same list says not to call', ({ office }) => {
    office.closed({ phone: `${ONE} / 321-555-0102` });
    const rows = [
      ['Ada', ONE, OAK, '', ''],
      ['Bea', '321-555-0102', '9 Elm St', '', 'DO NOT CALL'],
    ];
    expect(office.reopen(...rows)).toEqual(['duplicate', 'listed']);
  });

  test('is another lead at another house; the list’s notes are whole, and what is known is cut', ({
    office,
  }) => {
    const notes = 'n'.repeat(LIMITS.notes - 100);
    office.closed({ notes: 'old '.repeat(900) });
    expect(office.reopen(['Ada', ONE, '14 Oak St'])).toEqual(['added']);
    office.reopen(['Ada', ONE, OAK, notes]);
    const again = office
      .leadsOf(KEY)
      .find(({ notes }) => notes.startsWith('Called before: Not Qualified, Oct 3, 2025'));
    expect(again?.notes).toHaveLength(LIMITS.notes);
    expect(again?.notes.endsWith(`\u2026\n${notes}`)).toBe(true);
  });
});
