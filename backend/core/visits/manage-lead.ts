import { readNames } from '#backend/core/accounts/reps.ts';
import { auditLead } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { getKeys, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { EMPTY_LEAD, placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { isLeasedByAnotherRep } from '#backend/core/queue/lease.ts';
import { type Outcome, saveOutcome } from '#backend/core/queue/save-outcome.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { VISIT_SET_NOTE } from '#backend/core/words/history.ts';
import { answerOnly, type Decision, refuse } from '#backend/core/writes.ts';
import { type ManageLeadRequest, manageLeadAction } from '#contract/actions/manager/visits.ts';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { DISPOSITIONS, type LeadStatus } from '#contract/lead/status.ts';
import { CANCEL, DONE, TO_AGREE } from '#contract/visits/visit-choice.ts';
import { setVisit, type VisitOrder } from './set-visit.ts';

/**
 * `manage_lead`: sets a lead's visit, its status, or both; the homeowner is told of the visit at once. Refuses
 * like `update_lead` and, if somebody else has changed status or notes since the manager's screen loaded them, or a
 * rep holds the lead whose status would change, as `bad_request`; then nothing is written. DO NOT CALL is never
 * refused. A visit alone can be changed while a rep holds the lead, whose save is then about the visit as it is; one
 * whose lead was deleted can be canceled or done. A time to be agreed on is refused as `suppressed` if the do-not-call
 * list forbids the call about it.
 * Managers only.
 */
export const manageLead = signedIn(manageLeadAction, function* (request, context, caller, settings) {
  const by = caller.rep.email;
  const { leadId, reference, visitSlot, visitTime, visitSeen: seen = null, status } = request;
  const lead = yield* read('lead', { leadId });
  const order = { reference, visitSlot, visitTime, seen, by, tellAt: toInstant(context.nowMs) };
  if (!lead) return yield* endVisit(leadId, order, settings, context);
  return yield* status === ''
    ? setVisitOnly(lead, order, settings, context)
    : setStatus(lead, { ...request, status }, order, settings, context);
});

/** Cancels or ends a visit whose lead was deleted: it would keep its place for good. */
function* endVisit(leadId: string, order: VisitOrder, settings: Settings, context: Context): Plan<Decision> {
  const { reference, visitSlot } = order;
  const isEnd = visitSlot === CANCEL || visitSlot === DONE;
  if (reference === '' || !isEnd) return refuse('not_found', ANSWERS.leadGone);
  const set = yield* setVisit({ ...EMPTY_LEAD, leadId }, order, settings, context);
  if (set === null) return answerOnly({ ok: true });
  return 'refusal' in set ? answerOnly(set.refusal) : { answer: { ok: true }, writes: set.writes };
}

function* setVisitOnly(
  lead: LeadRow,
  order: VisitOrder,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  const numbers = yield* lockNumbers(getKeys(lead));
  const set = yield* setVisit(lead, order, settings, context);
  if (set === null) return answerOnly({ ok: true });
  if ('refusal' in set) return answerOnly(set.refusal);
  const row = placeInQueue(set.lead, numbers, context.nowMs);
  // The homeowner would be told of a call that the list forbids.
  if (order.visitSlot === TO_AGREE && isClosedByList(row, numbers)) return refuse('suppressed');
  return {
    answer: { ok: true },
    writes: [
      { kind: 'putLead', row },
      ...set.writes,
      auditLead(context, lead, { rep: order.by, ...set.line }),
    ],
  };
}

function* setStatus(
  lead: LeadRow,
  request: ManageLeadRequest & { status: LeadStatus },
  order: VisitOrder,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  const { status } = request;
  const { isOpen, needsNotes, setsVisit, suppresses } = DISPOSITIONS[status];
  const isStale = isChangedSince(lead, request);
  const wanted = request.note ?? (lead.notes || (setsVisit ? VISIT_SET_NOTE : ''));
  // Sent before, and its answer was lost.
  if (isStale && !suppresses && lead.status === status && lead.notes === wanted) {
    return yield* setVisitOnly(lead, order, settings, context);
  }
  if (needsNotes && wanted.trim() === '') return refuse('notes_required');
  if (setsVisit && order.visitSlot === CANCEL) {
    return refuse('bad_request', ANSWERS.cancelOfSet, { visitSlot: ANSWERS.cancelOfSet });
  }
  const note = suppresses && isStale ? lead.notes : wanted;
  if (!suppresses) {
    if (isStale) return changedMeanwhile(lead, request);
    if (isLeasedByAnotherRep(lead, order.by, context.nowMs)) {
      const names = yield* readNames([lead.leaseRep]);
      return refuse('bad_request', ANSWERS.heldBy(names.get(lead.leaseRep) || lead.leaseRep));
    }
  }
  // Who still needs a call gets it when it was promised.
  const { callbackAt, callbackRep } = isOpen ? lead : { callbackAt: '', callbackRep: '' };
  const outcome: Outcome = {
    ...{ status, note, callbackAt, callbackRep, by: order.by, auditId: '' },
    ...{ action: lead.status === status ? 'noted' : 'saved', holder: null },
  };
  const result = yield* saveOutcome(lead, outcome, order, settings, context);
  if ('refusal' in result) return answerOnly(result.refusal);
  return { answer: { ok: true, ...(result.visitStays && { visitStays: true }) }, writes: result.writes };
}

const isChangedSince = (lead: LeadRow, { was }: ManageLeadRequest): boolean =>
  lead.status !== was?.status || (was.note !== undefined && lead.notes !== was.note);

function changedMeanwhile(lead: LeadRow, { was }: ManageLeadRequest): Decision {
  const field = lead.status === was?.status ? 'note' : 'status';
  const change =
    field === 'note'
      ? ANSWERS.isNow(LEAD_FIELDS.notes.label, lead.notes)
      : ANSWERS.isNow('Status', lead.status);
  const message = ANSWERS.leadChanged([change]);
  return refuse('bad_request', message, { [field]: message });
}
