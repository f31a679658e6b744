import * as z from 'zod/mini';
import type { WithSession } from '#contract/actions/action.ts';
import { type Batch, listBatchesAction, type RepDay } from '#contract/actions/list-batches.ts';
import { type NextLeadAnswer, nextLeadAction } from '#contract/actions/next-lead.ts';
import { updateLeadAction } from '#contract/actions/update-lead.ts';
import { isErrorCode } from '#contract/errors.ts';
import type { Feature } from '#contract/session.ts';
import { isPlainScript, keepFeatures, readFeatures, scriptHasFeature } from '#src/stored/script-features.ts';
import { anyBody, isConfirmed, isNotRefused, readAnyScriptAnswer } from './rep-script/answer-reader.ts';
import { call, type RepResult } from './rep-script/transport.ts';

/**
 * The batches a rep can choose from. `requestsWaiting` counts pending account requests; 0 for everyone but
 * managers.
 */
export interface BatchListing {
  batches: Batch[];
  requestsWaiting: number;
  /** More requests wait than these. */
  moreRequests: boolean;
  /** The rep's own day; undefined from an older script. */
  day: RepDay | undefined;
  /** What the script supports beyond the specification. */
  features: readonly Feature[];
}

/**
 * Whether an answer that says nothing can still be this script's. One with features says `ok`, so an empty
 * body or a stranger's must not be read as "no leads" (docs/interfaces.md, section 5).
 */
const mayLackOk = (auth: string): boolean => (readFeatures(auth) ?? []).length === 0;

/** Lists the batches this session can choose from (`list_batches`, section 7). */
export async function listBatches(auth: string, signal?: AbortSignal): Promise<RepResult<BatchListing>> {
  const lacksOk = mayLackOk(auth);
  const saysSomething = ({ ok, batches, features }: z.infer<typeof listBatchesAction.answer>) =>
    ok !== undefined || batches.length > 0 || features.length > 0;
  const read = readAnyScriptAnswer(
    listBatchesAction.answer,
    (answer) => isNotRefused(answer) && (lacksOk || saysSomething(answer)),
  );
  const result = await call(listBatchesAction, { auth }, { read, signal });
  if (!result.ok) return result;
  const { batches, requestsWaiting = 0, moreRequests = false, day, features } = result.answer;
  keepFeatures(auth, features);
  return { ok: true, answer: { batches, requestsWaiting, moreRequests, day, features } };
}

/**
 * Only our own error codes count as a failure. Any other error text means the script has no lead
 * (docs/interfaces.md, section 5).
 */
const isAnswered = ({ error }: NextLeadAnswer): boolean => error === undefined || !isErrorCode(error);

/** Keeps only the specified fields: another script may use our field names for something else. */
const plain = ({ ok, error, message, lead }: NextLeadAnswer): NextLeadAnswer =>
  z.parse(nextLeadAction.answer, { ok, error, message, lead });

/**
 * Gets the lead to call now (`next_lead`, section 7), or none with the script's message. Callers set `skip`,
 * `resume` and `peek` only for a script with those features; empty ones are not sent. For a script that
 * reports no features, only the specified fields are read.
 */
export async function nextLead(
  { auth, batch, rep = '', ...rest }: WithSession<z.input<typeof nextLeadAction.request>>,
  signal?: AbortSignal,
): Promise<RepResult<NextLeadAnswer>> {
  const fields = { auth, batch, rep, ...filled(rest) };
  const lacksOk = mayLackOk(auth);
  const saysSomething = ({ ok, lead, message }: NextLeadAnswer) =>
    ok !== undefined || Boolean(lead ?? message);
  const read = readAnyScriptAnswer(
    nextLeadAction.answer,
    (answer) => isAnswered(answer) && (lacksOk || saysSomething(answer)),
  );
  const result = await call(nextLeadAction, fields, { read, signal });
  if (!result.ok || !isPlainScript(auth)) return result;
  return { ok: true, answer: plain(result.answer) };
}

/**
 * Saves the outcome of a call (`update_lead`, section 7). Reads only whether the script refused and, from a
 * script with `undo_lead`, the end of the undo window. Callers send a callback and an id only to a script
 * with these features. A script with `save_id` takes a save once however often it is sent, so from it only an
 * explicit yes counts.
 */
export async function updateLead(
  { callbackAt, callbackMine, saveId, ...needed }: WithSession<z.input<typeof updateLeadAction.request>>,
  signal?: AbortSignal,
): Promise<RepResult<z.infer<typeof updateLeadAction.answer>>> {
  const fields = { ...needed, ...filled({ callbackAt, callbackMine, saveId }) };
  const { answer } = updateLeadAction;
  const read = scriptHasFeature(needed.auth, 'save_id')
    ? readAnyScriptAnswer(answer, isConfirmed)
    : anyBody(answer);
  const result = await call(updateLeadAction, fields, { read, signal });
  if (!result.ok || scriptHasFeature(needed.auth, 'undo_lead')) return result;
  return { ok: true, answer: { ...result.answer, undoUntil: '' } };
}

/** Drops empty, false and missing fields. */
const filled = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
