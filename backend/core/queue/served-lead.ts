import { readNames } from '#backend/core/accounts/reps.ts';
import { findHome, getUnrestrictedCallingEnd } from '#backend/core/calling-hours/call-window.ts';
import { getCallingHours, getNextOpening, zonesOf } from '#backend/core/calling-hours/calling-hours.ts';
import { toInstant } from '#backend/core/instants.ts';
import { wireLead } from '#backend/core/leads/lead-facts.ts';
import { getKeys, getSureNumbers } from '#backend/core/leads/lead-numbers.ts';
import { readRestHours } from '#backend/core/owner-settings/rest-hours.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { AuditRow, LeadRow, NumberRow, VisitRow } from '#backend/core/rows.ts';
import { isForbidden } from '#backend/core/suppression/numbers.ts';
import { currentVisit, readVisits } from '#backend/core/visits/visit-facts.ts';
import { findNewsLine, isAbout, toVisitNews } from '#backend/core/visits/visit-news.ts';
import type { Calling, HistoryLine, SameNumber, VisitOfLead } from '#contract/actions/next-lead.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { COUNTS } from '#contract/limits.ts';
import { getCountedCalls, getNextCallableTime, getNumberToCall, getRestOf, recentCalls } from './queue.ts';

/** Whether a lead may have a visit, so that the others cost no look. A canceled one leaves no appointment. */
const mayHaveVisit = (
  { source, apptDate, apptTime }: LeadRow,
  history: readonly Pick<AuditRow, 'action'>[],
): boolean =>
  source === 'booking' ||
  apptDate !== '' ||
  apptTime !== '' ||
  history.some(({ action }) => action === 'visit_set');

/**
 * Collects what a rep needs before the call: history, recent calls, other leads with the number, its visit and what
 * the homeowner has done with it since.
 * @param visitNow as this action stores it, if it changes it: null for none
 */
export function* servedLead(
  row: LeadRow,
  numbers: readonly NumberRow[],
  context: Context,
  visitNow?: VisitRow | null,
) {
  const { nowMs } = context;
  const history = yield* read('history', {
    leadId: row.leadId,
    limit: PAGE_SIZES.history,
    siteLimit: PAGE_SIZES.historyOfSite,
  });
  const phoneKeys = getKeys(row);
  const same =
    phoneKeys.length === 0 ? [] : yield* read('sameNumber', { phoneKeys, limit: PAGE_SIZES.sameNumber });
  const isStored = visitNow === undefined && mayHaveVisit(row, history);
  const line = findNewsLine(row, history);
  const isOfAnother = line !== null && !(visitNow && isAbout(line, visitNow));
  const stored = isStored || isOfAnother ? yield* readVisits(row) : [];
  const visits = visitNow ? [visitNow, ...stored] : stored;
  const visit = isStored ? currentVisit(row, visits, context) : visitNow;
  const visitNews = line && toVisitNews(line, visits, context);
  return {
    lead: wireLead(row),
    calling: toCalling(row, numbers, nowMs),
    callbackAt: row.callbackAt,
    history: yield* withNames(history),
    sameNumber: same.filter(({ leadId }) => leadId !== row.leadId).map(otherLead),
    ...(visit && { visit: toVisitOfLead(visit) }),
    ...(visitNews && { visitNews }),
  };
}

/** Returns `servedLead` for a rep's card, which also says when the lead comes back. Parameters as there. */
export function* servedCard(...lead: Parameters<typeof servedLead>) {
  const { calling, ...card } = yield* servedLead(...lead);
  const [, numbers] = lead;
  // Nothing rests without a number.
  const restHours = numbers.length === 0 ? 0 : yield* readRestHours();
  return { ...card, calling: { ...calling, restHours } };
}

/** Returns a visit as reps and managers see it. */
export const toVisitOfLead = (visit: VisitRow): VisitOfLead => ({
  ...pick(visit, ['reference', 'state', 'apptDate', 'apptTime', 'toAgree', 'agreedTime', 'changes']),
  byHomeowner: visit.changedBy === '',
});

function toCalling(row: LeadRow, rows: readonly NumberRow[], nowMs: number): Calling {
  const requested = row.callWindow === 'any';
  const home = findHome(row);
  const numbers = getSureNumbers(row, rows).map((number) => {
    const counted = getCountedCalls(row, number.calls);
    const again = getNextCallableTime(counted, nowMs);
    const rest = getRestOf(row, number, nowMs);
    return {
      key: number.phoneKey,
      listed: number.suppressedAt !== '',
      forbidden: isForbidden(row, number),
      attemptsToday: recentCalls(counted, nowMs).length,
      attemptsOpenAt: again && getNextOpening(row.callWindow, again),
      restsUntil: rest && getNextOpening(row.callWindow, rest),
    };
  });
  const first = getNumberToCall(row, rows, nowMs)?.number.phoneKey;
  const toCall = numbers.find(({ key }) => key === first);
  return {
    requested,
    requestedUntil: requested ? toInstant(getUnrestrictedCallingEnd(row)) : '',
    ...getCallingHours(row.callWindow, nowMs),
    attemptsToday: toCall?.attemptsToday ?? 0,
    attemptsAllowed: COUNTS.attemptsPerDay,
    attemptsOpenAt: toCall?.attemptsOpenAt ?? '',
    restsUntil: toCall?.restsUntil ?? '',
    zone: home.zone,
    zones: [...zonesOf(home.window)],
    places: home.places,
    listed: toCall?.listed ?? false,
    numbers,
  };
}

/** Adds reps' names; empty for a rep whose account no longer exists. */
function* withNames(lines: readonly AuditRow[]): Plan<HistoryLine[]> {
  const names = yield* readNames(lines.map(({ rep }) => rep));
  return lines.map((line) => ({
    ...pick(line, ['at', 'rep', 'action', 'fromStatus', 'toStatus', 'note']),
    repName: names.get(line.rep) ?? '',
  }));
}

/** Returns the short form of a lead that is shown next to another lead with the same number. */
export const otherLead = (row: LeadRow): SameNumber =>
  pick(row, ['leadId', 'batchId', 'firstName', 'lastName', 'status', 'workedAt']);
