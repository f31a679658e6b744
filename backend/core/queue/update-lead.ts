import {
  findCallWindow,
  findHome,
  getUnrestrictedCallingEnd,
} from '#backend/core/calling-hours/call-window.ts';
import { getNextOpening, zonesOf } from '#backend/core/calling-hours/calling-hours.ts';
import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { AuditRow, LeadRow } from '#backend/core/rows.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { type Answer, answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import { type UpdateLeadRequest, updateLeadAction } from '#contract/actions/update-lead.ts';
import { whyOutsideCallingHours } from '#contract/dates/calling-time.ts';
import { type Refusal, refusal } from '#contract/errors.ts';
import { DISPOSITIONS } from '#contract/lead/status.ts';
import { DURATIONS } from '#contract/limits.ts';
import { CANCEL } from '#contract/visits/visit-choice.ts';
import { type Outcome, saveOutcome } from './save-outcome.ts';
import { type Before, readBefore, recordBefore } from './undo-record.ts';

/**
 * `update_lead` (section 7): saves the outcome of a call (`saveOutcome`) and releases the lead. `visitSlot` sets or
 * cancels the lead's visit, of which the homeowner is told when the save can no longer be undone. The same save sent again gets the same answer and changes nothing: with
 * a `saveId` always, without one as long as it is the rep's last save and nobody has saved the lead since.
 * Refuses with `notes_required`, `slot_full`, `visit_changed`, `bad_request` for an invalid callback, one outside
 * the lead's calling hours, or a `saveId` that came with other words, `not_found`, and `lease_lost` when the rep
 * does not hold the lead; then nothing is written. An expired lease still counts until a colleague takes the lead.
 */
export const updateLead = signedIn(updateLeadAction, function* (request, context, caller, settings) {
  const rep = caller.rep.email;
  const wrong = wrongRequest(request, context.nowMs);
  if (wrong) return answerOnly(wrong);

  const lead = yield* read('lead', { leadId: request.leadId });
  const auditId = saveLineId(request, rep, context);
  // After the lead, which locks it: two requests with one id must not both find no line.
  const line = auditId === '' ? null : yield* read('auditLine', { auditId });
  if (line) return answerOnly(yield* repeatedById(line, lead, request));
  if (!lead) {
    return refuse(
      'not_found',
      DISPOSITIONS[request.status].suppresses ? ANSWERS.leadGoneListed : ANSWERS.leadGone,
    );
  }
  if (lead.leaseRep !== rep) return answerOnly(yield* repeated(lead, request, rep));
  const untimely = untimelyCallback(lead, request, context.nowMs);
  if (untimely) return answerOnly(untimely);

  const { visitSlot, visitTime, visitSeen: seen = null, callbackAt, callbackMine } = request;
  const tellAt = toInstant(context.nowMs + DURATIONS.visitNews);
  const outcome: Outcome = {
    ...{ status: request.status, note: request.note, by: rep, auditId },
    ...{ action: 'saved', holder: rep },
    ...{ callbackAt, callbackRep: callbackAt !== '' && callbackMine ? rep : '' },
  };
  const order = { reference: '', visitSlot, visitTime, seen, by: rep, tellAt };
  const result = yield* saveOutcome(lead, outcome, order, settings, context);
  if ('refusal' in result) return answerOnly(result.refusal);
  const before = recordBefore(lead, result.numbersBefore, result.set, request);
  const undo: Write = {
    kind: 'putUndo',
    row: { rep, leadId: lead.leadId, at: result.saved.workedAt, before },
  };
  return {
    answer: { ...savedAnswer(context.nowMs, result.saved), ...(result.visitStays && { visitStays: true }) },
    writes: [...result.writes, undo],
  };
});

/** @param saved the lead as saved; null if it has been saved again since */
const savedAnswer = (savedMs: number, saved: LeadRow | null): Answer => {
  const isHeld = saved?.open && (saved.waitsFor === 'rest' || saved.waitsFor === 'attempts');
  return {
    ok: true,
    undoUntil: toInstant(savedMs + DURATIONS.undo),
    ...(isHeld && { comesBackAt: getNextOpening(findCallWindow(saved, savedMs), saved.readyAt) }),
  };
};

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
function* repeatedById(line: AuditRow, lead: LeadRow | null, request: UpdateLeadRequest): Plan<Answer> {
  const { at, rep, toStatus, note } = line;
  const last = yield* read('undo', { rep });
  // The lead's own callback may be later: its homeowner may have asked for a call since.
  const set = last?.leadId === line.leadId && last.at === at ? readBefore(last.before).callbackSet : null;
  const isSame =
    toStatus === request.status && note === request.note && (set === null || set === request.callbackAt);
  return isSame
    ? savedAnswer(fromInstant(at), lead?.workedAt === at ? lead : null)
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
  return isSame ? savedAnswer(fromInstant(last.at), lead) : refusal('lease_lost');
}

const isSameChoice = (before: Before, { visitSlot, visitTime }: UpdateLeadRequest): boolean =>
  before.visitSlot === visitSlot && before.visitTime === visitTime;
