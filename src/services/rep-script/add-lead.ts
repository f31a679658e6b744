import type * as z from 'zod/mini';
import type { WithSession } from '#contract/actions/action.ts';
import { addLeadAction } from '#contract/actions/add-lead.ts';
import { isPlainScript } from '#src/stored/script-features.ts';
import { isNotRefused, readAnyScriptAnswer } from './answer-reader.ts';
import { call, type RepResult } from './transport.ts';

type Answer = z.infer<typeof addLeadAction.answer>;

/** Success is an explicit yes or the id of the new lead. */
const isAdded = (answer: Answer): boolean =>
  isNotRefused(answer) && (answer.ok === true || answer.leadId !== '');

/**
 * Adds a lead (`add_lead`, section 7): the form's fields, the session and a `submissionId` that makes a retry
 * idempotent. Only our own script reports the lead's batch; `batchId` is empty for others.
 */
export async function addLead(
  fields: WithSession<z.input<typeof addLeadAction.request>>,
): Promise<RepResult<Answer>> {
  const read = readAnyScriptAnswer(addLeadAction.answer, isAdded);
  const result = await call(addLeadAction, fields, { read });
  if (!result.ok || !isPlainScript(fields.auth)) return result;
  return { ok: true, answer: { ...result.answer, batchId: '' } };
}
