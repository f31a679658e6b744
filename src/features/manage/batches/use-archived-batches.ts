import { useEffect, useEffectEvent, useState } from 'react';
import { type ManagedBatch, showBatchesAction } from '#contract/actions/manager/batches.ts';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { call, type RepFailure } from '#src/services/rep-endpoint/transport.ts';
import { readBackendFeatures } from '#src/stored/backend-features.ts';

/** The archived batches, which `list_batches` leaves out; none until loaded, and with an older backend. */
export function useArchivedBatches(auth: string, onExpired: () => void) {
  const [archived, setArchived] = useState<ManagedBatch[]>([]);
  const [failure, setFailure] = useState<RepFailure | null>(null);
  const nextSignal = useLatestSignal();

  async function load() {
    if (!readBackendFeatures().can('archive')) return;
    setFailure(null);
    const signal = nextSignal();
    const result = await call(showBatchesAction, { auth }, { signal });
    if (signal.aborted) return;
    if (result.ok) setArchived(result.answer.batches.filter(({ archivedAt }) => archivedAt !== ''));
    else if (result.reason === 'expired') onExpired();
    else setFailure(result);
  }

  const open = useEffectEvent(load);
  useEffect(() => {
    open();
  }, []);

  return { archived, failure, load };
}
