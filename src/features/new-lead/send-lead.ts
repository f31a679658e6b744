import { digestText } from '#src/lib/text-digest.ts';
import { addLead } from '#src/services/rep-script/add-lead.ts';
import { addedLeads } from '#src/stored/added-leads.ts';
import type { LeadDraft } from './lead-draft.ts';

type Sent = Parameters<typeof addLead>[0];

/**
 * Adds a lead, once however often it is sent. A duplicated tab starts with the submission id of the first
 * one: what it sends must not overwrite the lead that that one has added, unless it says the same.
 */
export async function sendLead(fields: Omit<Sent, 'auth' | 'submissionId'>, auth: string, draft: LeadDraft) {
  const digest = digestText(JSON.stringify(fields));
  if (addedLeads.hasOther(draft.submissionId(), digest)) draft.renewId();
  const submissionId = draft.submissionId();
  const result = await addLead({ ...fields, auth, submissionId });
  if (result.ok) addedLeads.note(submissionId, digest);
  return result;
}
