import { compareText } from '#backend/core/compare-text.ts';
import type { BatchCountsRow, BatchRow, Instant } from '#backend/core/rows.ts';
import { BATCHES } from '#backend/core/words/history.ts';
import type { Write } from '#backend/core/writes.ts';

/** Batches that the backend creates with their first lead. */
export const OWN_BATCHES = {
  bookings: { batchId: 'website-bookings', ...BATCHES.bookings },
  requests: { batchId: 'website-requests', ...BATCHES.requests },
  repLeads: { batchId: 'rep-leads', ...BATCHES.repLeads },
} as const;

const CHECK_BATCH = 'to-check-';

/**
 * Returns the batch of a day's bookings that may be a flood.
 * @param day `yyyy-mm-dd`
 * @param count from 1 on: how many of them the day has
 */
export const checkBatchRow = (day: string, count: number, createdAt: Instant): BatchRow => ({
  batchId: `${CHECK_BATCH}${day}${count === 1 ? '' : `-${count}`}`,
  ...BATCHES.toCheck(day, count),
  createdAt,
  archivedAt: '',
});

/** Whether it is a batch of bookings that may be a flood. */
export const isCheckBatch = ({ batchId }: Pick<BatchRow, 'batchId'>): boolean =>
  batchId.startsWith(CHECK_BATCH);

/** Whether the backend creates it: leads of the website and of reps arrive there, so it is never archived. */
export const isOwnBatch = ({ batchId }: Pick<BatchRow, 'batchId'>): boolean =>
  Object.values(OWN_BATCHES).some((own) => own.batchId === batchId);

/** Whether a manager has archived it: its leads are served to nobody (decision 0063). */
export const isArchived = ({ archivedAt }: Pick<BatchRow, 'archivedAt'>): boolean => archivedAt !== '';

/**
 * Sorts batches with open leads first; website bookings and requests before others, those to check after them;
 * then by name.
 */
export function byUse(one: BatchCountsRow, other: BatchCountsRow): number {
  return (
    rank(one) - rank(other) ||
    one.name.localeCompare(other.name, 'en') ||
    compareText(one.batchId, other.batchId)
  );
}

const FIRST: readonly string[] = [OWN_BATCHES.bookings.batchId, OWN_BATCHES.requests.batchId];
const LAST_RANK = FIRST.length + 1;

function rank(batch: BatchCountsRow): number {
  const first = FIRST.indexOf(batch.batchId);
  const among = first >= 0 ? first : isCheckBatch(batch) ? LAST_RANK : FIRST.length;
  return batch.countOpen > 0 ? among : among + LAST_RANK + 1;
}

/** Returns the write that creates one of the backend's own batches. */
export const putOwnBatch = (batch: keyof typeof OWN_BATCHES, createdAt: Instant): Write => ({
  kind: 'putBatch',
  row: { ...OWN_BATCHES[batch], createdAt, archivedAt: '' },
});
