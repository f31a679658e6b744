import { test as base, describe, expect } from 'vitest';
import { exportBatchAction } from '#contract/actions/export-batch.ts';
import { aLead, at, DAY } from '#tests/core/backend.ts';
import { importOffice } from './an-office.ts';

const COLUMNS = ['lastName', 'phone', 'status', 'doNotCall', 'callback', 'notes'];

const test = base.extend('office', () => importOffice(COLUMNS));

describe('an imported list that says who may not be called', () => {
  test('puts them on the do-not-call list and keeps them as closed leads; nobody is served them', ({
    office,
  }) => {
    const { manager, outcomes, leadsOf, isListed, backend } = office;
    expect(
      outcomes(
        ['Seth', '321-555-0321', 'DO NOT CALL', '', '', 'asked twice'],
        ['Tripp', '321-555-0322', 'New Lead', 'no', '', ''],
        ['Vance', '321-555-0323', '', 'yes', '', ''],
      ),
    ).toEqual(['listed', 'added', 'listed']);
    const numbers = ['13215550321', '13215550322', '13215550323'];
    expect(numbers.map(isListed)).toEqual([true, false, true]);
    const closed = { status: 'DO NOT CALL', open: false, notes: 'asked twice' };
    expect(leadsOf('13215550321')).toMatchObject([closed]);
    expect(backend.store.read('batchCounts', { batchId: 'hail' })).toMatchObject({
      countOpen: 1,
      countTotal: 3,
    });
    const served = manager.next({ batch: 'hail' }) ?? '';
    expect(backend.lead(served).lastName).toBe('Tripp');
    expect(backend.history()).toMatchObject([
      { action: 'imported', note: 'Hail' },
      { action: 'suppressed', note: '13215550323: Hail: the imported list says so' },
      { action: 'suppressed', note: '13215550321: Hail: the imported list says so' },
      { action: 'suppressed', note: 'File Hail (import)' },
    ]);
  });

  test('closes the leads that have such a number already, in every batch', ({ office }) => {
    const { backend, outcomes, isListed } = office;
    backend.leads(aLead('known', { phone: '321-555-0321', batchId: 'march' }));
    expect(outcomes(['Seth', '321-555-0321', 'DNC', '', '', ''])).toEqual(['listed']);
    expect(isListed('13215550321')).toBe(true);
    expect(backend.lead('known')).toMatchObject({ open: false, status: 'New Lead' });
    expect(office.leadsOf('13215550321')).toHaveLength(1);
  });

  test('closes other rows with such a number, wherever they stand', ({ office }) => {
    expect(
      office.outcomes(
        ['First', '321-555-0321', '', '', '', ''],
        ['Second', '(321) 555-0321', 'DO NOT CALL', '', '', ''],
        ['Third', '3215550321', '', '', '', ''],
      ),
    ).toEqual(['suppressed', 'listed', 'suppressed']);
    expect(office.leadsOf('13215550321')).toMatchObject([{ lastName: 'Second', open: false }]);
  });

  test('of several numbers: the others may be called', ({ office }) => {
    const { outcomes, leadsOf, isListed } = office;
    const both = '619-555-0182 / 321-555-0181';
    expect(outcomes(['Kent', both, '', '321-555-0181', '', ''])).toEqual(['added']);
    expect(isListed('13215550181')).toBe(true);
    expect(leadsOf('13215550181')).toMatchObject([{ open: true, phoneKey: '16195550182' }]);
  });

  test('by a row that cannot be a lead lists its number all the same', ({ office }) => {
    expect(office.outcomes(['', '321-555-0321', 'DO NOT CALL', '', '', ''])).toEqual(['listed']);
    expect(office.isListed('13215550321')).toBe(true);
    expect(office.leadsOf('13215550321')).toEqual([]);
  });

  test('leaves a number as it is that is on the list already, and keeps its row', ({ office }) => {
    const { backend, outcomes, leadsOf } = office;
    backend.putNumber('13215550321', { suppressedAt: at(-DAY), suppressedBy: 'pat' });
    expect(outcomes(['Seth', '321-555-0321', 'DO NOT CALL', '', '', ''])).toEqual(['listed']);
    expect(backend.number('13215550321')).toMatchObject({ suppressedAt: at(-DAY), suppressedBy: 'pat' });
    expect(leadsOf('13215550321')).toMatchObject([{ status: 'DO NOT CALL' }]);
  });

  test('is a reason of its own: no file or save that listed the number takes it off again', ({ office }) => {
    const { backend, manager, outcomes, isListed } = office;
    backend.batch('storm');
    backend.leads(aLead('called', { phone: '321-555-0321' }));
    manager.call('suppress_file', { fileId: 'file-of-numbers', fileName: 'a.csv', numbers: ['13215550322'] });
    manager.next({ batch: 'storm' });
    manager.save('called', 'DO NOT CALL');
    backend.wait(1000);
    outcomes(
      ['Seth', '321-555-0321', 'DO NOT CALL', '', '', ''],
      ['Tripp', '321-555-0322', 'DO NOT CALL', '', '', ''],
    );
    expect(manager.call('undo_lead', { leadId: 'called' })).toMatchObject({ ok: true });
    expect(manager.call('lift_file', { fileId: 'file-of-numbers' })).toMatchObject({ lifted: 0 });
    expect([isListed('13215550321'), isListed('13215550322')]).toEqual([true, true]);
  });
});

test('an own export taken into a fresh database gives the same statuses, callbacks, notes and list back', ({
  office,
}) => {
  const { backend, manager } = office;
  const worked = { batchId: 'march', notes: 'gate 12' };
  backend.batch('march');
  backend.leads(
    aLead('new', { ...worked, phone: '321-555-0101' }),
    aLead('tried', { ...worked, phone: '321-555-0102', status: 'Attempted', callbackAt: at(2 * DAY) }),
    aLead('not', { ...worked, phone: '321-555-0103', status: 'Not Qualified', open: false }),
    aLead('set', { ...worked, phone: '321-555-0104', status: 'Qualified – Appointment Set', open: false }),
    aLead('no', { ...worked, phone: '321-555-0105', status: 'DO NOT CALL', open: false }),
    aLead('wrote', { ...worked, phone: '321-555-0106 / 321-555-0107', open: true }),
  );
  for (const key of ['13215550105', '13215550107']) backend.putNumber(key, { suppressedAt: at(-DAY) });
  const shown = (from: ReturnType<typeof manager.call>) =>
    exportBatchAction.answer
      .parse(from)
      .leads.map(({ lastName, phone, status, callbackAt, notes, doNotCall }) => [
        ...[lastName, phone, status, doNotCall, callbackAt, notes],
      ])
      .sort();
  const exported = shown(manager.call('export_batch', { batch: 'march' }));
  expect(exported).toHaveLength(6);

  const fresh = importOffice(COLUMNS);
  const results = fresh.results(exported, { batchId: 'march', batchName: 'March' });
  expect(results.map(({ outcome }) => outcome).sort()).toEqual([
    ...['added', 'added', 'added', 'added', 'added', 'listed'],
  ]);
  expect(shown(fresh.manager.call('export_batch', { batch: 'march' }))).toEqual(exported);
  const counts = { countOpen: 3, countTotal: 6 };
  expect(fresh.backend.store.read('batchCounts', { batchId: 'march' })).toMatchObject(counts);
});
