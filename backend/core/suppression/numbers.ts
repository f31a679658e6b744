import { toInstant } from '#backend/core/instants.ts';
import type { Instant, LeadRow, NumberRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';

/** Since when a number is on the do-not-call list that was put there by hand without a date. Shown to nobody as a date. */
export const ALWAYS_SUPPRESSED: Instant = '1970-01-01T00:00:00.000Z';

/** What is known of a number nothing is known of. */
export const unknownNumber = (phoneKey: string): NumberRow => ({
  phoneKey,
  suppressedAt: '',
  suppressedBy: '',
  calls: [],
});

/** The number on the do-not-call list: from this moment on, put there by this rep. */
export const suppressed = (number: NumberRow, rep: string, nowMs: number): NumberRow => ({
  ...number,
  suppressedAt: toInstant(nowMs),
  suppressedBy: rep,
});

/**
 * Whether the do-not-call list closes this lead. A booking made after the number was suppressed is the homeowner asking
 * for a call, which the list does not speak of (Florida 501.059(1)); every other lead of the number stays closed.
 */
export const isClosedByList = (
  lead: Pick<LeadRow, 'source' | 'createdAt'>,
  number: Pick<NumberRow, 'suppressedAt'> | null,
): boolean =>
  number !== null &&
  number.suppressedAt !== '' &&
  !(lead.source === 'booking' && lead.createdAt > number.suppressedAt);

/** Whether somebody still has to call this lead. */
export const isOpen = (
  lead: Pick<LeadRow, 'status' | 'source' | 'createdAt'>,
  number: NumberRow | null,
): boolean => DISPOSITIONS[lead.status].isOpen && !isClosedByList(lead, number);
