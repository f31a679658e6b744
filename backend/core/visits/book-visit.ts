import { auditLead } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { OWN_BATCHES, putOwnBatch } from '#backend/core/leads/batches.ts';
import { pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { newLeadRow, placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { tellStatus } from '#backend/core/queue/save-outcome.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import { bookVisitAction } from '#contract/actions/manager/visits.ts';
import { VISIT_SET } from '#contract/lead/status.ts';
import { TO_AGREE } from '#contract/visits/visit-choice.ts';
import { setVisit } from './set-visit.ts';
import { readVisits } from './visit-facts.ts';

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
  // Names the words of the form in the lead's history: the same submission is not another one.
  const auditId = `booked-${context.digest(JSON.stringify([leadId, request]))}`;
  if (known) {
    const visits = yield* readVisits(known);
    const reference = visits.at(-1)?.reference ?? '';
    const isSame = (yield* read('auditLine', { auditId })) !== null;
    return isSame
      ? answerOnly({ ok: true, leadId, reference })
      : refuse('bad_request', ANSWERS.bookedOtherwise(reference));
  }
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
    auditLead(context, row, { rep: by, action: 'created', auditId }),
    ...set.writes,
    auditLead(context, row, { rep: by, ...set.line }),
    ...tellStatus(fresh, row, by, settings, context),
  ];
  return { answer: { ok: true, leadId, reference: set.visit.reference }, writes };
});
