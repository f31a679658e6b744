import * as z from 'zod/mini';
import type { WithSession } from '#contract/actions/action.ts';
import { addLeadAction } from '#contract/actions/add-lead.ts';
import { type Batch, listBatchesAction, type RepDay } from '#contract/actions/list-batches.ts';
import { type NextLeadAnswer, nextLeadAction } from '#contract/actions/next-lead.ts';
import { resetPinAction } from '#contract/actions/reset-pin.ts';
import { type AuthLoginAnswer, type AuthLoginRequest, authLoginAction } from '#contract/actions/sign-in.ts';
import type { AnswerStatus } from '#contract/answer-fields.ts';
import { isErrorCode } from '#contract/errors.ts';
import { readBackendFeatures, storeFeatures } from '#src/stored/backend-features.ts';
import { knownDevice } from '#src/stored/known-device.ts';
import { isNotRefused, tolerantReader } from './rep-endpoint/answer-reader.ts';
import { call, type RepResult } from './rep-endpoint/transport.ts';

/**
 * The batches a rep can choose from. `requestsWaiting` counts pending account requests; 0 for everyone but
 * managers.
 */
export interface BatchListing {
  batches: Batch[];
  requestsWaiting: number;
  /** More requests wait than these. */
  moreRequests: boolean;
  /** The rep's own day; undefined from an older backend. */
  day: RepDay | undefined;
}

/**
 * Whether an answer that says nothing can still be this backend's. One with features says `ok`, so an empty
 * body or a stranger's must not be read as "no leads" (docs/interfaces.md, section 5).
 */
function mayLackOk(): boolean {
  const { isKnown, isPlain } = readBackendFeatures();
  return !isKnown || isPlain;
}

/** Lists the batches this session can choose from (`list_batches`, section 7). */
export async function listBatches(auth: string, signal?: AbortSignal): Promise<RepResult<BatchListing>> {
  const lacksOk = mayLackOk();
  const saysSomething = ({ ok, batches, features }: z.infer<typeof listBatchesAction.answer>) =>
    ok !== undefined || batches.length > 0 || features.length > 0;
  const read = tolerantReader(
    listBatchesAction.answer,
    (answer) => isNotRefused(answer) && (lacksOk || saysSomething(answer)),
  );
  const result = await call(listBatchesAction, { auth }, { read, signal });
  if (!result.ok) return result;
  const { batches, requestsWaiting = 0, moreRequests = false, day, features } = result.answer;
  storeFeatures(features);
  return { ok: true, answer: { batches, requestsWaiting, moreRequests, day } };
}

/**
 * Only our own error codes count as a failure. Any other error text means the backend has no lead
 * (docs/interfaces.md, section 5).
 */
const isAnswered = ({ error }: NextLeadAnswer): boolean => error === undefined || !isErrorCode(error);

/** Keeps only the specified fields: another backend may use our field names for something else. */
const plain = ({ ok, error, message, lead }: NextLeadAnswer): NextLeadAnswer =>
  z.parse(nextLeadAction.answer, { ok, error, message, lead });

/**
 * Gets the lead to call now (`next_lead`, section 7), or none with the backend's message. Callers set `skip`,
 * `resume` and `peek` only for a backend with those features; empty ones are not sent. For a backend that
 * reports no features, only the specified fields are read.
 */
export async function nextLead(
  { auth, batch, rep = '', ...rest }: WithSession<z.input<typeof nextLeadAction.request>>,
  signal?: AbortSignal,
): Promise<RepResult<NextLeadAnswer>> {
  const fields = { auth, batch, rep, ...filled(rest) };
  const lacksOk = mayLackOk();
  const saysSomething = ({ ok, lead, message }: NextLeadAnswer) =>
    ok !== undefined || Boolean(lead ?? message);
  const read = tolerantReader(
    nextLeadAction.answer,
    (answer) => isAnswered(answer) && (lacksOk || saysSomething(answer)),
  );
  const result = await call(nextLeadAction, fields, { read, signal });
  if (!result.ok || !readBackendFeatures().isPlain) return result;
  return { ok: true, answer: plain(result.answer) };
}

/** Drops empty, false and missing fields. */
const filled = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

type AddedAnswer = z.infer<typeof addLeadAction.answer>;

/** Success is an explicit yes or the id of the new lead. */
const isAdded = (answer: AddedAnswer): boolean =>
  isNotRefused(answer) && (answer.ok === true || answer.leadId !== '');

/**
 * Adds a lead (`add_lead`, section 7): the form's fields, the session and a `submissionId` that makes a retry
 * idempotent. Only our own backend reports the lead's batch; `batchId` is empty for others.
 */
export async function addLead(
  fields: WithSession<z.input<typeof addLeadAction.request>>,
): Promise<RepResult<AddedAnswer>> {
  const read = tolerantReader(addLeadAction.answer, isAdded);
  const result = await call(addLeadAction, fields, { read });
  if (!result.ok || !readBackendFeatures().isPlain) return result;
  return { ok: true, answer: { ...result.answer, batchId: '' } };
}

/**
 * A session counts as success unless `ok` is false. `ok: true` without a session also counts; the caller then
 * has no `auth`.
 */
const isSignedIn = ({ ok, error, auth }: AuthLoginAnswer): boolean =>
  ok !== false && (auth !== '' || (ok === true && error === undefined));

/** Sends the secret of this browser, if a backend has given it one. JSON leaves an undefined field out. */
const fromHere = <Fields>(fields: Fields) => ({ ...fields, device: knownDevice.read() ?? undefined });

/** Keeps the secret by which the backend recognizes this browser, if the answer has one. */
function storeDevice(result: RepResult<{ device: string }>): void {
  if (result.ok && result.answer.device) knownDevice.write(result.answer.device);
}

/**
 * Signs a rep in (`auth_login`, section 7), and lets the backend recognize this browser the next time. The
 * answer may lack `auth` even when the backend reports success.
 */
export async function authLogin(
  fields: Omit<AuthLoginRequest, 'device'>,
): Promise<RepResult<AuthLoginAnswer>> {
  const read = tolerantReader(authLoginAction.answer, isSignedIn);
  const result = await call(authLoginAction, fromHere(fields), { read });
  storeDevice(result);
  if (result.ok && result.answer.auth) storeFeatures(result.answer.features);
  return result;
}

/**
 * Sets a new PIN with the emailed code (`reset_pin`, section 7), and lets the backend recognize this browser
 * when the rep signs in with it.
 */
export async function resetPin(
  fields: Omit<z.input<typeof resetPinAction.request>, 'device'>,
): Promise<RepResult<AnswerStatus>> {
  const result = await call(resetPinAction, fromHere(fields));
  storeDevice(result);
  return result;
}
