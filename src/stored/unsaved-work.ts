import { leadDrafts } from './lead-drafts.ts';
import { forgetQueuedSaves, readQueuedSaves } from './outbox/queued-saves.ts';
import {
  callerDraft,
  correctionDraft,
  foundCallerDraft,
  newLeadDraft,
  numberDraft,
  statusDraft,
} from './rep-draft.ts';

/** Returns what the backend does not have of this rep's work, in this browser and this tab. */
export const getUnsavedWork = async (email: string) => ({
  /** Leads with unsaved notes or an unsaved status. */
  leads: leadDrafts.count(email),
  /** Saves that wait on this device, or were not taken. */
  saves: (await readQueuedSaves(email)).length,
  hasNewLead: newLeadDraft.read(email) !== null,
  hasNumber: numberDraft.read(email) !== null,
  hasCorrection: correctionDraft.read(email) !== null,
  hasCaller: callerDraft.read(email) !== null || foundCallerDraft.read(email) !== null,
  hasStatus: statusDraft.read(email) !== null,
});
export type UnsavedWork = Awaited<ReturnType<typeof getUnsavedWork>>;

/** Deletes it: whoever uses the device next must not find a homeowner's data. */
export function deleteUnsavedWork(email: string): Promise<void> {
  leadDrafts.forget(email);
  newLeadDraft.forget();
  numberDraft.forget();
  correctionDraft.forget();
  callerDraft.forget();
  foundCallerDraft.forget();
  statusDraft.forget();
  return forgetQueuedSaves(email);
}
