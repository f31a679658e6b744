import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { QueueArgs } from '#backend/core/queries.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';

/** Leads one request passes on the way at most; the next request goes on from there. */
const MAX_PASSED = 25;

export interface QueueHead {
  lead: LeadRow | null;
  number: NumberRow | null;
  /** Open leads met on the way whose number is on the do-not-call list: they are to be closed. */
  closed: LeadRow[];
  /** Leads met on the way that may only be called at other hours by now, with those hours: they are to be stored so. */
  moved: LeadRow[];
}

/**
 * The head of the queue, or the lead the rep resumes, that the do-not-call list does not speak of and that may be called at
 * this hour. Suppressing a number closes its leads at once; a lead that came in at the same moment is caught here, before
 * anybody calls it. So is a booking that nobody called in the week in which it may be called at any hour.
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
    const [number = null] =
      lead.phoneKey === '' ? [] : yield* read('numbers', { phoneKeys: [lead.phoneKey] });
    const isClosed = isClosedByList(lead, number);
    if (!isClosed && (row === resumed || !args.shut.includes(lead.callWindow))) {
      return { lead, number, closed, moved };
    }
    (isClosed ? closed : moved).push(lead);
    if (passed().length === MAX_PASSED) break;
    row = yield* read(query, { ...args, behind: [...args.behind, ...passed()] });
  }
  return { lead: null, number: null, closed, moved };
}
