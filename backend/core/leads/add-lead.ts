import { auditLead } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import { type SetVisit, setVisit, type VisitOrder } from '#backend/core/visits/set-visit.ts';
import { choiceOf, currentVisit, isOwnLead, readVisits } from '#backend/core/visits/visit-facts.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { addLeadAction } from '#contract/actions/add-lead.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import type { LeadField } from '#contract/lead/lead-fields.ts';
import { CANCEL, isSettable, readAppointment, readSlotId } from '#contract/visits/visit-choice.ts';
import { amendLead, isUntouched } from './amend-lead.ts';
import { isArchived, OWN_BATCHES, putOwnBatch } from './batches.ts';
import { pickLeadFields } from './lead-facts.ts';
import { keysOf, lockNumbers } from './lead-numbers.ts';
import { newLeadRow } from './new-lead-row.ts';

/**
 * `add_lead` (section 7): adds a lead to the named batch, or to "Rep leads". A resend by the same rep with
 * the same `submissionId` adds nothing and can correct the lead. A duplicate number is accepted, because the
 * form has already warned about it, and so is a number that cannot be dialed. An appointment in a slot is a
 * visit.
 * Refuses numbers that are all on the do-not-call list as `suppressed`, a slot without a place as `slot_full`,
 * an unknown batch as `not_found`, and an archived one as `bad_request`.
 */
export const addLead = signedIn(addLeadAction, function* (request, context, caller, settings) {
  const { batch, submissionId, ...typed } = request;
  const { facts, order } = readVisitOrder(typed, caller.rep.email, context);
  const batchId = batch || OWN_BATCHES.repLeads.batchId;
  const leadId = submissionId === '' ? context.newId() : toLeadId(caller.rep.email, submissionId, context);
  const numbers = yield* lockNumbers(keysOf(facts.phone));
  const known = yield* read('lead', { leadId });
  if (known) return yield* addedAgain(known, pickLeadFields(facts), order, settings, context);

  const found = yield* read('batch', { batchId });
  if (!found && batchId !== OWN_BATCHES.repLeads.batchId) {
    return refuse('not_found', ANSWERS.batchGone);
  }
  if (found && isArchived(found)) return refuse('bad_request', ANSWERS.batchArchived);
  const lead = newLeadRow({ ...facts, leadId, batchId, source: 'rep' }, numbers, context.nowMs);
  if (isClosedByList(lead, numbers)) return refuse('suppressed');
  const set = yield* setVisit(lead, order, settings, context);
  if (set && 'refusal' in set) return answerOnly(set.refusal);

  const writes: Write[] = [
    { kind: 'putLead', row: withAppointment(lead, set) },
    auditLead(context, lead, { rep: caller.rep.email, action: 'created' }),
    ...lineOf(set, order, lead, context),
  ];
  if (!found) writes.unshift(putOwnBatch('repLeads', toInstant(context.nowMs)));
  return { answer: { ok: true, leadId, batchId }, writes };
});

/**
 * The same rep and submission give the same id. Colleagues see the id (`lookup_number`, the card), so it must
 * not tell them the submission, and with their email the same submission gives another id: they cannot
 * correct this lead.
 */
const toLeadId = (rep: string, submissionId: string, context: Context): string =>
  `added-${context.digest(JSON.stringify([rep, submissionId])).slice(0, 32)}`;

/**
 * Answers a lead that is sent again. A correction updates the lead if nobody has worked it yet. In any case
 * it adds a line to the lead's history, but only once for the same correction.
 */
function* addedAgain(
  known: LeadRow,
  facts: Readonly<Record<LeadField, string>>,
  order: VisitOrder,
  settings: Settings,
  context: Context,
): Plan<Decision> {
  const rep = order.by;
  const answer = { ok: true, leadId: known.leadId, batchId: known.batchId };
  const visits = yield* readVisits(known);
  // Also one that is over by now.
  const visit = currentVisit(known, visits, context) ?? visits.find((each) => isOwnLead(known, each)) ?? null;
  // What the homeowner, or somebody else, has made of the visit since stays.
  const isOurs = visit === null || visit.changedBy === rep;
  const { choice } = readAppointment(facts.apptDate, facts.apptTime);
  const isSame = visit !== null && choice === choiceOf(visit);
  const sent = isOurs && !isSame ? facts : { ...facts, ...pick(known, ['apptDate', 'apptTime']) };
  const { note, row } = yield* amendLead(known, sent, context.nowMs);
  // Its status is open, so only the list can close it.
  if (row?.open === false) return refuse('suppressed');
  const lines = { leadId: known.leadId, limit: PAGE_SIZES.history, siteLimit: 0 };
  const history = note === '' ? [] : yield* read('history', lines);
  if (history.some((line) => line.action === 'changed' && line.note === note)) return answerOnly(answer);
  const mayChange = isOurs && isUntouched(known, context.nowMs);
  const visitSlot = mayChange ? order.visitSlot || (isSame ? '' : CANCEL) : '';
  const lead = row ?? known;
  const set = yield* setVisit(lead, { ...order, visitSlot }, settings, context);
  if (set && 'refusal' in set) return answerOnly(set.refusal);
  const writes: Write[] = lineOf(set, order, lead, context);
  if (row || set) writes.push({ kind: 'putLead', row: withAppointment(lead, set) });
  if (note !== '') writes.push(auditLead(context, known, { rep, action: 'changed', note }));
  return { answer, writes };
}

/** The lead with the appointment of its visit; what was typed instead of a slot stays. */
const withAppointment = (lead: LeadRow, set: SetVisit | null): LeadRow =>
  set === null || set.visit.state === 'canceled'
    ? lead
    : { ...lead, apptTime: set.lead.apptTime, apptDate: set.lead.apptDate || lead.apptDate };

/**
 * Returns the form's fields and what they make of the visit. A day and time that are a slot which can be set
 * are one; any other appointment stays as it was typed.
 */
function readVisitOrder<Facts extends Pick<LeadRow, 'apptDate' | 'apptTime'>>(
  facts: Facts,
  by: string,
  context: Context,
): { facts: Facts; order: VisitOrder } {
  const { choice, time } = readAppointment(facts.apptDate, facts.apptTime);
  const slot = readSlotId(choice);
  const isUsed = slot === null || isSettable(slot, context.nowMs);
  const order = {
    ...{ visitSlot: isUsed ? choice : '', visitTime: isUsed ? time : '' },
    ...{ reference: '', seen: null, by, tellAt: toInstant(context.nowMs) },
  };
  return { facts: slot && isUsed ? { ...facts, apptTime: slot.period } : facts, order };
}

/** The writes of a visit, with its line of the lead's history. */
const lineOf = (set: SetVisit | null, { by }: VisitOrder, lead: LeadRow, context: Context): Write[] =>
  set ? [...set.writes, auditLead(context, lead, { rep: by, ...set.line })] : [];
