import { useEffect, useEffectEvent, useReducer } from 'react';
import { undoLeadAction } from '#contract/actions/update-lead.ts';
import { toOneLine } from '#contract/forms/one-line.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { Feature, Session } from '#contract/session.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { SAVES } from '#src/content/rep/saves.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { type Callback, callbackProblem, NO_CALLBACK } from '#src/features/worklist/calling/callback.ts';
import {
  getUnsavedEdits,
  isUnsaved,
  type LeadCard,
  takesCallback,
} from '#src/features/worklist/card/card.ts';
import { call, type RepFailure } from '#src/services/rep-script/transport.ts';
import { nextLead } from '#src/services/rep-script.ts';
import { mayQueue, type Sent, sendQueuedSaves, submitSave, takeBackSave } from '#src/services/save-outbox.ts';
import { heldLead } from '#src/stored/held-lead.ts';
import { openDrafts, purgeDrafts } from './drafts.ts';
import { failureDetail, nextFailure } from './failure-detail.ts';
import { leaseEnd } from './lease.ts';
import { toQueuedSave } from './to-queued-save.ts';
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
  const canLookAhead =
    supports('peek') && card?.hold === 'held' && !card.isQueued && (phase === 'saved' || phase === 'idle');
  const lookAhead = useLookAhead(
    batchId,
    canLookAhead ? `${card.lead.leadId} ${card.isSaved ? 'saved' : ''}` : '',
    (signal) => nextLead({ auth, batch: batchId, rep, peek: '1' }, signal),
  );

  function reportMissing(field: 'rep' | 'batch' | 'callbackAt', text: string) {
    dispatch({ type: 'fieldMissing', text });
    onMissing(field);
  }

  /** @param isRetry nobody has asked again: the message stays */
  function load(batch: string, extra: { skip?: string; resume?: '1' } = {}, isRetry = false) {
    if (calls.isUnderWay() || !canLoad(state)) return;
    // Without a connection it would disappear again at once.
    const seen = extra.resume || !navigator.onLine ? null : lookAhead.take();
    const preview = seen?.lead ? { answer: seen, draft: drafts.read(seen.lead) } : null;
    dispatch({ type: 'nextRequested', preview, isRetry });
    const askedMs = Date.now();
    let queue: Sent = { count: 0, failure: null };
    calls.run(
      async (signal) => {
        // When the script hands out a lead, it releases the rep's other leads.
        queue = await sendQueuedSaves(session);
        return queue.failure ?? nextLead({ auth, batch, rep, ...extra }, signal);
      },
      (result) => {
        const isResumed = extra.resume === '1';
        if (!result.ok) {
          const failure = nextFailure(result, queue, isResumed && card !== null);
          return dispatch({ type: 'nextFailed', ...failure, isRetry });
        }
        const { answer } = result;
        // A script that names no lease would hand out another lead on a resume.
        if (answer.lead && answer.leaseUntil) heldLead.keep(email, batch);
        else heldLead.drop();
        const draft = answer.lead ? drafts.read(answer.lead) : null;
        const leaseEndMs = leaseEnd(answer.leaseUntil, askedMs);
        dispatch({ type: 'nextLoaded', answer, draft, leaseEndMs, isRenewal: isResumed, sent: queue.count });
        if (!answer.lead) onBatchEmpty();
      },
    );
  }

  function loadNext(extra: { skip?: string } = {}, isRetry = false) {
    if (rep === '') return reportMissing('rep', WORKLIST.repMissing);
    if (batchId === '') return reportMissing('batch', WORKLIST.batchMissing);
    load(batchId, extra, isRetry);
  }

  function save() {
    if (calls.isUnderWay() || !canSave(state) || !card || card.status === '') return;
    if (rep === '') return reportMissing('rep', WORKLIST.repMissing);
    const { lead, status } = card;
    const callback = supports('callback') && takesCallback(card) ? card.callback : NO_CALLBACK;
    const problem = callbackProblem(callback, Date.now());
    if (problem) return reportMissing('callbackAt', problem);
    const batch = heldLead.getBatchId(email) ?? batchId;
    const work = toQueuedSave(card, { email, rep, status, callback });
    dispatch({ type: 'saveRequested', saveId: work.saveId });
    calls.run(
      (signal) => submitSave(work, auth, signal),
      (result) => {
        if (!result.ok) return saveFailed(result);
        drafts.drop(lead.leadId);
        if (result.answer.isQueued) return dispatch({ type: 'saveQueued' });
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
    const isUnstored = mayQueue(failure, auth);
    dispatch({ type: 'saveFailed', detail: isUnstored ? `${detail} ${SAVES.unstored}` : detail });
  }

  /** Puts a save that waits on this device back on its card. */
  function takeBack(queued: LeadCard) {
    if (calls.isUnderWay()) return;
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

  async function undo() {
    if (card?.isQueued) return takeBack(card);
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

  function keepDraft(next: LeadCard) {
    const { leadId } = next.lead;
    if (isUnsaved(next)) drafts.keep(leadId, getUnsavedEdits(next));
    else drafts.drop(leadId);
  }

  /** Updates the stored draft. Returns false when the card cannot be edited. */
  function updateDraft(changed: Partial<LeadCard>) {
    if (!card || !canEdit(state)) return false;
    keepDraft({ ...card, ...changed, isSaved: false });
    return true;
  }

  async function sendNow() {
    const { failure } = await sendQueuedSaves(session);
    if (failure?.reason === 'expired') onExpired();
  }

  /** Whether the lead that was on the card can be asked for again. */
  const isHeld = () => supports('lease') && heldLead.getBatchId(email) === batchId;
  const open = useEffectEvent(() => {
    if (rep && batchId && isHeld()) load(batchId, { resume: '1' });
    else void sendNow();
  });
  useEffect(() => {
    purgeDrafts();
    open();
  }, []);
  useWorklistTimers(state, {
    onNextDue: () => loadNext(),
    onUndoExpired: (offer) => dispatch({ type: 'undoExpired', offer }),
    onOccasion() {
      if (!state.isNextWaiting) void sendNow();
      else if (!card && isHeld()) load(batchId, { resume: '1' }, true);
      else loadNext({}, true);
    },
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
