import { describe, expect, test } from 'vitest';
import type { Transaction } from '#backend/stores/store.ts';
import { aRep } from '#tests/builders/rep.ts';
import { aBookingRow, aLeadRow, at, fresh } from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const TOGETHER = 12;

const together = <T>(work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: TOGETHER }, (_, index) => work(index)));

export function concurrencyTests({ read, write, store }: Subject): void {
  const race = (work: (transaction: Transaction, index: number) => Promise<void>) =>
    together((index) => store().transact((transaction) => work(transaction, index)));

  describe('many requests at the same moment', () => {
    test('never get the same head of the queue', async () => {
      const batchId = fresh('batch');
      for (let index = 0; index < TOGETHER; index++)
        await write({ kind: 'putLead', row: aLeadRow({ batchId }) });
      const got = await together((index) =>
        store().transact(async (transaction) => {
          const rep = `rep-${index}`;
          const args = { batchId, rep, now: at(0), shut: [], unclaimedBy: at(-1440), behind: [] };
          const lead = await transaction.read('queueHead', args);
          if (!lead) return null;
          await transaction.write([{ kind: 'putLead', row: { ...lead, leaseRep: rep, leaseUntil: at(15) } }]);
          return lead.leadId;
        }),
      );
      const leased = got.filter((leadId) => leadId !== null);
      expect(new Set(leased).size).toBe(leased.length);
      expect(leased).toHaveLength(TOGETHER);
    });

    test('count every failed PIN of an account', async () => {
      const { email } = aRep({ email: fresh('rep') });
      await write({ kind: 'putRep', row: aRep({ email }) });
      await race(async (transaction) => {
        const rep = await transaction.read('rep', { email });
        if (rep) await transaction.write([{ kind: 'putRep', row: { ...rep, failures: rep.failures + 1 } }]);
      });
      expect(await read('rep', { email })).toMatchObject({ failures: TOGETHER });
    });

    test('find an account that one of them has just made', async () => {
      const email = fresh('rep');
      const made = await together((index) =>
        store().transact(async (transaction) => {
          if (await transaction.read('rep', { email })) return false;
          await transaction.write([{ kind: 'putRep', row: aRep({ email, name: `${index}` }) }]);
          return true;
        }),
      );
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    test('count every try of a reset code', async () => {
      const email = fresh('rep');
      await write(
        { kind: 'putRep', row: aRep({ email }) },
        { kind: 'putResetCode', row: { email, codeHash: 'hash', expiresAt: at(15), tries: 0 } },
      );
      await race(async (transaction) => {
        const code = await transaction.read('resetCode', { email });
        if (code)
          await transaction.write([{ kind: 'putResetCode', row: { ...code, tries: code.tries + 1 } }]);
      });
      expect(await read('resetCode', { email })).toMatchObject({ tries: TOGETHER });
    });

    test('lose no change of a lead, however they have come to it', async () => {
      const rep = fresh('rep');
      const lead = aLeadRow({ phoneKey: fresh('number'), leaseRep: rep, leaseUntil: at(15) });
      await write({ kind: 'putLead', row: lead });
      await race(async (transaction, index) => {
        const [found] =
          index % 3 === 0
            ? [await transaction.read('lead', { leadId: lead.leadId })]
            : index % 3 === 1
              ? await transaction.read('leadsByPhone', { phoneKey: lead.phoneKey, limit: 10 })
              : await transaction.read('leasesOf', { rep });
        if (found) {
          await transaction.write([{ kind: 'putLead', row: { ...found, attempts: found.attempts + 1 } }]);
        }
      });
      expect(await read('lead', { leadId: lead.leadId })).toMatchObject({ attempts: TOGETHER });
    });

    test('keep every call to a number nobody knew before', async () => {
      const phoneKey = fresh('number');
      await race(async (transaction, index) => {
        const number = await transaction.read('number', { phoneKey });
        const calls = [...(number?.calls ?? []), at(index)];
        await transaction.write([
          { kind: 'putNumber', row: { phoneKey, suppressedAt: '', suppressedBy: '', calls } },
        ]);
      });
      expect((await read('number', { phoneKey }))?.calls).toHaveLength(TOGETHER);
    });

    test('undo one save once', async () => {
      const rep = fresh('rep');
      await write({ kind: 'putUndo', row: { rep, leadId: 'lead', at: at(0), before: '{}' } });
      const undone = await together(() =>
        store().transact(async (transaction) => {
          if (!(await transaction.read('undo', { rep }))) return false;
          await transaction.write([{ kind: 'deleteUndo', rep }]);
          return true;
        }),
      );
      expect(undone.filter(Boolean)).toHaveLength(1);
    });

    test('store one booking once, and the others find it', async () => {
      const { submissionId } = aBookingRow();
      const references = await together((index) =>
        store().transact(async (transaction) => {
          const known = await transaction.read('booking', { submissionId });
          if (known) return known.reference;
          const row = aBookingRow({ submissionId, reference: `RT-${index}` });
          await transaction.write([{ kind: 'insertBooking', row }]);
          return row.reference;
        }),
      );
      expect(new Set(references).size).toBe(1);
    });

    test('all see a batch’s counts come out right', async () => {
      const batchId = fresh('batch');
      await write({ kind: 'putBatch', row: { batchId, name: 'Storm', description: '', createdAt: at(0) } });
      await race((transaction, index) =>
        transaction.write([{ kind: 'putLead', row: aLeadRow({ batchId, open: index % 2 === 0 }) }]),
      );
      expect(await read('batchCounts', { batchId })).toMatchObject({
        countOpen: TOGETHER / 2,
        countTotal: TOGETHER,
      });
    });
  });
}
