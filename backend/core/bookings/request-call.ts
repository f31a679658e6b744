import { auditLead } from '#backend/core/audit.ts';
import { toInstant } from '#backend/core/instants.ts';
import { amendLead } from '#backend/core/leads/amend-lead.ts';
import { type PartialLeadFields, pickLeadFields } from '#backend/core/leads/lead-facts.ts';
import { keysOf, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { dueNow, newLeadRow, placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { publicAction } from '#backend/core/protocol/action-entry.ts';
import { incrementMeter, putMeter } from '#backend/core/rate-limit.ts';
import type { LeadRow, NumberRow } from '#backend/core/rows.ts';
import { BOOKING_NOTES, leadFieldsInWords } from '#backend/core/words/history.ts';
import { answerOnly, type Decision, refuse, type Write } from '#backend/core/writes.ts';
import { type CallRequest, requestCallAction } from '#contract/actions/bookings/request-call.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { DAY_MS } from '#contract/durations.ts';
import { CAPS } from '#contract/limits.ts';
import { leadToAddTo, listedNote, waitingLead } from './same-homeowner.ts';
import { chooseBatch } from './surplus.ts';

/**
 * `request_call`: makes a lead of what a visitor has sent with the contact form, in the batch "Website requests".
 * Like a booking it is never refused because of the do-not-call list, and the flood of one sender goes to a batch of
 * its own. A homeowner whose number waits for a call about the same house already is not a second lead: the request
 * is a line of the first one's history, and the call is due now. The same submission changes nothing, and with other
 * words corrects the lead that nobody has worked yet. Refuses as `busy` what one lead is sent over the cap of a day: the
 * form's email still tells the company.
 */
export const requestCall = publicAction(requestCallAction, function* (request, context) {
  const { submissionId, contactConsent, marketingConsent, message: notes, ...typed } = request;
  const sent = { ...typed, notes };
  const facts = pickLeadFields(sent);
  const leadId = `requested-${context.digest(`request ${submissionId}`).slice(0, 32)}`;
  const keys = keysOf(facts.phone);
  // Locked first: a repeated request waits here until the first one is stored.
  const numbers = yield* lockNumbers(keys);
  const auditId = `requested-${context.digest(JSON.stringify([submissionId, request]))}`;
  if (yield* read('auditLine', { auditId })) return answerOnly({ ok: true });
  const consents = consentLines({ contactConsent, marketingConsent });
  const known = yield* read('lead', { leadId });
  if (known) return yield* correct(known, { sent, consents, auditId }, context);

  const same =
    keys.length === 0 ? [] : yield* read('sameNumber', { phoneKeys: keys, limit: PAGE_SIZES.leadsOfNumber });
  const first = (yield* waitingLead(same, facts, context.nowMs)) ?? (yield* leadToAddTo(same, context.nowMs));
  const waiting = first && (yield* read('lead', { leadId: first.leadId }));
  if (waiting?.open) {
    const counted = yield* countOfLead(waiting, context);
    if (counted === null) return refuse('busy');
    const row = asksAgain(waiting, numbers, context);
    const { callbackAt } = waiting;
    // The lead itself now says only when it is due.
    const isAhead = callbackAt > toInstant(context.nowMs);
    const agreed = row && isAhead ? [BOOKING_NOTES.callbackBefore(callbackAt)] : [];
    const note = [...leadFieldsInWords(facts), ...consents, ...agreed].join('\n');
    const line = { rep: '', action: 'requested', note, auditId } as const;
    const writes: Write[] = row ? [{ kind: 'putLead', row }] : [];
    return { answer: { ok: true }, writes: [...counted, ...writes, auditLead(context, waiting, line)] };
  }
  const { batchId, writes } = yield* chooseBatch('requests', context);
  const lead = newLeadRow(
    { ...facts, leadId, batchId, source: 'request', phone: facts.phone },
    numbers,
    context.nowMs,
  );
  const words = leadFieldsInWords({ notes });
  const note = [...words, ...consents, listedNote(numbers, 'call', context.nowMs)].join('\n').trim();
  return {
    answer: { ok: true },
    writes: [
      ...writes,
      { kind: 'putLead', row: lead },
      auditLead(context, lead, { rep: '', action: 'created', note, auditId }),
    ],
  };
});

/** Which consents were given, as lines of a lead's history: the lead itself has no column for them. */
const consentLines = (given: Pick<CallRequest, 'contactConsent' | 'marketingConsent'>): string[] => [
  ...(given.contactConsent ? [BOOKING_NOTES.consentGiven('contact', given.contactConsent)] : []),
  ...(given.marketingConsent ? [BOOKING_NOTES.consentGiven('marketing', given.marketingConsent)] : []),
];

interface Correction {
  /** Only the fields that the form has. */
  sent: PartialLeadFields;
  consents: readonly string[];
  auditId: string;
}

/**
 * The form was sent again with other words: the email may have failed, and the visitor corrected it. A booking that
 * has taken the lead over since keeps what it says.
 */
function* correct(known: LeadRow, { sent, consents, auditId }: Correction, context: Context): Plan<Decision> {
  const counted = yield* countOfLead(known, context);
  if (counted === null) return refuse('busy');
  const isBooked = known.source !== 'request';
  const { note, row } = isBooked
    ? { note: leadFieldsInWords(sent).join('\n'), row: null }
    : yield* amendLead(known, { ...pickLeadFields(known), ...sent }, context.nowMs);
  const lines = [note, ...consents].join('\n').trim();
  const writes: Write[] = [...counted, ...(row ? [{ kind: 'putLead', row } as const] : [])];
  const action = isBooked ? 'requested' : 'changed';
  writes.push(auditLead(context, known, { rep: '', action, note: lines, auditId }));
  return { answer: { ok: true }, writes };
}

/** The writes that count what a lead is sent after the first request; null over the cap of a day. */
function* countOfLead({ leadId }: LeadRow, context: Context): Plan<Write[] | null> {
  const sent = yield* incrementMeter(`requests ${leadId}`, DAY_MS, context.nowMs);
  return sent.count > CAPS.requestsOfLead ? null : putMeter(sent, context);
}

/**
 * The lead of a homeowner who was called before and asks for a call again: it is due now, for every rep. Null for a
 * new lead, which is among the first to be called anyway.
 */
function asksAgain(lead: LeadRow, numbers: readonly NumberRow[], context: Context): LeadRow | null {
  if (lead.workedAt === '') return null;
  return placeInQueue(dueNow(lead, context.nowMs), numbers, context.nowMs);
}
