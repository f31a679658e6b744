import { readNames } from '#backend/core/accounts/reps.ts';
import { auditOnce } from '#backend/core/audit.ts';
import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { toInstant } from '#backend/core/instants.ts';
import { isArchived } from '#backend/core/leads/batches.ts';
import { getKeys, readNumbers } from '#backend/core/leads/lead-numbers.ts';
import { toListed } from '#backend/core/messages/list-messages.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import {
  findUnavailableReason,
  isCallbackOfAnotherRep,
  queueMoment,
} from '#backend/core/queue/queue-order.ts';
import { servedLead, toVisitOfLead } from '#backend/core/queue/served-lead.ts';
import { isClosedByList, isUndated } from '#backend/core/suppression/numbers.ts';
import { isOwnLead, readCurrentVisit } from '#backend/core/visits/visit-facts.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { refuse, type Write } from '#backend/core/writes.ts';
import { findLeadsAction, showLeadAction } from '#contract/actions/manager/find-leads.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { readSearch } from './search.ts';

/**
 * One line an hour for each manager who reads leads that were not given to call. It has no note, so that it
 * is not among the few lines about the manager's account.
 */
export const auditReading = (rep: string, context: Context): Plan<Write[]> =>
  auditOnce(context, `looks up ${rep}`, { rep, action: 'looked_up' });

/** `find_leads`: returns leads by phone number, name, address, email or reference. Managers only; audited. */
export const findLeads = signedIn(findLeadsAction, function* ({ text }, context, caller) {
  const most = PAGE_SIZES.foundLeads;
  const found = yield* read('findLeads', { ...readSearch(text), limit: most + 1 });
  const writes = yield* auditReading(caller.rep.email, context);
  return { answer: { ok: true, leads: found.slice(0, most), more: found.length > most }, writes };
});

/** `show_lead`: returns all that is known about a lead. Managers only, audited; `not_found` if unknown. */
export const showLead = signedIn(showLeadAction, function* ({ leadId }, context, caller) {
  const row = yield* read('lead', { leadId });
  if (!row) return refuse('not_found', ANSWERS.leadGone);
  const numbers = yield* readNumbers(getKeys(row));
  const listed = numbers.filter(({ suppressedAt }) => suppressedAt !== '');
  const [suppressedAt = ''] = listed.map((number) => number.suppressedAt).sort();
  const { lead, calling, history, sameNumber } = yield* servedLead(row, numbers, context, null);
  const visits = yield* read('visitsOfLead', { leadId, limit: PAGE_SIZES.visitsOfLead });
  const isLeased = row.leaseRep !== '' && row.leaseUntil > toInstant(context.nowMs);
  // A manager who has released it ended the time, and the history says so.
  const hasLapsed = row.leaseRep !== '' && row.leaseUntil !== '' && !isLeased;
  const names = yield* readNames([row.leaseRep, row.callbackRep]);
  const holder = names.get(row.leaseRep) || row.leaseRep;
  const batch = yield* read('batch', { batchId: row.batchId });
  const moment = queueMoment('', context.nowMs);
  const isServed = row.open && batch !== null && !isArchived(batch) && !isClosedByList(row, numbers);
  const queued = { ...row, callWindow: findCallWindow(row, context.nowMs) };
  const messages = yield* read('messagesOfLead', { leadId, limit: PAGE_SIZES.messagesOfLead });
  const current = yield* readCurrentVisit(row, context);
  const writes = yield* auditReading(caller.rep.email, context);
  const answer = {
    ok: true,
    lead,
    ...pick(row, ['batchId', 'open', 'attempts', 'workedAt', 'callbackAt']),
    heldBy: isLeased ? holder : '',
    heldUntil: isLeased ? row.leaseUntil : '',
    lastHeldBy: hasLapsed ? holder : '',
    lastHeldUntil: hasLapsed ? row.leaseUntil : '',
    turn: {
      free: isServed && findUnavailableReason(queued, moment) === null,
      archived: batch !== null && isArchived(batch),
      keptFor: isCallbackOfAnotherRep(row, moment) ? names.get(row.callbackRep) || row.callbackRep : '',
    },
    listed: listed.length > 0 && listed.length === numbers.length,
    listedNumbers: listed.map(({ phoneKey }) => phoneKey),
    suppressedAt: isUndated(suppressedAt) ? '' : suppressedAt,
    history,
    bookings: visits.map((visit) => ({
      ...toVisitOfLead(visit),
      ...pick(visit, ['service', 'words']),
      isElsewhere: !isOwnLead(row, visit),
      receivedAt: visit.createdAt,
      canceledAt: visit.state === 'canceled' ? visit.changedAt : '',
    })),
    ...(current && { visit: toVisitOfLead(current) }),
    messages: messages.map(toListed),
    calling,
    sameNumber,
  };
  return { answer, writes };
});
