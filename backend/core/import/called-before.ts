import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { IMPORT_NOTES } from '#backend/core/words/history.ts';
import { LIMITS } from '#contract/limits.ts';

/** Reads the names of the batches of leads, by id. */
export function* readBatchNames(leads: readonly LeadRow[]): Plan<Map<string, string>> {
  const names = new Map<string, string>();
  for (const batchId of new Set(leads.map((lead) => lead.batchId))) {
    const batch = yield* read('batch', { batchId });
    if (batch) names.set(batchId, batch.name);
  }
  return names;
}

/**
 * Returns the notes of the new lead of a person whose last one is closed: what is known, then what the list
 * says, which stays whole.
 */
export function withCalledBefore(
  written: string,
  last: LeadRow,
  batchNames: ReadonlyMap<string, string>,
): string {
  const line = IMPORT_NOTES.calledBefore(last, batchNames);
  const known = last.notes === '' ? line : `${line}\n${last.notes}`;
  const room = written === '' ? LIMITS.notes : LIMITS.notes - written.length - 1;
  // No half of an emoji at the end.
  const start = known.slice(0, Math.max(0, room - 1)).replace(/[\ud800-\udbff]$/, '');
  const fitting = known.length <= room ? known : start && `${start}\u2026`;
  return [fitting, written].filter(Boolean).join('\n');
}
