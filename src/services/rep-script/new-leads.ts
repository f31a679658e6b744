import type * as z from 'zod/mini';
import { type AddLeadRequest, addLeadAnswer } from '#contract/actions/add-lead.ts';
import {
  type LookupNumberAnswer,
  type LookupNumberRequest,
  lookupNumberAnswer,
} from '#contract/actions/lookup-number.ts';
import { agreed } from './agreed.ts';
import { post, type RepResult } from './transport.ts';

/**
 * Adds a lead (`add_lead`, section 7): the form's fields, the session, and a `submissionId` that makes a repeated post
 * harmless. `batch` only travels when it names one.
 */
export async function addLead({
  batch,
  ...fields
}: Omit<AddLeadRequest, 'batch'> & { batch?: string }): Promise<RepResult<z.infer<typeof addLeadAnswer>>> {
  const sent = batch ? { ...fields, batch } : fields;
  return agreed(await post({ action: 'add_lead', fields: sent, answer: addLeadAnswer }));
}

/**
 * What is known of a number (`lookup_number`): its leads, and whether it is on the do-not-call list. By POST, so that no
 * homeowner's number stands in an address.
 */
export function lookupNumber(
  { auth, phone }: LookupNumberRequest,
  signal?: AbortSignal,
): Promise<RepResult<LookupNumberAnswer>> {
  return post({ action: 'lookup_number', fields: { auth, phone }, answer: lookupNumberAnswer, signal });
}
