import { useEffect, useEffectEvent, useReducer } from 'react';
import { undoLeadAction } from '#contract/actions/update-lead.ts';
import { toOneLine } from '#contract/forms/one-line.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { Feature, Session } from '#contract/session.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import {
  type Callback,
  callbackInstant,
  callbackProblem,
  NO_CALLBACK,
} from '#src/features/worklist/calling/callback.ts';
import {
  getUnsavedEdits,
  isUnsaved,
  type LeadCard,
  takesCallback,
} from '#src/features/worklist/card/card.ts';
import { call, type RepFailure } from '#src/services/rep-script/transport.ts';
import { nextLead, updateLead } from '#src/services/rep-script.ts';
import { heldLead } from '#src/stored/held-lead.ts';
import { openDrafts, purgeDrafts } from './drafts.ts';
import { failureDetail, isOffline } from './failure-detail.ts';
import { leaseEnd } from './lease.ts';
import { useLookAhead } from './use-look-ahead.ts';
import { useSingleCall } from './use-single-call.ts';
import { useWorklistTimers } from './use-worklist-timers.ts';
import { canEdit, canLoad, canSave, startState, worklistReducer } from './worklist-state.ts';

export interface WorklistInput {
  session: Session;
  batchId: string;
  /** What the script supports beyond the specification; nothing else is requested. */
  features: readonly Feature[];
  onExpired: () => void;
  /** The batch has no more leads to call, so the counts on screen are stale. */
  onBatchEmpty: () => void;
  onMissing: (field: 'rep' | 'batch' | 'callbackAt') => void;
}

