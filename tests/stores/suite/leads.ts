import { describe, expect, test } from 'vitest';
import { lineStart } from '#backend/core/import/import-ids.ts';
import { toKeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLeadRow, at, fresh, freshPhone, put, queueArgs } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const ids = (leads: readonly { leadId: string }[]) => leads.map(({ leadId }) => leadId);

export function leadTests({ read, write, store }: Subject): void {
  describe('for leads and batches', () => {
    test('counts the open leads and all leads of a batch as they are added, closed and reopened', async () => {
      const batch = aBatch({ batchId: fresh('batch') });
      const { batchId } = batch;
      await write(put.batch(batch));
      expect(await read('batchCounts', { batchId })).toEqual({ ...batch, countOpen: 0, countTotal: 0 });

      const [one, two] = [aLeadRow({ batchId }), aLeadRow({ batchId })];
      const [closed, elsewhere] = [put.lead({ batchId, open: false }), put.lead({ batchId: fresh('batch') })];
      await write(put.lead(one), put.lead(two), closed, elsewhere);
      expect(await read('batchCounts', { batchId })).toEqual({ ...batch, countOpen: 2, countTotal: 3 });

      await write(put.lead({ ...one, open: false }));
      await write(put.lead({ ...two, notes: 'called' }));
      expect(await read('batchCounts', { batchId })).toMatchObject({ countOpen: 1, countTotal: 3 });

      await write(put.lead({ ...one, open: true }), put.batch({ ...batch, name: 'Renamed' }));
      const counts = { ...batch, name: 'Renamed', countOpen: 2, countTotal: 3 };
      expect(await read('batchCounts', { batchId })).toEqual(counts);
      expect((await read('batches', {})).filter((row) => row.batchId === batchId)).toEqual([counts]);
      expect(await read('batchCounts', { batchId: fresh('none') })).toBeNull();
    });

    test('returns those of some leads that exist', async () => {
      const leads = [aLeadRow(), aLeadRow({ open: false })];
      await write(...leads.map((lead) => put.lead(lead)), put.lead({}));
      const found = await read('leads', { leadIds: [...ids(leads), fresh('gone')] });
      expect(found).toHaveLength(2);
      expect(found).toEqual(expect.arrayContaining(leads));
      expect(await read('leads', { leadIds: [] })).toEqual([]);
    });

    test('finds the leads of a number in every batch, open or closed, oldest first, up to a limit', async () => {
      const phone = freshPhone();
      const phoneKey = `1${phone}`;
      const young = aLeadRow({ phone, createdAt: at(-1), batchId: fresh('batch') });
      const old = aLeadRow({ phone, createdAt: at(-3), open: false });
      const middle = aLeadRow({ phone, createdAt: at(-2), leaseRep: 'other', leaseUntil: at(9) });
      const other = aLeadRow({ phone: freshPhone(), createdAt: at(-4) });
      for (const row of [young, old, middle, other]) await write(put.lead(row));
      expect(ids(await read('leadsByPhone', { phoneKey, limit: 10 }))).toEqual(ids([old, middle, young]));
      expect(ids(await read('leadsByPhone', { phoneKey, limit: 2 }))).toEqual(ids([old, middle]));

      const phoneKeys = [phoneKey, other.phoneKey, `1${freshPhone()}`];
      const all = await read('sameNumber', { phoneKeys, limit: 10 });
      expect(ids(all)).toEqual(ids([other, old, middle, young]));
      expect(ids(await read('sameNumber', { phoneKeys, limit: 1 }))).toEqual([other.leadId]);
      expect(await read('sameNumber', { phoneKeys: [], limit: 10 })).toEqual([]);
    });

    test('finds the leads of each of a lead’s numbers, and no longer of one that was taken off', async () => {
      const [one, two, three] = [freshPhone(), freshPhone(), freshPhone()];
      const both = aLeadRow({ phone: `${one} / ${two}`, createdAt: at(-3) });
      const second = aLeadRow({ phone: two, createdAt: at(-2) });
      for (const row of [both, second]) await write(put.lead(row));
      const ofNumber = async (phone: string) => {
        const phoneKey = `1${phone}`;
        const found = ids(await read('leadsByPhone', { phoneKey, limit: 9 }));
        expect(ids(await read('sameNumber', { phoneKeys: [phoneKey], limit: 9 }))).toEqual(found);
        return found;
      };
      expect(await read('lead', { leadId: both.leadId })).toEqual(both);
      expect([await ofNumber(one), await ofNumber(two)]).toEqual([[both.leadId], ids([both, second])]);

      const phone = `${one} / ${three}`;
      await write(put.lead({ ...both, ...toKeyFields(phone), phone }));
      expect([await ofNumber(two), await ofNumber(three)]).toEqual([[second.leadId], [both.leadId]]);
      await write(put.lead({ ...both, ...toKeyFields(three), phone: three }));
      expect([await ofNumber(one), await ofNumber(three)]).toEqual([[], [both.leadId]]);
    });

    test('finds the callbacks kept for a rep, of open and closed leads, the first ones up to a limit', async () => {
      const rep = fresh('rep');
      const assigned = (minutes: number, over: Partial<LeadRow> = {}) =>
        aLeadRow({ callbackAt: at(minutes), callbackRep: rep, ...over });
      // The first callback is of the youngest lead.
      const first = assigned(1, { createdAt: at(-1) });
      const second = assigned(2, { open: false, status: 'DO NOT CALL', createdAt: at(-2) });
      const third = assigned(3, { batchId: fresh('batch'), leaseRep: 'other', leaseUntil: at(9) });
      const others = [assigned(0, { callbackRep: '' }), assigned(0, { callbackRep: fresh('rep') })];
      for (const row of [third, second, first, ...others]) await write(put.lead(row));
      const found = async (limit: number) => ids(await read('assignedCallbacks', { rep, limit })).sort();
      expect(await found(10)).toEqual(ids([first, second, third]).sort());
      expect(await found(2)).toEqual(ids([first, second]).sort());
      expect(await read('assignedCallbacks', { rep, limit: 1 })).toEqual([first]);
      await write(put.lead({ ...first, callbackRep: '' }));
      expect(await found(2)).toEqual(ids([second, third]).sort());
      expect(await read('assignedCallbacks', { rep: '', limit: 10 })).toEqual([]);
    });

    test('finds a rep’s leases, expired or not', async () => {
      const rep = fresh('rep');
      const running = aLeadRow({ leaseRep: rep, leaseUntil: at(10) });
      const ended = aLeadRow({ leaseRep: rep, leaseUntil: at(-10), batchId: fresh('batch') });
      const others = aLeadRow({ leaseRep: fresh('rep'), leaseUntil: at(10) });
      for (const row of [running, ended, others]) await write(put.lead(row));
      expect(ids(await read('leasesByRep', { rep })).sort()).toEqual(ids([running, ended]).sort());
      await write(put.lead({ ...running, leaseRep: '', leaseUntil: '' }));
      expect(ids(await read('leasesByRep', { rep }))).toEqual([ended.leadId]);
    });

    test('deletes a lead with its numbers, its history and the skips of it, and nothing else', async () => {
      const [rep, batchId] = [fresh('rep'), fresh('batch')];
      const [one, two] = [freshPhone(), freshPhone()];
      const phone = `${one} / ${two}`;
      const gone = aLeadRow({ batchId, phone, ...toKeyFields(phone), createdAt: at(-90) });
      const stays = aLeadRow({ batchId, phone: one, ...toKeyFields(one) });
      const { leadId } = gone;
      const line = { auditId: fresh('line'), leadId };
      await write(put.batch({ batchId }), put.lead(gone), put.lead(stays), put.audit(line));
      await write(put.audit({ leadId, rep: '' }), put.audit({ leadId: stays.leadId }));
      await write({ kind: 'putSkip', row: { rep, leadId, at: at(-1) } });
      await read('batchCounts', { batchId });
      const told = put.audit({ leadId: '' });
      await store().transact(async (transaction) => {
        await transaction.read('lead', { leadId });
        await transaction.write([{ kind: 'deleteLead', leadId }, told]);
      });

      expect(await read('lead', { leadId })).toBeNull();
      expect(await read('batchCounts', { batchId })).toMatchObject({ countOpen: 1, countTotal: 1 });
      expect(await read('leadsOfBatch', { batchId, after: '', limit: 9 })).toEqual([stays]);
      const phoneKeys = [`1${one}`, `1${two}`];
      expect(ids(await read('sameNumber', { phoneKeys, limit: 9 }))).toEqual([stays.leadId]);
      const history = (of: string) => read('history', { leadId: of, limit: 9, siteLimit: 9 });
      expect(await history(leadId)).toEqual([]);
      expect(await history(stays.leadId)).toHaveLength(1);
      expect(await read('auditLine', { auditId: line.auditId })).toBeNull();
      expect(await read('auditLine', { auditId: told.row.auditId })).toEqual(told.row);

      await write(put.lead(gone));
      expect(await read('batchCounts', { batchId })).toMatchObject({ countOpen: 2, countTotal: 2 });
      const skipped = await read('queuePeek', queueArgs({ batchId, rep }));
      expect(skipped?.leadId, 'no longer skipped').toBe(leadId);
    });

    test('finds the leads of an import that no rep has saved or can save, and counts all of them', async () => {
      const importId = fresh('import');
      const imported = (line: number, over: Partial<LeadRow> = {}) =>
        aLeadRow({ leadId: `${lineStart(importId, line)}0a1b`, ...over });
      const [first, moved] = [imported(2), imported(3, { batchId: fresh('batch') })];
      const closed = imported(10, {
        open: false,
        status: 'DO NOT CALL',
      });
      const saved = imported(4, { workedAt: at(-9) });
      const leased = imported(5, { leaseRep: 'alex', leaseUntil: at(1) });
      const hadIt = imported(6, { leaseRep: 'alex', leaseUntil: at(0) });
      const other = aLeadRow({ leadId: `${lineStart(`${importId}9`, 2)}0a1b` });
      for (const row of [closed, hadIt, leased, saved, moved, first, other]) await write(put.lead(row));
      const found = async (limit: number) => ids(await read('untakenOfImport', { importId, limit })).sort();
      expect(await found(9)).toEqual(ids([first, moved, closed]));
      expect(await found(2)).toEqual(ids([first, moved]));
      expect(await read('importCounts', { importId, now: at(0) })).toEqual({ total: 6, worked: 2 });
      expect(await read('importCounts', { importId: fresh('import'), now: at(0) })).toEqual({
        total: 0,
        worked: 0,
      });
    });

    test('reads a batch in pages, every lead once', async () => {
      const batchId = fresh('batch');
      const leads = [0, 1, 2, 3, 4].map((index) => aLeadRow({ batchId, leadId: `${batchId}-${index}` }));
      for (const row of leads) await write(put.lead(row));
      const first = await read('leadsOfBatch', { batchId, after: '', limit: 3 });
      const second = await read('leadsOfBatch', { batchId, after: first[2]?.leadId ?? '', limit: 3 });
      expect(ids([...first, ...second])).toEqual(ids(leads));
    });
  });

  describe('for a rep’s day', () => {
    test('counts a rep’s saves since a given time by status, minus the undone ones, and the skips since the last save', async () => {
      const mine = fresh('rep');
      await write(
        put.audit({ rep: mine, at: at(-1) }),
        put.audit({ rep: mine, at: at(0) }),
        put.audit({ rep: mine, at: at(1) }),
        put.audit({ rep: mine, at: at(2), action: 'undone', fromStatus: 'Attempted', toStatus: 'New Lead' }),
        put.audit({ rep: mine, at: at(3), toStatus: 'Not Qualified' }),
        put.audit({ rep: mine, at: at(4), action: 'undone', fromStatus: 'Not Qualified' }),
        put.audit({ rep: mine, at: at(5), fromStatus: 'Attempted', toStatus: 'Qualified – Appointment Set' }),
        put.audit({ rep: mine, at: at(6), toStatus: 'Qualified – Appointment Set' }),
        put.audit({ rep: mine, at: at(5), action: 'skipped', toStatus: 'New Lead' }),
        put.audit({ rep: mine, at: at(7), action: 'skipped', toStatus: 'New Lead' }),
        put.audit({ rep: mine, at: at(8), action: 'skipped', toStatus: 'New Lead' }),
        put.audit({ rep: mine, at: at(9), action: 'not_saved', toStatus: 'New Lead' }),
        put.audit({ rep: fresh('rep'), at: at(7) }),
      );
      const { saves, skipsInARow } = await read('repWork', { rep: mine, since: at(0) });
      expect(skipsInARow).toBe(2);
      expect(new Map(saves.map(({ status, count }) => [status, count]))).toEqual(
        new Map([
          ['Attempted', 1],
          ['Qualified – Appointment Set', 2],
        ]),
      );
      expect(await read('repWork', { rep: fresh('rep'), since: at(0) })).toEqual({
        saves: [],
        skipsInARow: 0,
      });
    });

    /** Long before the callbacks of other tests. */
    const longAgo = (minutes: number) => at(minutes - 1_000_000);

    test('finds the callbacks that a rep may take, in every batch, up to now and the next one', async () => {
      const [mine, colleague] = [fresh('rep'), fresh('rep')];
      const add = async (minutes: number, callbackRep: string, over: Partial<LeadRow> = {}) => {
        const callbackAt = longAgo(minutes);
        const batchId = fresh('batch');
        const times = { callbackAt, readyAt: callbackAt, waitsFor: 'callback' } as const;
        await write(put.lead({ ...times, batchId, callbackRep, ...over }));
        return batchId;
      };
      const second = await add(-10, '');
      const calledOften = { readyAt: longAgo(5), waitsFor: 'attempts', leaseRep: colleague } as const;
      const third = await add(0, mine, { ...calledOften, leaseUntil: longAgo(3), callWindow: 'eastern' });
      await add(-10, colleague);
      await add(-9, '', { open: false });
      const first = await add(-1440, colleague);
      const overdue = await add(-1439, mine);
      const later = await add(4, mine);
      await add(3, colleague);
      const latest = await add(5, '');

      const args = { rep: mine, now: longAgo(0), callbackOpenBefore: longAgo(-1440), limit: 9 };
      const found = async (over: Partial<typeof args> = {}) =>
        (await read('callbacks', { ...args, ...over })).map(({ batchId }) => batchId);
      expect(await found()).toEqual([first, overdue, second, third, later]);
      expect(await found({ limit: 2 })).toEqual([first, overdue, later]);
      expect(await found({ now: longAgo(4) })).toEqual([first, overdue, second, third, later, latest]);
      expect((await read('callbacks', args))[3]).toEqual({
        batchId: third,
        callWindow: 'eastern',
        readyAt: longAgo(5),
        leaseRep: colleague,
        leaseUntil: longAgo(3),
      });
    });
  });
}
