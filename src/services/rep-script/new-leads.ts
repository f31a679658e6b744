import type * as z from 'zod/mini';
import { type AddLeadRequest, addLeadAnswer } from '#contract/actions/add-lead.ts';
import {
  type LookupNumberAnswer,
  type LookupNumberRequest,
  lookupNumberAnswer,
} from '#contract/actions/lookup-number.ts';
import { isPlainScript } from '#src/lib/script-features.ts';
import { anyScript, isNotRefused, ownScript } from './answer-reader.ts';
import { post, type RepResult } from './transport.ts';

/** The script says yes, or names the lead it has made. */
const isAdded = (answer: z.infer<typeof addLeadAnswer>): boolean =>
  isNotRefused(answer) && (answer.ok === true || answer.leadId !== '');

/**
 * Adds a lead (`add_lead`, section 7): the form's fields, the session, and a `submissionId` that makes a repeated post
 * harmless. `batch` only travels when it names one; which batch the lead went to only our own script says.
 */
export async function addLead({
  batch,
  ...fields
}: Omit<AddLeadRequest, 'batch'> & { batch?: string }): Promise<RepResult<z.infer<typeof addLeadAnswer>>> {
  const sent = batch ? { ...fields, batch } : fields;
  const result = await post({ action: 'add_lead', fields: sent, read: anyScript(addLeadAnswer, isAdded) });
  if (!result.ok || !isPlainScript(fields.auth)) return result;
  return { ok: true, answer: { ...result.answer, batchId: '' } };
}

/**
 * What is known of a number (`lookup_number`): its leads, and whether it is on the do-not-call list. By POST, so that no
 * homeowner's number stands in an address.
 */
export function lookupNumber(
  { auth, phone }: LookupNumberRequest,
  signal?: AbortSignal,
): Promise<RepResult<LookupNumberAnswer>> {
  return post({
    action: 'lookup_number',
    fields: { auth, phone },
    read: ownScript(lookupNumberAnswer),
    signal,
  });
}
