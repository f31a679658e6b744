import type { Dispatch } from 'react';
import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import { undoLeadAction } from '#contract/actions/update-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { Session } from '#contract/session.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { SAVES } from '#src/content/rep/saves.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import {
  type Callback,
  callbackInstant,
  callbackProblem,
  comesBackMs,
  NO_CALLBACK,
} from '#src/features/worklist/calling/callback.ts';
import { openingWords } from '#src/features/worklist/calling/lead-time.ts';
import { getUnsavedEdits, type LeadCard, takesCallback } from '#src/features/worklist/card/card.ts';
import { dropBareLine } from '#src/features/worklist/card/dated-notes.ts';
import { leadName } from '#src/features/worklist/card/lead-words.ts';
import { canSave, isAwaited } from '#src/features/worklist/state/worklist-rules.ts';
import type { WorklistEvent, WorklistState } from '#src/features/worklist/state/worklist-state.ts';
import {
  choiceAfterUndo,
  KEEP,
  keptChoice,
  NO_VISIT,
  takesVisit,
  type VisitEdit,
  visitProblem,
} from '#src/features/worklist/visit/visit-edit.ts';
import { newSubmissionId } from '#src/lib/submission-id.ts';
import { call, type RepFailure, type RepResult } from '#src/services/rep-endpoint/transport.ts';
import { nextLead } from '#src/services/rep-endpoint.ts';
import { mayQueue, submitSave, takeBackSave } from '#src/services/save-outbox.ts';
import { noteFullSlot, refreshTakenSlots } from '#src/services/taken-slots.ts';
import { leasedLead } from '#src/stored/leased-lead.ts';
import type { QueuedSave } from '#src/stored/outbox/queued-saves.ts';
import type { openDrafts } from './drafts.ts';
import { failureDetail } from './failure-detail.ts';
import { leaseEnd } from './lease.ts';
import type { useSingleCall } from './use-single-call.ts';

/** The control that a save waits for. */
export type MissingField = 'rep' | 'batch' | 'callbackAt' | 'visitSlot';

interface SaveContext {
  state: WorklistState;
  dispatch: Dispatch<WorklistEvent>;
  calls: ReturnType<typeof useSingleCall>;
  drafts: ReturnType<typeof openDrafts>;
  session: Session;
  keepDraft: (card: LeadCard) => void;
  /** The rep's name as typed, in one line. */
  rep: string;
  takesCallbacks: boolean;
  /** Whether the backend has visits. */
  takesVisits: boolean;
  /** Whether the backend can undo a save. */
  mayUndo: boolean;
  isOfOtherBatch: boolean;
  onBatch: (batchId: string) => void;
  /** Whether the backend leases leads. */
  holdsLeads: boolean;
  onMissing: (field: MissingField) => void;
  sayWhyLocked: () => void;
  showMessage: (kind: StripMessage['kind'], text: string) => void;
  reportMissing: (field: MissingField, text: string) => void;
}

