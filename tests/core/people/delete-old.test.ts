import { describe, expect, test } from 'vitest';
import { deleteOld, readPhotosEnd } from '#backend/core/people/delete-old.ts';
import { runPlan } from '#backend/core/plan.ts';
import type { Retention } from '#contract/actions/manager/retention.ts';
import { DAY_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aBackend, aLead, at, DAY } from '#tests/core/backend.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

const YEAR = 365 * DAY;
const NOTHING_SET: Retention = {
  monthsOfClosedLeads: '',
  monthsOfPhotos: '',
  monthsOfRequests: '',
  monthsOfActivity: '',
};

/** A backend whose owner keeps data as long as this. Its reps and leads are two years old if not said otherwise. */
function anOffice(kept: Partial<Retention> = {}) {
  const backend = aBackend();
  backend.batch('storm', 'After the storm');
  const boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  expect(boss.call('save_retention', { ...NOTHING_SET, ...kept }).ok).toBe(true);
  const old = (leadId: string, over: Parameters<typeof aLead>[1] = {}) =>
    aLead(leadId, { open: false, status: 'Not Qualified', ...over }, FRIDAY_TEN - 2 * YEAR);
  const clean = (most = 10) => backend.run(deleteOld({ most }, backend.context()));
  const left = () => backend.store.read('leadsOfBatch', { batchId: 'storm', after: '', limit: 99 });
  return { backend, boss, old, clean, left: () => left().map(({ leadId }) => leadId) };
}

test('nothing is deleted unless the owner says so', () => {
  const { backend, old, clean, left } = anOffice();
  backend.leads(old('closed'));
  backend.putRep({ email: 'denied@x.example', state: 'denied', createdAt: at(-2 * YEAR) });
  clean();
  expect(left()).toEqual(['closed']);
  expect(backend.store.read('rep', { email: 'denied@x.example' })).not.toBeNull();
});

describe('closed leads', () => {
  test('go with all that is kept about them, once neither saved nor come in for so long', () => {
    const { backend, old, clean, left } = anOffice({ monthsOfClosedLeads: '12' });
    backend.leads(
      old('closed', { phone: '(321) 555-0142', phoneKey: '13215550142' }),
      old('open', { open: true, status: 'New Lead' }),
      old('saved last month', { workedAt: at(-30 * DAY) }),
      aLead('young', { open: false, status: 'Not Qualified' }, FRIDAY_TEN - 364 * DAY),
    );
    backend.putNumber('13215550142', { calls: [at(-2 * YEAR)] });
    expect(clean()).toEqual({ ok: true, more: true });
    expect(clean()).toEqual({ ok: true, more: false });
    expect(left()).toEqual(['open', 'saved last month', 'young']);
    expect(backend.number('13215550142')).toBeNull();
    expect(backend.history()[0]).toMatchObject({
      action: 'erased',
      rep: '',
      note: 'Closed leads whose time was over',
    });
  });

  test('go a few at a time, with one line of the audit trail for all of an hour', () => {
    const { backend, old, clean, left } = anOffice({ monthsOfClosedLeads: '12' });
    backend.leads(...['a', 'b', 'c'].map((leadId) => old(leadId)));
    expect(clean(2)).toEqual({ ok: true, more: true });
    expect(left()).toEqual(['c']);
    expect(clean(2)).toEqual({ ok: true, more: true });
    expect(left()).toEqual([]);
    expect(clean(2)).toEqual({ ok: true, more: false });
    expect(backend.history().filter(({ action }) => action === 'erased')).toHaveLength(1);
  });

  test('stay with a visit that was set since without a save', () => {
    const { backend, boss, old, clean, left } = anOffice({ monthsOfClosedLeads: '6' });
    backend.leads(
      old('set', { status: 'Qualified – Appointment Set', workedAt: at(-200 * DAY), notes: 'Gate 5' }),
    );
    const set = { leadId: 'set', visitSlot: '2026-11-24_morning', visitSeen: '' };
    expect(boss.call('manage_lead', set)).toMatchObject({ ok: true });
    clean();
    expect(left()).toEqual(['set']);
  });

  test('leave the do-not-call list as it is, with who asked for it and when, also of a number taken off again', () => {
    const { backend, boss, old, clean, left } = anOffice({ monthsOfClosedLeads: '12' });
    backend.leads(
      old('listed', { phone: '(321) 555-0142', phoneKey: '13215550142' }),
      old('lifted', { phone: '(321) 555-0166', phoneKey: '13215550166' }),
    );
    boss.call('suppress_number', { phone: '(321) 555-0142', reason: 'asked in writing on May 3' });
    boss.call('suppress_number', { phone: '(321) 555-0166', reason: 'by mistake' });
    boss.call('lift_suppression', { phone: '13215550166' });
    const proof = () => backend.history().filter(({ action }) => action !== 'erased');
    const before = [proof(), backend.number('13215550142')];
    clean();
    expect(left()).toEqual([]);
    expect([proof(), backend.number('13215550142')]).toEqual(before);
  });

  test('stay when what the sheet says cannot be read', () => {
    const { backend, old, clean, left } = anOffice();
    backend.store.write([{ kind: 'putOwnerSetting', row: { name: 'monthsOfClosedLeads', value: '1' } }]);
    backend.leads(old('closed'));
    clean();
    expect(left()).toEqual(['closed']);
  });
});

