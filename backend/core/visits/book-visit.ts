import { auditLead } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { OWN_BATCHES, putOwnBatch } from '#backend/core/leads/batches.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { newLeadRow, placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { tellStatus } from '#backend/core/queue/save-outcome.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { changesInWords } from '#backend/core/words/history.ts';
import { type Answer, answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import { type BookVisitRequest, bookVisitAction } from '#contract/actions/manager/visits.ts';
import { refusal } from '#contract/errors.ts';
import { VISIT_SET } from '#contract/lead/status.ts';
import { TO_AGREE } from '#contract/visits/visit-choice.ts';
import { setVisit } from './set-visit.ts';
import { choiceOf, readCurrentVisit } from './visit-facts.ts';

/**
 * `book_visit`: books a caller. The same submission of the same manager changes nothing and gets the same
 * answer, and with other words is refused as `bad_request`. A number that is a lead already is accepted: the form
 * has warned. Refuses a time to be agreed on with a number that the do-not-call list forbids as `suppressed`, a
 * slot without a place as `slot_full`, and one that is not ahead as `bad_request`. Managers only.
 */
export const bookVisit = signedIn(bookVisitAction, function* (request, context, caller, settings) {
  const { submissionId, visitSlot, visitTime, ...typed } = request;
  const by = caller.rep.email;
  const digest = context.digest(JSON.stringify(['book', by, submissionId]));
  const leadId = `booked-${digest.slice(0, 32)}`;
  const numbers = yield* lockNumbers(keysOf(typed.phone));
  const known = yield* read('lead', { leadId });
  if (known) return answerOnly(yield* bookedBefore(known, request, context));
  const { batchId } = OWN_BATCHES.repLeads;
  const found = yield* read('batch', { batchId });
  const facts = { ...pickLeadFields(typed), leadId, batchId, source: 'rep', phone: typed.phone } as const;
  const fresh = newLeadRow(facts, numbers, context.nowMs);
  const isPromised = visitSlot !== TO_AGREE;
  // Who calls in for a visit gets it; nobody calls back.
  if (!isPromised && isClosedByList(fresh, numbers)) return refuse('suppressed');
  const now = toInstant(context.nowMs);
  const lead = isPromised ? ({ ...fresh, status: VISIT_SET, workedAt: now } as const) : fresh;
  const order = { reference: '', visitSlot, visitTime, seen: null, by, tellAt: now };
  const set = yield* setVisit(lead, order, settings, context);
  if (set === null || 'refusal' in set) return set ? answerOnly(set.refusal) : refuse('bad_request');
  const row = placeInQueue(set.lead, numbers, context.nowMs);
  const writes: Write[] = [
    ...(found ? [] : [putOwnBatch('repLeads', now)]),
    { kind: 'putLead', row },
    auditLead(context, row, { rep: by, action: 'created' }),
    ...set.writes,
    auditLead(context, row, { rep: by, ...set.line }),
    ...tellStatus(fresh, row, by, settings, context),
  ];
  return { answer: { ok: true, leadId, reference: set.visit.reference }, writes };
});

function* bookedBefore(lead: LeadRow, request: BookVisitRequest, context: Context): Plan<Answer> {
  const visit = yield* readCurrentVisit(lead, context);
  const reference = visit?.reference ?? '';
  const { submissionId: _, visitSlot, visitTime, ...typed } = request;
  const sent = { ...pickLeadFields(typed), ...pick(lead, ['apptDate', 'apptTime']) };
  const isSame =
    changesInWords(lead, sent).length === 0 &&
    visit !== null &&
    choiceOf(visit) === visitSlot &&
    visit.agreedTime === visitTime;
  if (isSame) return { ok: true, leadId: lead.leadId, reference };
  return refusal('bad_request', ANSWERS.bookedOtherwise(reference));
}
