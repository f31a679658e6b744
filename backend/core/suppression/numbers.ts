import { toInstant } from '#backend/core/instants.ts';
import { isCallAskedFor } from '#backend/core/leads/lead-facts.ts';
import type { Instant, LeadRow, NumberRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';

/** `suppressedAt` of a number that was added by hand without a date. Never shown as a date. */
export const ALWAYS_SUPPRESSED: Instant = '1970-01-01T00:00:00.000Z';

/** Returns an empty row for a number that has none. */
export const unknownNumber = (phoneKey: string): NumberRow => ({
  phoneKey,
  suppressedAt: '',
  suppressedBy: '',
  calls: [],
});

/** Returns the number as suppressed by this rep, as of now. */
export const withSuppression = (number: NumberRow, rep: string, nowMs: number): NumberRow => ({
  ...number,
  suppressedAt: toInstant(nowMs),
  suppressedBy: rep,
});

/**
 * Tells whether the do-not-call list closes this lead. A booking made after the suppression stays open,
 * because the homeowner is asking for the call (Florida 501.059(1)); the number's other leads stay closed.
 */
export const isClosedByList = (
  lead: Pick<LeadRow, 'source' | 'createdAt' | 'apptDate'>,
  number: Pick<NumberRow, 'suppressedAt'> | null,
): boolean =>
  number !== null &&
  number.suppressedAt !== '' &&
  !(isCallAskedFor(lead) && lead.createdAt > number.suppressedAt);

/** Tells whether this lead still needs a call. */
export const isOpen = (
  lead: Pick<LeadRow, 'status' | 'source' | 'createdAt' | 'apptDate'>,
  number: NumberRow | null,
): boolean => DISPOSITIONS[lead.status].isOpen && !isClosedByList(lead, number);
