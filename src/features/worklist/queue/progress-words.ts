import type { Batch } from '#contract/actions/list-batches.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { WorklistState } from '#src/features/worklist/state/worklist-state.ts';

/** Progress of the batch from the last answer that has it, else from the list of batches; else empty. */
export function progressWords(
  { card, noLeadAnswer }: WorklistState,
  batches: Batch[] | null,
  batchId: string,
): string {
  const batch = batches?.find((each) => each.batchId === batchId);
  const last = card ? card.answer : noLeadAnswer;
  const { open, total } = last?.progress ?? { open: batch?.countOpen, total: batch?.countTotal };
  if (open === undefined || total === undefined) return '';
  return WORKLIST.progress(open, total, last?.savedToday ?? 0);
}
