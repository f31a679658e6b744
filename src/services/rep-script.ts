import * as z from 'zod/mini';
import type { WithSession } from '#contract/actions/action.ts';
import { type Batch, listBatchesAction } from '#contract/actions/list-batches.ts';
import { type NextLeadAnswer, nextLeadAction } from '#contract/actions/next-lead.ts';
import { type AuthLoginAnswer, type AuthLoginRequest, authLoginAction } from '#contract/actions/sign-in.ts';
import { updateLeadAction } from '#contract/actions/update-lead.ts';
import { isErrorCode } from '#contract/errors.ts';
import type { Feature } from '#contract/session.ts';
import { isPlainScript, keepFeatures, scriptHasFeature } from '#src/stored/script-features.ts';
import { anyBody, anyScript, isNotRefused } from './rep-script/answer-reader.ts';
import { call, type RepResult } from './rep-script/transport.ts';

/** A session in the answer is a yes unless `ok` says no; a yes may come without a session, which is then missing. */
const isSignedIn = ({ ok, error, auth }: AuthLoginAnswer): boolean =>
  ok !== false && (auth !== '' || (ok === true && error === undefined));

/** Signs a rep in (`auth_login`, section 7). The answer may lack `auth` although the script agreed; then there is no session. */
export async function authLogin(
  { email, password }: AuthLoginRequest,
  signal?: AbortSignal,
): Promise<RepResult<AuthLoginAnswer>> {
  const read = anyScript(authLoginAction.answer, isSignedIn);
  const result = await call(authLoginAction, { email, password }, { read, signal });
  if (result.ok && result.answer.auth) keepFeatures(result.answer.auth, result.answer.features);
  return result;
}

/** What a rep can pick from, and for a manager how many account requests wait (0 for everybody else). */
export interface BatchListing {
  batches: Batch[];
  requestsWaiting: number;
  /** What the script can do beyond the specification. */
  features: readonly Feature[];
}

/** The batches this session can pick from (`list_batches`, section 7). */
export async function listBatches(auth: string, signal?: AbortSignal): Promise<RepResult<BatchListing>> {
  const read = anyScript(listBatchesAction.answer, isNotRefused);
  const result = await call(listBatchesAction, { auth }, { read, signal });
  if (!result.ok) return result;
  const { batches, requestsWaiting = 0, features } = result.answer;
  keepFeatures(auth, features);
  return { ok: true, answer: { batches, requestsWaiting, features } };
}

/** Of a refusal only our own codes are a failure: with any other words the script has no lead to give (docs/interfaces.md, section 5). */
const isAnswered = ({ error }: NextLeadAnswer): boolean => error === undefined || !isErrorCode(error);

/** The answer by the specification alone: what a script keeps under this product's own names may be something else. */
const plain = ({ ok, error, message, lead }: NextLeadAnswer): NextLeadAnswer =>
  z.parse(nextLeadAction.answer, { ok, error, message, lead });

/**
 * The lead to call now (`next_lead`, section 7), or none with the script's words. `skip`, `resume` and `peek` are only for a
 * script that has said it knows them, and only travel when they say something. A script that has said it knows nothing of
 * ours is read by the specification alone.
 */
export async function nextLead(
  { auth, batch, rep = '', ...rest }: WithSession<z.input<typeof nextLeadAction.request>>,
  signal?: AbortSignal,
): Promise<RepResult<NextLeadAnswer>> {
  const fields = { auth, batch, rep, ...filled(rest) };
  const read = anyScript(nextLeadAction.answer, isAnswered);
  const result = await call(nextLeadAction, fields, { read, signal });
  if (!result.ok || !isPlainScript(auth)) return result;
  return { ok: true, answer: plain(result.answer) };
}

/**
 * Saves the outcome of a call (`update_lead`, section 7). Nothing is read of the answer but whether it says no, and until when
 * a script that knows `undo_lead` takes the save back. A callback is only for a script that has said it knows them.
 */
export async function updateLead(
  {
    auth,
    leadId,
    status,
    note = '',
    rep = '',
    ...rest
  }: WithSession<z.input<typeof updateLeadAction.request>>,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof updateLeadAction.answer>>> {
  const fields = { auth, leadId, status, note, rep, ...filled(rest) };
  const result = await call(updateLeadAction, fields, { read: anyBody(updateLeadAction.answer), signal });
  if (!result.ok || scriptHasFeature(auth, 'undo_lead')) return result;
  return { ok: true, answer: { ...result.answer, undoUntil: '' } };
}

/** The fields that hold something. */
function filled<T extends string | boolean>(fields: Record<string, T | undefined>): Record<string, T> {
  const found: Record<string, T> = {};
  for (const [name, value] of Object.entries(fields)) if (value) found[name] = value;
  return found;
}
