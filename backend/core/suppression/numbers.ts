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

type Asking = Pick<LeadRow, 'source' | 'createdAt' | 'apptDate'>;

/**
 * Tells whether the do-not-call list forbids this lead's calls to the number. A booking made after the
 * suppression may be called, because the homeowner is asking for the call (Florida 501.059(1)); the number's
 * other leads may not.
 */
export const isForbidden = (lead: Asking, { suppressedAt }: Pick<NumberRow, 'suppressedAt'>): boolean =>
  suppressedAt !== '' && !(isCallAskedFor(lead) && lead.createdAt > suppressedAt);

/** Tells whether the do-not-call list closes this lead: it forbids every one of its numbers. */
export const isClosedByList = (lead: Asking, numbers: readonly NumberRow[]): boolean =>
  numbers.length > 0 && numbers.every((number) => isForbidden(lead, number));

/** Tells whether this lead still needs a call. */
export const isOpen = (lead: Asking & Pick<LeadRow, 'status'>, numbers: readonly NumberRow[]): boolean =>
  DISPOSITIONS[lead.status].isOpen && !isClosedByList(lead, numbers);
