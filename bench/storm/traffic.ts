import * as z from 'zod/mini';
import { inMs, median, quantile } from '../figures.ts';
import { printTable } from '../report.ts';

const scriptAnswer = z.looseObject({ ok: z.boolean(), error: z.optional(z.string()) });
type ScriptAnswer = z.infer<typeof scriptAnswer>;

/**
 * What came of a request: `yes` and `no` are answers of the script. Without an answer, `how` says what
 * happened: `not connected` (the host cannot have taken it), `reset` before an answer, `cut` in the middle of
 * one, `foreign` (an answer that is none of the script's), or `late`.
 */
export type Reply =
  | { kind: 'yes'; answer: ScriptAnswer }
  | { kind: 'no'; error: string; status: number }
  | { kind: 'none'; how: 'not connected' | 'reset' | 'cut' | 'foreign' | 'late' };

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

const getCode = (fault: unknown): string => {
  if (!(fault instanceof Error)) return '';
  const { cause } = fault;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : fault.name;
};

async function exchange(host: string, { query, body, sender }: Call): Promise<Reply> {
  const url = new URL('/api/script', host);
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  let response: Response | undefined;
  try {
    response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: { 'X-Forwarded-For': sender },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body }),
    });
    const text = await response.text();
    const read = scriptAnswer.safeParse(JSON.parse(text));
    if (!read.success) return { kind: 'none', how: 'foreign' };
    const { ok, error = '' } = read.data;
    if (ok && response.ok) return { kind: 'yes', answer: read.data };
    return { kind: 'no', error, status: response.status };
  } catch (fault) {
    const code = getCode(fault);
    if (code === 'ECONNREFUSED') return { kind: 'none', how: 'not connected' };
    if (code === 'TimeoutError') return { kind: 'none', how: 'late' };
    if (fault instanceof SyntaxError) return { kind: 'none', how: 'foreign' };
    return { kind: 'none', how: response ? 'cut' : 'reset' };
  }
}

const describeReply = (reply: Reply): string => {
  if (reply.kind === 'none') return reply.how;
  return reply.kind === 'no' ? `${reply.error} (${reply.status})` : 'ok';
};

/** Sends requests to the host at `url` as the site does, and records their times and outcomes. */
export class Traffic {
  url = '';
  inFlight = 0;
  mostInFlight = 0;
  readonly #times = new Map<string, number[]>();
  readonly #outcomes = new Map<string, Map<string, number>>();

  async send(call: Call): Promise<Reply> {
    this.inFlight++;
    this.mostInFlight = Math.max(this.mostInFlight, this.inFlight);
    const start = performance.now();
    const reply = await exchange(this.url, call);
    this.inFlight--;
    const times = this.#times.get(call.action) ?? [];
    this.#times.set(call.action, times);
    if (reply.kind !== 'none') times.push(performance.now() - start);
    const outcomes = this.#outcomes.get(call.action) ?? new Map<string, number>();
    this.#outcomes.set(call.action, outcomes);
    const outcome = describeReply(reply);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    return reply;
  }

  /** Forgets all times and outcomes. */
  reset(): void {
    this.#times.clear();
    this.#outcomes.clear();
  }

  worstMs(): number {
    return quantile([...this.#times.values()].flat(), 1);
  }

  /** How many requests ended with an outcome, such as `ok`, `busy (200)` or `reset`, by outcome. */
  outcomes(): Map<string, number> {
    const all = new Map<string, number>();
    for (const outcomes of this.#outcomes.values())
      for (const [outcome, count] of outcomes) all.set(outcome, (all.get(outcome) ?? 0) + count);
    return all;
  }

  /** All outcomes but `ok` in words, such as `3 busy (200), 2 reset`. */
  describeFailures(outcomes: ReadonlyMap<string, number> = this.outcomes()): string {
    const failures = [...outcomes].filter(([outcome]) => outcome !== 'ok');
    return failures.map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'none';
  }

  /** Prints requests, errors and answer times per action. @param seconds how long the load lasted */
  print(title: string, seconds: number): void {
    const rows = [...this.#times].map(([action, times]) => {
      const outcomes = this.#outcomes.get(action) ?? new Map<string, number>();
      const count = [...outcomes.values()].reduce((sum, each) => sum + each, 0);
      return [action, count, ...toCells(times, count / seconds), this.describeFailures(outcomes)];
    });
    const all = [...this.#times.values()].flat();
    const count = [...this.outcomes().values()].reduce((sum, each) => sum + each, 0);
    rows.push(['all', count, ...toCells(all, count / seconds), this.describeFailures()]);
    printTable([title, 'requests', 'a second', 'median ms', '95%', '99%', 'worst', 'errors'], rows);
  }
}

const toCells = (times: readonly number[], rate: number): string[] => [
  rate.toFixed(1),
  ...[median(times), quantile(times, 0.95), quantile(times, 0.99), quantile(times, 1)].map(inMs),
];
