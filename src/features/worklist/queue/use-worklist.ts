import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { Session } from '#contract/session.ts';
import { toOneLine } from '#contract/text.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { isUnsaved } from '#src/features/worklist/card/card.ts';
import type { QueuedAct } from '#src/features/worklist/state/queued-acts.ts';
import { canLoad, isAwaited, isBeingReplaced } from '#src/features/worklist/state/worklist-rules.ts';
import { startState, worklistReducer } from '#src/features/worklist/state/worklist-state.ts';
import { nextLead } from '#src/services/rep-endpoint.ts';
import { type Sent, sendQueuedSaves } from '#src/services/save-outbox.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { leasedLead } from '#src/stored/leased-lead.ts';
import { openDrafts, purgeDrafts } from './drafts.ts';
import { editActions } from './edit-card.ts';
import { nextFailure } from './failure-detail.ts';
import { leaseEnd } from './lease.ts';
import { type MissingField, saveActions } from './save-and-undo.ts';
import { useLookAhead } from './use-look-ahead.ts';
import { useQueuedActs } from './use-queued-acts.ts';
import { useSingleCall } from './use-single-call.ts';
import { useWorklistTimers } from './use-worklist-timers.ts';

export interface WorklistInput {
  session: Session;
  batchId: string;
  /**
   * Names the entry of the history in which the rep has just chosen the batch elsewhere: its first lead is loaded
   * without another press. Empty for another entry.
   */
  startedEntry: string;
  /** Null until they are loaded. */
  batches: readonly Batch[] | null;
  /** The batches are still on their way: a press of Next Lead waits for them. */
  isListAwaited: boolean;
  onExpired: () => void;
  /** Work goes on in this batch. */
  onBatch: (batchId: string) => void;
  /** Opens the call link of the lead on the card. */
  onCall: () => void;
  /** The batch has no more leads to call, so the counts on screen are stale. */
  onBatchEmpty: () => void;
  onMissing: (field: MissingField) => void;
}

