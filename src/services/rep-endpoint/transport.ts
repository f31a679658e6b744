import type * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import type { AnswerStatus } from '#contract/answer-fields.ts';
import { env } from '#src/lib/env.ts';
import {
  isConfirmed,
  isNotRefused,
  type Reader,
  readBody,
  readStatus,
  strictReader,
  tolerantReader,
} from './answer-reader.ts';
import { fetchByGet, takeEarlyAnswer, toGetUrl } from './early-call.ts';

/**
 * Why a call to the rep endpoint failed. `refused`: the backend said no. `expired`: it no longer knows the
 * session. `unreachable`: no answer within 30 s, or the connection dropped. `malformed`: an unreadable answer
 * (an HTML page, truncated JSON). `http`: an HTTP error status.
 */
export type FailureReason = 'refused' | 'expired' | 'unreachable' | 'malformed' | 'http';

export interface RepFailure {
  ok: false;
  reason: FailureReason;
  /** The backend's message for the user, if any. */
  message?: string | undefined;
  /** The backend's error code (contract/errors.ts), or an older backend's text. */
  error?: string | undefined;
  /** HTTP status, when `reason` is `http`. */
  status?: number | undefined;
}

export type RepResult<T> = { ok: true; answer: T } | RepFailure;

/** True when the backend answered no; otherwise the call itself failed. */
export const isRefused = ({ reason }: RepFailure): boolean => reason === 'refused' || reason === 'expired';

/** True when there was no answer and the browser knows why. */
export const isOffline = ({ reason }: RepFailure): boolean => reason === 'unreachable' && !navigator.onLine;

/** An action with this request and answer type. */
type ActionOf<Sent, Answer> = Action & {
  request: z.ZodMiniType<unknown, Sent>;
  answer: z.ZodMiniType<Answer>;
};

/** The fields of the request, plus the session unless the role is `anybody`. */
type SentFor<Sent, Who> = Sent & (Who extends 'anybody' ? unknown : { auth: string });

interface CallOptions<Answer> {
  /** How to read the answer; defaults to `toReader`. */
  read?: Reader<Answer>;
  /** Aborts the call; the result is then `unreachable`, and callers ignore it. */
  signal?: AbortSignal | undefined;
  /** Lets the request finish while the page closes. */
  keepalive?: boolean;
  /** After this without an answer the backend counts as unreachable. */
  timeoutMs?: number;
}

/** In milliseconds. A cold start of the host of the backend can take several seconds. */
export const TIMEOUT_MS = 30_000;

/** The backend that an action belongs to, with its static token. Both may be one. */
const toEndpoint = ({ token }: Action) =>
  token === 'bookingToken'
    ? { endpoint: env.bookingEndpoint, token: env.bookingToken }
    : { endpoint: env.repEndpoint, token: env.repToken };

/**
 * Calls an action of the rep endpoint, or of the booking endpoint if the action has its token: by GET with
 * everything in the query string, or by POST with one form field `payload` that holds JSON (specification,
 * section 7). Never throws.
 */
export function call<Sent extends object, Answer extends AnswerStatus, Who extends Action['role']>(
  action: ActionOf<Sent, Answer> & { role: Who },
  fields: NoInfer<SentFor<Sent, Who>>,
  { read = toReader(action), signal, keepalive = false, timeoutMs }: CallOptions<NoInfer<Answer>> = {},
): Promise<RepResult<Answer>> {
  const { endpoint, token } = toEndpoint(action);
  if (action.method === 'GET') {
    const url = toGetUrl(endpoint, { action: action.name, token, ...fields });
    const send = (inner: AbortSignal) => takeEarlyAnswer(url, inner) ?? fetchByGet(url, inner);
    return exchange(read, send, signal, timeoutMs);
  }
  const url = toGetUrl(endpoint, action.requestBytes ? { action: action.name } : {});
  const init = { method: 'POST', body: toBody(action, fields), keepalive } as const;
  const send = (inner: AbortSignal) =>
    fetch(url, { ...init, credentials: 'omit', redirect: 'follow', signal: inner });
  return exchange(read, send, signal, timeoutMs);
}

/**
 * Actions of the specification are read leniently and need an explicit yes. Our own actions are read
 * strictly; they need an explicit yes only when they change something.
 */
const toReader = <Answer extends AnswerStatus>(
  action: Action & { answer: z.ZodMiniType<Answer> },
): Reader<Answer> =>
  action.isSpecified
    ? tolerantReader(action.answer, isConfirmed)
    : strictReader(action.answer, action.isReadOnly ? isNotRefused : isConfirmed);

const toBody = (action: Action, fields: object): URLSearchParams => {
  const { token } = toEndpoint(action);
  return new URLSearchParams({ payload: JSON.stringify({ action: action.name, token, ...fields }) });
};

/** Size of a POST call in bytes, to stay below the backend's limit (contract/limits.ts). */
export const countBytes = <Sent extends object, Who extends Action['role']>(
  action: ActionOf<Sent, unknown> & { role: Who },
  fields: NoInfer<SentFor<Sent, Who>>,
): number => toBody(action, fields).toString().length;

async function exchange<T>(
  read: Reader<T>,
  send: (signal: AbortSignal) => Promise<Response>,
  outerSignal: AbortSignal | undefined,
  timeoutMs = TIMEOUT_MS,
): Promise<RepResult<T>> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  outerSignal?.addEventListener('abort', abort, { once: true });
  if (outerSignal?.aborted) abort();
  try {
    const response = await send(controller.signal);
    return toResult(read, response, await response.text());
  } catch {
    return { ok: false, reason: 'unreachable' };
  } finally {
    clearTimeout(timer);
    outerSignal?.removeEventListener('abort', abort);
  }
}

function toResult<T>(read: Reader<T>, { ok, status }: Response, text: string): RepResult<T> {
  const body = readBody(text);
  const { error, message } = readStatus(body);
  // The text of an error page is a proxy's, and no message for a rep.
  if (!ok) return { ok: false, reason: 'http', ...(body.isJson && { message, error }), status };
  if (error === 'unauthenticated') return { ok: false, reason: 'expired', message, error };
  const found = read(body);
  switch (found.kind) {
    case 'yes':
      return { ok: true, answer: found.answer };
    case 'no':
      return { ok: false, reason: 'refused', message, error };
    case 'unreadable':
      return { ok: false, reason: 'malformed' };
  }
}
