import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { getKeys, readNumbers } from '#backend/core/leads/lead-numbers.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { QueueArgs } from '#backend/core/queries.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';

/** Limit of leads that one request closes or moves to other hours; the next request continues from there. */
const MAX_PASSED = 25;

export interface QueueHead {
  lead: LeadRow | null;
  /** Of the lead's numbers. */
  numbers: NumberRow[];
  /** Open leads found whose numbers are all on the do-not-call list; the caller closes them. */
  closed: LeadRow[];
  /** Leads found that are now outside their new `callWindow`, which the caller stores. */
  outsideHours: LeadRow[];
}

/**
 * Returns the first lead of the queue, or the lead the rep resumes, that is not closed by the do-not-call
 * list and may be called now. Suppressing a number closes its leads at once, but a lead created at the same
 * moment can slip through and is caught here. So is a booking that was not called in the week when it may be
 * called at any hour.
 */
export function* findFirstCallable(
  query: 'queueHead' | 'queuePeek',
  args: QueueArgs,
  nowMs: number,
  resumed?: LeadRow,
): Plan<QueueHead> {
  const closed: LeadRow[] = [];
  const moved: LeadRow[] = [];
  const passed = () => [...closed, ...moved].map(({ leadId }) => leadId);
  let row = resumed ?? (yield* read(query, args));
  while (row !== null && !passed().includes(row.leadId)) {
    const lead: LeadRow = { ...row, callWindow: findCallWindow(row, nowMs) };
    const numbers = yield* readNumbers(getKeys(lead));
    const isClosed = isClosedByList(lead, numbers);
    if (!isClosed && (row === resumed || !args.closedWindows.includes(lead.callWindow))) {
      return { lead, numbers, closed, outsideHours: moved };
    }
    (isClosed ? closed : moved).push(lead);
    if (passed().length === MAX_PASSED) break;
    row = yield* read(query, { ...args, lastLeadIds: [...args.lastLeadIds, ...passed()] });
  }
  return { lead: null, numbers: [], closed, outsideHours: moved };
}
