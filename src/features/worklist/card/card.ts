import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { DISPOSITIONS, isLeadStatus, type LeadStatus } from '#contract/lead/status.ts';
import { type Callback, NO_CALLBACK } from '#src/features/worklist/calling/callback.ts';

/** The rep's work on a lead: what a save sends. */
export interface Work {
  /** Empty while the lead has a custom status and the rep has chosen none: a save must not overwrite it. */
  status: LeadStatus | '';
  notes: string;
  callback: Callback;
}

/** Work that the script does not have yet. */
export interface UnsavedWork extends Work {
  /** The lead's own notes at that time, to detect that somebody else has edited them since. */
  base: string;
}

/** `preview`: shown before it is leased. `held`: leased to this rep. `lost`: a colleague has it. */
export type Hold = 'preview' | 'held' | 'lost';

export interface Card extends Work {
  lead: Lead;
  /** The answer it came with: its history, when it may be called. */
  about: NextLeadAnswer;
  hold: Hold;
  /**
   * When the lease ends, by this device's clock, in milliseconds since 1970; null in a preview and when the
   * script names no lease.
   */
  heldUntil: number | null;
  /** Saved and not changed since. */
  saved: boolean;
  /** Opened with the rep's unsaved draft. */
  restored: boolean;
}

/** An empty status is New Lead; a custom one is returned as empty. */
function ownStatus({ status }: Lead): LeadStatus | '' {
  if (status === '') return 'New Lead';
  return isLeadStatus(status) ? status : '';
}

/** Creates the card of a lead, with the rep's unsaved draft if there is one. */
export function toCard(
  lead: Lead,
  about: NextLeadAnswer,
  draft: UnsavedWork | null,
  { hold = 'held', heldUntil = null }: Partial<Pick<Card, 'hold' | 'heldUntil'>> = {},
): Card {
  const bare = { lead, about, hold, heldUntil, saved: false, restored: draft !== null };
  if (!draft) return { ...bare, status: ownStatus(lead), notes: lead.notes, callback: NO_CALLBACK };
  // Somebody else has edited the notes since: keep both texts.
  const notes = draft.base === lead.notes ? draft.notes : `${lead.notes}\n${draft.notes}`.trim();
  return { ...bare, status: draft.status, notes, callback: draft.callback };
}

export const unsavedWork = ({ lead, status, notes, callback }: Card): UnsavedWork => ({
  status,
  notes,
  callback,
  base: lead.notes,
});

export const isUnsaved = ({ saved, lead, status, notes, callback }: Card): boolean =>
  !saved && (notes !== lead.notes || status !== ownStatus(lead) || callback.at !== '');

/** Save waits for a note (specification, section 5). */
export const lacksNotes = (card: Card): boolean => requiresNotes(card) && card.notes.trim() === '';

export const requiresNotes = ({ status }: Card): boolean => status !== '' && DISPOSITIONS[status].needsNotes;

/** Only a lead that somebody still has to call takes a callback. */
export const takesCallback = ({ status }: Card): boolean => status !== '' && DISPOSITIONS[status].isOpen;

/** True also while DO NOT CALL is chosen but not saved. */
export const isDoNotCall = ({ lead, status }: Card): boolean =>
  [lead.status, status].some((each) => isLeadStatus(each) && DISPOSITIONS[each].suppresses);
