import * as z from 'zod/mini';
import {
  type AuthLoginAnswer,
  type AuthLoginRequest,
  authLoginAnswer,
} from '#contract/actions/auth-login.ts';
import { type Batch, batchSchema, listBatchesAnswer } from '#contract/actions/list-batches.ts';
import { type NextLeadAnswer, nextLeadAnswer, type nextLeadRequest } from '#contract/actions/next-lead.ts';
import { type UndoLeadRequest, undoLeadAnswer } from '#contract/actions/undo-lead.ts';
import { updateLeadAnswer, type updateLeadRequest } from '#contract/actions/update-lead.ts';
import { get, post, type RepResult } from './rep-script/transport.ts';

/**
 * Signs a rep in (`auth_login`). The answer may lack `auth` although the script agreed; then there is no session.
 * An answer without `ok` is a refusal here: nothing else says that the PIN was right.
 */
export async function authLogin(
  { email, password }: AuthLoginRequest,
  signal?: AbortSignal,
): Promise<RepResult<AuthLoginAnswer>> {
  const result = await post({
    action: 'auth_login',
    fields: { email, password },
    answer: authLoginAnswer,
    signal,
  });
  if (!result.ok || result.answer.ok) return result;
  return { ok: false, reason: 'refused', message: result.answer.message };
}

const batchesAnswer = z.extend(listBatchesAnswer, { batches: z.array(batchSchema) });

/** What a rep can pick from, and for a manager how many account requests wait (0 for everybody else). */
export interface BatchChoice {
  batches: Batch[];
  requestsWaiting: number;
}

/** The batches this session can pick from (`list_batches`); one without any id is left out, as nothing can be asked of it. */
export async function listBatches(auth: string, signal?: AbortSignal): Promise<RepResult<BatchChoice>> {
  const result = await get({ action: 'list_batches', fields: { auth }, answer: batchesAnswer, signal });
  if (!result.ok) return result;
  const { batches, requestsWaiting } = result.answer;
  return {
    ok: true,
    answer: { batches: batches.filter(({ batchId }) => batchId !== ''), requestsWaiting },
  };
}

/**
 * The lead to call now (`next_lead`), or none with the script's words. `skip`, `resume` and `peek` only travel when they say
 * something, so that the script of section 7 gets exactly what it knows.
 */
export function nextLead(
  { auth, batch, rep = '', ...rest }: z.input<typeof nextLeadRequest>,
  signal?: AbortSignal,
): Promise<RepResult<NextLeadAnswer>> {
  const fields = { auth, batch, rep, ...filled(rest) };
  return get({ action: 'next_lead', fields, answer: nextLeadAnswer, signal });
}

/** Saves the outcome of a call (`update_lead`). An older script's answer may hold anything, if it is a JSON object. */
export function updateLead(
  { auth, leadId, status, note = '', rep = '', ...rest }: z.input<typeof updateLeadRequest>,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof updateLeadAnswer>>> {
  const fields = { auth, leadId, status, note, rep, ...filled(rest) };
  return post({ action: 'update_lead', fields, answer: updateLeadAnswer, signal });
}

/** Takes the last save back (`undo_lead`); the answer brings its lead as it was before, held for this rep. */
export function undoLead(
  { auth, leadId }: UndoLeadRequest,
  signal?: AbortSignal,
): Promise<RepResult<NextLeadAnswer>> {
  return post({ action: 'undo_lead', fields: { auth, leadId }, answer: undoLeadAnswer, signal });
}

/** The fields that hold something. */
function filled<T extends string | boolean>(fields: Record<string, T | undefined>): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [name, value] of Object.entries(fields)) if (value) found[name] = value;
  return found;
}
