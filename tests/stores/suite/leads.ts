import { describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLeadRow, at, fresh, put } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const ids = (leads: readonly { leadId: string }[]) => leads.map(({ leadId }) => leadId);

export function leadTests({ read, write }: Subject): void {
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

    test('finds the leads of a number in every batch, open or closed, oldest first, up to a limit', async () => {
      const phoneKey = fresh('number');
      const young = aLeadRow({ phoneKey, createdAt: at(-1), batchId: fresh('batch') });
      const old = aLeadRow({ phoneKey, createdAt: at(-3), open: false });
      const middle = aLeadRow({ phoneKey, createdAt: at(-2), leaseRep: 'other', leaseUntil: at(9) });
      const other = aLeadRow({ phoneKey: fresh('number'), createdAt: at(-4) });
      for (const row of [young, old, middle, other]) await write(put.lead(row));
      expect(ids(await read('leadsByPhone', { phoneKey, limit: 10 }))).toEqual(ids([old, middle, young]));
      expect(ids(await read('leadsByPhone', { phoneKey, limit: 2 }))).toEqual(ids([old, middle]));

      const phoneKeys = [phoneKey, other.phoneKey, fresh('number')];
      const all = await read('sameNumber', { phoneKeys, limit: 10 });
      expect(ids(all)).toEqual(ids([other, old, middle, young]));
      expect(ids(await read('sameNumber', { phoneKeys, limit: 1 }))).toEqual([other.leadId]);
      expect(await read('sameNumber', { phoneKeys: [], limit: 10 })).toEqual([]);
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

    test('reads a batch in pages, every lead once', async () => {
      const batchId = fresh('batch');
      const leads = [0, 1, 2, 3, 4].map((index) => aLeadRow({ batchId, leadId: `${batchId}-${index}` }));
      for (const row of leads) await write(put.lead(row));
      const first = await read('leadsOfBatch', { batchId, after: '', limit: 3 });
      const second = await read('leadsOfBatch', { batchId, after: first[2]?.leadId ?? '', limit: 3 });
      expect(ids([...first, ...second])).toEqual(ids(leads));
    });
  });
}
