import { REP_STATES } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { UsageError } from '#backend/hosts/node/run-script.ts';
import type { Store, Transaction } from '#backend/stores/store.ts';
import { compareRows, type MovedRows, type TabCount } from './compare-rows.ts';

const AT_ONCE = 500;

/** Thrown inside the transaction to roll it back. */
class CameBackChanged extends Error {
  constructor(readonly counts: TabCount[]) {
    super('Some rows came back changed.');
  }
}

/**
 * Writes every row into an empty store and reads each back, all in one transaction. Commits only when every
 * row came back unchanged, so the command can be retried.
 * @returns how many rows of each tab came back unchanged
 * Rejects with UsageError, before writing, when the store already has batches, accounts, suppressed numbers or
 * settings of the owner.
 */
export async function loadRows(store: Store, rows: MovedRows): Promise<TabCount[]> {
  try {
    return await store.transact(async (transaction) => {
      await refuseUnlessEmpty(transaction);
      await writeAll(transaction, rows);
      const counts = await compareRows(transaction, rows);
      if (counts.some(({ rows: all, same }) => all !== same)) throw new CameBackChanged(counts);
      return counts;
    });
  } catch (fault) {
    if (fault instanceof CameBackChanged) return fault.counts;
    throw fault;
  }
}

async function refuseUnlessEmpty(transaction: Transaction): Promise<void> {
  const batches = await transaction.read('batches', {});
  const numbers = await transaction.read('suppressedNumbers', { after: '', limit: 1 });
  // A host that was started on the database has left this one.
  const settings = (await transaction.read('ownerSettings', {})).filter(({ name }) => name !== 'pepperCheck');
  let found = batches.length + numbers.length + settings.length;
  for (const state of REP_STATES)
    found += (await transaction.read('repsInState', { state, limit: 1 })).length;
  if (found > 0) {
    throw new UsageError(
      'The database is not empty. Choose a new one, so that nothing is mixed or written over.',
    );
  }
}

async function writeAll(transaction: Transaction, rows: MovedRows): Promise<void> {
  const writes: Write[] = [
    ...rows.batches.map((row): Write => ({ kind: 'putBatch', row })),
    ...rows.reps.map((row): Write => ({ kind: 'putRep', row })),
    ...rows.numbers.map((row): Write => ({ kind: 'putNumber', row })),
    ...rows.leads.map((row): Write => ({ kind: 'putLead', row })),
    ...rows.bookings.map((row): Write => ({ kind: 'insertBooking', row })),
    ...rows.visits.map((row): Write => ({ kind: 'insertVisit', row })),
    ...rows.ownerSettings.map((row): Write => ({ kind: 'putOwnerSetting', row })),
    ...rows.audit.map((row): Write => ({ kind: 'insertAudit', row })),
  ];
  for (let start = 0; start < writes.length; start += AT_ONCE) {
    await transaction.write(writes.slice(start, start + AT_ONCE));
  }
}
