import { callHours, getNextOpening, zonesOf } from '#backend/core/calling-hours/call-hours.ts';
import { findHome, getAnyHourEnd } from '#backend/core/calling-hours/call-window.ts';
import { toInstant } from '#backend/core/instants.ts';
import { wireLead } from '#backend/core/leads/lead-facts.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import type { AuditRow, LeadRow, NumberRow } from '#backend/core/rows.ts';
import { unknownNumber } from '#backend/core/suppression/numbers.ts';
import type { Calling, HistoryLine, SameNumber } from '#contract/actions/next-lead.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { COUNTS } from '#contract/limits.ts';
import { getCountedCalls, getNextCallableTime, recentCalls } from './queue.ts';

/** Collects what a rep needs before the call: history, recent calls, other leads with the number. */
export function* servedLead(row: LeadRow, number: NumberRow | null, nowMs: number) {
  const history = yield* read('history', {
    leadId: row.leadId,
    limit: PAGE_SIZES.history,
    siteLimit: PAGE_SIZES.historyOfSite,
  });
  const same =
    row.phoneKey === ''
      ? []
      : yield* read('sameNumber', { phoneKeys: [row.phoneKey], limit: PAGE_SIZES.sameNumber });
  return {
    lead: wireLead(row),
    calling: toCalling(row, number ?? unknownNumber(row.phoneKey), nowMs),
    callbackAt: row.callbackAt,
    history: yield* withNames(history),
    sameNumber: same.filter(({ leadId }) => leadId !== row.leadId).map(otherLead),
  };
}

function toCalling(row: LeadRow, { calls, suppressedAt }: NumberRow, nowMs: number): Calling {
  const counted = getCountedCalls(row, calls);
  const again = getNextCallableTime(counted, nowMs);
  const requested = row.callWindow === 'any';
  const home = findHome(row);
  return {
    requested,
    requestedUntil: requested ? toInstant(getAnyHourEnd(row)) : '',
    ...callHours(row.callWindow, nowMs),
    attemptsToday: recentCalls(counted, nowMs).length,
    attemptsAllowed: COUNTS.attemptsPerDay,
    attemptsOpenAt: again && getNextOpening(row.callWindow, again),
    zone: home.zone,
    zones: [...zonesOf(home.window)],
    places: home.places,
    listed: suppressedAt !== '',
  };
}

/** Adds reps' names; empty for a rep whose account no longer exists. */
function* withNames(lines: readonly AuditRow[]): Plan<HistoryLine[]> {
  const emails = [...new Set(lines.map(({ rep }) => rep))].filter((rep) => rep !== '');
  const reps = emails.length === 0 ? [] : yield* read('repNames', { emails });
  const names = new Map(reps.map(({ email, name }) => [email, name]));
  return lines.map(({ at, rep, action, fromStatus, toStatus, note }) => ({
    at,
    rep,
    repName: names.get(rep) ?? '',
    action,
    fromStatus,
    toStatus,
    note,
  }));
}

/** Returns the short form of a lead that is shown next to another lead with the same number. */
export const otherLead = (row: LeadRow): SameNumber => ({
  leadId: row.leadId,
  batchId: row.batchId,
  firstName: row.firstName,
  lastName: row.lastName,
  status: row.status,
  workedAt: row.workedAt,
});
