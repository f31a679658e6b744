import { beforeEach, describe, expect, test } from 'vitest';
import { showBatchesAction } from '#contract/actions/manager/batches.ts';
import { aBookingPost } from '#tests/builders/booking.ts';
import { aBackend, aLead, at, MINUTE, type Rep, type TestBackend } from '#tests/core/backend.ts';
import { NEW_LEAD } from '#tests/core/protocol/requests.ts';

const ARCHIVED = 'This batch has been archived. Choose another one.';

let backend: TestBackend;
let boss: Rep;
let robin: Rep;

beforeEach(() => {
  backend = aBackend();
  backend.batch('storm', 'After the storm');
  backend.batch('wind', 'Barrier island wind');
  boss = backend.signedIn({ email: 'boss@tarps.example', role: 'manager' });
  robin = backend.signedIn();
});

const setArchived = (archived: boolean, batchId = 'storm') =>
  boss.call('archive_batch', { batchId, archived });
const archive = () => setArchived(true);
const bringBack = () => setArchived(false);
const offered = (rep: Rep) =>
  (rep.call('list_batches').batches as { batchId: string }[]).map(({ batchId }) => batchId);
const managed = () => showBatchesAction.answer.parse(boss.call('show_batches')).batches;

describe('a batch that a manager archives', () => {
  test('is offered to nobody, and is in the list of managers with its counts', () => {
    backend.leads(aLead('one'), aLead('two', { open: false }));
    expect(archive()).toEqual({ ok: true });
    for (const rep of [boss, robin]) expect(offered(rep)).toEqual(['wind']);
    expect(managed()).toMatchObject([
      { batchId: 'storm', name: 'After the storm', archivedAt: at(0), countOpen: 1, countTotal: 2 },
      { batchId: 'wind', createdAt: expect.any(String), archivedAt: '', countOpen: 0, countTotal: 0 },
    ]);
  });

  test('serves none of its leads, and says so to a rep whose page still has it open', () => {
    backend.leads(aLead('lead'));
    archive();
    for (const more of [{}, { peek: '1' }, { resume: '1' }, { skip: 'lead' }]) {
      expect(robin.answer(more)).toMatchObject({ ok: false, error: 'not_found', message: ARCHIVED });
    }
    expect(backend.lead('lead').leaseRep).toBe('');
  });

  test('takes no lead by import, move or hand, and its own can be moved out', () => {
    backend.leads(aLead('in'), aLead('out', { batchId: 'wind' }));
    archive();
    const list = { importId: 'import-1', batchId: 'storm', batchName: 'After the storm' };
    const rows = [{ line: 2, cells: ['(321) 555-0177', 'Okafor'] }];
    const refused = { ok: false, error: 'bad_request', message: ARCHIVED };
    const imported = { ...list, columns: ['phone', 'lastName'], rows };
    expect(boss.call('import_leads', imported)).toMatchObject(refused);
    expect(boss.call('move_lead', { leadId: 'out', batch: 'storm' })).toMatchObject(refused);
    expect(robin.call('add_lead', { ...NEW_LEAD, batch: 'storm' })).toMatchObject(refused);
    expect(backend.count('storm')).toBe(1);
    expect(boss.call('move_lead', { leadId: 'in', batch: 'wind' })).toEqual({ ok: true });
    expect(robin.next({ batch: 'wind' })).toBe('in');
  });

  test('can still be exported, and its leads found and corrected; the do-not-call list closes them', () => {
    backend.leads(aLead('lead', { phone: '(321) 555-0142', phoneKey: '13215550142' }));
    archive();
    expect(boss.call('find_leads', { text: '0142' })).toMatchObject({ leads: [{ leadId: 'lead' }] });
    boss.call('correct_lead', { leadId: 'lead', was: { lastName: 'lead' }, now: { lastName: 'Oakes' } });
    expect(backend.lead('lead').lastName).toBe('Oakes');
    expect(boss.call('export_batch', { batch: 'storm' })).toMatchObject({ leads: [{ leadId: 'lead' }] });
    boss.call('suppress_number', { phone: '(321) 555-0142' });
    expect(backend.lead('lead').open).toBe(false);
  });

  test('is one line of the audit trail, and so is bringing it back; a second time changes nothing', () => {
    for (const change of [archive, archive, bringBack, bringBack]) {
      expect(change()).toEqual({ ok: true });
      expect(managed()[0]?.archivedAt).toBe(change === archive ? at(0) : '');
      backend.wait(MINUTE);
    }
    const line = { rep: 'boss@tarps.example', leadId: '', note: 'After the storm' };
    expect(backend.history()).toMatchObject([
      { ...line, action: 'unarchived', at: at(2 * MINUTE) },
      { ...line, action: 'archived', at: at(0) },
    ]);
    expect(boss.call('list_audit')).toMatchObject({
      events: [{ action: 'unarchived' }, { action: 'archived' }],
    });
  });

  test('is served as before when it is brought back', () => {
    backend.leads(aLead('skipped'), aLead('next'));
    robin.next();
    robin.next({ skip: 'skipped' });
    const before = ['skipped', 'next'].map(backend.lead);
    archive();
    bringBack();
    expect(['skipped', 'next'].map(backend.lead)).toEqual(before);
    expect(offered(robin)).toContain('storm');
    expect(robin.next({ resume: '1' })).toBe('next');
    expect(backend.signedIn({ email: 'alex@reps.example' }).next()).toBe('skipped');
  });
});

