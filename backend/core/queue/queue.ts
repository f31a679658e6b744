import { fromInstant, toInstant } from '#backend/core/instants.ts';
import type { Instant, LeadRow } from '#backend/core/rows.ts';
import { COUNTS, TIMES } from '#contract/limits.ts';

/** Of the calls to a number, those of the 24 hours before a moment, oldest first. */
export function recentCalls(calls: readonly Instant[], nowMs: number): Instant[] {
  const since = toInstant(nowMs - TIMES.attemptsWindow);
  return calls.filter((call) => call > since).sort();
}

/**
 * Of the calls to a lead's number, those its own wish does not outweigh: who has booked has asked for a call, so what was tried
 * before the booking does not count against it (F.S. 501.616 limits calls nobody asked for).
 */
export const callsAgainst = (
  { source, createdAt }: Pick<LeadRow, 'source' | 'createdAt'>,
  calls: readonly Instant[],
): readonly Instant[] => (source === 'booking' ? calls.filter((call) => call > createdAt) : calls);

/** From when on a number may be called again by the rule of 3 calls in 24 hours; empty when it may be called now. */
export function callableFrom(calls: readonly Instant[], nowMs: number): Instant {
  const recent = recentCalls(calls, nowMs);
  const oldestThatCounts = recent[recent.length - COUNTS.attemptsPerDay];
  return oldestThatCounts ? toInstant(fromInstant(oldestThatCounts) + TIMES.attemptsWindow) : '';
}

/**
 * A lead's place in its queue: callbacks first by their moment, then leads nobody has worked, oldest first, then worked
 * ones, longest ago first. The lead's id makes the order total.
 */
function queueKey(lead: Pick<LeadRow, 'leadId' | 'createdAt' | 'workedAt' | 'callbackAt'>): string {
  if (lead.callbackAt) return `0${lead.callbackAt} ${lead.leadId}`;
  return lead.workedAt ? `2${lead.workedAt} ${lead.leadId}` : `1${lead.createdAt} ${lead.leadId}`;
}

/**
 * The lead with its place in the queue, and with the moment it waits for: its callback, or the end of the 24 hours when
 * its number has been called three times, whichever is later.
 * @param calls moments of calls to its number
 */
export function queued(lead: LeadRow, calls: readonly Instant[], nowMs: number): LeadRow {
  const attempts = callableFrom(callsAgainst(lead, calls), nowMs);
  const waitsForCallback = lead.callbackAt !== '' && lead.callbackAt >= attempts;
  return {
    ...lead,
    queueKey: queueKey(lead),
    readyAt: waitsForCallback ? lead.callbackAt : attempts,
    waitsFor: waitsForCallback ? 'callback' : attempts ? 'attempts' : '',
  };
}
