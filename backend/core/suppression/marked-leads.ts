import { lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { LISTED_NOTES } from '#backend/core/words/history.ts';
import type { Decision } from '#backend/core/writes.ts';
import { listNumbers } from './number-leads.ts';
import { withSuppression } from './numbers.ts';

/** Who is recorded for what the owner does in the sheet. */
export const OWNER = 'owner';

/**
 * Does what a save of DO NOT CALL does, for the numbers of leads that were given this status by hand in the
 * sheet: puts them on the do-not-call list, which closes their leads in every batch.
 */
export function* suppressMarked(keys: readonly string[], context: Context): Plan<Decision> {
  const before = yield* lockNumbers([...new Set(keys)]);
  const numbers = before.map((number) => withSuppression(number, OWNER, context.nowMs));
  return {
    answer: { ok: true },
    writes: yield* listNumbers(numbers, { rep: OWNER, note: LISTED_NOTES.inSheet }, context),
  };
}
