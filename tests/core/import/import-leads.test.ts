import { describe, expect, test } from 'vitest';
import { importLeadsAction } from '#contract/actions/import-leads.ts';
import { refusal } from '#contract/errors.ts';
import { aLead } from '#tests/core/leads.ts';
import { aScript } from '#tests/core/script.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const COLUMNS = ['firstName', 'lastName', 'phone', 'zip', 'dateOfLoss'];

function anImport() {
  const script = aScript();
  const { auth, email } = script.signedIn({ role: 'manager' });
  const send = (rows: string[][], over: Record<string, unknown> = {}, firstLine = 2) =>
    script.call('import_leads', {
      auth,
      importId: 'file-0001',
      batchId: 'hail',
      batchName: 'Hail of November',
      columns: COLUMNS,
      rows: rows.map((cells, index) => ({ line: firstLine + index, cells })),
      ...over,
    });
  const results = (...args: Parameters<typeof send>) => importLeadsAction.answer.parse(send(...args)).results;
  const count = () => script.store.read('batchCounts', { batchId: 'hail' })?.countTotal;
  const byNumber = (phoneKey: string) => {
    const [lead] = script.store.read('sameNumber', { phoneKeys: [phoneKey], limit: 1 });
    if (!lead) throw new Error(`There is no lead with the number ${phoneKey}.`);
    return lead;
  };
  return { script, auth, email, send, results, count, byNumber };
}

