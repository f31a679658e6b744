import { test as base, describe, expect } from 'vitest';
import { listImportsAction } from '#contract/actions/import/undo-import.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead, at, HOUR, MINUTE } from '#tests/core/backend.ts';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';
import { importOffice } from './an-office.ts';

const test = base.extend('office', () => {
  const office = importOffice(['lastName', 'phone', 'doNotCall']);
  const { backend, manager, results } = office;
  const robin = backend.signedIn({ email: 'kim@reps.example' });
  /** Imports these last names, with numbers of their own; behind `!` a list says whether not to call. */
  const importNames = (names: readonly string[], over: Record<string, unknown> = {}) =>
    results(
      names.map((name, index) => {
        const [last = '', noCall = ''] = name.split('!');
        return [last, `321-555-${String(1000 + index)}`, noCall];
      }),
      over,
    );
  const imports = (batchId = 'hail') =>
    listImportsAction.answer.parse(manager.call('list_imports', { batchId })).imports;
  const undo = (importId = 'file-0001', goOn = false) => manager.call('undo_import', { importId, goOn });
  return { ...office, robin, importNames, imports, undo };
});

describe('an import that is undone', () => {
  test('is gone with all its leads and their history, and can be imported again', ({ office }) => {
    const { backend, importNames, imports, undo } = office;
    backend.leads(aLead('known', { batchId: 'hail', phone: '321-555-1001' }));
    importNames(['Ada', 'Known', 'Grace']);
    expect(imports()).toEqual([{ importId: 'file-0001', importedAt: at(0), leads: 2, worked: 0, listed: 0 }]);
    const [first] = backend.store.read('sameNumber', { phoneKeys: ['13215551000'], limit: 1 });
    const leadId = first?.leadId ?? '';
    expect(undo()).toEqual({ ok: true, removed: 2, kept: 0, more: true });
    expect(undo('file-0001', true)).toEqual({ ok: true, removed: 0, kept: 0, more: false });
    expect(backend.store.read('lead', { leadId })).toBeNull();
    expect(backend.store.read('history', { leadId, limit: 9, siteLimit: 9 })).toEqual([]);
    expect(backend.count('hail')).toBe(1);
    expect(backend.lead('known')).toMatchObject({ open: true });
    expect(imports()).toEqual([]);
    expect(backend.history()).toMatchObject([
      { action: 'import_undone', note: 'Hail: 2 leads' },
      { action: 'imported', note: 'Hail' },
    ]);
    expect(undo(), 'again').toEqual({ ok: true, removed: 0, kept: 0, more: false });
    const again = importNames(['Ada', 'Known', 'Grace'], { importId: 'file-0002' });
    expect(again.map(({ outcome }) => outcome)).toEqual(['added', 'duplicate', 'added']);
  });

  test('goes in pages, whatever batch its leads are in', ({ office }) => {
    const { backend, manager, importNames, undo } = office;
    backend.store.write([{ kind: 'putBatch', row: aBatch({ batchId: 'storm' }) }]);
    const names = Array.from({ length: PAGE_SIZES.importRows }, (_, index) => `Name${index}`);
    importNames(names);
    importNames(['Last'], { rows: [{ line: 900, cells: ['Last', '321-555-9000', ''] }] });
    const [last] = backend.store.read('sameNumber', { phoneKeys: ['13215559000'], limit: 1 });
    manager.call('move_lead', { leadId: last?.leadId, batch: 'storm' });
    expect(undo()).toEqual({ ok: true, removed: names.length, kept: 0, more: true });
    expect(undo('file-0001', true)).toEqual({ ok: true, removed: 1, kept: 0, more: true });
    expect(undo('file-0001', true)).toMatchObject({ removed: 0, more: false });
    expect(backend.count('storm')).toBe(0);
    expect(backend.history().filter(({ action }) => action === 'import_undone')).toHaveLength(1);
  });

  test('is refused while a rep has a lead of it open, and after one was saved; an undone save counts no more', ({
    office,
  }) => {
    const { backend, robin, importNames, imports, undo } = office;
    importNames(['Ada', 'Grace']);
    const leadId = robin.next({ batch: 'hail' }) ?? '';
    const message =
      "Reps have worked 1 of its leads, or have them open, so this import can't be undone. Archive the batch instead.";
    const refused = { ok: false, error: 'bad_request', message };
    expect(undo()).toMatchObject(refused);
    expect(imports()).toMatchObject([{ leads: 2, worked: 1 }]);
    robin.save(leadId, 'Attempted');
    expect(undo()).toMatchObject(refused);
    robin.call('undo_lead', { leadId });
    robin.call('logout');
    backend.wait(16 * MINUTE);
    expect(imports()).toMatchObject([{ leads: 2, worked: 0 }]);
    expect(undo()).toMatchObject({ ok: true });
  });

  test('goes on when a rep takes a lead after it has begun; that lead stays', ({ office }) => {
    const { backend, robin, importNames, imports, undo } = office;
    importNames(Array.from({ length: PAGE_SIZES.importRows }, (_, index) => `Name${index}`));
    const rows = ['Last', 'Taken'].map((name, index) => ({
      line: 900 + index,
      cells: [name, `321-555-900${index}`, ''],
    }));
    importNames([], { rows });
    expect(undo()).toMatchObject({ more: true });
    const taken = robin.next({ batch: 'hail' }) ?? '';
    expect(backend.lead(taken).lastName).toBe('Last');
    expect(undo('file-0001', true)).toEqual({ ok: true, removed: 1, kept: 0, more: true });
    expect(undo('file-0001', true)).toEqual({ ok: true, removed: 0, kept: 1, more: false });
    expect(robin.save(taken, 'Not Qualified')).toMatchObject({ ok: true });
    expect(imports()).toMatchObject([{ leads: 1, worked: 1 }]);
  });

  test('keeps a lead that a rep has had open: the DO NOT CALL that comes late counts', ({ office }) => {
    const { backend, robin, importNames, undo, isListed } = office;
    importNames(['Ada', 'Grace']);
    const leadId = robin.next({ batch: 'hail' }) ?? '';
    backend.wait(16 * MINUTE);
    expect(undo()).toMatchObject({ removed: 1 });
    expect(undo('file-0001', true)).toMatchObject({ removed: 0, kept: 1, more: false });
    expect(robin.save(leadId, 'DO NOT CALL')).toMatchObject({ ok: true });
    expect(isListed(backend.lead(leadId).phoneKey)).toBe(true);
  });

  test('leaves the numbers on the do-not-call list that it says not to call, until they are taken off as one', ({
    office,
  }) => {
    const { backend, manager, importNames, imports, undo, isListed } = office;
    backend.leads(aLead('known', { phone: '321-555-1001', batchId: 'march' }));
    manager.call('suppress_number', { phone: '321-555-1002', reason: '' });
    backend.wait(HOUR);
    importNames(['Ada', 'Said no!yes', 'Said it before!yes']);
    importNames(['Ada', 'Said no!yes', 'Said it before!yes']);
    expect(imports()).toMatchObject([{ leads: 2, listed: 1 }]);
    undo();
    expect(isListed('13215551001')).toBe(true);
    expect(backend.lead('known')).toMatchObject({ open: false });
    const file = { fileId: 'file-0001' };
    expect(manager.call('show_file', file)).toMatchObject({ fileName: 'Hail (import)', count: 1 });
    expect(manager.call('lift_file', file)).toMatchObject({ lifted: 1, reopened: 1 });
    expect(isListed('13215551001')).toBe(false);
    expect(isListed('13215551002'), 'listed before').toBe(true);
  });
});

