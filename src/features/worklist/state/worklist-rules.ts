import { LOCKED } from '#src/content/rep/worklist.ts';
import { type LeadCard, lacksNotes } from '#src/features/worklist/card/card.ts';
import type { WorklistState } from './worklist-state.ts';

/** The lead on the card is about to be this rep's: what is pressed now is done then. */
export const isAwaited = ({ phase, card }: WorklistState): boolean =>
  phase === 'renewing' || (phase === 'loading' && card?.leaseState === 'preview');

/** Another lead is on its way, but this one is still shown. */
export const isBeingReplaced = (state: WorklistState): boolean =>
  state.card !== null && state.phase === 'loading' && !isAwaited(state);

/** Save needs a lead, held or awaited, a status and its required notes (specification, section 5). */
export const canSave = (state: WorklistState): boolean => {
  const { phase, card } = state;
  const isReady = (phase === 'idle' && card?.leaseState === 'leased') || isAwaited(state);
  return isReady && card !== null && !card.isSaved && card.status !== '' && !lacksNotes(card);
};

/** Allowed also in the second after a save, which it ends. */
export const canLoad = ({ phase }: WorklistState): boolean => phase === 'idle' || phase === 'saved';

/** During a preview, the card before it is `cardBeforePreview`. */
export const previousCard = ({ card, cardBeforePreview, previous }: WorklistState): LeadCard | null =>
  card?.leaseState === 'preview' && cardBeforePreview ? cardBeforePreview : previous;

/** The card is locked while a call replaces or saves it, after a save and while that waits on this device. */
export const canEdit = (state: WorklistState): boolean =>
  state.card !== null && !state.card.isQueued && (state.phase === 'idle' || isAwaited(state));

/** Why the lead on the card takes no change now; empty when it does, and without a lead. */
export function lockWords(state: WorklistState): string {
  if (!state.card || canEdit(state)) return '';
  if (state.card.isQueued) return LOCKED.queued;
  if (isBeingReplaced(state)) return LOCKED.replaced;
  return state.phase === 'saving' ? LOCKED.saving : LOCKED.saved;
}
