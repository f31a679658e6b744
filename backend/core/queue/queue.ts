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

/** The part of the queue of a key: `0` with a callback, `1` new, `2` worked. */
export const partOfQueue = (key: string): string => key.slice(0, 1);

/**
 * Returns when the number's rest after a call without an answer ends, as far as it holds this lead; empty if it does
 * not. A callback is when the homeowner asked for it, and who asks for a call on the website after that call gets it.
 */
export function getRestOf(
  lead: Pick<LeadRow, 'source' | 'createdAt' | 'callbackAt'>,
  { calls, restUntil }: Pick<NumberRow, 'calls' | 'restUntil'>,
  nowMs: number,
): Instant {
  const hasAskedSince = isWebsiteOrigin(lead.source) && getCountedCalls(lead, calls).length === 0;
  return lead.callbackAt !== '' || hasAskedSince || restUntil <= toInstant(nowMs) ? '' : restUntil;
}

interface Wait {
  from: Instant;
  waitsFor: Exclude<LeadRow['waitsFor'], 'callback'>;
}

/** What this lead's number waits for: the limit of calls, or its rest, whichever is later. */
function getWait(lead: LeadRow, number: NumberRow, nowMs: number): Wait {
  const limit = getNextCallableTime(getCountedCalls(lead, number.calls), nowMs);
  const rest = getRestOf(lead, number, nowMs);
  if (rest > limit) return { from: rest, waitsFor: 'rest' };
  return { from: limit, waitsFor: limit ? 'attempts' : '' };
}

/**
 * Returns the first of the lead's numbers that may be called, as far as the do-not-call list, the limit of
 * calls and the rest between them go: the one that may be called first. Undefined without numbers.
 * @param numbers the rows of its numbers, in the order they are written
 */
export function getNumberToCall(
  lead: LeadRow,
  numbers: readonly NumberRow[],
  nowMs: number,
): (Wait & { number: NumberRow }) | undefined {
  const allowed = getSureNumbers(lead, numbers).filter((number) => !isForbidden(lead, number));
  const [first, ...others] = (allowed.length > 0 ? allowed : numbers).map((number) => ({
    number,
    ...getWait(lead, number, nowMs),
  }));
  return first && others.reduce((best, other) => (other.from < best.from ? other : best), first);
}

/**
 * Sets the lead's queue key and the moment it waits for: its callback, the end of the 24-hour limit on calls, or
 * the end of the rest after one, whichever is last.
 * @param numbers the rows of its numbers
 */
export function withQueuePosition(lead: LeadRow, numbers: readonly NumberRow[], nowMs: number): LeadRow {
  const { from, waitsFor }: Wait = getNumberToCall(lead, numbers, nowMs) ?? { from: '', waitsFor: '' };
  const waitsForCallback = lead.callbackAt !== '' && lead.callbackAt >= from;
  return {
    ...lead,
    queueKey: queueKey(lead),
    readyAt: waitsForCallback ? lead.callbackAt : from,
    waitsFor: waitsForCallback ? 'callback' : waitsFor,
  };
}
