import { auditReading } from '#backend/core/find/find-leads.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { listVisitsAction } from '#contract/actions/manager/visits.ts';
import { readDay } from './day-visits.ts';

/**
 * `list_visits`: returns the visits of a day with what a crew has to know, and those whose time is still to be
 * agreed on. Managers only; audited.
 */
export const listVisits = signedIn(listVisitsAction, function* ({ day }, context, caller) {
  const answer = { ok: true, ...(yield* readDay(day, context)) };
  return { answer, writes: yield* auditReading(caller.rep.email, context) };
});
