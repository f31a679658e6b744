import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { SAVES } from '#src/content/rep/saves.ts';
import { QUEUED_ACTS, WORKLIST } from '#src/content/rep/worklist.ts';
import type { Callback } from '#src/features/worklist/calling/callback.ts';
import type { LeadCard, UnsavedEdits } from '#src/features/worklist/card/card.ts';
import { keyWords, type VisitEdit } from '#src/features/worklist/visit/visit-edit.ts';
import { restoreSavedCard, showNextLead, showPreview } from './card-transitions.ts';
import { addAct, droppedActs, type QueuedAct } from './queued-acts.ts';
import { canEdit } from './worklist-rules.ts';

/**
 * `loading`: the next lead is on its way. `renewing`: the lease of the lead on the card is. `saved` lasts for
 * the second between a save and the next lead, or until the rep acts.
 */
export type Phase = 'idle' | 'loading' | 'renewing' | 'saving' | 'saved';

/** The last save, while it can be undone. */
export interface UndoOffer {
  card: LeadCard;
  batchId: string;
  /** By this device's clock, in milliseconds since 1970. */
  endsAtMs: number;
}

export interface WorklistState {
  rep: string;
  phase: Phase;
  card: LeadCard | null;
  /** Comes back if the previewed lead cannot be leased. */
  cardBeforePreview: LeadCard | null;
  previous: LeadCard | null;
  undo: UndoOffer | null;
  /** What the rep has pressed too early: done in this order as soon as the call under way has ended. */
  queued: readonly QueuedAct[];
  /** The next lead is due, but needs the network. */
  isNextWaiting: boolean;
  /** The answer that there is nothing to call now; null while a lead is shown and before the first answer. */
  noLeadAnswer: NextLeadAnswer | null;
  message: StripMessage | null;
}

/** An answer with or without a lead. `leaseEndMs` is by this device's clock. */
export interface NextLead {
  answer: NextLeadAnswer;
  batchId: string;
  draft: UnsavedEdits | null;
  leaseEndMs: number | null;
  isRenewal?: boolean;
  /** How many saves that waited on this device have been sent before it. */
  sent?: number;
}

export type WorklistEvent =
  | { type: 'repTyped'; rep: string }
  | { type: 'statusChosen'; status: LeadStatus; visit: VisitEdit }
  | { type: 'notesTyped'; notes: string; status?: LeadCard['status']; visit?: VisitEdit }
  | { type: 'callbackChosen'; callback: Callback }
  | { type: 'visitChosen'; visit: VisitEdit }
  | { type: 'messageShown'; message: StripMessage }
  | { type: 'fieldMissing'; text: string }
  | { type: 'actQueued'; act: QueuedAct }
  | { type: 'queuedActTaken' }
  | {
      type: 'nextRequested';
      preview?: Omit<NextLead, 'leaseEndMs'> | null;
      isRenewal?: boolean;
      isRetry?: boolean;
    }
  | ({ type: 'nextLoaded' } & NextLead)
  | { type: 'nextFailed'; detail: string | undefined; isWaiting?: boolean; isRetry?: boolean }
  | { type: 'saveRequested'; saveId: string }
  | { type: 'saveQueued' }
  | { type: 'saveTakenBack' }
  | {
      type: 'saveSucceeded';
      undo: Omit<UndoOffer, 'card'> | null;
      comesBackAt?: string;
      detail?: string | undefined;
    }
  /** `card`: with the visit as it is now, if somebody else has changed it. */
  | { type: 'saveFailed'; detail: string | undefined; card?: LeadCard | null }
  | { type: 'saveLost'; detail: string | undefined }
  | { type: 'undoRequested' }
  | { type: 'undoSucceeded'; offer: UndoOffer; answer: NextLeadAnswer; leaseEndMs: number | null }
  | { type: 'undoFailed'; detail: string | undefined }
  | { type: 'undoExpired'; offer: UndoOffer };

export const startState = (rep: string): WorklistState => ({
  rep,
  phase: 'idle',
  card: null,
  cardBeforePreview: null,
  previous: null,
  undo: null,
  queued: [],
  isNextWaiting: false,
  noLeadAnswer: null,
  message: null,
});