describe('a rep who holds a lead of a batch that is archived', () => {
  beforeEach(() => {
    backend.leads(aLead('held'), aLead('other'));
    robin.next();
    archive();
  });

  test('gets it again after a reload, saves it, takes the save back and saves it again', () => {
    expect(robin.next({ resume: '1' })).toBe('held');
    expect(robin.save('held', 'Attempted')).toMatchObject({ ok: true });
    expect(robin.call('undo_lead', { leadId: 'held' })).toMatchObject({ ok: true, lead: { leadId: 'held' } });
    expect(robin.next({ resume: '1' })).toBe('held');
    expect(robin.save('held', 'Not Qualified')).toMatchObject({ ok: true });
    expect(robin.answer()).toMatchObject({ error: 'not_found', message: ARCHIVED });
  });

  test('keeps it when the next one is refused, and goes on in another batch', () => {
    expect(robin.answer()).toMatchObject({ message: ARCHIVED });
    expect(backend.lead('held').leaseRep).toBe(robin.email);
    backend.leads(aLead('windy', { batchId: 'wind' }));
    expect(robin.next({ batch: 'wind' })).toBe('windy');
    expect(backend.lead('held').leaseRep).toBe('');
  });

  test('gets no other lead of it when the held one is closed meanwhile', () => {
    backend.putNumber(backend.lead('held').phoneKey, {
      suppressedAt: at(0),
      suppressedBy: 'boss@tarps.example',
    });
    expect(robin.answer({ resume: '1' })).toMatchObject({ error: 'not_found', message: ARCHIVED });
    expect(backend.lead('held')).toMatchObject({ open: false, leaseRep: '' });
    expect(backend.lead('other').leaseRep).toBe('');
  });
});

describe('a batch that cannot be archived', () => {
  test('is one in which bookings or leads of reps arrive', () => {
    backend.book(aBookingPost());
    robin.call('add_lead', NEW_LEAD);
    const message = "New leads arrive in Website bookings, so it can't be archived.";
    expect(setArchived(true, 'website-bookings')).toMatchObject({ error: 'bad_request', message });
    expect(setArchived(true, 'rep-leads')).toMatchObject({ error: 'bad_request' });
    expect(managed().filter(({ isOwn }) => isOwn)).toHaveLength(2);
    expect(offered(robin)).toEqual(['website-bookings', 'rep-leads', 'storm', 'wind']);
  });

  test('is one that does not exist', () => {
    expect(setArchived(true, 'gone')).toMatchObject({ error: 'not_found' });
    expect(backend.history()).toEqual([]);
  });
});
