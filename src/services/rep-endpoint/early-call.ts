/** A call by GET that the document has started while the app was loading (src/app/inline-session.ts). */
export interface EarlyCall {
  url: string;
  answer: Promise<Response>;
  abort: () => void;
}

declare global {
  interface Window {
    earlyCall?: EarlyCall | undefined;
  }
}

/** After this its answer may be out of date, in ms since the document was opened. */
const FRESH_MS = 30_000;

/** Everything is in the query string (specification, section 7). */
export function toGetUrl(endpoint: string, query: object): URL {
  const url = new URL(endpoint, location.href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return url;
}

/**
 * Sends a call by GET.
 * @throws when there is no answer
 */
export const fetchByGet = (url: URL, signal: AbortSignal): Promise<Response> =>
  // No custom headers: one would cause a preflight, which Apps Script cannot answer.
  fetch(url, { cache: 'no-store', credentials: 'omit', redirect: 'follow', signal });

/** Starts a call for `takeEarlyAnswer`. A failed one is forgotten, so that the app makes its own. */
export function startEarlyCall(url: URL): void {
  const controller = new AbortController();
  const answer = fetchByGet(url, controller.signal);
  window.earlyCall = { url: url.href, answer, abort: () => controller.abort() };
  answer.catch(() => {
    window.earlyCall = undefined;
  });
}

/**
 * Returns the answer of the call that the document has started, once, when it was the same call a moment ago.
 * @param signal aborts the call
 */
export function takeEarlyAnswer(url: URL, signal: AbortSignal): Promise<Response> | undefined {
  const early = window.earlyCall;
  if (early?.url !== url.href || performance.now() > FRESH_MS) return undefined;
  window.earlyCall = undefined;
  if (signal.aborted) early.abort();
  signal.addEventListener('abort', early.abort);
  return early.answer;
}
