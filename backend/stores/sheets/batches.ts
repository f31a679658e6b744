import { isArchived, isOwnBatch } from '#backend/core/leads/batches.ts';
import type { BatchRow } from '#backend/core/rows.ts';
import type { Tabs } from './tabs/create-tabs.ts';

/**
 * Whatever a hand types into "Archived" archives a batch, but not one of the script's own: bookings that
 * arrive there would be served to nobody.
 */
export const ownNotArchived = (row: BatchRow): BatchRow =>
  isOwnBatch(row) ? { ...row, archivedAt: '' } : row;

/** Returns all batches. One read. */
export const allBatches = ({ batches }: Tabs): BatchRow[] =>
  batches.all().map(({ row }) => ownNotArchived(row));

/** Returns those of the entries whose batch is not archived. One read. */
export function offered<Entry extends { batchId: string }>(tabs: Tabs, entries: readonly Entry[]): Entry[] {
  const archived = new Set(
    allBatches(tabs)
      .filter(isArchived)
      .map(({ batchId }) => batchId),
  );
  return entries.filter(({ batchId }) => !archived.has(batchId));
}
