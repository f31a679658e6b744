import { getMessage } from '#backend/core/fault-text.ts';

/** One answer on the way: a redirect, or the last one. */
export interface Hop {
  url: URL;
  /** Origin that the request named; `null` after a redirect between two other origins. */
  origin: string;
  status: number;
  headers: Headers;
}

export interface Reply extends Hop {
  text: string;
  /** All answers, in their order; the last one is this reply. */
  hops: readonly Hop[];
}

/** A reply, or in words why there is none. */
export type Asked = { reply: Reply } | { fault: string };

export interface Request {
  /** With a body the request is a POST. */
  body?: string;
  type?: string;
  /** Origin of the page that would send this request. */
  origin?: string;
  /** What the visitor says in `X-Forwarded-For`. */
  forwardedFor?: string;
}

/** Sends a request and follows redirects like a browser. Never rejects. */
export type Ask = (url: string, request?: Request) => Promise<Asked>;

const MAX_HOPS = 6;

const FORM = 'application/x-www-form-urlencoded';

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ECONNRESET: 'the connection was broken',
  ENOTFOUND: 'there is no such address on the internet',
  EAI_AGAIN: 'the address could not be looked up: is this machine online?',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not from a public authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
};

function inWords(fault: unknown, timeoutMs: number): string {
  if (fault instanceof Error && fault.name === 'TimeoutError')
    return `no answer within ${timeoutMs / 1000} seconds`;
  const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause : fault;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return REASONS[code] ?? ([code, getMessage(cause)].filter(Boolean).join(': ') || 'no answer');
}

/** A proxy says so when what is behind it does not answer. */
const isFromProxy = (status: number): boolean => status >= 502 && status <= 504;

/** A redirect makes a POST a GET, except with status 307 and 308 (Fetch standard, HTTP-redirect fetch). */
const keepsBody = (status: number): boolean => status === 307 || status === 308;

/**
 * Creates the function that sends all requests of the checks.
 * @param send the platform's `fetch`
 * @param timeoutMs of one request with its redirects
 */
export function createAsk(send: typeof fetch, timeoutMs: number): Ask {
  async function follow(
    start: URL,
    { body, type = FORM, origin = '', forwardedFor }: Request,
  ): Promise<Reply> {
    const signal = AbortSignal.timeout(timeoutMs);
    const hops: Hop[] = [];
    let [url, sent, from] = [start, body, origin];
    while (true) {
      const headers = {
        ...(from && { origin: from }),
        ...(sent !== undefined && { 'content-type': type }),
        ...(forwardedFor !== undefined && { 'x-forwarded-for': forwardedFor }),
      };
      const method = sent === undefined ? 'GET' : 'POST';
      const answer = await send(url, {
        ...{ method, headers, signal, redirect: 'manual' },
        ...(sent !== undefined && { body: sent }),
      });
      const { status } = answer;
      const text = await answer.text();
      const hop: Hop = { url, origin: from, status, headers: answer.headers };
      hops.push(hop);
      const location = status >= 300 && status < 400 ? answer.headers.get('location') : null;
      const next = location !== null && URL.canParse(location, url) ? new URL(location, url) : null;
      if (!next || hops.length === MAX_HOPS) return { ...hop, text, hops };
      // From the second other origin on, a browser names no origin.
      if (from && url.origin !== from && next.origin !== url.origin) from = 'null';
      if (!keepsBody(status)) sent = undefined;
      url = next;
    }
  }

  return async (url, request = {}) => {
    if (!URL.canParse(url)) return { fault: 'this is no address' };
    try {
      const reply = await follow(new URL(url), request);
      if (!isFromProxy(reply.status)) return { reply };
      return { fault: `the proxy there answers with status ${reply.status}, because nothing answers it` };
    } catch (fault) {
      return { fault: inWords(fault, timeoutMs) };
    }
  };
}
