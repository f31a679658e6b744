import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { SAVES } from '#src/content/rep/saves.ts';
import { dueFirstWords, swappedWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { getUnsavedEdits, isUnsaved, type LeadCard, toCard } from '#src/features/worklist/card/card.ts';
import { leadName } from '#src/features/worklist/card/lead-words.ts';
import { choiceAfterUndo } from '#src/features/worklist/visit/visit-edit.ts';
import { droppedActs } from './queued-acts.ts';
import type { NextLead, UndoOffer, WorklistState } from './worklist-state.ts';

/** Shows the lead of a look-ahead while its lease is on the way. */
export function showPreview(
  { card }: WorklistState,
  { answer, batchId, draft }: Omit<NextLead, 'leaseEndMs'>,
): Partial<WorklistState> | null {
  if (!answer.lead) return null;
  return {
    card: toCard(answer.lead, answer, draft, { batchId, leaseState: 'preview' }),
    cardBeforePreview: card,
    noLeadAnswer: null,
  };
}

export function showNextLead(
  state: WorklistState,
  { answer, batchId, draft, leaseEndMs, isRenewal, sent = 0 }: NextLead,
): WorklistState {
  const isPreview = state.card?.leaseState === 'preview';
  const before = isPreview ? state.cardBeforePreview : state.card;
  const { lead } = answer;
  const after = { ...state, phase: 'idle' as const, cardBeforePreview: null };
  if (!lead) {
    const { message: said, error } = answer;
    const message: StripMessage = {
      kind: 'info',
      text: said || WORKLIST.noMore,
      detail:
        [sent > 0 && SAVES.sentNow(sent), !said && error, droppedActs(state.queued)]
          .filter(Boolean)
          .join(' ') || undefined,
    };
    return {
      ...after,
      card: null,
      queued: [],
      noLeadAnswer: answer,
      previous: before ?? state.previous,
      message,
    };
  }
  const shown = state.card?.lead.leadId === lead.leadId && !state.card.isSaved ? state.card : null;
  const unsaved = shown && isUnsaved(shown) ? getUnsavedEdits(shown) : null;
  const work = unsaved ?? draft;
  const card = toCard(lead, answer, work, { batchId, leaseEndMs });
  const isVisitChanged =
    work !== null && (work.visit.slot !== card.visit.slot || work.visit.seen !== card.visit.seen);
  const isSaveDropped = isVisitChanged && state.queued.includes('save');
  const isOther = before?.lead.leadId !== lead.leadId;
  return {
    ...after,
    card,
    // Only for the lead that the rep saw when pressing the key.
    queued: shown && !isSaveDropped ? state.queued : [],
    previous: before && isOther ? before : state.previous,
    noLeadAnswer: null,
    message:
      shown && isRenewal && !isVisitChanged
        ? { kind: 'success', text: WORKLIST.leasedAgain }
        : loadedMessage(state, card, {
            sent,
            isVisitChanged,
            isSaveDropped: Boolean(shown) && isSaveDropped,
            restored: shown ? isPreview && shown.restored : draft !== null,
          }),
  };
}

/** Says which saves arrived, when the lead is not the previewed one, and where unsaved text went. */
function loadedMessage(
  state: WorklistState,
  { lead, answer }: LeadCard,
  {
    sent,
    restored,
    isVisitChanged,
    isSaveDropped,
  }: Record<'restored' | 'isVisitChanged' | 'isSaveDropped', boolean> & { sent: number },
): StripMessage {
  const replaced = [state.card, state.cardBeforePreview].filter(
    (card) => card && card.lead.leadId !== lead.leadId,
  );
  const swapped = state.card?.leaseState === 'preview' && replaced.includes(state.card);
  const details = [
    sent > 0 && SAVES.sentNow(sent),
    swapped && state.card && (answer.callbackAt ? dueFirstWords : swappedWords)(leadName(state.card.lead)),
    swapped && droppedActs(state.queued),
    restored && WORKLIST.draftRestored,
    isVisitChanged && LEAD_VISIT.changedMeanwhile,
    isSaveDropped && droppedActs(state.queued),
    replaced.some((card) => card && isUnsaved(card)) && WORKLIST.draftKept,
  ].filter(Boolean);
  return { kind: 'success', text: WORKLIST.loaded, detail: details.join(' ') || undefined };
}

/** After an undo: the lead is as before, and the rep's work is on the card, unsaved. */
export function restoreSavedCard(
  state: WorklistState,
  { card: saved, batchId }: UndoOffer,
  answer: NextLeadAnswer,
  leaseEndMs: number | null,
): WorklistState {
  const lead = answer.lead ?? saved.lead;
  const { progress = saved.answer.progress, savedToday = saved.answer.savedToday } = answer;
  const { status, notes, callback } = saved;
  const visit = choiceAfterUndo(saved.visit, saved.answer, answer);
  const work = { status, notes, callback, visit, base: lead.notes };
  const hasLeft = state.card && isUnsaved(state.card) && state.card.lead.leadId !== lead.leadId;
  const detail = hasLeft ? `${WORKLIST.undoneHint} ${WORKLIST.draftKept}` : WORKLIST.undoneHint;
  return {
    ...state,
    phase: 'idle',
    card: toCard(lead, { ...answer, progress, savedToday }, work, { batchId, leaseEndMs }),
    cardBeforePreview: null,
    noLeadAnswer: null,
    message: { kind: 'success', text: WORKLIST.undone, detail },
  };
}
