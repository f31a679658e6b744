import { type Plan, read } from '#backend/core/plan.ts';
import type { RepRow } from '#backend/core/rows.ts';

/** Returns the oldest accounts in a state, at most `limit`, and whether there are more. */
export function* firstInState(
  state: RepRow['state'],
  limit: number,
): Plan<{ reps: RepRow[]; more: boolean }> {
  const found = yield* read('repsInState', { state, limit: limit + 1 });
  return { reps: found.slice(0, limit), more: found.length > limit };
}
