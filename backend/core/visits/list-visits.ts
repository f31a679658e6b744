import { readNames } from '#backend/core/accounts/reps.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { auditReading } from '#backend/core/find/find-leads.ts';
import { getKeys, readNumbers } from '#backend/core/leads/lead-numbers.ts';
import { pick } from '#backend/core/pick.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { toVisitOfLead } from '#backend/core/queue/served-lead.ts';
import type { VisitRow } from '#backend/core/rows.ts';
import { isClosedByList, isForbidden } from '#backend/core/suppression/numbers.ts';
import { type DayVisit, listVisitsAction } from '#contract/actions/manager/visits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { CORRECTED_FIELDS } from '#contract/forms/correction.ts';
import { EMPTY_LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { isPeriod, PERIODS } from '#contract/slots.ts';
import { isOwnLead } from './visit-facts.ts';

/**
 * `list_visits`: returns the visits of a day with what a crew has to know, and those whose time is still to be
 * agreed on. Managers only; audited. Its cost grows with the visits of the day, not with the leads.
 */
export const listVisits = signedIn(listVisitsAction, function* ({ day }, context, caller) {
  const most = PAGE_SIZES.visitsOfDay;
  const mostToAgree = PAGE_SIZES.visitsToAgree;
  const ofDay = yield* read('visitsOfDay', { day, limit: most + 1 });
  const waiting = yield* read('visitsToAgree', { limit: mostToAgree + 1 });
  const shown = yield* withLeads([...ofDay.slice(0, most), ...waiting.slice(0, mostToAgree)]);
  const count = Math.min(ofDay.length, most);
  const answer = {
    ok: true,
    visits: shown.slice(0, count).sort(byPlan),
    more: ofDay.length > most,
    toAgree: shown.slice(count),
    moreToAgree: waiting.length > mostToAgree,
  };
  return { answer, writes: yield* auditReading(caller.rep.email, context) };
});

function* withLeads(visits: readonly VisitRow[]): Plan<DayVisit[]> {
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
    return {
      ...toVisitOfLead(visit),
      ...pick(visit, ['leadId', 'service', 'words', 'createdAt']),
      changedBy: names.get(visit.changedBy) || visit.changedBy,
      isElsewhere: lead !== undefined && home === undefined,
      contact: pick(home ?? EMPTY_LEAD_FIELDS, CORRECTED_FIELDS),
      notes: home?.notes ?? '',
      ...pick(lead ?? NO_LEAD, ['status', 'open']),
      forbidden: lead !== undefined && (isClosedByList(lead, own) || DISPOSITIONS[lead.status].suppresses),
      forbiddenNumbers: forbidden.map(({ phoneKey }) => phoneKey),
      photos: (home && photos.get(visit.leadId)) ?? 0,
    };
  });
}

const NO_LEAD = { status: '', open: false };

/** In the order in which a crew drives. A time that is to be agreed on comes last. */
const byPlan = (one: DayVisit, other: DayVisit): number =>
  placeOf(one) - placeOf(other) ||
  compareText(one.contact.city.toLowerCase(), other.contact.city.toLowerCase()) ||
  compareText(one.agreedTime, other.agreedTime) ||
  compareText(one.contact.address.toLowerCase(), other.contact.address.toLowerCase()) ||
  compareText(one.reference, other.reference);

const placeOf = ({ toAgree, apptTime }: DayVisit): number =>
  toAgree || !isPeriod(apptTime) ? PERIODS.length : PERIODS.indexOf(apptTime);
