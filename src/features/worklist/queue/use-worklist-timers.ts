import { useEffect, useEffectEvent } from 'react';
import type { UndoOffer, WorklistState } from './worklist-state.ts';

/** From a save to the next lead (specification, section 9). */
const NEXT_AFTER_SAVE_MS = 1000;

interface WorklistTimers {
  onNextDue: () => void;
  onUndoExpired: (offer: UndoOffer) => void;
  onConnected: () => void;
}

export function useWorklistTimers(
  { phase, undo, isSaveWaiting }: WorklistState,
  { onNextDue, onUndoExpired, onConnected }: WorklistTimers,
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

  const connected = useEffectEvent(onConnected);
  useEffect(() => {
    if (!isSaveWaiting) return;
    const listen = () => connected();
    // The connection can be back since the save failed.
    if (navigator.onLine) listen();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, [isSaveWaiting]);
}
