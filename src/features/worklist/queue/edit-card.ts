import type { Dispatch } from 'react';
import { DISPOSITIONS, type LeadStatus } from '#contract/lead/status.ts';
import { LIMITS } from '#contract/limits.ts';
import type { CANCEL } from '#contract/visits/visit-choice.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { type Outcome, WORKLIST } from '#src/content/rep/worklist.ts';
import type { Callback } from '#src/features/worklist/calling/callback.ts';
import { getUnsavedEdits, isUnsaved, type LeadCard } from '#src/features/worklist/card/card.ts';
import { addLine, startLine } from '#src/features/worklist/card/dated-notes.ts';
import { canEdit, lockWords } from '#src/features/worklist/state/worklist-rules.ts';
import type { WorklistEvent, WorklistState } from '#src/features/worklist/state/worklist-state.ts';
import {
  asSeen,
  KEEP,
  NO_VISIT,
  type VisitPick,
  visitForStatus,
} from '#src/features/worklist/visit/visit-edit.ts';
import type { openDrafts } from './drafts.ts';

interface EditContext {
  state: WorklistState;
  dispatch: Dispatch<WorklistEvent>;
  drafts: ReturnType<typeof openDrafts>;
  /** Whether the backend has visits. */
  takesVisits: boolean;
  /** The rep has picked another batch than that of the lead on the card. */
  isOfOtherBatch: boolean;
}

/** What the rep changes on the card. Each change is stored as a draft before it is shown (decision 0011). */
export function editActions({ state, dispatch, drafts, takesVisits, isOfOtherBatch }: EditContext) {
  const { card } = state;

  function keepDraft(next: LeadCard) {
    const { leadId } = next.lead;
    if (isUnsaved(next)) drafts.keep(leadId, getUnsavedEdits(next));
    else drafts.drop(leadId);
  }

  const showMessage = (kind: StripMessage['kind'], text: string) =>
    dispatch({ type: 'messageShown', message: { kind, text } });

  /** Says why the card takes no change now, if it takes none. */
  function sayWhyLocked() {
    const words = lockWords(state);
    if (words) showMessage('info', words);
  }

  /** Returns false, and says why, when the card cannot be edited. */
  function updateDraft(changed: Partial<LeadCard>) {
    if (!card || isOfOtherBatch) return false;
    if (!canEdit(state)) {
      sayWhyLocked();
      return false;
    }
    keepDraft({ ...card, ...changed, isSaved: false });
    return true;
  }

  /** The status with what becomes of the visit then. */
  const withVisit = (edited: LeadCard, status: LeadStatus, ending?: typeof CANCEL | typeof KEEP) => ({
    status,
    visit: takesVisits ? asSeen(edited, visitForStatus(edited, status, Date.now(), ending)) : NO_VISIT,
  });

  function typeNotes(notes: string, status?: Pick<LeadCard, 'status' | 'visit'>) {
    // Notes of another backend may be longer: they can still be shortened.
    const isTooLong = notes.length > LIMITS.notes && notes.length > (card?.notes.length ?? 0);
    if (isTooLong) return showMessage('error', WORKLIST.notesFull);
    const change = { notes, ...status };
    if (updateDraft(change)) dispatch({ type: 'notesTyped', ...change });
  }

  return {
    keepDraft,
    showMessage,
    sayWhyLocked,
    typeNotes,
    /** Starts a line with today's date in the notes. */
    startNoteLine() {
      if (card && canEdit(state)) typeNotes(startLine(card.notes, Date.now()));
    },
    /** Writes what a call came to into the notes, and chooses its status unless the rep has decided. */
    chooseOutcome({ words, status }: Outcome) {
      if (!card) return;
      const isDecided = card.status !== '' && !DISPOSITIONS[card.status].isOpen;
      // What the call came to says nothing of the homeowner's wish: the visit stays.
      typeNotes(
        addLine(card.notes, words, Date.now()),
        isDecided ? undefined : withVisit(card, status, KEEP),
      );
    },
    chooseStatus(status: LeadStatus) {
      if (!card) return;
      const change = withVisit(card, status);
      if (updateDraft(change)) dispatch({ type: 'statusChosen', ...change });
    },
    chooseVisit(pick: VisitPick) {
      const visit = card ? asSeen(card, pick) : NO_VISIT;
      if (!updateDraft({ visit })) return false;
      dispatch({ type: 'visitChosen', visit });
      return true;
    },
    chooseCallback(callback: Callback) {
      if (updateDraft({ callback })) dispatch({ type: 'callbackChosen', callback });
    },
  };
}
