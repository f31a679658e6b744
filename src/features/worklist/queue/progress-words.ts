import type { Batch } from '#contract/actions/list-batches.ts';
import type { WorklistState } from './worklist-state.ts';

/** Progress of the batch from the last answer that has it, else from the list of batches; else empty. */
export function progressWords(
  { card, end }: WorklistState,
  batches: Batch[] | null,
  batchId: string,
): string {
  const batch = batches?.find((each) => each.batchId === batchId);
  const last = card ? card.about : end;
  const { open, total } = last?.progress ?? { open: batch?.countOpen, total: batch?.countTotal };
  if (open === undefined || total === undefined) return '';
  const today = last?.savedToday ? ` · ${last.savedToday} saved today` : '';
  return `${open} open of ${total}${today}`;
}
