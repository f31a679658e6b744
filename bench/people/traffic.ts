import * as z from 'zod/mini';

const endpointAnswer = z.looseObject({ ok: z.boolean(), error: z.optional(z.string()) });

/**
 * What came of a request: `yes` and `no` are answers of the backend; with `none`, `how` says why there is no
 * answer.
 */
export type Reply =
  | { kind: 'yes'; answer: z.infer<typeof endpointAnswer> }
  | { kind: 'no'; error: string; status: number }
  | { kind: 'none'; how: string };

export interface Call {
  /** For the report. */
  action: string;
  /** Of `fetch`; a `query` is sent by GET. */
  query?: Record<string, string>;
  body?: FormData | URLSearchParams;
  /** Network address that a proxy would name. */
  sender: string;
}

/** As long as the site waits. */
const TIMEOUT_MS = 30_000;

async function exchange(host: string, { query, body, sender }: Call): Promise<Reply> {
  const url = new URL('/api/script', host);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'X-Forwarded-For': sender },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body }),
    });
    const answer = endpointAnswer.parse(await response.json());
    if (answer.ok && response.ok) return { kind: 'yes', answer };
    return { kind: 'no', error: answer.error ?? '', status: response.status };
  } catch (fault) {
    const cause = fault instanceof Error ? (fault.cause ?? fault) : fault;
    return {
      kind: 'none',
      how: cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause),
    };
  }
}

const describeReply = (reply: Reply): string => {
  if (reply.kind === 'none') return reply.how;
  return reply.kind === 'no' ? `${reply.error} (${reply.status})` : 'ok';
};

/** Sends requests to hosts as the site does, and records their times and outcomes. */
export class Traffic {
  /** Of the hosts, which get one request after another. */
  urls: readonly string[] = [];
  inFlight = 0;
  /** Milliseconds per request, by action. */
  readonly times = new Map<string, number[]>();
  readonly #outcomes = new Map<string, number>();
  #turn = 0;

  async send(call: Call): Promise<Reply> {
    this.inFlight++;
    const start = performance.now();
    const reply = await exchange(this.urls[this.#turn++ % this.urls.length] ?? '', call);
    this.inFlight--;
    const times = this.times.get(call.action) ?? [];
    this.times.set(call.action, times);
    if (reply.kind !== 'none') times.push(performance.now() - start);
    const outcome = describeReply(reply);
    this.#outcomes.set(outcome, (this.#outcomes.get(outcome) ?? 0) + 1);
    return reply;
  }

  /** All outcomes but `ok` in words, such as `3 busy (200), 2 ECONNRESET`. */
  describeFailures(): string {
    const failures = [...this.#outcomes].filter(([outcome]) => outcome !== 'ok');
    return failures.map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'none';
  }
}
