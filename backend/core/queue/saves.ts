import { toInstant } from '#backend/core/instants.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { PeriodArgs, RepWork, SavesOfDay, SavesOfStatus } from '#backend/core/queries.ts';
import type { Instant } from '#backend/core/rows.ts';
import { startOfEasternDay } from '#contract/dates/eastern-time.ts';

interface SaveLine {
  action: string;
  fromStatus: string;
  toStatus: string;
}

function countSaves(lines: readonly SaveLine[]): SavesOfStatus[] {
  const counts = new Map<string, number>();
  const add = (status: string, count: number) => counts.set(status, (counts.get(status) ?? 0) + count);
  for (const { action, fromStatus, toStatus } of lines) {
    if (action === 'saved') add(toStatus, 1);
    if (action === 'undone') add(fromStatus, -1);
  }
  return [...counts].flatMap(([status, count]) => (count > 0 ? [{ status, count }] : []));
}

/** Implements `repWork` (queries.ts) for a store that reads all of the rep's lines since then. */
export function countWork(lines: readonly (SaveLine & { at: Instant })[]): RepWork {
  const savedAt = lines.reduce((last, { action, at }) => (action === 'saved' && at > last ? at : last), '');
  const skips = lines.filter(({ action, at }) => action === 'skipped' && at > savedAt);
  return { saves: countSaves(lines), skipsInARow: skips.length };
}

/** Returns the index of the day that contains `at`; -1 if it is before all of them. */
export const findDay = (dayStarts: readonly Instant[], at: Instant): number =>
  dayStarts.filter((start) => start <= at).length - 1;

/** Implements `savesByDay` (queries.ts) for a store that reads all lines of these days. */
export function countSavesByDay(
  lines: readonly (SaveLine & { at: Instant; rep: string })[],
  dayStarts: readonly Instant[],
): SavesOfDay[] {
  const days = dayStarts.map(() => new Map<string, SaveLine[]>());
  for (const line of lines) {
    const day = days[findDay(dayStarts, line.at)];
    const ofRep = day?.get(line.rep);
    if (ofRep) ofRep.push(line);
    else day?.set(line.rep, [line]);
  }
  return days.flatMap((reps, day) =>
    [...reps].flatMap(([rep, ofRep]) => countSaves(ofRep).map((saves) => ({ ...saves, rep, day }))),
  );
}

/**
 * Returns the saves that were not undone. An undo is of the rep's last save, so it ends the last one of its lead.
 * @param lines in order of time
 */
export function withoutUndone<Line extends SaveLine & { rep: string; leadId: string }>(
  lines: readonly Line[],
): Line[] {
  const saves = new Set<Line>();
  const last = new Map<string, Line>();
  for (const line of lines) {
    const key = `${line.rep} ${line.leadId}`;
    const save = last.get(key);
    if (line.action === 'saved') {
      saves.add(line);
      last.set(key, line);
    } else if (line.action === 'undone' && save) saves.delete(save);
  }
  return [...saves];
}

/** Whether a moment is in a period. */
export const isWithin = ({ from, until }: PeriodArgs, at: Instant): boolean =>
  at >= from && (until === '' || at < until);

/** Returns what this rep has done on the calendar day in the company's zone. */
export const workOfDay = (rep: string, nowMs: number): Plan<RepWork> =>
  read('repWork', { rep, since: toInstant(startOfEasternDay(nowMs)) });

/** Number of saves, whatever their status. */
export const totalSaves = (saves: readonly SavesOfStatus[]): number =>
  saves.reduce((sum, { count }) => sum + count, 0);
