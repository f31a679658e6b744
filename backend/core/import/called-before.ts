import { type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { formatDay } from '#contract/dates/calendar.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
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

/** What became of a closed lead: `Not Qualified, Oct 3, 2025 (Milton list)`. */
function saidBefore({ status, workedAt, batchId }: LeadRow, batchNames: ReadonlyMap<string, string>): string {
  const at = Date.parse(workedAt);
  const day = Number.isNaN(at)
    ? []
    : [formatDay(easternDay(at), { month: 'short', day: 'numeric', year: 'numeric' })];
  const name = batchNames.get(batchId);
  return [status, ...day].join(', ') + (name ? ` (${name})` : '');
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
  const line = `Called before: ${saidBefore(last, batchNames)}.`;
  const known = last.notes === '' ? line : `${line}\n${last.notes}`;
  const room = written === '' ? LIMITS.notes : LIMITS.notes - written.length - 1;
  // No half of an emoji at the end.
  const start = known.slice(0, Math.max(0, room - 1)).replace(/[\ud800-\udbff]$/, '');
  const fitting = known.length <= room ? known : start && `${start}\u2026`;
  return [fitting, written].filter(Boolean).join('\n');
}

/** Says in the history of the new lead which one it follows. */
export function openedAgainNote(last: LeadRow, batchNames: ReadonlyMap<string, string>): string {
  const name = `${last.firstName} ${last.lastName}`.trim();
  return `Opened again after ${name}, ${saidBefore(last, batchNames)}`;
}