export function useWorklist({
  session,
  batchId,
  batches,
  isListAwaited,
  startedEntry,
  onExpired,
  onBatch,
  onCall,
  onBatchEmpty,
  onMissing,
}: WorklistInput) {
  const { auth, email } = session;
  const [state, dispatch] = useReducer(worklistReducer, session.name || email, startState);
  const calls = useSingleCall(onExpired);
  const drafts = openDrafts(email);
  const { card, phase } = state;
  /** The lead on the card came without a press of Next Lead. */
  const isFirst = useRef(false);
  const rep = toOneLine(state.rep).trim();
  const isBatchAwaited = batchId === '' && isListAwaited;
  const backend = useBackendFeatures();
  /** The rep has picked another batch since. A batch that is no longer listed was not left by anybody. */
  const isOfOtherBatch =
    card !== null &&
    card.batchId !== batchId &&
    batches?.some((batch) => batch.batchId === card.batchId) === true;
  const edits = editActions({ state, dispatch, drafts, takesVisits: backend.can('visits'), isOfOtherBatch });
  const { sayWhyLocked } = edits;
  // A backend without `peek` would hand out a lead.
  const looksAhead = backend.can('peek') && card?.leaseState === 'leased' && !card.isQueued;
  const lookAhead = useLookAhead(
    {
      batchId,
      leadId: looksAhead ? card.lead.leadId : '',
      // Not while a save is under way; a look that was, goes on.
      occasion: phase === 'saved' || phase === 'idle' ? (card?.isSaved ? 'saved' : 'open') : '',
    },
    (signal) => nextLead({ auth, batch: batchId, rep, peek: '1' }, signal),
  );

  function reportMissing(field: MissingField, text: string) {
    dispatch({ type: 'fieldMissing', text });
    onMissing(field);
  }

  /** @param isRetry nobody has asked again: the message stays */
  function load(batch: string, extra: { skip?: string; resume?: '1' } = {}, isRetry = false) {
    if (calls.isCalling() || !canLoad(state)) return;
    isFirst.current = false;
    // Without a connection it would disappear again at once.
    const seen = extra.resume || !navigator.onLine ? null : lookAhead.take(batch);
    const preview = seen?.lead ? { answer: seen, batchId: batch, draft: drafts.read(seen.lead) } : null;
    dispatch({ type: 'nextRequested', preview, isRenewal: extra.resume === '1' && card !== null, isRetry });
    const askedMs = Date.now();
    let queue: Sent = { count: 0, failure: null };
    calls.run(
      async (signal) => {
        // When the backend hands out a lead, it releases the rep's other leads.
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
        // A backend that names no lease would hand out another lead on a resume.
        if (answer.lead && answer.leaseUntil) leasedLead.keep(email, batch);
        else leasedLead.drop();
        const draft = answer.lead ? drafts.read(answer.lead) : null;
        const leaseEndMs = leaseEnd(answer.leaseUntil, askedMs);
        const found = { answer, batchId: batch, draft, leaseEndMs };
        dispatch({ type: 'nextLoaded', ...found, isRenewal: isResumed, sent: queue.count });
        if (!answer.lead) onBatchEmpty();
      },
    );
  }

  function loadNext(extra: { skip?: string } = {}, isRetry = false) {
    const wait = () => dispatch({ type: 'actQueued', act: 'skip' });
    if (isAwaited(state) || phase === 'saving') return wait();
    if (rep === '') return reportMissing('rep', WORKLIST.repMissing);
    if (isBatchAwaited) return wait();
    if (batchId === '') return reportMissing('batch', WORKLIST.batchMissing);
    load(batchId, extra, isRetry);
  }

  async function sendNow() {
    const { failure } = await sendQueuedSaves(session);
    if (failure?.reason === 'expired') onExpired();
  }

  /**
   * Next Lead. A rep who chose the batch and then presses it out of habit has the first lead already: it is
   * passed over at the second press.
   */
  function pressNext() {
    const keepsFirst = isFirst.current && card?.leaseState === 'leased' && !isOfOtherBatch;
    isFirst.current = false;
    if (!keepsFirst || card.isSaved || isUnsaved(card)) return loadNext();
    dispatch({
      type: 'messageShown',
      message: { kind: 'success', text: WORKLIST.loaded, detail: WORKLIST.firstHint },
    });
  }

  /** Whether the lead that was on the card can be asked for again. */
  const isLeased = () => backend.can('lease') && leasedLead.getBatchId(email) === batchId;
  const open = useEffectEvent(() => {
    if (rep && batchId && isLeased()) load(batchId, { resume: '1' });
    // Without leases, a lead handed out to a rep who only looks in could not be given back.
    else if (rep && batchId && startedEntry && backend.can('lease')) {
      load(batchId);
      isFirst.current = true;
    } else void sendNow();
  });
  useEffect(() => {
    purgeDrafts();
    open();
  }, []);
  const openedEntry = useRef(startedEntry);
  /** Chosen while this page was open, as with the line of a new lead. A lead on the card stays. */
  const openAgain = useEffectEvent(() => {
    if (startedEntry === '' || startedEntry === openedEntry.current) return;
    openedEntry.current = startedEntry;
    if (!card && backend.can('lease')) loadNext();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the rep has chosen it
  useEffect(() => openAgain(), [startedEntry]);
  useWorklistTimers(state, {
    onNextDue: () => loadNext(),
    onUndoExpired: (offer) => dispatch({ type: 'undoExpired', offer }),
    onOccasion() {
      if (!state.isNextWaiting) void sendNow();
      else if (!card && isLeased()) load(batchId, { resume: '1' }, true);
      else loadNext({}, true);
    },
  });

  /** Only a lead that is held and not saved is reported as skipped. */
  function skip() {
    const leaves = backend.can('skip') && card?.leaseState === 'leased' && !card.isSaved;
    loadNext(leaves ? { skip: card.lead.leadId } : {});
  }

  const { save, undo } = saveActions({
    state,
    dispatch,
    calls,
    drafts,
    session,
    rep,
    takesCallbacks: backend.can('callback'),
    takesVisits: backend.can('visits'),
    holdsLeads: backend.can('lease'),
    onMissing,
    mayUndo: backend.can('undo_lead'),
    isOfOtherBatch,
    keepDraft: edits.keepDraft,
    onBatch,
    sayWhyLocked,
    showMessage: edits.showMessage,
    reportMissing,
  });

  /** Calls the lead on the card, or as soon as it is this rep's. */
  function callLead() {
    if (isOfOtherBatch) return;
    if (isAwaited(state)) dispatch({ type: 'actQueued', act: 'call' });
    else if (isBeingReplaced(state)) sayWhyLocked();
    else onCall();
  }

  const acts: Record<QueuedAct, () => void> = { call: callLead, save, skip, undo };
  useQueuedActs(state, dispatch, acts, !isBatchAwaited);

  return {
    state,
    isOfOtherBatch,
    loadNext: pressNext,
    /** Goes on in another batch, with its first lead. */
    start(otherBatchId: string) {
      onBatch(otherBatchId);
      if (rep === '') return reportMissing('rep', WORKLIST.repMissing);
      load(otherBatchId);
    },
    skip,
    save,
    undo,
    callLead,
    renewLease: () => load(card?.batchId ?? batchId, { resume: '1' }),
    typeRep: (typed: string) => dispatch({ type: 'repTyped', rep: typed }),
    ...edits,
  };
}
export type Worklist = ReturnType<typeof useWorklist>;