test('a batch that an undo leaves empty is archived, and an import brings it back', ({ office }) => {
  const { backend, importNames, undo } = office;
  const archivedAt = () => backend.store.read('batch', { batchId: 'hail' })?.archivedAt;
  importNames(['Ada', 'Grace']);
  undo();
  expect(archivedAt()).toBe(at(0));
  importNames(['Ada!yes'], { importId: 'file-0002' });
  expect(archivedAt()).toBe('');
  undo('file-0002');
  importNames(['Ada'], { importId: 'file-0003', rows: [{ line: 2, cells: ['Bo', '321-555-9000', ''] }] });
  expect(archivedAt()).toBe('');
  expect(backend.store.read('batchCounts', { batchId: 'hail' })).toMatchObject({
    name: 'Hail',
    countOpen: 1,
  });
});

test('the imports of a batch are listed newest first, without leads that reps have added', ({ office }) => {
  const { backend, robin, importNames, imports } = office;
  importNames(['Ada']);
  backend.wait(HOUR);
  const rows = [{ line: 2, cells: ['Grace', '321-555-9000', ''] }];
  importNames([], { importId: 'file-0000', rows });
  expect(robin.call('add_lead', { ...NEW_LEAD, batch: 'hail' })).toMatchObject({ ok: true });
  expect(imports().map(({ importId }) => importId)).toEqual(['file-0000', 'file-0001']);
  expect(imports('march')).toEqual([]);
});
