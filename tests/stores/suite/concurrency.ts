import { describe, expect, test } from 'vitest';
import type { Transaction } from '#backend/stores/store.ts';
import {
  aBookingRow,
  aLeadRow,
  aNumber,
  at,
  aVisitRow,
  fresh,
  freshPhone,
  put,
  queueArgs,
} from '#tests/stores/rows.ts';
import type { Subject } from './suite.ts';

const TOGETHER = 12;

const times = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: TOGETHER }, (_, index) => make(index));

export function concurrencyTests({ read, write, store }: Subject): void {
  const race = <T>(work: (transaction: Transaction, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(times((index) => store().transact((transaction) => work(transaction, index))));

  describe('many requests at once', () => {
    test('never get the same head of the queue', async () => {
      const batchId = fresh('batch');
      for (const lead of times(() => put.lead({ batchId }))) await write(lead);
      const got = await race(async (transaction, index) => {
        const rep = `rep-${index}`;
        const lead = await transaction.read('queueHead', queueArgs({ batchId, rep }));
        if (lead) await transaction.write([put.lead({ ...lead, leaseRep: rep, leaseUntil: at(15) })]);
        return lead?.leadId;
      });
      expect(got).not.toContain(undefined);
      expect(new Set(got).size).toBe(TOGETHER);
    });

    test('count every failed PIN of an account', async () => {
      const email = fresh('rep');
      await write(put.rep({ email }));
      await race(async (transaction) => {
        const rep = await transaction.read('rep', { email });
        if (rep) await transaction.write([put.rep({ ...rep, failures: rep.failures + 1 })]);
      });
      expect(await read('rep', { email })).toMatchObject({ failures: TOGETHER });
    });

    test('leave one of two managers who block each other', async () => {
      const emails = times(() => fresh('manager'));
      await write(...emails.map((email) => put.rep({ email, role: 'manager' })));
      await race(async ({ read: ask, write: change }, index) => {
        const [email = '', other = ''] = [emails[index], emails[index ^ 1]];
        if (!(await ask('managers', {})).includes(email)) return;
        const rep = await ask('rep', { email: other });
        if (rep) await change([put.rep({ ...rep, state: 'denied' })]);
      });
      const left = (await read('managers', {})).filter((email) => emails.includes(email));
      expect(left).toHaveLength(TOGETHER / 2);
    });

    test('create an account only once', async () => {
      const email = fresh('rep');
      const made = await race(async (transaction, index) => {
        if (await transaction.read('rep', { email })) return false;
        await transaction.write([put.rep({ email, name: `${index}` })]);
        return true;
      });
      expect(made.filter(Boolean)).toHaveLength(1);
    });

    test('count every try of a reset code', async () => {
      const email = fresh('rep');
      const row = { email, salt: 'salt', sentAt: at(0), expiresAt: at(15), tries: 0 };
      await write(put.rep({ email }), { kind: 'putResetCode', row });
      await race(async (transaction) => {
        const { tries } = (await transaction.read('resetCode', { email })) ?? row;
        await transaction.write([{ kind: 'putResetCode', row: { ...row, tries: tries + 1 } }]);
      });
      expect(await read('resetCode', { email })).toMatchObject({ tries: TOGETHER });
    });

    test('lose no change to a lead, whichever query they read it with', async () => {
      const { leadId, phone, phoneKey } = aLeadRow({ phone: freshPhone() });
      const rep = fresh('rep');
      const assigned = { callbackAt: at(60), callbackRep: rep };
      await write(put.lead({ leadId, phone, ...assigned, leaseRep: rep, leaseUntil: at(15) }));
      const reads = [
        async ({ read: ask }: Transaction) => [await ask('lead', { leadId })],
        ({ read: ask }: Transaction) => ask('leadsByPhone', { phoneKey, limit: 10 }),
        ({ read: ask }: Transaction) => ask('leasesByRep', { rep }),
        ({ read: ask }: Transaction) => ask('assignedCallbacks', { rep, limit: 10 }),
      ];
      await race(async (transaction, index) => {
        const [lead] = (await reads[index % reads.length]?.(transaction)) ?? [];
        if (lead) await transaction.write([put.lead({ ...lead, attempts: lead.attempts + 1 })]);
      });
      expect(await read('lead', { leadId })).toMatchObject({ attempts: TOGETHER });
    });

    test('leave no callback kept for a rep whose leases end while their leads are saved', async () => {
      const rep = fresh('rep');
      const leads = times(() => aLeadRow({ leaseRep: rep, leaseUntil: at(15) }));
      await write(...leads.map((lead) => put.lead(lead)));
      const without = { leaseRep: '', leaseUntil: '' };
      await race(async ({ read: ask, write: change }, index) => {
        const lead = await ask('lead', { leadId: leads[index]?.leadId ?? '' });
        if (index !== TOGETHER / 2) {
          const assigned = { callbackAt: at(60), callbackRep: rep };
          if (lead?.leaseRep === rep) await change([put.lead({ ...lead, ...without, ...assigned })]);
          return;
        }
        const leased = await ask('leasesByRep', { rep });
        const assigned = await ask('assignedCallbacks', { rep, limit: TOGETHER });
        await change(leased.map((each) => put.lead({ ...each, ...without })));
        await change(assigned.map((each) => put.lead({ ...each, ...without, callbackRep: '' })));
      });
      expect(await read('assignedCallbacks', { rep, limit: TOGETHER })).toEqual([]);
      expect(await read('leasesByRep', { rep })).toEqual([]);
    });

    test('keep every call to a new number', async () => {
      const { phoneKey } = aNumber();
      await race(async (transaction, index) => {
        const number = await transaction.read('number', { phoneKey });
        await transaction.write([put.number({ phoneKey, calls: [...(number?.calls ?? []), at(index)] })]);
      });
      expect((await read('number', { phoneKey }))?.calls).toHaveLength(TOGETHER);
    });

    test('undo one save only once', async () => {
      const rep = fresh('rep');
      await write({ kind: 'putUndo', row: { rep, leadId: 'lead', at: at(0), before: '{}' } });
      const undone = await race(async (transaction) => {
        if (!(await transaction.read('undo', { rep }))) return false;
        await transaction.write([{ kind: 'deleteUndo', rep }]);
        return true;
      });
      expect(undone.filter(Boolean)).toHaveLength(1);
    });

    test('store one booking only once, and all get its reference', async () => {
      const { submissionId } = aBookingRow();
      const references = await race(async (transaction, index) => {
        const known = await transaction.read('booking', { submissionId });
        if (known) return known.reference;
        const reference = `RT-${index}`;
        await transaction.write([put.newBooking({ submissionId, reference })]);
        return reference;
      });
      expect(new Set(references).size).toBe(1);
    });

    test('lose no change to a visit, with its lead locked', async () => {
      const [{ visitId }, { leadId }] = [aVisitRow(), aLeadRow()];
      await write(put.lead({ leadId }), put.visit({ visitId, leadId }));
      await race(async ({ read: ask, write: change }) => {
        await ask('lead', { leadId });
        const known = await ask('visit', { visitId });
        if (known) await change([put.visit({ ...known, changes: known.changes + 1 })]);
      });
      expect(await read('visit', { visitId })).toMatchObject({ changes: TOGETHER });
    });

    test('take no more places in a slot than there are', async () => {
      const slot = { apptDate: '2026-12-12', apptTime: 'morning' };
      const places = TOGETHER / 2;
      await race(async (transaction) => {
        const count = await transaction.read('visitsInSlot', slot);
        await transaction.write([put.visit({ ...slot, toAgree: count >= places })]);
      });
      expect(await read('visitsInSlot', slot)).toBe(places);
    });

    test('leave the counts of a batch correct', async () => {
      const batchId = fresh('batch');
      await write(put.batch({ batchId }));
      await race((transaction, index) => transaction.write([put.lead({ batchId, open: index % 2 === 0 })]));
      expect(await read('batchCounts', { batchId })).toMatchObject({
        countOpen: TOGETHER / 2,
        countTotal: TOGETHER,
      });
    });
  });
}
