import { auditLead } from '#backend/core/audit.ts';
import { findHome, getUnrestrictedCallingEnd } from '#backend/core/calling-hours/call-window.ts';
import { zonesOf } from '#backend/core/calling-hours/calling-hours.ts';
import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { keysCorrectedMeanwhile } from '#backend/core/leads/corrections.ts';
import { getKeys, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { AuditRow, LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { getSyncWrites } from '#backend/core/suppression/number-leads.ts';
import { isOpen, withSuppression } from '#backend/core/suppression/numbers.ts';
import { setVisit } from '#backend/core/visits/set-visit.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { type Answer, answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import { type UpdateLeadRequest, updateLeadAction } from '#contract/actions/update-lead.ts';
import { whyOutsideCallingHours } from '#contract/dates/calling-time.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';
import { CANCEL } from '#contract/visits/visit-choice.ts';
import { withoutLease } from './lease.ts';
import { recentCalls, withQueuePosition } from './queue.ts';
import { type Before, readBefore, recordBefore } from './undo-record.ts';

/**
 * `update_lead` (section 7): saves the outcome of a call and releases the lead. Every status except New Lead
 * counts as a call to each of its numbers, because the backend does not learn which one the rep called. DO
 * NOT CALL suppresses each of them, and those that a manager has corrected while the rep held the lead, and
 * closes their leads in every batch. `visitSlot` sets or cancels the lead's visit, of which the homeowner is told
 * when the save can no longer be undone. The same save sent again gets the same answer and changes nothing: with
 * a `saveId` always, without one as long as it is the rep's last save and nobody has saved the lead since.
 * Refuses with `notes_required`, `slot_full`, `visit_changed`, `bad_request` for an invalid callback, one outside
 * the lead's calling hours, or a `saveId` that came with other words, `not_found`, and `lease_lost` when the rep
 * does not hold the lead; then nothing is written. DO NOT CALL is never refused because of the visit, which then
 * stays as it is. An expired lease still counts until a colleague takes the lead.
 */
export const updateLead = signedIn(updateLeadAction, function* (request, context, caller, settings) {
  const rep = caller.rep.email;
  const wrong = wrongRequest(request, context.nowMs);
  if (wrong) return answerOnly(wrong);

  const lead = yield* read('lead', { leadId: request.leadId });
  const auditId = saveLineId(request, rep, context);
  // After the lead, which locks it: two requests with one id must not both find no line.
  const line = auditId === '' ? null : yield* read('auditLine', { auditId });
  if (line) return answerOnly(repeatedById(line, lead, request));
  if (!lead) return refuse('not_found');
  if (lead.leaseRep !== rep) return answerOnly(yield* repeated(lead, request, rep));
  const untimely = untimelyCallback(lead, request, context.nowMs);
  if (untimely) return answerOnly(untimely);

  const keys = getKeys(lead);
  // Who says so may be a person at a number that was corrected since the rep's card was loaded.
  const called = DISPOSITIONS[request.status].suppresses ? yield* keysCorrectedMeanwhile(lead, rep) : [];
  const before = yield* lockNumbers([...new Set([...keys, ...called])]);
  const numbers = before.map((number) => numberAfter(number, request, rep, context.nowMs));
  const own = numbers.filter(({ phoneKey }) => keys.includes(phoneKey));
  const { visitSlot, visitTime, visitSeen: seen = null } = request;
  const tellAt = toInstant(context.nowMs + DURATIONS.visitNews);
  const order = { visitSlot, visitTime, seen, by: rep, tellAt };
  const asked = yield* setVisit(lead, order, settings, context);
  const refused = asked && 'refusal' in asked ? asked : null;
  // Who must not be called is not, whatever has become of the visit.
  if (refused && !DISPOSITIONS[request.status].suppresses) return answerOnly(refused.refusal);
  const set = asked && 'refusal' in asked ? null : asked;
  const saved = leadAfter(set?.lead ?? lead, own, request, rep, context.nowMs);
  const writes: Write[] = [
    { kind: 'putLead', row: set ? placeInQueue(saved, own, context.nowMs) : saved },
    auditLead(context, saved, {
      rep,
      action: 'saved',
      fromStatus: lead.status,
      note: saved.notes,
      ...(auditId !== '' && { auditId }),
    }),
    {
      kind: 'putUndo',
      row: { rep, leadId: lead.leadId, at: saved.workedAt, before: recordBefore(lead, before, set, request) },
    },
  ];
  if (set) writes.push(...set.writes, auditLead(context, saved, { rep, ...set.line }));
  for (const number of numbers) writes.push({ kind: 'putNumber', row: number });
  writes.push(...(yield* getSyncWrites(numbers, lead.leadId, rep, context)));
  writes.push(...tellStatus(lead, saved, rep, settings, context));
  return { answer: { ...savedAnswer(context.nowMs), ...(refused && { visitStays: true }) }, writes };
});

/** Tells the webhook that a rep has changed a lead's status. */
export function tellStatus(
  before: LeadRow,
  after: LeadRow,
  rep: string,
  settings: Settings,
  context: Context,
): Write[] {
  if (before.status === after.status) return [];
  const { leadId, status, firstName, lastName, phone, city, callbackAt } = after;
  const data = { leadId, status, was: before.status, rep, firstName, lastName, phone, city, callbackAt };
  return tellWebhook('lead.status', data, settings, context);
}

const savedAnswer = (savedMs: number): Answer => ({
  ok: true,
  undoUntil: toInstant(savedMs + DURATIONS.undo),
});

function wrongRequest(
  { status, note, callbackAt, visitSlot }: UpdateLeadRequest,
  nowMs: number,
): Refusal | null {
  if (DISPOSITIONS[status].needsNotes && note.trim() === '') return refusal('notes_required');
  if (DISPOSITIONS[status].setsVisit && visitSlot === CANCEL) {
    return refusal('bad_request', ANSWERS.cancelOfSet, { visitSlot: ANSWERS.cancelOfSet });
  }
  if (callbackAt === '') return null;
  const message = !DISPOSITIONS[status].isOpen
    ? ANSWERS.callbackOfClosed
    : callbackAt > toInstant(nowMs + DURATIONS.callbackAhead)
      ? ANSWERS.callbackTooLate
      : null;
  return message === null ? null : wrongCallback(message);
}

const wrongCallback = (message: string): Refusal => refusal('bad_request', message, { callbackAt: message });

/** A callback outside calling hours would be served at the next opening, which nobody agreed on. */
function untimelyCallback(lead: LeadRow, { callbackAt }: UpdateLeadRequest, nowMs: number): Refusal | null {
  if (callbackAt === '') return null;
  const atMs = fromInstant(callbackAt);
  if (atMs < getUnrestrictedCallingEnd(lead)) return null;
  const { window, zone } = findHome(lead);
  const why = whyOutsideCallingHours({ zones: zonesOf(window), zone }, atMs, nowMs);
  return why === null ? null : wrongCallback(why);
}

/** Names the history line of a save with an id, so that the line also tells that the save has arrived. */
function saveLineId(request: UpdateLeadRequest, rep: string, { digest }: Context): string {
  const { leadId, saveId, visitSlot, visitTime } = request;
  // Another choice for the visit is another save.
  const visit = visitSlot === '' ? [] : [visitSlot, visitTime];
  return saveId === '' ? '' : digest(JSON.stringify(['save', rep, leadId, saveId, ...visit]));
}

/** Answers a save whose id has arrived before, also if it was undone or the lead was saved again since. */
function repeatedById(line: AuditRow, lead: LeadRow | null, request: UpdateLeadRequest): Answer {
  const isUnchanged = lead?.workedAt === line.at;
  const isSame =
    line.toStatus === request.status &&
    line.note === request.note &&
    (!isUnchanged || lead.callbackAt === request.callbackAt);
  return isSame
    ? savedAnswer(fromInstant(line.at))
    : refusal('bad_request', ANSWERS.savedOtherwise, { saveId: ANSWERS.savedOtherwise });
}

/** Answers a save of a lead the rep does not hold: success if it repeats the rep's last save. */
function* repeated(lead: LeadRow, request: UpdateLeadRequest, rep: string): Plan<Answer> {
  const last = yield* read('undo', { rep });
  const isSame =
    last !== null &&
    last.leadId === lead.leadId &&
    last.at === lead.workedAt &&
    lead.status === request.status &&
    lead.notes === request.note &&
    lead.callbackAt === request.callbackAt &&
    isSameChoice(readBefore(last.before), request);
  return isSame ? savedAnswer(fromInstant(last.at)) : refusal('lease_lost');
}

const isSameChoice = (before: Before, { visitSlot, visitTime }: UpdateLeadRequest): boolean =>
  before.visitSlot === visitSlot && before.visitTime === visitTime;

function numberAfter(
  number: NumberRow,
  { status }: UpdateLeadRequest,
  rep: string,
  nowMs: number,
): NumberRow {
  const recent = recentCalls(number.calls, nowMs);
  const { isCall, suppresses } = DISPOSITIONS[status];
  const calls = isCall ? [...recent, toInstant(nowMs)] : recent;
  const called: NumberRow = { ...number, calls };
  return suppresses ? withSuppression(called, rep, nowMs) : called;
}

function leadAfter(
  lead: LeadRow,
  numbers: readonly NumberRow[],
  { status, note, callbackAt, callbackMine }: UpdateLeadRequest,
  rep: string,
  nowMs: number,
): LeadRow {
  const saved: LeadRow = {
    ...withoutLease(lead),
    status,
    notes: note,
    attempts: lead.attempts + (DISPOSITIONS[status].isCall ? 1 : 0),
    workedAt: toInstant(nowMs),
    callbackAt,
    callbackRep: callbackAt !== '' && callbackMine ? rep : '',
  };
  return withQueuePosition({ ...saved, open: isOpen(saved, numbers) }, numbers, nowMs);
}
