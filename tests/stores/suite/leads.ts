import { describe, expect, test } from 'vitest';
import { aBatch } from '#tests/builders/batch.ts';
import { aLeadRow, at, fresh } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const ids = (leads: readonly { leadId: string }[]) => leads.map(({ leadId }) => leadId);

export function leadTests({ read, write }: Subject): void {
  describe('leads and batches', () => {
    test('a lead comes back with every field, and a second put replaces all of it', async () => {
      const lead = aLeadRow({ attempts: 2, workedAt: at(-5), callbackAt: at(30), callbackRep: 'robin' });
      await write({ kind: 'putLead', row: lead });
      expect(await read('lead', { leadId: lead.leadId })).toEqual(lead);
      const after = aLeadRow({ leadId: lead.leadId, status: 'Qualified – Appointment Set', open: false });
      await write({ kind: 'putLead', row: after });
      expect(await read('lead', { leadId: lead.leadId })).toEqual(after);
      expect(await read('lead', { leadId: fresh('none') })).toBeNull();
    });

    test('a batch counts its open leads and all of them, as they come, close and open again', async () => {
      const batch = aBatch({ batchId: fresh('batch') });
      const { batchId } = batch;
      await write({ kind: 'putBatch', row: batch });
      expect(await read('batchCounts', { batchId })).toEqual({ ...batch, countOpen: 0, countTotal: 0 });

      const [one, two] = [aLeadRow({ batchId }), aLeadRow({ batchId })];
      await write(
        { kind: 'putLead', row: one },
        { kind: 'putLead', row: two },
        { kind: 'putLead', row: aLeadRow({ batchId, open: false }) },
        { kind: 'putLead', row: aLeadRow({ batchId: fresh('batch') }) },
      );
      expect(await read('batchCounts', { batchId })).toEqual({ ...batch, countOpen: 2, countTotal: 3 });

      await write({ kind: 'putLead', row: { ...one, open: false } });
      await write({ kind: 'putLead', row: { ...two, notes: 'called' } });
      expect(await read('batchCounts', { batchId })).toMatchObject({ countOpen: 1, countTotal: 3 });
      await write({ kind: 'putLead', row: { ...one, open: true } });
      expect(await read('batchCounts', { batchId })).toMatchObject({ countOpen: 2, countTotal: 3 });

      const all = await read('batches', {});
      expect(all.filter((row) => row.batchId === batchId)).toEqual([
        { ...batch, countOpen: 2, countTotal: 3 },
      ]);
      expect(await read('batchCounts', { batchId: fresh('none') })).toBeNull();
    });

    test('a batch put twice keeps its leads and takes the new name', async () => {
      const batch = aBatch({ batchId: fresh('batch') });
      await write({ kind: 'putBatch', row: batch });
      await write({ kind: 'putLead', row: aLeadRow({ batchId: batch.batchId }) });
      await write({ kind: 'putBatch', row: { ...batch, name: 'Renamed' } });
      expect(await read('batchCounts', { batchId: batch.batchId })).toMatchObject({
        name: 'Renamed',
        countTotal: 1,
      });
    });

    test('leads of a number are found in every batch, open or not, oldest first, up to a limit', async () => {
      const phoneKey = fresh('number');
      const young = aLeadRow({ phoneKey, createdAt: at(-1), batchId: fresh('batch') });
      const old = aLeadRow({ phoneKey, createdAt: at(-3), open: false });
      const middle = aLeadRow({ phoneKey, createdAt: at(-2), leaseRep: 'other', leaseUntil: at(9) });
      for (const row of [young, old, middle]) await write({ kind: 'putLead', row });
      expect(ids(await read('leadsByPhone', { phoneKey, limit: 10 }))).toEqual(ids([old, middle, young]));
      expect(ids(await read('leadsByPhone', { phoneKey, limit: 2 }))).toEqual(ids([old, middle]));

      const other = aLeadRow({ phoneKey: fresh('number'), createdAt: at(-4) });
      await write({ kind: 'putLead', row: other });
      const phoneKeys = [phoneKey, other.phoneKey, fresh('number')];
      expect(ids(await read('sameNumber', { phoneKeys, limit: 10 }))).toEqual(
        ids([other, old, middle, young]),
      );
      expect(ids(await read('sameNumber', { phoneKeys, limit: 1 }))).toEqual([other.leadId]);
      expect(await read('sameNumber', { phoneKeys: [], limit: 10 })).toEqual([]);
    });

    test('a rep’s leases are found, running or not', async () => {
      const rep = fresh('rep');
      const running = aLeadRow({ leaseRep: rep, leaseUntil: at(10) });
      const ended = aLeadRow({ leaseRep: rep, leaseUntil: at(-10), batchId: fresh('batch') });
      const others = aLeadRow({ leaseRep: fresh('rep'), leaseUntil: at(10) });
      for (const row of [running, ended, others]) await write({ kind: 'putLead', row });
      expect(ids(await read('leasesByRep', { rep })).sort()).toEqual(ids([running, ended]).sort());
      await write({ kind: 'putLead', row: { ...running, leaseRep: '', leaseUntil: '' } });
      expect(ids(await read('leasesByRep', { rep }))).toEqual([ended.leadId]);
    });

    test('a batch is read in pages, every lead once', async () => {
      const batchId = fresh('batch');
      const leads = Array.from({ length: 5 }, (_, index) =>
        aLeadRow({ batchId, leadId: `${batchId}-${index}` }),
      );
      for (const row of leads) await write({ kind: 'putLead', row });
      const first = await read('leadsOfBatch', { batchId, after: '', limit: 3 });
      const second = await read('leadsOfBatch', { batchId, after: first[2]?.leadId ?? '', limit: 3 });
      expect(ids([...first, ...second])).toEqual(ids(leads));
    });
  });
}
