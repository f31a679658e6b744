import { toInstant } from '#backend/core/instants.ts';
import { isCallAskedFor } from '#backend/core/leads/lead-facts.ts';
import { getSureKeys, type KeyFields } from '#backend/core/leads/lead-numbers.ts';
import type { Instant, LeadRow, NumberRow } from '#backend/core/rows.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';

/** `suppressedAt` of a number that was added by hand without a date. Never shown as a date. */
export const ALWAYS_SUPPRESSED: Instant = '1970-01-01T00:00:00.000Z';

/**
 * `suppressedAt` of a row of the sheet whose date cannot be read: it forbids even what was asked for since.
 */
export const DOUBTFULLY_SUPPRESSED: Instant = '9999-12-31T00:00:00.000Z';

/** Whether a date of the list was never typed, or cannot be read: no person sees it. */
export const isUndated = (suppressedAt: Instant): boolean =>
  suppressedAt === ALWAYS_SUPPRESSED || suppressedAt === DOUBTFULLY_SUPPRESSED;

/** Whether the save that suppressed the number may still be undone. */
export const canBeUndone = ({ suppressedAt }: NumberRow, nowMs: number): boolean =>
  suppressedAt !== '' &&
  suppressedAt <= toInstant(nowMs) &&
  suppressedAt > toInstant(nowMs - DURATIONS.undo - DURATIONS.undoSlack - 1);

/**
 * Returns the number as suppressed by this rep, as of now.
 * @param fileId the file that says so; without one a person does, and no undo of a file lifts it any more
 */
export const withSuppression = (number: NumberRow, rep: string, nowMs: number, fileId = ''): NumberRow => ({
  ...number,
  suppressedAt: toInstant(nowMs),
  suppressedBy: rep,
  fileId,
});

/**
 * Returns the number, which is on the list, with one more reason to be there: no undo of the first one lifts
 * it. None if its row says so already.
 */
export function withMoreReason(number: NumberRow, rep: string, nowMs: number): NumberRow[] {
  // A save that listed it can be undone by its date.
  if (canBeUndone(number, nowMs)) return [withSuppression(number, rep, nowMs)];
  return number.fileId === '' ? [] : [{ ...number, fileId: '' }];
}

/** Returns the number as taken off the list. */
export const withoutSuppression = (number: NumberRow): NumberRow => ({
  ...number,
  suppressedAt: '',
  suppressedBy: '',
  fileId: '',
});

type Asking = Pick<LeadRow, 'source' | 'createdAt' | 'apptDate'>;

/**
 * Tells whether the do-not-call list forbids this lead's calls to the number. A booking made after the
 * suppression may be called, because the homeowner is asking for the call (Florida 501.059(1)); the number's
 * other leads may not.
 */
export const isForbidden = (lead: Asking, { suppressedAt }: Pick<NumberRow, 'suppressedAt'>): boolean =>
  suppressedAt !== '' && !(isCallAskedFor(lead) && lead.createdAt > suppressedAt);

/**
 * Tells whether the do-not-call list closes this lead: it forbids every number that can be dialed, or digits
 * that only may be a number, because then nobody knows whose they are.
 * @param numbers the rows of all its keys
 */
export function isClosedByList(lead: Asking & KeyFields, numbers: readonly NumberRow[]): boolean {
  const sure = getSureKeys(lead);
  const allows = ({ phoneKey }: NumberRow) => sure.includes(phoneKey);
  const forbidden = numbers.filter((number) => isForbidden(lead, number));
  return forbidden.some((number) => !allows(number)) || (sure.length > 0 && forbidden.length >= sure.length);
}

/** Tells whether this lead still needs a call. */
export const isOpen = (
  lead: Asking & KeyFields & Pick<LeadRow, 'status'>,
  numbers: readonly NumberRow[],
): boolean => DISPOSITIONS[lead.status].isOpen && !isClosedByList(lead, numbers);
