import type { Batch } from '#contract/actions/list-batches.ts';
import type { WorklistState } from './worklist-state.ts';

/** How far the batch is: by the last answer that says so, else by the list of batches; empty when neither knows. */
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