export function worklistReducer(state: WorklistState, event: WorklistEvent): WorklistState {
  switch (event.type) {
    case 'repTyped':
      return { ...state, rep: event.rep };
    case 'statusChosen':
      return editCard(
        { ...state, message: messageWithStatus(state, event.visit) },
        { status: event.status, visit: event.visit },
      );
    case 'notesTyped': {
      const { type: _, ...change } = event;
      const message = event.visit ? messageWithStatus(state, event.visit) : state.message;
      return editCard({ ...state, message }, change);
    }
    case 'callbackChosen':
      return editCard(state, { callback: event.callback });
    case 'visitChosen':
      return editCard(state, { visit: event.visit });
    case 'messageShown':
      return { ...state, message: event.message };
    case 'fieldMissing':
      // Also ends the second after a save, in which the card is locked. What was to follow must not happen.
      return {
        ...state,
        phase: 'idle',
        queued: [],
        isNextWaiting: false,
        message: { kind: 'error', text: event.text },
      };
    case 'actQueued': {
      const { act } = event;
      const isAfterSave = act === 'skip' && state.phase === 'saving';
      const waits = isAfterSave ? QUEUED_ACTS.skipAfterSave : QUEUED_ACTS.said[act];
      // With no call under way, only the list of batches can be awaited.
      const text = state.phase === 'idle' ? QUEUED_ACTS.nextAfterList : waits;
      return { ...state, queued: addAct(state.queued, act), message: { kind: 'info', text } };
    }
    case 'queuedActTaken':
      return { ...state, queued: state.queued.slice(1) };
    case 'nextRequested': {
      const shown = event.preview && showPreview(state, event.preview);
      return {
        ...state,
        ...shown,
        phase: event.isRenewal ? 'renewing' : 'loading',
        isNextWaiting: false,
        message: event.isRetry ? state.message : shown || event.isRenewal ? null : LOADING,
      };
    }
    case 'nextLoaded':
      return showNextLead(state, event);
    case 'nextFailed': {
      const { detail, isWaiting = false, isRetry } = event;
      const isKnown = isWaiting && isRetry;
      const said = [detail, droppedActs(state.queued)].filter(Boolean).join(' ') || undefined;
      const message = isKnown ? state.message : failureMessage(WORKLIST.nextFailed, said);
      const failed: WorklistState = {
        ...state,
        phase: 'idle',
        queued: [],
        isNextWaiting: isWaiting,
        message,
      };
      if (state.card?.leaseState !== 'preview') return failed;
      return { ...failed, card: state.cardBeforePreview, cardBeforePreview: null };
    }
    case 'saveRequested': {
      const card: LeadCard | null = state.card && { ...state.card, saveId: event.saveId };
      return { ...state, phase: 'saving', card, isNextWaiting: false, message: null };
    }
    case 'saveQueued': {
      const card: LeadCard | null = state.card && { ...state.card, isSaved: true, isQueued: true };
      return { ...state, phase: 'idle', card, undo: null, queued: [], isNextWaiting: true, message: QUEUED };
    }
    case 'saveTakenBack': {
      const card: LeadCard | null = state.card && { ...state.card, isSaved: false, isQueued: false };
      return { ...state, card, isNextWaiting: false, message: TAKEN_BACK };
    }
    case 'saveSucceeded': {
      const { comesBackAt = '' } = event;
      const card: LeadCard | null = state.card && { ...state.card, isSaved: true, comesBackAt };
      const undo = card && event.undo && { ...event.undo, card };
      const message: StripMessage = { kind: 'success', text: WORKLIST.saved, detail: event.detail };
      return { ...state, phase: 'saved', card, undo, message };
    }
    case 'saveFailed':
      return {
        ...state,
        phase: 'idle',
        card: event.card ?? state.card,
        queued: [],
        message: failureMessage(WORKLIST.saveFailed, event.detail),
      };
    case 'saveLost': {
      const card: LeadCard | null = state.card && { ...state.card, leaseState: 'lost' };
      const message = failureMessage(WORKLIST.saveFailed, event.detail);
      return { ...state, phase: 'idle', card, queued: [], message };
    }
    case 'undoRequested':
      return { ...state, phase: 'loading', undo: null, queued: [], message: UNDOING };
    case 'undoSucceeded':
      return restoreSavedCard(state, event.offer, event.answer, event.leaseEndMs);
    case 'undoFailed':
      return { ...state, phase: 'idle', message: failureMessage(WORKLIST.undoFailed, event.detail) };
    case 'undoExpired':
      return state.undo === event.offer ? { ...state, undo: null } : state;
  }
}

const LOADING: StripMessage = { kind: 'info', text: WORKLIST.loading };
const UNDOING: StripMessage = { kind: 'info', text: WORKLIST.undoing };
const QUEUED: StripMessage = {
  kind: 'waiting',
  text: SAVES.waits,
  cause: WORKLIST.saveFailed,
  detail: SAVES.saved,
};
const TAKEN_BACK: StripMessage = { kind: 'success', text: WORKLIST.undone, detail: SAVES.takenBackHint };

const failureMessage = (text: string, detail: string | undefined): StripMessage => ({
  kind: 'error',
  text,
  detail,
});

/**
 * What a status makes of the visit is said at once: its question is below the notes, out of sight on a phone. An info
 * message of before may say why the number is not called, which the new status can change.
 */
function messageWithStatus({ message }: WorklistState, visit: VisitEdit): StripMessage | null {
  if (visit.slot !== '') return { kind: 'info', text: LEAD_VISIT.chosen(keyWords(visit)) };
  return message?.kind === 'info' ? null : message;
}

function editCard(state: WorklistState, change: Partial<LeadCard>): WorklistState {
  if (!canEdit(state) || !state.card) return state;
  const card: LeadCard = { ...state.card, ...change, isSaved: false, saveId: '' };
  if (!state.queued.includes('save')) return { ...state, isNextWaiting: false, card };
  // The rep is not done: a save must not go out in the middle of a word.
  const message: StripMessage = { kind: 'info', text: QUEUED_ACTS.changed };
  return { ...state, isNextWaiting: false, card, queued: [], message };
}
