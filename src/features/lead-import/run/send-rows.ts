import type { WithSession } from '#contract/actions/action.ts';
import {
  type ImportLeadsRequest,
  type ImportResult,
  importLeadsAction,
} from '#contract/actions/import-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ReadyRow } from '#src/features/lead-import/check/check-rows.ts';
import { call, countBytes, type RepFailure } from '#src/services/rep-script/transport.ts';

export type ImportTarget = Omit<ImportLeadsRequest, 'rows'>;

/** Pauses before the retries of a chunk after a temporary failure, in milliseconds. */
export const RETRY_MS = [1000, 4000] as const;

const isTemporary = ({ reason, error, status = 0 }: RepFailure): boolean =>
  reason === 'unreachable' || reason === 'malformed' || error === 'busy' || status >= 500;

/** Bytes of one row in a request; the session and the other fields are extra. */
const rowBytes = (row: ReadyRow): number => new URLSearchParams({ r: JSON.stringify(row) }).toString().length;

/**
 * Returns the rows from index `from` on that fit into one request, at least one. Limits:
 * PAGE_SIZES.importRows and the bytes that the script reads.
 */
export function nextChunk(
  target: ImportTarget,
  rows: readonly ReadyRow[],
  from: number,
  auth: string,
): ReadyRow[] {
  let room = LIMITS.requestBytes - countBytes(importLeadsAction, { ...target, auth, rows: [] });
  const chunk: ReadyRow[] = [];
  for (const row of rows.slice(from, from + PAGE_SIZES.importRows)) {
    room -= rowBytes(row) + ','.length;
    if (room < 0 && chunk.length > 0) break;
    chunk.push(row);
  }
  return chunk;
}

export type SendRowsResult = { end: 'all' } | { end: 'cancelled' } | { end: 'failed'; failure: RepFailure };

const wait = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => resolve());
  });

async function sendChunk(request: WithSession<ImportLeadsRequest>, signal: AbortSignal) {
  for (const ms of RETRY_MS) {
    const result = await call(importLeadsAction, request, { signal });
    if (result.ok || !isTemporary(result) || signal.aborted) return result;
    await wait(ms, signal);
  }
  return call(importLeadsAction, request, { signal });
}

interface SendRowsOptions {
  target: ImportTarget;
  rows: readonly ReadyRow[];
  /** Index of the first row without an answer. */
  from: number;
  /** The current session: it may be a new one when an import is resumed. */
  auth: string;
  signal: AbortSignal;
  onResults: (results: readonly ImportResult[], next: number) => void;
}

/**
 * Sends rows in chunks until all are answered, the signal aborts, or the script fails for good. Resuming from
 * the first row without an answer adds nothing twice.
 */
export async function sendRows({
  target,
  rows,
  from,
  auth,
  signal,
  onResults,
}: SendRowsOptions): Promise<SendRowsResult> {
  let next = from;
  while (next < rows.length) {
    if (signal.aborted) return { end: 'cancelled' };
    const chunk = nextChunk(target, rows, next, auth);
    const result = await sendChunk({ ...target, auth, rows: chunk }, signal);
    if (signal.aborted && !result.ok) return { end: 'cancelled' };
    if (!result.ok) return { end: 'failed', failure: result };
    next += chunk.length;
    onResults(result.answer.results, next);
  }
  return { end: 'all' };
}
