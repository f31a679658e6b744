import { env } from '#src/lib/env.ts';
import { type Reader, readBody, statusOf } from './answer-reader.ts';

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

/** One call: the action's name, what is sent with it, and how its answer is read. */
export interface Call<T> {
  action: string;
  fields: Record<string, string | boolean>;
  read: Reader<T>;
  /** Aborts the call; its result is then `unreachable` and of no interest. */
  signal?: AbortSignal | undefined;
}

/** A call by POST, whose fields may hold anything JSON does. */
export type PostCall<T> = Omit<Call<T>, 'fields'> & {
  fields: object;
  /** Lets the call go out also while the page closes. */
  keepalive?: boolean;
};

/** A script host that wakes up can take several seconds; past this, in milliseconds, the rep is told. */
export const TIMEOUT_MS = 30_000;

/** Calls an action by GET: action, token and fields in the query string (specification, section 7). Never throws. */
export function get<T>(call: Call<T>): Promise<RepResult<T>> {
  const url = new URL(env.repEndpoint, window.location.href);
  const query = { action: call.action, token: env.repToken, ...call.fields };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return exchange(call, url, { method: 'GET', cache: 'no-store' });
}

/** Calls an action by POST: one form field `payload` holding JSON (specification, section 7). Never throws. */
export function post<T>(call: PostCall<T>): Promise<RepResult<T>> {
  const url = new URL(env.repEndpoint, window.location.href);
  const { keepalive = false } = call;
  return exchange(call, url, { method: 'POST', body: postBody(call), keepalive });
}

/** What a POST of these fields carries; `toString().length` is its size in bytes. */
export function postBody({ action, fields }: Pick<PostCall<unknown>, 'action' | 'fields'>): URLSearchParams {
  return new URLSearchParams({ payload: JSON.stringify({ action, token: env.repToken, ...fields }) });
}

type Reply<T> = Pick<Call<T>, 'read' | 'signal'>;

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
  const { error, message } = statusOf(body);
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
