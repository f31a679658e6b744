import { type Dispatch, useEffect, useEffectEvent } from 'react';
import type { QueuedAct } from '#src/features/worklist/state/queued-acts.ts';
import type { WorklistEvent, WorklistState } from '#src/features/worklist/state/worklist-state.ts';

/**
 * Does what the rep has pressed too early, one act after the other, as soon as no call is under way.
 * @param hasBatch false while the batches are on their way
 */
export function useQueuedActs(
  { queued: [next], phase }: WorklistState,
  dispatch: Dispatch<WorklistEvent>,
  acts: Record<QueuedAct, () => void>,
  hasBatch: boolean,
): void {
  const run = useEffectEvent((act: QueuedAct) => {
    dispatch({ type: 'queuedActTaken' });
    acts[act]();
  });
  useEffect(() => {
    if (next && hasBatch && (phase === 'idle' || phase === 'saved')) run(next);
  }, [next, phase, hasBatch]);
}
