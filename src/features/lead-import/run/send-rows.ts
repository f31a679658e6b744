import {
  type ImportLeadsRequest,
  type ImportResult,
  importLeadsAction,
} from '#contract/actions/import/import-leads.ts';
import { LIMITS } from '#contract/limits.ts';
import type { ReadyRow } from '#src/features/lead-import/check/check-rows.ts';
import { takeFitting } from '#src/features/lead-import/fit-request.ts';
import { callAgain } from '#src/services/rep-endpoint/call-again.ts';
import { call, countBytes, type RepFailure } from '#src/services/rep-endpoint/transport.ts';

export type ImportTarget = Omit<ImportLeadsRequest, 'rows'>;

/**
 * Returns the rows from index `from` on that fit into one request, at least one. Limits:
 * PAGE_SIZES.importRows and the bytes that the backend reads.
 */
export function nextChunk(
  target: ImportTarget,
  rows: readonly ReadyRow[],
  from: number,
  auth: string,
): ReadyRow[] {
  const room = LIMITS.requestBytes - countBytes(importLeadsAction, { ...target, auth, rows: [] });
  return takeFitting(rows, from, room);
}

export type SendRowsResult = { end: 'all' } | { end: 'cancelled' } | { end: 'failed'; failure: RepFailure };

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
 * Sends rows in chunks until all are answered, the signal aborts, or the backend fails for good. Resuming
 * from the first row without an answer adds nothing twice.
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
    const request = { ...target, auth, rows: chunk };
    const result = await callAgain(() => call(importLeadsAction, request, { signal }), signal);
    if (signal.aborted && !result.ok) return { end: 'cancelled' };
    if (!result.ok) return { end: 'failed', failure: result };
    next += chunk.length;
    onResults(result.answer.results, next);
  }
  return { end: 'all' };
}
