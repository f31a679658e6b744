import type { Lead } from '#contract/lead/lead.ts';
import type { UnsavedEdits } from '#src/features/worklist/card/card.ts';
import { addWords, cutNotes, hasWords, joinNotes } from '#src/features/worklist/card/notes-cut.ts';
import { digestText } from '#src/lib/text-digest.ts';
import { leadDrafts, type StoredDraft } from '#src/stored/lead-drafts.ts';

const MAX_DRAFTS = 50;

const toKey = (rep: string, leadId: string): string => digestText(JSON.stringify([rep, leadId]));

/** Deletes the drafts that are a week old. */
export function purgeDrafts(): void {
  if (leadDrafts.isStored()) leadDrafts.write(leadDrafts.read());
}

/**
 * A rep's unsaved work, in this browser (decision 0011). It survives a reload, a closed page, a crash and an
 * expired session, for a week. Another rep's drafts are never shown.
 */
export function openDrafts(rep: string) {
  const allBut = (leadId: string): StoredDraft[] =>
    leadDrafts.read().filter(({ key }) => key !== toKey(rep, leadId));
  return {
    /**
     * The draft of a lead; none if it was saved, although the answer was lost. If somebody has edited the
     * notes since, the rep's words are added below them.
     */
    read({ leadId, notes }: Lead): UnsavedEdits | null {
      const draft = leadDrafts.read().find(({ key }) => key === toKey(rep, leadId));
      if (!draft) return null;
      const isSame = draft.base === digestText(notes);
      if (!isSame && hasWords(notes, draft)) return null;
      const joined = isSame ? joinNotes(notes, draft) : addWords(notes, draft);
      return {
        status: draft.status,
        notes: joined,
        callback: draft.callback,
        visit: draft.visit,
        base: notes,
      };
    },
    /** Stores a draft as the newest; past 50 the oldest is removed. */
    keep(leadId: string, { status, notes, base, callback, visit }: UnsavedEdits): void {
      const draft: StoredDraft = {
        ...{ rep, at: Date.now(), key: toKey(rep, leadId), status, callback, visit },
        ...{ base: digestText(base), ...cutNotes(base, notes) },
      };
      leadDrafts.write([...allBut(leadId), draft].slice(-MAX_DRAFTS));
    },
    drop(leadId: string): void {
      leadDrafts.write(allBut(leadId));
    },
  };
}
