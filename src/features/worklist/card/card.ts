import type { NextLeadAnswer } from '#contract/actions/next-lead.ts';
import type { Lead } from '#contract/lead/lead.ts';
import { DISPOSITIONS, isLeadStatus, type LeadStatus } from '#contract/lead/status.ts';
import { type Callback, NO_CALLBACK } from '#src/features/worklist/calling/callback.ts';

/** What a rep makes of a lead: all that a save sends. */
export interface Work {
  /** Empty while the lead has a status that is none of ours, and the rep has chosen none: a save never rewrites it unasked. */
  status: LeadStatus | '';
  notes: string;
  callback: Callback;
}

/** Work that is on no server yet. */
export interface UnsavedWork extends Work {
  /** The lead's own notes when it was written: whether somebody else has written since. */
  base: string;
}

/**
 * How the lead on the card is held: `preview` is shown before the script has leased it, `held` is leased to this rep, and
 * `lost` has gone to a colleague.
 */
export type Hold = 'preview' | 'held' | 'lost';

/** The lead on the card and what the rep has made of it so far. */
export interface Card extends Work {
  lead: Lead;
  /** What came with it: its history, when it may be called. */
  about: NextLeadAnswer;
  hold: Hold;
  /** When the lease ends by this device's clock, in milliseconds since 1970; null when the script does not say. */
  heldUntil: number | null;
  /** Saved, and not changed since. */
  saved: boolean;
  /** It came with what the rep had left unsaved on it. */
  restored: boolean;
}

/** The lead's own status, New Lead without one; empty for a word of the company's own. */
function ownStatus({ status }: Lead): LeadStatus | '' {
  if (status === '') return 'New Lead';
  return isLeadStatus(status) ? status : '';
}

/** A lead as it comes onto the card: with its own status and notes, or with what the rep had left unsaved on it. */
export function toCard(
  lead: Lead,
  about: NextLeadAnswer,
  draft: UnsavedWork | null,
  { hold = 'held', heldUntil = null }: Partial<Pick<Card, 'hold' | 'heldUntil'>> = {},
): Card {
  const bare = { lead, about, hold, heldUntil, saved: false, restored: draft !== null };
  if (!draft) return { ...bare, status: ownStatus(lead), notes: lead.notes, callback: NO_CALLBACK };
  // Somebody has written on this lead since: both texts stay.
  const notes = draft.base === lead.notes ? draft.notes : `${lead.notes}\n${draft.notes}`.trim();
  return { ...bare, status: draft.status, notes, callback: draft.callback };
}

/** What of the card is to be kept for a reload or for when the lead comes back. */
export const unsavedWork = ({ lead, status, notes, callback }: Card): UnsavedWork => ({
  status,
  notes,
  callback,
  base: lead.notes,
});

/** Whether the card holds work that is on no server yet. */
export const isUnsaved = ({ saved, lead, status, notes, callback }: Card): boolean =>
  !saved && (notes !== lead.notes || status !== ownStatus(lead) || callback.at !== '');

/** Whether Save waits for a note (specification, section 5). */
export const lacksNotes = (card: Card): boolean => requiresNotes(card) && card.notes.trim() === '';

/** Whether the status is worth nothing without a note. */
export const requiresNotes = ({ status }: Card): boolean => status !== '' && DISPOSITIONS[status].needsNotes;

/** A callback is for a lead that somebody still has to call. */
export const takesCallback = ({ status }: Card): boolean => status !== '' && DISPOSITIONS[status].isOpen;

/** The lead has said DO NOT CALL, or the rep is about to save that. */
export const isDoNotCall = ({ lead, status }: Card): boolean =>
  [lead.status, status].some((each) => isLeadStatus(each) && DISPOSITIONS[each].suppresses);
