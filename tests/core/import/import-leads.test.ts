import { test as base, describe, expect } from 'vitest';
import { refusal } from '#contract/errors.ts';
import { aLead, at } from '#tests/core/backend.ts';
import { importOffice } from './an-office.ts';

const COLUMNS = ['firstName', 'lastName', 'phone', 'zip', 'dateOfLoss'];
/** `name` is the first and the last name; the ZIP code is Palm Bay's. */
const aRow = (name: string, phone: string, zip = '32905', day = '') => [...name.split(' '), phone, zip, day];
const FEW_DIGITS = 'has too few digits: the area code is needed';
const ADA = aRow('Ada First', '321-555-0101');
const ZORA = aRow('Zora Last', '321-555-0102');
const ABE = aRow('Abe New', '321-555-0103');

const test = base.extend('office', () => {
  const office = importOffice(COLUMNS);
  const byNumber = (phoneKey: string) => {
    const [lead] = office.leadsOf(phoneKey);
    if (!lead) throw new Error(`There is no lead with the number ${phoneKey}.`);
    return lead;
  };
  return { ...office, byNumber };
});

describe('importing a file', () => {
  test('creates the batch and its leads, each with its place in the queue and its history', ({ office }) => {
    const { backend, manager, results, byNumber } = office;
    const rows = [
      aRow('Grace Okafor', '(321) 555-0101', '32905', '11/3/2026'),
      aRow(' Lindqvist', '+1 850 555 0102', '32501'),
    ];
    expect(results(rows)).toEqual([2, 3].map((line) => ({ line, outcome: 'added', message: '' })));
    expect(backend.store.read('batchCounts', { batchId: 'hail' })).toMatchObject({
      name: 'Hail',
      countOpen: 2,
    });
    const grace = byNumber('13215550101');
    expect(grace).toMatchObject({
      ...{ firstName: 'Grace', lastName: 'Okafor', phone: '(321) 555-0101', zip: '32905', state: 'FL' },
      ...{ dateOfLoss: '2026-11-03', source: 'import', callWindow: 'eastern' },
    });
    expect(byNumber('18505550102').callWindow).toBe('panhandle');
    expect(backend.history(grace.leadId)).toMatchObject([{ action: 'created', rep: manager.email }]);
    expect(manager.next({ batch: 'hail' })).toBe(grace.leadId);
  });

  test('is one line of the audit trail, in however many requests, and none if it adds nothing', ({
    office,
  }) => {
    office.backend.putNumber('13215550104', { suppressedAt: at(0) });
    office.send([aRow('No One', '321-555-0104')]);
    expect(office.backend.history()).toEqual([]);
    office.send([ADA]);
    office.send([ZORA]);
    office.send([ABE], { importId: 'file-0002' });
    const line = { action: 'imported', rep: office.manager.email, note: 'Hail' };
    expect(office.backend.history()).toMatchObject([line, line]);
  });

  test('gives the reason for every row that is not added, and adds the others', ({ office }) => {
    const { backend, results, count, byNumber } = office;
    backend.leads(aLead('known', { phone: '321-555-0102', status: 'Not Qualified' }));
    backend.putNumber('13215550103', { suppressedAt: at(0) });
    expect(
      results([
        aRow('Good One', '321-555-0101'),
        aRow('Known Number', '321-555-0102'),
        aRow('Not Call', '321-555-0103'),
        aRow('Same Again', '3215550101'),
        aRow('No Phone', ''),
        aRow(' ', '321-555-0104', '32905', 'last spring'),
        ['Short', 'Row', '321-555-0105'],
        aRow('Few Digits', '321-555-024\u2060'),
        aRow('Two Numbers', '321-555-0246\n407-555-0247'),
      ]),
    ).toEqual([
      { line: 2, outcome: 'added', message: '' },
      { line: 3, outcome: 'duplicate', message: 'This number is already a lead: Ada known, Not Qualified' },
      { line: 4, outcome: 'suppressed', message: 'This number is on the do-not-call list.' },
      { line: 5, outcome: 'duplicate', message: 'This number is already a lead: Good One, New Lead' },
      { line: 6, outcome: 'invalid', message: 'Phone: Phone number is required' },
      { line: 7, outcome: 'invalid', message: 'Last name: A name is required' },
      { line: 8, outcome: 'added', message: '' },
      { line: 9, outcome: 'invalid', message: `Phone: “321-555-024” ${FEW_DIGITS}` },
      { line: 10, outcome: 'added', message: '' },
    ]);
    expect(byNumber('14075550247')).toMatchObject({ phoneKey: '13215550246' });
    expect(count()).toBe(3);
  });

  test.for([
    ['90210', '', 'continental'],
    ['32905', 'FL', 'eastern'],
    ['32905.0', 'FL', 'eastern'],
    ['', '', 'eastern'],
  ] as const)(
    'uses the ZIP code %j for the calling hours of a row without a state, and sets the state if it is Florida',
    ([zip, state, callWindow], { office }) => {
      office.results([aRow('No State', '321-555-0101', zip)]);
      expect(office.byNumber('13215550101')).toMatchObject({ state, callWindow });
    },
  );

  test('adds nothing when it began in a version whose lead ids ended with the number', ({ office }) => {
    const old = { leadId: 'import-file-0001-000002-13215550101', phone: '321-555-0101', batchId: 'hail' };
    office.backend.leads(aLead(old.leadId, old));
    expect(office.outcomes(ADA, ZORA)).toEqual(['added', 'added']);
    expect(office.count()).toBe(2);
  });

  test('gives leads ids that contain no number, and from which none can be computed', ({ office }) => {
    office.outcomes(ADA, ZORA);
    const { leadId } = office.byNumber('13215550101');
    expect(leadId).toMatch(/^import-file-0001-000002-[0-9a-f]{8}$/);
    expect(leadId).not.toContain('5550101');
    // The same number, import and line give another id when the rest of the request differs.
    const other = importOffice(COLUMNS);
    other.outcomes(ADA);
    expect(other.leadsOf('13215550101')[0]?.leadId).not.toBe(leadId);
  });

  test('continues after the file was sorted differently: no row overwrites another’s lead', ({ office }) => {
    const { backend, manager, outcomes, byNumber, count } = office;
    outcomes(ZORA, ADA);
    const called = byNumber('13215550102').leadId;
    manager.next({ batch: 'hail', resume: '1' });
    manager.save(called, 'Attempted', { note: 'Call after six' });
    expect(outcomes(ABE, ADA, ZORA)).toEqual(['added', 'added', 'duplicate']);
    const kept = { firstName: 'Zora', status: 'Attempted', notes: 'Call after six' };
    expect(backend.lead(called)).toMatchObject(kept);
    expect(byNumber('13215550103')).toMatchObject({ firstName: 'Abe', status: 'New Lead' });
    expect(count()).toBe(3);
  });

  test('puts its leads into the queue in the order of the file', ({
    office: { backend, manager, outcomes },
  }) => {
    const names = Array.from({ length: 11 }, (_, index) => `Line-${index + 2}`);
    outcomes(...names.map((name, index) => aRow(`${name} `, `(321) 555-01${10 + index}`)));
    const worked = names.map(() => backend.lead(manager.next({ batch: 'hail' }) ?? '').firstName);
    expect(worked).toEqual(names);
  });

  test('into the batch of website bookings is refused', ({ office }) => {
    const message = "You can't import leads into Website bookings. Choose another batch.";
    const refused = refusal('bad_request', message, { batchId: message });
    expect(office.send([ADA], { batchId: 'website-bookings' })).toEqual(refused);
  });

  test.for<[string, Record<string, unknown>]>([
    ['no rows', { rows: [] }],
    ['too many rows', { rows: Array.from({ length: 251 }, (_, line) => ({ line: line + 1, cells: [] })) }],
    ['an unknown column', { columns: ['phone', 'role'] }],
    ['a batch id with a slash', { batchId: '../x' }],
    ['no name for the batch', { batchName: ' ' }],
  ])(
    'with %s is refused as a whole, and like one that adds no row it creates no batch',
    ([, over], { office }) => {
      expect(office.outcomes(aRow('No Phone', ''))).toEqual(['invalid']);
      expect(office.send([ADA], over)).toMatchObject({ error: 'bad_request' });
      expect(office.backend.store.read('batches', {})).toEqual([]);
    },
  );
});
