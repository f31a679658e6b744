import { fromInstant, toInstant } from '#backend/core/instants.ts';
import type { Instant, LeadRow } from '#backend/core/rows.ts';
import { COUNTS } from '#contract/limits.ts';
import { DURATIONS } from '#contract/rule-times.ts';

/** Returns the calls of the last 24 hours, oldest first. */
export function recentCalls(calls: readonly Instant[], nowMs: number): Instant[] {
  const since = toInstant(nowMs - DURATIONS.attemptsWindow);
  return calls.filter((call) => call > since).sort();
}

/**
 * Returns the calls that count toward the limit for this lead. For a booking, only calls after it: Florida
 * 501.616 limits unsolicited calls, and the homeowner asked for this one.
 */
export const getCountedCalls = (
  { source, createdAt }: Pick<LeadRow, 'source' | 'createdAt'>,
  calls: readonly Instant[],
): readonly Instant[] => (source === 'booking' ? calls.filter((call) => call > createdAt) : calls);

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
 * Sets the lead's queue key and the moment it waits for: its callback, or the end of the 24-hour limit on
 * calls, whichever is later.
 * @param calls times of calls to its number
 */
export function withQueuePosition(lead: LeadRow, calls: readonly Instant[], nowMs: number): LeadRow {
  const attempts = getNextCallableTime(getCountedCalls(lead, calls), nowMs);
  const waitsForCallback = lead.callbackAt !== '' && lead.callbackAt >= attempts;
  return {
    ...lead,
    queueKey: queueKey(lead),
    readyAt: waitsForCallback ? lead.callbackAt : attempts,
    waitsFor: waitsForCallback ? 'callback' : attempts ? 'attempts' : '',
  };
}
