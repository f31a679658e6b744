import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { isWebsiteOrigin } from '#backend/core/leads/lead-facts.ts';
import { getSureNumbers } from '#backend/core/leads/lead-numbers.ts';
import type { Instant, LeadRow, NumberRow } from '#backend/core/rows.ts';
import { isForbidden } from '#backend/core/suppression/numbers.ts';
import { COUNTS, DURATIONS } from '#contract/limits.ts';

/** Returns the calls of the last 24 hours, oldest first. */
export function recentCalls(calls: readonly Instant[], nowMs: number): Instant[] {
  const since = toInstant(nowMs - DURATIONS.attemptsWindow);
  return calls.filter((call) => call > since).sort();
}

/**
 * Returns the calls that count toward the limit for this lead. For one that the homeowner has made, only calls
 * after that: Florida 501.616 limits unsolicited calls, and the homeowner asked for this one.
 */
export const getCountedCalls = (
  { source, createdAt }: Pick<LeadRow, 'source' | 'createdAt'>,
  calls: readonly Instant[],
): readonly Instant[] => (isWebsiteOrigin(source) ? calls.filter((call) => call > createdAt) : calls);

/** Returns when the number may be called again (3 calls in 24 hours); empty if it may be called now. */
export function getNextCallableTime(calls: readonly Instant[], nowMs: number): Instant {
  const recent = recentCalls(calls, nowMs);
  const oldestThatCounts = recent[recent.length - COUNTS.attemptsPerDay];
  return oldestThatCounts ? toInstant(fromInstant(oldestThatCounts) + DURATIONS.attemptsWindow) : '';
}

/**
 * Sort key of a lead in its queue: callbacks by due time, then new leads (oldest first), then worked leads
 * (least recent first). The lead's id breaks ties.
 */
function queueKey(lead: Pick<LeadRow, 'leadId' | 'createdAt' | 'workedAt' | 'callbackAt'>): string {
  if (lead.callbackAt) return `0${lead.callbackAt} ${lead.leadId}`;
  return lead.workedAt ? `2${lead.workedAt} ${lead.leadId}` : `1${lead.createdAt} ${lead.leadId}`;
}

/**
 * Returns the first of the lead's numbers that may be called, as far as the do-not-call list and the limit of
 * calls go: the one that may be called first. Undefined without numbers.
 * @param numbers the rows of its numbers, in the order they are written
 */
export function getNumberToCall(
  lead: LeadRow,
  numbers: readonly NumberRow[],
  nowMs: number,
): { number: NumberRow; from: Instant } | undefined {
  const allowed = getSureNumbers(lead, numbers).filter((number) => !isForbidden(lead, number));
  const [first, ...others] = (allowed.length > 0 ? allowed : numbers).map((number) => ({
    number,
    from: getNextCallableTime(getCountedCalls(lead, number.calls), nowMs),
  }));
  return first && others.reduce((best, other) => (other.from < best.from ? other : best), first);
}

/**
 * Sets the lead's queue key and the moment it waits for: its callback, or the end of the 24-hour limit on
 * calls, whichever is later.
 * @param numbers the rows of its numbers
 */
export function withQueuePosition(lead: LeadRow, numbers: readonly NumberRow[], nowMs: number): LeadRow {
  const attempts = getNumberToCall(lead, numbers, nowMs)?.from ?? '';
  const waitsForCallback = lead.callbackAt !== '' && lead.callbackAt >= attempts;
  return {
    ...lead,
    queueKey: queueKey(lead),
    readyAt: waitsForCallback ? lead.callbackAt : attempts,
    waitsFor: waitsForCallback ? 'callback' : attempts ? 'attempts' : '',
  };
}
