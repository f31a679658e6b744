import type { NewLead } from '#contract/forms/new-lead.ts';
import type { OutcomeMessage } from '#src/components/rep/outcome.tsx';
import { NEW_LEAD } from '#src/content/new-lead.ts';
import { addLead } from '#src/services/rep-script/new-leads.ts';
import { notAdded } from './new-lead-outcome.ts';
import type { NumberLookup } from './use-number-lookup.ts';

export type Submitted =
  | { kind: 'added'; batchId: string }
  | { kind: 'expired' }
  | { kind: 'kept'; message: OutcomeMessage; phoneRefused?: boolean };

/**
 * Adds the lead, unless its number is on the do-not-call list, or is a lead already and nobody has said so yet. A number
 * that cannot be looked up is no reason to keep the lead back: the script looks again itself.
 */
export async function submitLead(
  lead: NewLead,
  { auth, submissionId }: { auth: string; submissionId: string },
  number: NumberLookup,
): Promise<Submitted> {
  const hadBeenWarned = number.known !== null;
  const known = await number.ask(lead.phone);
  if (known === 'expired') return { kind: 'expired' };
  if (known?.suppressed) {
    const message = { good: false, text: NEW_LEAD.refused, detail: NEW_LEAD.suppressedStop };
    return { kind: 'kept', message, phoneRefused: true };
  }
  if (known && known.leads.length > 0 && !hadBeenWarned) {
    return { kind: 'kept', message: { good: false, text: NEW_LEAD.duplicateStop } };
  }
  const result = await addLead({ ...lead, auth, submissionId });
  if (result.ok) return { kind: 'added', batchId: result.answer.batchId };
  if (result.reason === 'expired') return { kind: 'expired' };
  return { kind: 'kept', message: notAdded(result) };
}
