import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { aStoredRep, storageOf } from '../support/people/reps.ts';
import type { Site } from '../support/site/site.ts';
import { type Around, newPhone } from './tab-flow.ts';

/** Signs a new rep in, who has a batch of two leads. */
export async function atWork({ page, site }: Around) {
  const rep = await aStoredRep(site, 'Robin Reyes');
  await page.context().setStorageState(await storageOf(site, rep, FRIDAY_TEN));
  const batch = aBatch({ batchId: `of-${rep.email}`, name: `Storm list of ${rep.email}` });
  const lead = (n: number, firstName: string) =>
    aLead({
      leadId: `${batch.batchId}-${n}`,
      batchId: batch.batchId,
      firstName,
      phone: newPhone(),
      createdAt: `2026-11-0${n}T14:00:00.000Z`,
    });
  const leads = [lead(1, 'Grace'), lead(2, 'Henry')];
  await site.store.transact((transaction) =>
    transaction.write([
      { kind: 'putBatch', row: batch },
      ...leads.map((row) => ({ kind: 'putLead' as const, row })),
    ]),
  );
  return { rep, batch };
}

export const leasesOf = ({ store }: Site, rep: string) =>
  store.transact(async (transaction) => {
    const leases = await transaction.read('leasesByRep', { rep });
    return leases.length;
  });
