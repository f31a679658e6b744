import { firstInState } from '#backend/core/accounts/first-in-state.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { getRepDay } from '#backend/core/queue/rep-day.ts';
import type { BatchCountsRow } from '#backend/core/rows.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { FEATURES } from '#contract/session.ts';
import { OWN_BATCHES } from './batches.ts';

/**
 * `list_batches` (section 7): returns every batch. Batches with open leads come first, website bookings
 * before others, then by name. Also this rep's day and, for managers, the number of pending account requests.
 */
export const listBatches = signedIn(listBatchesAction, function* (_request, context, caller) {
  const batches = yield* read('batches', {});
  const waiting = caller.rep.role === 'manager' ? yield* countRequests() : {};
  const day = yield* getRepDay(caller.rep.email, context.nowMs);
  return answerOnly({
    ok: true,
    batches: [...batches].sort(byUse).map((batch) => ({
      batchId: batch.batchId,
      name: batch.name,
      description: batch.description,
      count_open: batch.countOpen,
      count_total: batch.countTotal,
    })),
    ...waiting,
    day,
    features: FEATURES,
  });
});

function* countRequests(): Plan<Record<string, unknown>> {
  const { reps, more } = yield* firstInState('pending', PAGE_SIZES.requests);
  return { requestsWaiting: reps.length, moreRequests: more };
}

function byUse(one: BatchCountsRow, other: BatchCountsRow): number {
  return (
    rank(one) - rank(other) ||
    one.name.localeCompare(other.name, 'en') ||
    compareText(one.batchId, other.batchId)
  );
}

const rank = (batch: BatchCountsRow): number =>
  (batch.countOpen > 0 ? 0 : 2) + (batch.batchId === OWN_BATCHES.bookings.batchId ? 0 : 1);
