import type * as z from 'zod/mini';
import type { WithSession } from '#contract/actions/action.ts';
import { type AddLeadRequest, addLeadAction } from '#contract/actions/add-lead.ts';
import { isPlainScript } from '#src/stored/script-features.ts';
import { anyScript, isNotRefused } from './answer-reader.ts';
import { call, type RepResult } from './transport.ts';

/** Success is an explicit yes or the id of the new lead. */
const isAdded = (answer: z.infer<typeof addLeadAction.answer>): boolean =>
  isNotRefused(answer) && (answer.ok === true || answer.leadId !== '');

/**
 * Adds a lead (`add_lead`, section 7): the form's fields, the session and a `submissionId` that makes a retry
 * idempotent. Sends `batch` only when it is set. Only our own script reports the lead's batch; `batchId` is
 * empty for others.
 */
export async function addLead({
  batch,
  ...fields
}: WithSession<Omit<AddLeadRequest, 'batch'> & { batch?: string }>): Promise<
  RepResult<z.infer<typeof addLeadAction.answer>>
> {
  const sent = batch ? { ...fields, batch } : fields;
  const result = await call(addLeadAction, sent, { read: anyScript(addLeadAction.answer, isAdded) });
  if (!result.ok || !isPlainScript(fields.auth)) return result;
  return { ok: true, answer: { ...result.answer, batchId: '' } };
}
