import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import { dueFirstWords, swappedWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { type Card, isUnsaved, toCard, unsavedWork } from '#src/features/worklist/card/card.ts';
import { leadName } from '#src/features/worklist/card/lead-words.ts';
import type { Message, NextLead, UndoOffer, WorklistState } from './worklist-state.ts';

/** Shows the lead of a look-ahead while its lease is on the way. */
export function showPreview(
  { card }: WorklistState,
  { answer, draft }: Omit<NextLead, 'heldUntil'>,
): Partial<WorklistState> {
  if (!answer.lead) return {};
  return { card: toCard(answer.lead, answer, draft, { hold: 'preview' }), cardBehind: card, end: null };
}

export function showNextLead(
  state: WorklistState,
  { answer, draft, heldUntil, isRenewal }: NextLead,
): WorklistState {
  const isPreview = state.card?.hold === 'preview';
  const before = isPreview ? state.cardBehind : state.card;
  const { lead } = answer;
  const after = { ...state, phase: 'idle' as const, under: null };
  if (!lead) {
    const { message: said, error } = answer;
    const message: Message = {
      kind: 'info',
      text: said || WORKLIST.noMore,
      detail: said ? undefined : error,
    };
    return { ...after, card: null, end: answer, previous: before ?? state.previous, message };
  }
  const shown = state.card?.lead.leadId === lead.leadId && !state.card.saved ? state.card : null;
  const unsaved = shown && isUnsaved(shown) ? unsavedWork(shown) : null;
  const card = toCard(lead, answer, unsaved ?? draft, { heldUntil });
  const isOther = before?.lead.leadId !== lead.leadId;
  return {
    ...after,
    card,
    previous: before && isOther ? before : state.previous,
    end: null,
    message:
      shown && isRenewal
        ? KEPT_AGAIN
        : loadedMessage(state, card, shown ? isPreview && shown.restored : draft !== null),
  };
}

const KEPT_AGAIN: Message = { kind: 'success', text: WORKLIST.keptAgain };

/** Says when the lead is not the previewed one, and where unsaved text went. */
function loadedMessage(state: WorklistState, { lead, about }: Card, restored: boolean): Message {
  const replaced = [state.card, state.cardBehind].filter((card) => card && card.lead.leadId !== lead.leadId);
  const swapped = state.card?.hold === 'preview' && replaced.includes(state.card);
  const details = [
    swapped && state.card && (about.callbackAt ? dueFirstWords : swappedWords)(leadName(state.card.lead)),
    restored && WORKLIST.draftRestored,
    replaced.some((card) => card && isUnsaved(card)) && WORKLIST.draftKept,
  ].filter(Boolean);
  return { kind: 'success', text: WORKLIST.loaded, detail: details.join(' ') || undefined };
}

/** After an undo: the lead is as before, and the rep's work is on the card, unsaved. */
export function restoreSavedCard(
  state: WorklistState,
  { card: { about, ...saved } }: UndoOffer,
  answer: NextLeadAnswer,
  heldUntil: number | null,
): WorklistState {
  const lead = answer.lead ?? saved.lead;
  const { progress = about.progress, savedToday = about.savedToday } = answer;
  const { status, notes, callback } = saved;
  const work = { status, notes, callback, base: lead.notes };
  const hasLeft = state.card && isUnsaved(state.card) && state.card.lead.leadId !== lead.leadId;
  const detail = hasLeft ? `${WORKLIST.undoneHint} ${WORKLIST.draftKept}` : WORKLIST.undoneHint;
  return {
    ...state,
    phase: 'idle',
    card: toCard(lead, { ...answer, progress, savedToday }, work, { heldUntil }),
    cardBehind: null,
    end: null,
    message: { kind: 'success', text: WORKLIST.undone, detail },
  };
}
