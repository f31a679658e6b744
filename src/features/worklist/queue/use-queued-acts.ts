import { type Dispatch, useEffect, useEffectEvent } from 'react';
import type { QueuedAct } from '#src/features/worklist/state/queued-acts.ts';
import type { WorklistEvent, WorklistState } from '#src/features/worklist/state/worklist-state.ts';

/**
 * Does what the rep has pressed too early, one act after the other, as soon as it may.
 * @param mayStart false while the batches are on their way; a call under way is always waited for
 */
export function useQueuedActs(
  { queued: [next], phase }: WorklistState,
  dispatch: Dispatch<WorklistEvent>,
  acts: Record<QueuedAct, () => void>,
  mayStart: boolean,
): void {
  const run = useEffectEvent((act: QueuedAct) => {
    dispatch({ type: 'queuedActTaken' });
    acts[act]();
  });
  useEffect(() => {
    if (next && mayStart && (phase === 'idle' || phase === 'saved')) run(next);
  }, [next, phase, mayStart]);
}
