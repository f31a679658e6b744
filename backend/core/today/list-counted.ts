import { readNames } from '#backend/core/accounts/reps.ts';
import { auditReading } from '#backend/core/find/find-leads.ts';
import { toInstant } from '#backend/core/instants.ts';
import { pick } from '#backend/core/pick.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { CountedRow, PeriodArgs } from '#backend/core/queries.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { refuse } from '#backend/core/writes.ts';
import { type ListCountedRequest, listCountedAction } from '#contract/actions/manager/list-counted.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { easternDay } from '#contract/dates/eastern-time.ts';
import { DURATIONS } from '#contract/limits.ts';
import { getDayStarts, STATUSES_OF } from './company-today.ts';

/** `list_counted`: returns what a number of `show_today` counts. Managers only; audited. */
export const listCounted = signedIn(listCountedAction, function* (request, context, caller) {
  const most = PAGE_SIZES.listedCounted;
  const period = getPeriod(request.day, context.nowMs);
  if (!period) return refuse('bad_request', ANSWERS.dayNotCounted);
  const found = yield* readCounted(request, period, context.nowMs, most + 1);
  const listed = found.slice(0, most);
  const names = yield* readNames(listed.map(({ rep }) => rep));
  const answer = {
    ok: true,
    counted: listed.map((row) => ({
      ...pick(row, ['at', 'leadId', 'firstName', 'lastName', 'city', 'status']),
      who: names.get(row.rep) || row.rep,
    })),
    more: found.length > most,
  };
  return { answer, writes: yield* auditReading(caller.rep.email, context) };
});

/** Returns the period of one of the counted days, or of all if it is empty; null for any other day. */
function getPeriod(day: string, nowMs: number): PeriodArgs | null {
  const starts = getDayStarts(nowMs);
  const index = day === '' ? 0 : starts.map(easternDay).indexOf(day);
  const from = starts[index];
  const until = day === '' ? undefined : starts[index + 1];
  return from === undefined
    ? null
    : { from: toInstant(from), until: until === undefined ? '' : toInstant(until) };
}

function* readCounted(
  { what, rep }: ListCountedRequest,
  period: PeriodArgs,
  nowMs: number,
  limit: number,
): Plan<CountedRow[]> {
  const now = toInstant(nowMs);
  switch (what) {
    case 'newBookings':
      return yield* read('newLeads', { limit });
    case 'overdueCallbacks': {
      const isOpenToAll = ({ at }: CountedRow): boolean =>
        at <= toInstant(nowMs - DURATIONS.callbackAssigned);
      const overdue = yield* read('overdueLeads', { now, limit });
      return overdue.map((row) => (isOpenToAll(row) ? { ...row, rep: '' } : row));
    }
    case 'heldLeads':
      return yield* read('heldLeads', { now, rep, limit });
    case 'bookings':
      return yield* read('bookingsOfPeriod', { ...period, limit });
    case 'calls':
    case 'appointments':
      return yield* read('savesOfPeriod', { ...period, rep, statuses: STATUSES_OF[what], limit });
  }
}
