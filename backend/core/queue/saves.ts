import { toInstant } from '#backend/core/instants.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { SavesOfStatus } from '#backend/core/queries.ts';
import { startOfEasternDay } from '#contract/eastern-time.ts';

/** Implements `savesSince` (queries.ts) for a store that reads all of the rep's lines since then. */
export function countSaves(
  lines: readonly { action: string; fromStatus: string; toStatus: string }[],
): SavesOfStatus[] {
  const counts = new Map<string, number>();
  const add = (status: string, count: number) => counts.set(status, (counts.get(status) ?? 0) + count);
  for (const { action, fromStatus, toStatus } of lines) {
    if (action === 'saved') add(toStatus, 1);
    if (action === 'undone') add(fromStatus, -1);
  }
  return [...counts].flatMap(([status, count]) => (count > 0 ? [{ status, count }] : []));
}

/** Returns this rep's saves of the calendar day in the company's zone. */
export const savesOfDay = (rep: string, nowMs: number): Plan<SavesOfStatus[]> =>
  read('savesSince', { rep, since: toInstant(startOfEasternDay(nowMs)) });

/** Number of saves, whatever their status. */
export const totalSaves = (saves: readonly SavesOfStatus[]): number =>
  saves.reduce((sum, { count }) => sum + count, 0);
