import { firstInState } from '#backend/core/accounts/reps.ts';
import { pick } from '#backend/core/pick.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { getRepDay } from '#backend/core/queue/rep-day.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { listBatchesAction } from '#contract/actions/list-batches.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { FEATURES } from '#contract/session.ts';
import { byUse, isArchived } from './batches.ts';

/**
 * `list_batches` (section 7): returns every batch that is not archived, in the order of `byUse`. Also this
 * rep's day and, for managers, the number of pending account requests.
 */
export const listBatches = signedIn(listBatchesAction, function* (_request, context, caller) {
  const batches = yield* read('batches', {});
  const waiting = caller.rep.role === 'manager' ? yield* countRequests() : {};
  const day = yield* getRepDay(caller.rep.email, context.nowMs);
  return answerOnly({
    ok: true,
    batches: batches
      .filter((batch) => !isArchived(batch))
      .sort(byUse)
      .map((batch) => ({
        ...pick(batch, ['batchId', 'name', 'description']),
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
