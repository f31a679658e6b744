import * as z from 'zod/mini';
import type { LeadRow } from '#backend/core/rows.ts';
import type { QueueEntry } from './queue-index.ts';
import type { ScriptCache } from './services.ts';

/** By batch id. */
export type BatchCounts = ReadonlyMap<string, readonly [open: number, total: number]>;

const KEY = 'batch-counts';
/** Hand edits show in the counts after at most this long. */
const SECONDS = 300;
/** The cache takes at most 100 KB per value. */
const CHARACTERS = 90_000;

const kept = z.object({
  version: z.string(),
  counts: z.array(z.tuple([z.string(), z.number(), z.number()])),
});

export function countLeads(index: readonly QueueEntry[]): BatchCounts {
  const counts = new Map<string, [number, number]>();
  for (const { batchId, open } of index) add(counts, batchId, open ? 1 : 0, 1);
  return counts;
}

function add(counts: Map<string, [number, number]>, batchId: string, open: number, total: number): void {
  const [wasOpen, wasTotal] = counts.get(batchId) ?? [0, 0];
  counts.set(batchId, [wasOpen + open, wasTotal + total]);
}

/** Returns the cached counts for this version of the rows; null if the cache has none. */
export function cachedCounts(cache: ScriptCache, version: string | null): BatchCounts | null {
  const text = version === null ? null : cache.get(KEY);
  if (text === null) return null;
  const parsed = z.safeParse(kept, JSON.parse(text));
  if (!parsed.success || parsed.data.version !== version) return null;
  return new Map(parsed.data.counts.map(([batchId, open, total]) => [batchId, [open, total]]));
}

export function cacheCounts(cache: ScriptCache, version: string | null, counts: BatchCounts): void {
  if (version === null) return;
  const lines = [...counts].map(([batchId, [open, total]]) => [batchId, open, total]);
  const text = JSON.stringify({ version, counts: lines });
  if (text.length <= CHARACTERS) cache.put(KEY, text, SECONDS);
}

/** `before` is null for a lead that is new or was not read, `after` for one that is deleted. */
export interface LeadChange {
  leadId: string;
  before: LeadRow | null;
  after: LeadRow | null;
}

/** Returns the counts after leads have changed that were all read, or are new. */
export function recount(counts: BatchCounts, changes: readonly LeadChange[]): BatchCounts {
  const next = new Map(
    [...counts].map(([batchId, [open, total]]) => [batchId, [open, total] as [number, number]]),
  );
  for (const { before, after } of changes) {
    if (before) add(next, before.batchId, before.open ? -1 : 0, -1);
    if (after) add(next, after.batchId, after.open ? 1 : 0, 1);
  }
  return next;
}
