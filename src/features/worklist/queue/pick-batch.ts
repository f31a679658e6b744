import type { Batch } from '#contract/actions/list-batches.ts';

/**
 * Returns the batch to work: the picked one (in the address, so that a reload keeps it), else the one whose
 * lead is still on the card, else the first (specification, section 2). An empty pick means none; an unknown
 * one is ignored.
 * @param batches null until loaded: then every id is accepted
 */
export function pickBatch(picked: string | null, held: string | null, batches: Batch[] | null): string {
  if (picked === '') return '';
  const exists = (id: string | null) => !batches || batches.some(({ batchId }) => batchId === id);
  if (picked !== null && exists(picked)) return picked;
  if (held !== null && exists(held)) return held;
  return batches?.[0]?.batchId ?? '';
}
