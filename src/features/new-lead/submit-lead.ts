import type { NewLead } from '#contract/forms/new-lead.ts';
import type { OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { addLead } from '#src/services/rep-script/add-lead.ts';
import { notAdded } from './new-lead-outcome.ts';

export type Submitted =
  | { kind: 'added'; batchId: string }
  | { kind: 'expired' }
  | { kind: 'kept'; message: OutcomeMessage; phoneRefused: boolean };

/** Adds the lead. Whether its number may be added the script alone decides: what the form knows of it may be old. */
export async function submitLead(
  lead: NewLead,
  { auth, submissionId }: { auth: string; submissionId: string },
): Promise<Submitted> {
  const result = await addLead({ ...lead, auth, submissionId });
  if (result.ok) return { kind: 'added', batchId: result.answer.batchId };
  if (result.reason === 'expired') return { kind: 'expired' };
  return { kind: 'kept', message: notAdded(result), phoneRefused: result.error === 'suppressed' };
}
