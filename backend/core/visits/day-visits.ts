import { readNames } from '#backend/core/accounts/reps.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { getKeys, readNumbers } from '#backend/core/leads/lead-numbers.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { getCountedCalls, getNextCallableTime } from '#backend/core/queue/queue.ts';
import { toVisitOfLead } from '#backend/core/queue/served-lead.ts';
import type { VisitRow } from '#backend/core/rows.ts';
import { isClosedByList, isForbidden } from '#backend/core/suppression/numbers.ts';
import type { DayVisit, DayVisits } from '#contract/actions/manager/visits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { CORRECTED_FIELDS } from '#contract/forms/correction.ts';
import { EMPTY_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { PERIODS } from '#contract/slots.ts';
import { periodOf } from '#contract/visits/day-sheet.ts';
import { isOwnLead } from './visit-facts.ts';

/**
 * Returns the visits of a day (`yyyy-mm-dd`) in the order in which a crew drives, also canceled and done ones, and
 * those of any day whose time is still to be agreed on, oldest first. Its cost grows with these visits, not with
 * the leads.
 */
export function* readDay(day: string, context: Context): Plan<DayVisits> {
  const most = PAGE_SIZES.visitsOfDay;
  const mostToAgree = PAGE_SIZES.visitsToAgree;
  const ofDay = yield* read('visitsOfDays', { from: day, until: day, isPlanned: false, limit: most + 1 });
  const waiting = yield* read('visitsToAgree', { limit: mostToAgree + 1 });
  const shown = yield* toDayVisits([...ofDay.slice(0, most), ...waiting.slice(0, mostToAgree)], context);
  const count = Math.min(ofDay.length, most);
  return {
    visits: shown.slice(0, count).sort(byPlan),
    more: ofDay.length > most,
    toAgree: shown.slice(count),
    moreToAgree: waiting.length > mostToAgree,
  };
}

/**
 * Returns visits with what office and crew have to know, in their order. Their leads, numbers, photo counts and
 * names are each read at once, so the cost grows with the visits, not with the leads.
 */
export function* toDayVisits(visits: readonly VisitRow[], { nowMs }: Context): Plan<DayVisit[]> {
  const leadIds = [...new Set(visits.map(({ leadId }) => leadId))];
  if (leadIds.length === 0) return [];
  const leads = new Map((yield* read('leads', { leadIds })).map((lead) => [lead.leadId, lead]));
  const numbers = yield* readNumbers([...new Set([...leads.values()].flatMap(getKeys))]);
  const photos = new Map(
    (yield* read('photoCounts', { leadIds })).map(({ leadId, count }) => [leadId, count]),
  );
  const names = yield* readNames(visits.map(({ changedBy }) => changedBy));
  return visits.map((visit) => {
    const lead = leads.get(visit.leadId);
    // The booking's own home is only in the history of the lead that it was added to.
    const home = lead && isOwnLead(lead, visit) ? lead : undefined;
    const own = lead ? numbers.filter(({ phoneKey }) => getKeys(lead).includes(phoneKey)) : [];
    const forbidden = lead ? own.filter((number) => isForbidden(lead, number)) : [];
    const often = lead
      ? own.filter(({ calls }) => getNextCallableTime(getCountedCalls(lead, calls), nowMs))
      : [];
    return {
      ...toVisitOfLead(visit),
      ...pick(visit, ['leadId', 'service', 'words', 'createdAt']),
      changedBy: names.get(visit.changedBy) || visit.changedBy,
      isElsewhere: lead !== undefined && home === undefined,
      isGone: lead === undefined,
      contact: pick(home ?? EMPTY_LEAD_FIELDS, CORRECTED_FIELDS),
      notes: home?.notes ?? '',
      ...pick(lead ?? NO_LEAD, ['status', 'open']),
      forbidden: lead !== undefined && (isClosedByList(lead, own) || DISPOSITIONS[lead.status].suppresses),
      forbiddenNumbers: forbidden.map(({ phoneKey }) => phoneKey),
      calledOften: often.map(({ phoneKey }) => phoneKey),
      photos: (home && photos.get(visit.leadId)) ?? 0,
    };
  });
}

const NO_LEAD = { status: '', open: false };

/** In the order in which a crew drives. A time that is to be agreed on comes last. */
export const byPlan = (one: DayVisit, other: DayVisit): number =>
  placeOf(one) - placeOf(other) ||
  compareText(one.contact.city.toLowerCase(), other.contact.city.toLowerCase()) ||
  compareText(one.agreedTime, other.agreedTime) ||
  compareText(one.contact.address.toLowerCase(), other.contact.address.toLowerCase()) ||
  compareText(one.reference, other.reference);

function placeOf(visit: DayVisit): number {
  const period = periodOf(visit);
  return period === null ? PERIODS.length : PERIODS.indexOf(period);
}
