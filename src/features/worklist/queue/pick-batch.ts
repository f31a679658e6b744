import type { Batch } from '#contract/actions/list-batches.ts';

/**
 * The batch to work: the one picked (in the address, so that a reload keeps it), else the one whose lead is still on the
 * card, else the first (specification, section 2). An empty pick is a pick of none; one that does not exist is no pick.
 * @param batches null while they are not known yet: then every id is believed
 */
export function pickBatch(picked: string | null, held: string | null, batches: Batch[] | null): string {
  if (picked === '') return '';
  const exists = (id: string | null) => !batches || batches.some(({ batchId }) => batchId === id);
  if (picked !== null && exists(picked)) return picked;
  if (held !== null && exists(held)) return held;
  return batches?.[0]?.batchId ?? '';
}
