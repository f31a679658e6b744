import { useEffect, useEffectEvent } from 'react';
import type { UndoOffer, WorklistState } from '#src/features/worklist/state/worklist-state.ts';
import { onSendingOccasion } from '#src/services/save-outbox.ts';

/** From a save to the next lead (specification, section 9). */
const NEXT_AFTER_SAVE_MS = 1000;

interface WorklistTimers {
  onNextDue: () => void;
  onUndoExpired: (offer: UndoOffer) => void;
  onOccasion: () => void;
}

export function useWorklistTimers(
  { phase, undo }: WorklistState,
  { onNextDue, onUndoExpired, onOccasion }: WorklistTimers,
): void {
  const nextDue = useEffectEvent(onNextDue);
  useEffect(() => {
    if (phase !== 'saved') return;
    const timer = setTimeout(() => nextDue(), NEXT_AFTER_SAVE_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  const undoOver = useEffectEvent(onUndoExpired);
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => undoOver(undo), undo.endsAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [undo]);

  const occasion = useEffectEvent(onOccasion);
  useEffect(() => onSendingOccasion(() => occasion()), []);
}
