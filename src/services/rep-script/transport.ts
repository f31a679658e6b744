import type * as z from 'zod/mini';
import type { Action } from '#contract/actions/action.ts';
import type { AnswerStatus } from '#contract/answer-fields.ts';
import { env } from '#src/lib/env.ts';
import {
  anyScript,
  isNotRefused,
  ownScript,
  type Reader,
  readBody,
  readStatus,
  saysYes,
} from './answer-reader.ts';

/**
 * Why a call to the rep script came to nothing. `refused`: the script said no; `expired`: it no longer knows the
 * session; `unreachable`: no answer within 30 s, or the connection dropped; `malformed`: an answer that cannot be read (an
 * HTML page, half an answer); `http`: a status that is no success.
 */
export type FailureReason = 'refused' | 'expired' | 'unreachable' | 'malformed' | 'http';

export interface RepFailure {
  ok: false;
  reason: FailureReason;
  /** The script's words for a person, when it gave any. */
  message?: string | undefined;
  /** The script's code (contract/errors.ts), or an older script's words. */
  error?: string | undefined;
  /** The HTTP status, when `reason` is `http`. */
  status?: number | undefined;
}

export type RepResult<T> = { ok: true; answer: T } | RepFailure;

/** An action that is sent these fields, and answered like this. */
type ActionOf<Sent, Answer> = Action & {
  request: z.ZodMiniType<unknown, Sent>;
  answer: z.ZodMiniType<Answer>;
};

/** What travels with a call: the fields of its request, and the session unless anybody may call. */
type SentFor<Sent, Who> = Sent & (Who extends 'anybody' ? unknown : { auth: string });

interface CallOptions<Answer> {
  /** How the answer is read; else as `readerOf` says. */
  read?: Reader<Answer>;
  /** Aborts the call; its result is then `unreachable` and of no interest. */
  signal?: AbortSignal | undefined;
  /** Lets the call go out also while the page closes. */
  keepalive?: boolean;
}

/** A script host that wakes up can take several seconds; past this, in milliseconds, the rep is told. */
export const TIMEOUT_MS = 30_000;

/**
 * Calls an action of the rep script: by GET with everything in the query string, or by POST with one form field `payload` holding
 * JSON (specification, section 7). Never throws.
 */
export function call<Sent extends object, Answer extends AnswerStatus, Who extends Action['role']>(
  action: ActionOf<Sent, Answer> & { role: Who },
  fields: NoInfer<SentFor<Sent, Who>>,
  { read = toReader(action), signal, keepalive = false }: CallOptions<NoInfer<Answer>> = {},
): Promise<RepResult<Answer>> {
  const url = new URL(env.repEndpoint, window.location.href);
  if (action.method === 'POST') {
    return exchange({ read, signal }, url, { method: 'POST', body: toBody(action, fields), keepalive });
  }
  const query = { action: action.name, token: env.repToken, ...fields };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return exchange({ read, signal }, url, { method: 'GET', cache: 'no-store' });
}

/**
 * An action of the specification is read from any script, which must say yes; one of our own is read as strictly as it is
 * written, and where it changes something the script must say yes.
 */
const toReader = <Answer extends AnswerStatus>(
  action: Action & { answer: z.ZodMiniType<Answer> },
): Reader<Answer> =>
  action.isSpecified
    ? anyScript(action.answer, saysYes)
    : ownScript(action.answer, action.isReadOnly ? isNotRefused : saysYes);

const toBody = ({ name }: Action, fields: object): URLSearchParams =>
  new URLSearchParams({ payload: JSON.stringify({ action: name, token: env.repToken, ...fields }) });

/** How many bytes a call by POST is on its way, to keep it under what the script takes (contract/limits.ts). */
export const countBytes = <Sent extends object, Who extends Action['role']>(
  action: ActionOf<Sent, unknown> & { role: Who },
  fields: NoInfer<SentFor<Sent, Who>>,
): number => toBody(action, fields).toString().length;

interface Reply<T> {
  read: Reader<T>;
  signal: AbortSignal | undefined;
}

async function exchange<T>(call: Reply<T>, url: URL, init: RequestInit): Promise<RepResult<T>> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, TIMEOUT_MS);
  call.signal?.addEventListener('abort', abort, { once: true });
  if (call.signal?.aborted) abort();
  try {
    // No header of our own: one would need a preflight, which Apps Script cannot answer.
    const response = await fetch(url, {
      ...init,
      credentials: 'omit',
      redirect: 'follow',
      signal: controller.signal,
    });
    return result(call, response, await response.text());
  } catch {
    return { ok: false, reason: 'unreachable' };
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', abort);
  }
}

function result<T>({ read }: Reply<T>, { ok, status }: Response, text: string): RepResult<T> {
  const body = readBody(text);
  const { error, message } = readStatus(body);
  if (!ok) return { ok: false, reason: 'http', message, error, status };
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
