import { auditReading } from '#backend/core/find/find-leads.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { listVisitsAction } from '#contract/actions/manager/visits.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { byPlan, toDayVisits } from './day-visits.ts';

/**
 * `list_visits`: returns the visits of a day with what a crew has to know, and those whose time is still to be
 * agreed on. Managers only; audited. Its cost grows with the visits of the day, not with the leads.
 */
export const listVisits = signedIn(listVisitsAction, function* ({ day }, context, caller) {
  const most = PAGE_SIZES.visitsOfDay;
  const mostToAgree = PAGE_SIZES.visitsToAgree;
  const ofDay = yield* read('visitsOfDays', { from: day, until: day, limit: most + 1 });
  const waiting = yield* read('visitsToAgree', { limit: mostToAgree + 1 });
  const shown = yield* toDayVisits([...ofDay.slice(0, most), ...waiting.slice(0, mostToAgree)], context);
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
