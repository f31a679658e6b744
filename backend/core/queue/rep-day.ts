import { getNextOpening } from '#backend/core/calling-hours/calling-hours.ts';
import { toInstant } from '#backend/core/instants.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { RepDay } from '#contract/actions/list-batches.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';
import { isLeasedByAnotherRep } from './lease.ts';
import { workOfDay } from './saves.ts';

/**
 * Returns what this rep has saved today, and which callbacks are due. A callback is due when its lead can be
 * served: a due one that waits for its calling hours, or for the 24-hour limit on calls, comes later.
 * @param rep the rep's email
 */
export function* getRepDay(rep: string, nowMs: number): Plan<RepDay> {
  const { saves } = yield* workOfDay(rep, nowMs);
  const now = toInstant(nowMs);
  const callbacks = yield* read('callbacks', {
    rep,
    now,
    callbackOpenBefore: toInstant(nowMs - DURATIONS.callbackAssigned),
    limit: PAGE_SIZES.callbacks,
  });
  const free = callbacks
    .filter((lead) => !isLeasedByAnotherRep(lead, rep, nowMs))
    .map(({ batchId, callWindow, readyAt }) => ({
      batchId,
      from: getNextOpening(callWindow, readyAt > now ? readyAt : now),
    }));
  const due = free.filter(({ from }) => from === now);
  const later = free.flatMap(({ from }) => (from > now ? [from] : []));
  return {
    saved: LEAD_STATUSES.flatMap((status) => saves.filter((each) => each.status === status)),
    callbacksDue: due.length,
    callbackBatch: due[0]?.batchId ?? '',
    nextCallbackAt: later.sort()[0] ?? '',
  };
}