describe('importing a file', () => {
  test('makes the batch and its leads, each with its place in the queue and a line of history', () => {
    const { script, auth, email, results, byNumber } = anImport();
    expect(
      results([
        ['Grace', 'Okafor', '(321) 555-0101', '32905', '11/3/2026'],
        ['', 'Lindqvist', '+1 850 555 0102', '32501', ''],
      ]),
    ).toEqual([
      { line: 2, outcome: 'added', message: '' },
      { line: 3, outcome: 'added', message: '' },
    ]);
    expect(script.store.read('batchCounts', { batchId: 'hail' })).toMatchObject({
      name: 'Hail of November',
      countOpen: 2,
    });
    expect(byNumber('13215550101')).toMatchObject({
      firstName: 'Grace',
      lastName: 'Okafor',
      phone: '(321) 555-0101',
      phoneKey: '13215550101',
      zip: '32905',
      state: 'FL',
      dateOfLoss: '2026-11-03',
      source: 'import',
      callWindow: 'eastern',
    });
    expect(byNumber('18505550102').callWindow).toBe('central');
    expect(script.store.read('history', { leadId: byNumber('13215550101').leadId, limit: 9 })).toMatchObject([
      { action: 'created', rep: email },
    ]);
    expect(script.nextId(auth, 'hail')).toBe(byNumber('13215550101').leadId);
  });

  test('says for every row that is not added why, and adds the others', () => {
    const { script, results, count } = anImport();
    script.leads(aLead('known', { phone: '321-555-0102', status: 'Not Qualified' }));
    script.store.write([
      {
        kind: 'putNumber',
        row: {
          phoneKey: '13215550103',
          suppressedAt: new Date(FRIDAY_TEN).toISOString(),
          suppressedBy: '',
          calls: [],
        },
      },
    ]);
    expect(
      results([
        ['Good', 'One', '321-555-0101', '32905', ''],
        ['Known', 'Number', '321-555-0102', '32905', ''],
        ['Do not', 'Call', '321-555-0103', '32905', ''],
        ['Same', 'Again', '3215550101', '32905', ''],
        ['No', 'Phone', '', '32905', ''],
        ['', '', '321-555-0104', '32905', 'last spring'],
        ['Short', 'Row', '321-555-0105'],
      ]),
    ).toEqual([
      { line: 2, outcome: 'added', message: '' },
      { line: 3, outcome: 'duplicate', message: 'This number is already a lead: Ada known, Not Qualified' },
      { line: 4, outcome: 'suppressed', message: 'This number is on the do-not-call list.' },
      { line: 5, outcome: 'duplicate', message: 'This number is already a lead: Good One, New Lead' },
      { line: 6, outcome: 'invalid', message: 'Phone number is required' },
      { line: 7, outcome: 'invalid', message: expect.stringContaining('date') },
      { line: 8, outcome: 'added', message: '' },
    ]);
    expect(count()).toBe(2);
  });

  test('makes no batch of a file none of whose rows are added', () => {
    const { script, results, count } = anImport();
    const outcomes = results([['No', 'Phone', '', '32905', '']]).map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['invalid']);
    expect(script.store.read('batches', {})).toEqual([]);
    results([['Good', 'One', '321-555-0101', '32905', '']], {}, 3);
    expect(count()).toBe(1);
  });

  test.each([
    ['90210', '', 'continental'],
    ['32905', 'FL', 'eastern'],
    ['', '', 'continental'],
  ])('a row without a state is called by its ZIP code %j, which names Florida', (zip, state, callWindow) => {
    const { results, byNumber } = anImport();
    results([['No', 'State', '321-555-0101', zip, '']]);
    expect(byNumber('13215550101')).toMatchObject({ state, callWindow });
  });

  test('a stretch sent again, because its answer was lost, adds nothing twice and answers the same', () => {
    const { results, count } = anImport();
    const rows = [
      ['Good', 'One', '321-555-0101', '32905', ''],
      ['Same', 'Again', '321-555-0101', '32905', ''],
      ['Bad', 'One', 'none', '32905', ''],
    ];
    const first = results(rows);
    expect(results(rows)).toEqual(first);
    expect(count()).toBe(1);
  });

  test('the next stretch goes on in the same batch, and knows the numbers of the first', () => {
    const { results, count } = anImport();
    results([['Good', 'One', '321-555-0101', '32905', '']]);
    const second = results(
      [
        ['Good', 'Two', '321-555-0102', '32905', ''],
        ['Good', 'One', '321-555-0101', '32905', ''],
      ],
      {},
      3,
    );
    expect(second.map(({ outcome }) => outcome)).toEqual(['added', 'duplicate']);
    expect(count()).toBe(2);
  });

  test('a list that was sorted between two stretches goes on: no lead is written over by another row', () => {
    const { script, auth, results, byNumber, count } = anImport();
    results([
      ['Zora', 'Last', '321-555-0102', '32905', ''],
      ['Ada', 'First', '321-555-0101', '32905', ''],
    ]);
    const called = byNumber('13215550102').leadId;
    script.nextId(auth, 'hail', { resume: '1' });
    script.save(auth, called, 'Attempted', { note: 'Call after six' });
    const sorted = results([
      ['Abe', 'New', '321-555-0103', '32905', ''],
      ['Ada', 'First', '321-555-0101', '32905', ''],
      ['Zora', 'Last', '321-555-0102', '32905', ''],
    ]);
    expect(sorted.map(({ outcome }) => outcome)).toEqual(['added', 'added', 'duplicate']);
    expect(script.lead(called)).toMatchObject({
      firstName: 'Zora',
      status: 'Attempted',
      notes: 'Call after six',
    });
    expect(byNumber('13215550103')).toMatchObject({ firstName: 'Abe', status: 'New Lead' });
    expect(count()).toBe(3);
  });

  test('another list under the same name of a file adds its rows and touches no lead of the first', () => {
    const { script, results, byNumber, count } = anImport();
    results([
      ['Ada', 'First', '321-555-0101', '32905', ''],
      ['Zora', 'Last', '321-555-0102', '32905', ''],
    ]);
    const before = ['13215550101', '13215550102'].map(byNumber);
    const next = results([
      ['Zora', 'Last', '321-555-0102', '32905', ''],
      ['Abe', 'New', '321-555-0103', '32905', ''],
    ]);
    expect(next.map(({ outcome }) => outcome)).toEqual(['duplicate', 'added']);
    expect(before.map(({ leadId }) => script.lead(leadId))).toEqual(before);
    expect(count()).toBe(3);
  });

  test('its leads are worked in the order of the file', () => {
    const { script, auth, results } = anImport();
    const lines = Array.from({ length: 11 }, (_, index) => `Line ${index + 2}`);
    results(
      lines.map((name, index) => [name, '', `(321) 555-01${String(index).padStart(2, '0')}`, '32905', '']),
    );
    const worked = lines.map(
      () => script.store.read('lead', { leadId: script.nextId(auth, 'hail') ?? '' })?.firstName,
    );
    expect(worked).toEqual(lines);
  });

  test('texts come in as they stand in the file', () => {
    const { results, byNumber } = anImport();
    results([['=1+1', '@x', '+13215550101', '00123', '']]);
    expect(byNumber('13215550101')).toMatchObject({
      firstName: '=1+1',
      lastName: '@x',
      zip: '00123',
    });
  });

  test('into the website’s bookings is refused', () => {
    const { send } = anImport();
    const message = 'Leads cannot be imported into the bookings of the website.';
    expect(send([['A', 'B', '321-555-0101']], { batchId: 'website-bookings' })).toEqual(
      refusal('bad_request', message, { batchId: message }),
    );
  });

  test.each<[string, Record<string, unknown>]>([
    ['no rows', { rows: [] }],
    ['too many rows', { rows: Array.from({ length: 251 }, (_, line) => ({ line: line + 1, cells: [] })) }],
    ['an unknown column', { columns: ['phone', 'role'] }],
    ['a batch id with a slash', { batchId: '../x' }],
    ['no name for the batch', { batchName: ' ' }],
  ])('with %s is refused whole', (_what, over) => {
    const { script, send } = anImport();
    expect(send([['A', 'B', '321-555-0101']], over)).toMatchObject({ error: 'bad_request' });
    expect(script.store.read('batches', {})).toEqual([]);
  });
});
