import { auditLead } from '#backend/core/audit.ts';
import { findCallWindow } from '#backend/core/calling-hours/call-window.ts';
import { getNextOpening } from '#backend/core/calling-hours/calling-hours.ts';
import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { getKeys, keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { Instant, LeadRow, NumberRow } from '#backend/core/rows.ts';
import { listNumbers } from '#backend/core/suppression/number-leads.ts';
import { isClosedByList, withSuppression } from '#backend/core/suppression/numbers.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { changesInWords, LISTED_NOTES, leaseHolderLine, valueInWords } from '#backend/core/words/history.ts';
import { type Answer, answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import { correctLeadAction } from '#contract/actions/manager/correct-lead.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { CORRECTED_FIELDS, type CorrectedField } from '#contract/forms/correction.ts';
import { LEAD_FIELDS } from '#contract/lead/lead-fields.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';

/**
 * `correct_lead`: corrects a lead's name, numbers, email and address. Its place in the queue, its hours and
 * whether it is open then follow from the new number and place. What a rep has saved stays, and so does a
 * lease: the rep may be on the phone. Who has said DO NOT CALL has said it for every number: a new one goes
 * on the list, and the old one stays there.
 * Refuses as `bad_request` if somebody else has changed one of these fields since the manager's screen loaded
 * it, and an unknown lead as `not_found`. Managers only.
 */
export const correctLead = signedIn(correctLeadAction, function* ({ leadId, was, now }, context, caller) {
  const rep = caller.rep.email;
  // The numbers before the lead, in the order of all requests.
  yield* lockNumbers(keysOf(now.phone ?? ''));
  const lead = yield* read('lead', { leadId });
  if (!lead) return refuse('not_found', ANSWERS.leadGone);
  const wanted = CORRECTED_FIELDS.filter((field) => {
    const value = now[field];
    return value !== undefined && value !== was[field] && value !== lead[field];
  });
  const taken = wanted.filter((field) => lead[field] !== was[field]);
  if (taken.length > 0) return answerOnly(changedMeanwhile(lead, taken));

  const facts: LeadRow = { ...lead, ...Object.fromEntries(wanted.map((field) => [field, now[field]])) };
  const before = yield* lockNumbers(keysOf(facts.phone));
  const saidNo = DISPOSITIONS[lead.status].suppresses;
  const isNew = ({ phoneKey }: NumberRow) => !getKeys(lead).includes(phoneKey);
  const added = before
    .filter((number) => saidNo && isNew(number) && number.suppressedAt === '')
    .map((number) => withSuppression(number, rep, context.nowMs));
  const numbers = before.map((number) => added.find((row) => row.phoneKey === number.phoneKey) ?? number);
  const row = placeInQueue(facts, numbers, context.nowMs);
  const answer = toAnswer(row, numbers, context.nowMs);
  if (wanted.length === 0) return answerOnly(answer);

  const note = changesInWords(lead, facts);
  if (lead.leaseRep !== '') note.push(leaseHolderLine(lead.leaseRep));
  const writes: Write[] = [
    { kind: 'putLead', row },
    auditLead(context, row, { rep, action: 'corrected', note: note.join('\n') }),
  ];
  const reason = { rep, note: LISTED_NOTES.newNumber };
  if (added.length > 0) writes.push(...(yield* listNumbers(added, reason, context, leadId)));
  return { answer, writes };
});

function changedMeanwhile(lead: LeadRow, fields: readonly CorrectedField[]): Refusal {
  const value = (field: CorrectedField) => valueInWords(field, lead[field]);
  const changes = fields.map((field) => ANSWERS.isNow(LEAD_FIELDS[field].label, value(field)));
  const ofFields = fields.map((field) => [field, ANSWERS.isNow('This', value(field))]);
  return refusal('bad_request', ANSWERS.leadChanged(changes), Object.fromEntries(ofFields));
}

function toAnswer(row: LeadRow, numbers: readonly NumberRow[], nowMs: number): Answer {
  const listed = isClosedByList(row, numbers);
  return { ok: true, open: row.open, listed, callbackFrom: callbackFrom(row, nowMs) };
}

/**
 * The callback of a lead stays when its number or place changes: it was agreed on. Outside the new hours it
 * is served at their next opening, and after the limit of calls to the new number.
 */
function callbackFrom(row: LeadRow, nowMs: number): Instant {
  if (row.callbackAt === '' || !row.open) return '';
  const now = toInstant(nowMs);
  const due = row.callbackAt > now ? row.callbackAt : now;
  const from = row.readyAt > due ? row.readyAt : due;
  const opening = getNextOpening(findCallWindow(row, fromInstant(from)), from);
  return opening > due ? opening : '';
}
