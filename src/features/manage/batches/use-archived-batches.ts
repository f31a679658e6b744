import { showBatchesAction } from '#contract/actions/manager/batches.ts';
import { useAnswer } from '#src/features/manage/use-answer.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';

/** The archived batches, which `list_batches` leaves out; none until loaded, and with an older backend. */
export function useArchivedBatches(auth: string, onExpired: () => void) {
  const { answer, failure, load } = useAnswer(
    (signal) => (readBackendFeatures().can('archive') ? call(showBatchesAction, { auth }, { signal }) : null),
    onExpired,
  );
  const archived = (answer?.batches ?? []).filter(({ archivedAt }) => archivedAt !== '');
  return { archived, failure, load };
}