/** Saves the lead on the card, and takes the last save back (specification, sections 4, 5, 8, Worklist). */
export function saveActions(context: SaveContext) {
  const { state, dispatch, calls, drafts, session, rep, keepDraft, onBatch, reportMissing } = context;
  const { auth, email } = session;
  const { card } = state;

  function save() {
    if (!canSave(state) || !card || card.status === '') return context.sayWhyLocked();
    if (context.isOfOtherBatch) return;
    if (isAwaited(state)) return dispatch({ type: 'actQueued', act: 'save' });
    if (calls.isCalling()) return;
    if (rep === '') return reportMissing('rep', WORKLIST.repMissing);
    const { lead, status } = card;
    const callback = context.takesCallbacks && takesCallback(card) ? card.callback : NO_CALLBACK;
    const problem = callbackProblem(callback, Date.now(), card.answer.calling);
    if (problem) return reportMissing('callbackAt', problem);
    const visit = context.takesVisits && takesVisit(card) ? card.visit : NO_VISIT;
    const wrongVisit = visitProblem(visit, Date.now());
    if (wrongVisit) return reportMissing('visitSlot', wrongVisit);
    const batch = card.batchId;
    const work = toQueuedSave(card, { email, rep, status, callback, visit });
    dispatch({ type: 'saveRequested', saveId: work.saveId });
    let fresh: RepResult<NextLeadAnswer> | null = null;
    calls.run(
      async (signal) => {
        const result = await submitSave(work, auth, signal);
        const isStale = !result.ok && result.error === 'visit_changed';
        // The rep has to see how the visit is now.
        if (isStale && context.holdsLeads) fresh = await nextLead({ auth, batch, rep, resume: '1' }, signal);
        return result;
      },
      (result) => {
        if (!result.ok) return saveFailed(result, work, fresh?.ok ? fresh.answer : null);
        drafts.drop(lead.leadId);
        if (work.visitSlot !== '') refreshTakenSlots();
        if (result.answer.isQueued) return dispatch({ type: 'saveQueued' });
        leasedLead.drop();
        const undo = result.answer.undoUntil
          ? { batchId: batch, endsAtMs: Date.now() + DURATIONS.undo }
          : null;
        const { comesBackAt, visitStays } = result.answer;
        const detail = visitStays ? LEAD_VISIT.stays : comesBackWords(comesBackAt, card, Date.now());
        dispatch({ type: 'saveSucceeded', undo, comesBackAt, detail });
      },
    );
  }

  function saveFailed(failure: RepFailure, { leadId, visitSlot }: QueuedSave, answer: NextLeadAnswer | null) {
    const detail = failureDetail(failure);
    if (failure.error === 'lease_lost') {
      leasedLead.drop();
      return dispatch({ type: 'saveLost', detail: `${detail} ${WORKLIST.lost}` });
    }
    if (failure.error === 'slot_full') {
      noteFullSlot(visitSlot);
      context.onMissing('visitSlot');
    }
    const isUnstored = mayQueue(failure);
    const next = card && answer?.lead?.leadId === leadId ? withVisitOf(card, answer) : null;
    // Also the draft: a choice about the visit of before must not come back.
    if (next) keepDraft(next);
    dispatch({ type: 'saveFailed', detail: isUnstored ? `${detail} ${SAVES.unstored}` : detail, card: next });
  }

  /** Puts a save that waits on this device back on its card. */
  function takeBack(queued: LeadCard) {
    if (calls.isCalling()) return;
    const { saveId, lead } = queued;
    // Stored as a draft first: what the rep wrote is never only on the screen.
    keepDraft({ ...queued, isSaved: false });
    calls.run(
      () => takeBackSave({ saveId, email }),
      (result) => {
        if (result.ok) return dispatch({ type: 'saveTakenBack' });
        drafts.drop(lead.leadId);
        dispatch({ type: 'undoFailed', detail: SAVES.tooLate });
      },
    );
  }

  /** Takes the last save back: on this device if it still waits here, else at the backend. */
  async function undo() {
    if (state.card?.isQueued) return takeBack(state.card);
    if (state.phase === 'saving' && context.mayUndo) return dispatch({ type: 'actQueued', act: 'undo' });
    const offer = state.undo;
    if (!offer || state.phase === 'saving') return context.showMessage('info', WORKLIST.nothingToUndo);
    const { leadId } = offer.card.lead;
    dispatch({ type: 'undoRequested' });
    // When the backend hands out a lead, it releases the rep's other leads: a pending call must end before
    // the undo.
    await calls.settled();
    dispatch({ type: 'undoRequested' });
    const askedMs = Date.now();
    calls.run(
      (signal) => call(undoLeadAction, { auth, leadId }, { signal }),
      (result) => {
        if (!result.ok) return dispatch({ type: 'undoFailed', detail: failureDetail(result) });
        const { answer } = result;
        if (offer.card.visit.slot !== '') refreshTakenSlots();
        leasedLead.keep(email, offer.batchId);
        onBatch(offer.batchId);
        const visit = choiceAfterUndo(offer.card.visit, offer.card.answer, answer);
        if (answer.lead) {
          drafts.keep(leadId, { ...getUnsavedEdits(offer.card), visit, base: answer.lead.notes });
        }
        dispatch({ type: 'undoSucceeded', offer, answer, leaseEndMs: leaseEnd(answer.leaseUntil, askedMs) });
      },
    );
  }

  return { save, undo };
}

/** When a saved lead is served again, unless its card says so. @param at ISO instant; empty if it is not known */
function comesBackWords(at: string, { answer: { calling } }: LeadCard, nowMs: number): string | undefined {
  if (at === '' || comesBackMs(calling, nowMs) !== null) return undefined;
  return WORKLIST.comesBackAfter(openingWords(calling?.zone ?? '', Date.parse(at), nowMs));
}

interface Press {
  email: string;
  rep: string;
  status: LeadStatus;
  callback: Callback;
  visit: VisitEdit;
}

/** The card with the lead's visit as it is now, and what stays of the rep's choice. */
function withVisitOf(card: LeadCard, answer: NextLeadAnswer): LeadCard {
  const { apptDate = '', apptTime = '' } = answer.lead ?? {};
  const next = { ...card, answer, lead: { ...card.lead, apptDate, apptTime }, isSaved: false, saveId: '' };
  return { ...next, visit: keptChoice(next) };
}

/** What Save sends of a card. The same words again have the same id, so the backend counts them once. */
const toQueuedSave = (
  { saveId, lead, notes }: LeadCard,
  { callback, visit, ...press }: Press,
): QueuedSave => ({
  ...press,
  saveId: saveId || newSubmissionId(),
  leadId: lead.leadId,
  name: leadName(lead),
  note: dropBareLine(notes),
  callbackAt: callbackInstant(callback),
  callbackMine: callback.mine,
  visitSlot: visit.slot === KEEP ? '' : visit.slot,
  visitTime: visit.time,
  visitSeen: visit.seen,
  savedAt: new Date().toISOString(),
  state: 'waiting',
  refusal: '',
});
