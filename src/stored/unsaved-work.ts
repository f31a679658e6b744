import { leadDrafts } from './lead-drafts.ts';
import { newLeadDraft, numberDraft } from './rep-draft.ts';

/** Returns what this rep has not saved, in this browser and this tab. */
export const getUnsavedWork = (email: string) => ({
  /** Leads with unsaved notes or an unsaved status. */
  leads: leadDrafts.count(email),
  hasNewLead: newLeadDraft.read(email) !== null,
  hasNumber: numberDraft.read(email) !== null,
});
export type UnsavedWork = ReturnType<typeof getUnsavedWork>;

/** Deletes it: whoever uses the device next must not find a homeowner's data. */
export function deleteUnsavedWork(email: string): void {
  leadDrafts.forget(email);
  newLeadDraft.forget();
  numberDraft.forget();
}