export function useWorklist({
  session,
  batchId,
  features,
  onExpired,
  onBatchEmpty,
  onMissing,
}: WorklistInput) {
  const { auth, email } = session;
  const [state, dispatch] = useReducer(worklistReducer, session.name || email, startState);
  const calls = useSingleCall(onExpired);
  const drafts = openDrafts(email);
  const { card, phase } = state;
  const rep = toOneLine(state.rep).trim();
  const supports = (feature: Feature) => features.includes(feature);
  // A script without `peek` would hand out a lead.
  const canLookAhead = supports('peek') && card?.hold === 'held' && (phase === 'saved' || phase === 'idle');
  const lookAhead = useLookAhead(
    batchId,
    canLookAhead ? `${card.lead.leadId} ${card.isSaved ? 'saved' : ''}` : '',
    (signal) => nextLead({ auth, batch: batchId, rep, peek: '1' }, signal),
  );

  function reportMissing(field: 'rep' | 'batch' | 'callbackAt', text: string) {
    dispatch({ type: 'fieldMissing', text });
    onMissing(field);
  }

  function load(batch: string, extra: { skip?: string; resume?: '1' } = {}) {
    if (calls.isUnderWay() || !canLoad(state)) return;
    const seen = extra.resume ? null : lookAhead.take();
    const preview = seen?.lead ? { answer: seen, draft: drafts.read(seen.lead) } : null;
    dispatch({ type: 'nextRequested', preview });
    const askedMs = Date.now();
    calls.run(
      (signal) => nextLead({ auth, batch, rep, ...extra }, signal),
      (result) => {
        if (!result.ok) return dispatch({ type: 'nextFailed', detail: failureDetail(result) });
        const { answer } = result;
        // A script that names no lease would hand out another lead on a resume.
        if (answer.lead && answer.leaseUntil) heldLead.keep(email, batch);
        else heldLead.drop();
        const draft = answer.lead ? drafts.read(answer.lead) : null;
        const leaseEndMs = leaseEnd(answer.leaseUntil, askedMs);
        dispatch({ type: 'nextLoaded', answer, draft, leaseEndMs, isRenewal: extra.resume === '1' });
        if (!answer.lead) onBatchEmpty();
      },
    );
  }

  function loadNext(extra: { skip?: string } = {}) {
    if (rep === '') return reportMissing('rep', WORKLIST.repMissing);
    if (batchId === '') return reportMissing('batch', WORKLIST.batchMissing);
    load(batchId, extra);
  }

  function save() {
    if (calls.isUnderWay() || !canSave(state) || !card || card.status === '') return;
    if (rep === '') return reportMissing('rep', WORKLIST.repMissing);
    const { lead, status, notes } = card;
    const callback = supports('callback') && takesCallback(card) ? card.callback : NO_CALLBACK;
    const problem = callbackProblem(callback, Date.now());
    if (problem) return reportMissing('callbackAt', problem);
    const fields = { callbackAt: callbackInstant(callback), callbackMine: callback.mine };
    const batch = heldLead.getBatchId(email) ?? batchId;
    dispatch({ type: 'saveRequested' });
    calls.run(
      (signal) => updateLead({ auth, leadId: lead.leadId, status, note: notes, rep, ...fields }, signal),
      (result) => {
        if (!result.ok) return saveFailed(result);
        drafts.drop(lead.leadId);
        heldLead.drop();
        const undo = result.answer.undoUntil
          ? { batchId: batch, endsAtMs: Date.now() + DURATIONS.undo }
          : null;
        dispatch({ type: 'saveSucceeded', undo });
      },
    );
  }

  function saveFailed(failure: RepFailure) {
    const detail = failureDetail(failure);
    if (failure.error === 'lease_lost') {
      heldLead.drop();
      return dispatch({ type: 'saveLost', detail: `${detail} ${WORKLIST.lost}` });
    }
    const isWaiting = isOffline(failure);
    const words = isWaiting ? `${detail} ${WORKLIST.offlineSave}` : detail;
    dispatch({ type: 'saveFailed', detail: words, isOffline: isWaiting });
  }

  async function undo() {
    const offer = state.undo;
    if (!offer || phase === 'saving') return;
    const { leadId } = offer.card.lead;
    dispatch({ type: 'undoRequested' });
    // When the script hands out a lead, it releases the rep's other leads: a pending call must end before the
    // undo.
    await calls.settled();
    dispatch({ type: 'undoRequested' });
    const askedMs = Date.now();
    calls.run(
      (signal) => call(undoLeadAction, { auth, leadId }, { signal }),
      (result) => {
        if (!result.ok) return dispatch({ type: 'undoFailed', detail: failureDetail(result) });
        const { answer } = result;
        heldLead.keep(email, offer.batchId);
        if (answer.lead) drafts.keep(leadId, { ...getUnsavedEdits(offer.card), base: answer.lead.notes });
        dispatch({ type: 'undoSucceeded', offer, answer, leaseEndMs: leaseEnd(answer.leaseUntil, askedMs) });
      },
    );
  }

  /** Updates the stored draft. Returns false when the card cannot be edited. */
  function updateDraft(changed: Partial<LeadCard>) {
    if (!card || !canEdit(state)) return false;
    const next: LeadCard = { ...card, ...changed, isSaved: false };
    const { leadId } = next.lead;
    if (isUnsaved(next)) drafts.keep(leadId, getUnsavedEdits(next));
    else drafts.drop(leadId);
    return true;
  }

  const resume = useEffectEvent(() => {
    if (rep && batchId && supports('lease') && heldLead.getBatchId(email) === batchId)
      load(batchId, { resume: '1' });
  });
  useEffect(() => {
    purgeDrafts();
    resume();
  }, []);
  useWorklistTimers(state, {
    onNextDue: () => loadNext(),
    onUndoExpired: (offer) => dispatch({ type: 'undoExpired', offer }),
    onConnected: save,
  });

  return {
    state,
    loadNext: () => loadNext(),
    /** Only a lead that is held and not saved is reported as skipped. */
    skip() {
      const leaves = supports('skip') && card?.hold === 'held' && !card.isSaved;
      loadNext(leaves ? { skip: card.lead.leadId } : {});
    },
    save,
    undo,
    renewLease: () => load(heldLead.getBatchId(email) ?? batchId, { resume: '1' }),
    typeRep: (typed: string) => dispatch({ type: 'repTyped', rep: typed }),
    chooseStatus(status: LeadStatus) {
      if (updateDraft({ status })) dispatch({ type: 'statusChosen', status });
    },
    typeNotes(notes: string) {
      if (updateDraft({ notes })) dispatch({ type: 'notesTyped', notes });
    },
    chooseCallback(callback: Callback) {
      if (updateDraft({ callback })) dispatch({ type: 'callbackChosen', callback });
    },
    showMessage: (kind: StripMessage['kind'], text: string) =>
      dispatch({ type: 'messageShown', message: { kind, text } }),
  };
}
export type Worklist = ReturnType<typeof useWorklist>;
