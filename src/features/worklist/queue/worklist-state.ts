import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { LeadStatus } from '#contract/lead/status.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { SAVES } from '#src/content/rep/saves.ts';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { Callback } from '#src/features/worklist/calling/callback.ts';
import { type LeadCard, lacksNotes, type UnsavedEdits } from '#src/features/worklist/card/card.ts';
import { restoreSavedCard, showNextLead, showPreview } from './card-transitions.ts';

/** `saved` lasts for the second between a save and the next lead, or until the rep acts. */
export type Phase = 'idle' | 'loading' | 'saving' | 'saved';

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
  /** The next lead is due, but needs the network. */
  isNextWaiting: boolean;
  /** The answer that there is nothing to call now; null while a lead is shown and before the first answer. */
  noLeadAnswer: NextLeadAnswer | null;
  message: StripMessage | null;
}

/** An answer with or without a lead. `leaseEndMs` is by this device's clock. */
export interface NextLead {
  answer: NextLeadAnswer;
  draft: UnsavedEdits | null;
  leaseEndMs: number | null;
  isRenewal?: boolean;
  /** How many saves that waited on this device have been sent before it. */
  sent?: number;
}

export type WorklistEvent =
  | { type: 'repTyped'; rep: string }
  | { type: 'statusChosen'; status: LeadStatus }
  | { type: 'notesTyped'; notes: string }
  | { type: 'callbackChosen'; callback: Callback }
  | { type: 'messageShown'; message: StripMessage }
  | { type: 'fieldMissing'; text: string }
  | { type: 'nextRequested'; preview?: Omit<NextLead, 'leaseEndMs'> | null; isRetry?: boolean }
  | ({ type: 'nextLoaded' } & NextLead)
  | { type: 'nextFailed'; detail: string | undefined; isWaiting?: boolean; isRetry?: boolean }
  | { type: 'saveRequested'; saveId: string }
  | { type: 'saveQueued' }
  | { type: 'saveTakenBack' }
  | { type: 'saveSucceeded'; undo: Omit<UndoOffer, 'card'> | null }
  | { type: 'saveFailed'; detail: string | undefined }
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
  isNextWaiting: false,
  noLeadAnswer: null,
  message: null,
});

/** Save needs a held lead, a status, its required notes, and no call under way (specification, section 5). */
export const canSave = ({ phase, card }: WorklistState): boolean =>
  phase === 'idle' && card?.hold === 'held' && !card.isSaved && card.status !== '' && !lacksNotes(card);

/** Allowed also in the second after a save, which it ends. */
export const canLoad = ({ phase }: WorklistState): boolean => phase === 'idle' || phase === 'saved';

/** During a preview, the card before it is `cardBeforePreview`. */
export const previousCard = ({ card, cardBeforePreview, previous }: WorklistState): LeadCard | null =>
  card?.hold === 'preview' && cardBeforePreview ? cardBeforePreview : previous;

/** The card is locked while a call runs, after a save and while it waits; a preview can be edited. */
export const canEdit = ({ phase, card }: WorklistState): boolean =>
  card !== null && !card.isQueued && (phase === 'idle' || card.hold === 'preview');

export function worklistReducer(state: WorklistState, event: WorklistEvent): WorklistState {
  switch (event.type) {
    case 'repTyped':
      return { ...state, rep: event.rep };
    case 'statusChosen':
      // An info message may say why the number is not called, which the new status can change.
      return editCard(
        { ...state, message: state.message?.kind === 'info' ? null : state.message },
        { status: event.status },
      );
    case 'notesTyped':
      return editCard(state, { notes: event.notes });
    case 'callbackChosen':
      return editCard(state, { callback: event.callback });
    case 'messageShown':
      return { ...state, message: event.message };
    case 'fieldMissing':
      // Also ends the second after a save, in which the card is locked.
      return { ...state, phase: 'idle', isNextWaiting: false, message: { kind: 'error', text: event.text } };
    case 'nextRequested':
      return {
        ...state,
        ...(event.preview && showPreview(state, event.preview)),
        phase: 'loading',
        isNextWaiting: false,
        message: event.isRetry ? state.message : null,
      };
    case 'nextLoaded':
      return showNextLead(state, event);
    case 'nextFailed': {
      const { detail, isWaiting = false, isRetry } = event;
      const isKnown = isWaiting && isRetry;
      const message = isKnown ? state.message : failureMessage(WORKLIST.nextFailed, detail);
      const failed: WorklistState = { ...state, phase: 'idle', isNextWaiting: isWaiting, message };
      if (state.card?.hold !== 'preview') return failed;
      return { ...failed, card: state.cardBeforePreview, cardBeforePreview: null };
    }
    case 'saveRequested': {
      const card: LeadCard | null = state.card && { ...state.card, saveId: event.saveId };
      return { ...state, phase: 'saving', card, isNextWaiting: false, message: null };
    }
    case 'saveQueued': {
      const card: LeadCard | null = state.card && { ...state.card, isSaved: true, isQueued: true };
      return { ...state, phase: 'idle', card, undo: null, isNextWaiting: true, message: QUEUED };
    }
    case 'saveTakenBack': {
      const card: LeadCard | null = state.card && { ...state.card, isSaved: false, isQueued: false };
      return { ...state, card, isNextWaiting: false, message: TAKEN_BACK };
    }
    case 'saveSucceeded': {
      const card: LeadCard | null = state.card && { ...state.card, isSaved: true };
      const undo = card && event.undo && { ...event.undo, card };
      return { ...state, phase: 'saved', card, undo, message: { kind: 'success', text: WORKLIST.saved } };
    }
    case 'saveFailed':
      return { ...state, phase: 'idle', message: failureMessage(WORKLIST.saveFailed, event.detail) };
    case 'saveLost': {
      const card: LeadCard | null = state.card && { ...state.card, hold: 'lost' };
      return { ...state, phase: 'idle', card, message: failureMessage(WORKLIST.saveFailed, event.detail) };
    }
    case 'undoRequested':
      return { ...state, phase: 'loading', undo: null, message: null };
    case 'undoSucceeded':
      return restoreSavedCard(state, event.offer, event.answer, event.leaseEndMs);
    case 'undoFailed':
      return { ...state, phase: 'idle', message: failureMessage(WORKLIST.undoFailed, event.detail) };
    case 'undoExpired':
      return state.undo === event.offer ? { ...state, undo: null } : state;
  }
}

const QUEUED: StripMessage = { kind: 'info', text: WORKLIST.saveFailed, detail: SAVES.saved };
const TAKEN_BACK: StripMessage = { kind: 'success', text: WORKLIST.undone, detail: SAVES.takenBackHint };

const failureMessage = (text: string, detail: string | undefined): StripMessage => ({
  kind: 'error',
  text,
  detail,
});

function editCard(state: WorklistState, change: Partial<LeadCard>): WorklistState {
  if (!canEdit(state) || !state.card) return state;
  const card: LeadCard = { ...state.card, ...change, isSaved: false, saveId: '' };
  return { ...state, isNextWaiting: false, card };
}