test('denied requests go, but no account that was ever approved, whose name is in the histories', () => {
  const { backend, clean } = anOffice({ monthsOfRequests: '12' });
  const denied = { state: 'denied', createdAt: at(-2 * YEAR) } as const;
  backend.putRep({ ...denied, email: 'old@x.example' });
  backend.putRep({ ...denied, email: 'young@x.example', createdAt: at(-DAY) });
  backend.putRep({ ...denied, email: 'worked@x.example', lastSignInAt: at(-YEAR) });
  backend.putRep({ ...denied, email: 'blocked@x.example', blockedAt: at(-YEAR) });
  backend.putRep({ email: 'active@x.example', createdAt: at(-2 * YEAR) });
  clean();
  const isThere = (name: string) => backend.store.read('rep', { email: `${name}@x.example` }) !== null;
  expect(['old', 'young', 'worked', 'blocked', 'active'].filter(isThere)).toEqual([
    'young',
    'worked',
    'blocked',
    'active',
  ]);
});

test('activity goes, but neither the do-not-call list’s proof nor a lead’s history', () => {
  const { backend, boss, clean } = anOffice({ monthsOfActivity: '12' });
  backend.store.write([{ kind: 'putRep', row: aRep({ email: 'ines@x.example', state: 'pending' }) }]);
  backend.leads(aLead('lead', { phone: '(321) 555-0142', phoneKey: '13215550142' }));
  boss.call('decide_request', { email: 'ines@x.example', decision: 'approve' });
  boss.call('suppress_number', { phone: '(321) 555-0142', reason: '' });
  const before = backend.history('lead');
  backend.wait(YEAR + DAY);
  clean();
  expect(backend.history().map(({ action }) => action)).toEqual(['suppressed']);
  expect(backend.history('lead')).toEqual(before);
});

test('what was opened again or approved between the look and the lock stays', () => {
  const { backend, old } = anOffice({ monthsOfClosedLeads: '12', monthsOfRequests: '12' });
  backend.leads(old('closed'));
  const denied = { email: 'denied@x.example', state: 'denied', createdAt: at(-2 * YEAR) } as const;
  backend.putRep(denied);
  const read: typeof backend.store.read = (query, args) => {
    if (query === 'lead') backend.change('closed', { open: true });
    if (query === 'rep') backend.putRep({ ...denied, state: 'approved' });
    return backend.store.read(query, args);
  };
  const { writes } = runPlan(deleteOld({ most: 9 }, backend.context()), { read, pinHash: () => '' });
  expect(writes).toEqual([]);
});

test('photos are kept as long as the privacy policy says, or shorter if the owner says so', () => {
  const end = (monthsOfPhotos: string) => {
    const { backend } = anOffice({ monthsOfPhotos });
    const read = backend.store.read;
    return runPlan(readPhotosEnd(backend.now()), { read, pinHash: () => '' });
  };
  expect(end('')).toBe(at(-DURATIONS.photoRetention));
  expect(end('12')).toBe(at(-365 * DAY_MS));
  const { boss } = anOffice();
  expect(boss.call('save_retention', { ...NOTHING_SET, monthsOfPhotos: '25' })).toMatchObject({
    error: 'bad_request',
    fields: { monthsOfPhotos: 'Please use a whole number from 1 to 24, or leave it empty' },
  });
});
