import { getUnrestrictedCallingEnd } from '#backend/core/calling-hours/call-window.ts';
import { toInstant } from '#backend/core/instants.ts';
import { isUntouched } from '#backend/core/leads/amend-lead.ts';
import { isArchived, isCheckBatch } from '#backend/core/leads/batches.ts';
import { isWebsiteOrigin } from '#backend/core/leads/lead-facts.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { BOOKING_NOTES } from '#backend/core/words/history.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { DAY_MS } from '#contract/durations.ts';
import { isSameHouse, type Place, readHouse } from '#contract/lead/same-house.ts';
import { CAPS } from '#contract/limits.ts';

/**
 * Returns the open lead to add what a homeowner sends to when its number is over its daily or total cap of leads.
 * Returns null when that gets a lead of its own, which is also the case when no such lead is open.
 * @param same the leads of its numbers, oldest first
 */
export function* leadToAddTo(same: readonly LeadRow[], nowMs: number): Plan<LeadRow | null> {
  const since = toInstant(nowMs - DAY_MS);
  const ofWebsite = same.filter(({ source }) => isWebsiteOrigin(source));
  const ofToday = ofWebsite.filter(({ createdAt }) => createdAt > since);
  const isFull = same.length >= PAGE_SIZES.leadsOfNumber;
  if (!isFull && ofToday.length < CAPS.bookingLeadsOfNumber) return null;
  return yield* newestOffered(isFull ? ofWebsite : ofToday);
}

/**
 * Returns the lead that waits for the call which a homeowner asks for, at the same house, or null: the homeowner
 * asked for it within the week when any hour is right for it. A lead that may be part of a flood, and be put aside,
 * is none.
 * @param same the leads of its numbers, oldest first
 */
export const waitingLead = (same: readonly LeadRow[], place: Place, nowMs: number): Plan<LeadRow | null> =>
  newestOffered(
    same.filter(
      (lead) => nowMs < getUnrestrictedCallingEnd(lead) && isAtSameHouse(lead, place) && !isCheckBatch(lead),
    ),
  );

/** The newest of these leads that is open; those of an archived batch are served to nobody. */
function* newestOffered(leads: readonly LeadRow[]): Plan<LeadRow | null> {
  for (const lead of leads.filter(({ open }) => open).reverse()) {
    const batch = yield* read('batch', { batchId: lead.batchId });
    if (!batch || !isArchived(batch)) return lead;
  }
  return null;
}

/** Returns the lead of a request for a call at the same house that nobody has worked or holds, and locks it. */
export function* waitingRequest(
  same: readonly LeadRow[],
  place: Place,
  context: Context,
): Plan<LeadRow | null> {
  const request = same
    .filter((lead) => lead.source === 'request' && lead.open && isAtSameHouse(lead, place))
    .at(-1);
  const lead = request ? yield* read('lead', { leadId: request.leadId }) : null;
  return lead && isUntouched(lead, context.nowMs) ? lead : null;
}

const isAtSameHouse = (lead: LeadRow, place: Place): boolean =>
  isSameHouse(readHouse(lead), readHouse(place));

/** History note that warns the rep that the number is on the do-not-call list. */
export const listedNote = (numbers: readonly NumberRow[], wish: 'visit' | 'call', nowMs: number): string =>
  numbers.every(({ suppressedAt }) => suppressedAt === '') ? '' : BOOKING_NOTES.listed(wish, nowMs);
