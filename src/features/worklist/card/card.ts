import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { DISPOSITIONS, isLeadStatus, type LeadStatus, saysDoNotCall } from '#contract/lead/status.ts';
import { type Callback, NO_CALLBACK } from '#src/features/worklist/calling/callback.ts';
import { keptChoice, NO_VISIT, type VisitEdit } from '#src/features/worklist/visit/visit-edit.ts';
import { dropBareLine } from './dated-notes.ts';
import { addWords, cutNotes } from './notes-cut.ts';

/** The rep's work on a lead: what a save sends. */
export interface LeadEdits {
  /** Empty while the lead has a custom status and the rep has chosen none: a save must not overwrite it. */
  status: LeadStatus | '';
  notes: string;
  callback: Callback;
  visit: VisitEdit;
}

/** Work that the backend does not have yet. */
export interface UnsavedEdits extends LeadEdits {
  /** The lead's own notes at that time, to detect that somebody else has edited them since. */
  base: string;
}

/** `preview`: shown before it is leased. `leased`: to this rep. `lost`: a colleague has it. */
export type LeaseState = 'preview' | 'leased' | 'lost';

export interface LeadCard extends LeadEdits {
  lead: Lead;
  /** Id of the batch it was asked for. */
  batchId: string;
  /** The answer it came with: its history, when it may be called. */
  answer: NextLeadAnswer;
  leaseState: LeaseState;
  /**
   * When the lease ends, by this device's clock, in milliseconds since 1970; null in a preview and when the
   * backend names no lease.
   */
  leaseEndMs: number | null;
  /** Saved and not changed since. */
  isSaved: boolean;
  /** When it is served again after the save (ISO instant); empty where that is not known. */
  comesBackAt: string;
  /** Saved on this device only, when it was saved. */
  isQueued: boolean;
  /** Names the save of these words on the wire; empty until Save is pressed, and after a change. */
  saveId: string;
  /** Opened with the rep's unsaved draft. */
  restored: boolean;
}

/** An empty status is New Lead; a custom one is returned as empty. */
function ownStatus({ status }: Lead): LeadStatus | '' {
  if (status === '') return 'New Lead';
  return isLeadStatus(status) ? status : '';
}

type CardOrigin = Pick<LeadCard, 'batchId'> & Partial<Pick<LeadCard, 'leaseState' | 'leaseEndMs'>>;

/** Creates the card of a lead, with the rep's unsaved draft if there is one. */
export function toCard(
  lead: Lead,
  answer: NextLeadAnswer,
  draft: UnsavedEdits | null,
  { batchId, leaseState = 'leased', leaseEndMs = null }: CardOrigin,
): LeadCard {
  const isNew = { isSaved: false, comesBackAt: '', isQueued: false, saveId: '', restored: draft !== null };
  const bare = { lead, batchId, answer, leaseState, leaseEndMs, ...isNew };
  if (!draft) {
    return { ...bare, status: ownStatus(lead), notes: lead.notes, callback: NO_CALLBACK, visit: NO_VISIT };
  }
  const isSame = draft.base === lead.notes;
  const notes = isSame ? draft.notes : addWords(lead.notes, cutNotes(draft.base, draft.notes));
  const visit = keptChoice({ lead, answer, status: draft.status, visit: draft.visit });
  return { ...bare, status: draft.status, notes, callback: draft.callback, visit };
}

export const getUnsavedEdits = ({ lead, status, notes, callback, visit }: LeadCard): UnsavedEdits => ({
  status,
  notes,
  callback,
  visit,
  base: lead.notes,
});

/** A line with only its date is not a change yet. */
const isChanged = (notes: string, lead: Lead): boolean =>
  notes !== lead.notes && dropBareLine(notes) !== lead.notes.trimEnd();

export const isUnsaved = ({ isSaved, lead, status, notes, callback, visit }: LeadCard): boolean =>
  !isSaved &&
  (isChanged(notes, lead) || status !== ownStatus(lead) || callback.at !== '' || visit.slot !== '');

/** Save waits for a note (specification, section 5). */
export const lacksNotes = (card: LeadCard): boolean =>
  requiresNotes(card) && dropBareLine(card.notes).trim() === '';

export const requiresNotes = ({ status }: LeadCard): boolean =>
  status !== '' && DISPOSITIONS[status].needsNotes;

/** Only a lead that somebody still has to call takes a callback. */
export const takesCallback = ({ status }: LeadCard): boolean => status !== '' && DISPOSITIONS[status].isOpen;

/** True also while DO NOT CALL is chosen but not saved, and for a company's own words for it. */
export const isDoNotCall = ({ lead, status }: LeadCard): boolean =>
  [lead.status, status].some((each) =>
    isLeadStatus(each) ? DISPOSITIONS[each].suppresses : saysDoNotCall(each),
  );
