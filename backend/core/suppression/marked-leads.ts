import { createAuditWrite } from '#backend/core/audit.ts';
import { lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import { LISTED_NOTES } from '#backend/core/words/history.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import { getSyncWrites } from './number-leads.ts';
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
  const note = LISTED_NOTES.inSheet;
  const writes: Write[] = numbers.flatMap((row) => [
    { kind: 'putNumber', row },
    createAuditWrite(context, { rep: OWNER, action: 'suppressed', note: `${row.phoneKey}: ${note}` }),
  ]);
  writes.push(...(yield* getSyncWrites(numbers, '', OWNER, context, note)));
  return { ...answerOnly({ ok: true }), writes };
}
