import { toInstant } from '#backend/core/instants.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { answerOnly } from '#backend/core/writes.ts';
import { newLeadsAction } from '#contract/actions/new-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';

/**
 * `new_leads`: returns how many leads of the website wait for their first call, and when the newest came.
 * Leads that a rep holds do not wait; of many, only those among the newest are left out.
 */
export const newLeads = signedIn(newLeadsAction, function* (_request, context, { rep }) {
  const now = toInstant(context.nowMs);
  const { count, newest } = yield* read('newBookings', { limit: PAGE_SIZES.counted + 1 });
  const held = newest.filter(({ leaseRep, leaseUntil }) => leaseRep !== '' && leaseUntil > now);
  const first = newest.find((lead) => !held.includes(lead));
  const own = held.find(({ leaseRep }) => leaseRep === rep.email);
  return answerOnly({
    ok: true,
    count: Math.min(count - held.length, PAGE_SIZES.counted),
    more: count - held.length > PAGE_SIZES.counted,
    newestAt: first?.createdAt ?? '',
    batchId: first?.batchId ?? '',
    heldAt: own?.createdAt ?? '',
  });
});
