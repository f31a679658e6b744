import type { Caller } from '#backend/core/accounts/auth.ts';
import { audit } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { LeadRow } from '#backend/core/rows.ts';
import { isClosedByList } from '#backend/core/suppression/numbers.ts';
import { answerOnly, type Decision, type Write } from '#backend/core/writes.ts';
import type { AddLeadRequest } from '#contract/actions/add-lead.ts';
import { refusal } from '#contract/errors.ts';
import { PAGES } from '#contract/limits.ts';
import { dialKey } from '#contract/phone.ts';
import { amended } from './amend-lead.ts';
import { OWN_BATCHES, putOwnBatch } from './batches.ts';
import { type PartialLeadFields, pickLeadFields } from './lead-facts.ts';
import { newLeadRow } from './new-lead-row.ts';

/**
 * `add_lead` (section 7): a lead a rep has found, in the batch that is named or in "Rep leads". The same `submissionId` again
 * adds nothing; what it says otherwise is put right. A number that is a lead already is no reason to refuse (the form has warned before),
 * nor is a text nobody can dial: its lead says so. Refuses a number on the do-not-call list as `suppressed`, an unknown batch
 * as `not_found`.
 */
export function* addLead(request: AddLeadRequest, context: Context, caller: Caller): Plan<Decision> {
  const { batch, submissionId, ...facts } = request;
  const batchId = batch || OWN_BATCHES.repLeads.batchId;
  const leadId = submissionId === '' ? context.newId() : `added-${submissionId}`;
  const key = dialKey(facts.phone);
  const number = key === '' ? null : yield* read('number', { phoneKey: key });
  const known = yield* read('lead', { leadId });
  if (known)
    return yield* addedAgain(known, pickLeadFields(facts), { key, number }, caller.rep.email, context);

  const found = yield* read('batch', { batchId });
  if (!found && batchId !== OWN_BATCHES.repLeads.batchId) {
    return answerOnly(refusal('not_found', 'That batch does not exist any more.'));
  }
  const lead = newLeadRow({ ...facts, leadId, batchId, source: 'rep', phoneKey: key }, number, context.nowMs);
  if (isClosedByList(lead, number)) return answerOnly(refusal('suppressed'));

  const writes: Write[] = [
    { kind: 'putLead', row: lead },
    audit(context, { leadId, rep: caller.rep.email, action: 'created', toStatus: lead.status }),
  ];
  if (!found) writes.unshift(putOwnBatch('repLeads', toInstant(context.nowMs)));
  return { answer: { ok: true, leadId, batchId }, writes, mail: [] };
}

/**
 * The answer to a lead sent again. What the rep has put right meanwhile changes the lead as long as nobody has worked it, and
 * is a line of its history in any case, once.
 */
function* addedAgain(
  known: LeadRow,
  facts: PartialLeadFields,
  phone: Parameters<typeof amended>[2],
  rep: string,
  context: Context,
): Plan<Decision> {
  const answer = { ok: true, leadId: known.leadId, batchId: known.batchId };
  const { note, row } = amended(known, facts, phone, context.nowMs);
  if (note === '') return answerOnly(answer);
  if (row && isClosedByList(row, phone.number)) return answerOnly(refusal('suppressed'));
  const history = yield* read('history', { leadId: known.leadId, limit: PAGES.history });
  if (history.some((line) => line.action === 'changed' && line.note === note)) return answerOnly(answer);
  const change = audit(context, {
    leadId: known.leadId,
    rep,
    action: 'changed',
    toStatus: known.status,
    note,
  });
  return { answer, writes: row ? [{ kind: 'putLead', row }, change] : [change], mail: [] };
}
