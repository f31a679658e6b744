import { auditLead } from '#backend/core/audit.ts';
import { findHome } from '#backend/core/calling-hours/call-window.ts';
import { toInstant } from '#backend/core/instants.ts';
import { keysCorrectedMeanwhile } from '#backend/core/leads/corrections.ts';
import { getKeys, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { readRestHours } from '#backend/core/owner-settings/rest-hours.ts';
import type { Context, Plan } from '#backend/core/plan.ts';
import type { Instant, LeadRow, NumberRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { getSyncWrites } from '#backend/core/suppression/number-leads.ts';
import { isOpen, withSuppression } from '#backend/core/suppression/numbers.ts';
import { type SetVisit, setVisit, type VisitOrder } from '#backend/core/visits/set-visit.ts';
import type { Write } from '#backend/core/writes.ts';
import { getRestEnd } from '#contract/dates/call-rest.ts';
import type { Refusal } from '#contract/errors.ts';
import { DISPOSITIONS, type LeadStatus } from '#contract/lead/status.ts';
import { notSaved, withoutLease } from './lease.ts';
import { recentCalls, withQueuePosition } from './queue.ts';

/** What somebody of the company says of a lead. */
export interface Outcome {
  status: LeadStatus;
  /** All notes of the lead from now on. */
  note: string;
  /** Empty for no callback. */
  callbackAt: Instant;
  /** Email of the rep for whom the callback is reserved; empty for nobody. */
  callbackRep: string;
  /** Whether it tells of a call, or only of other notes. */
  action: 'saved' | 'noted';
  /** The rep who held the lead when it was called; null for whoever had it on the screen. */
  holder: string | null;
  /** Email of who says so. */
  by: string;
  /** Id of the line of the lead's history; empty for a new one. */
  auditId: string;
}

export interface SavedOutcome {
  saved: LeadRow;
  /** The lead's numbers before. */
  numbersBefore: NumberRow[];
  set: SetVisit | null;
  /** The visit was not set: who must not be called is not, whatever has become of the visit. */
  visitStays: boolean;
  writes: Write[];
}

/**
 * Saves what somebody says of a lead that this action has locked, with what becomes of its visit, and ends its
 * lease. A call counts for each of its numbers, because the backend does not learn which one was called; without an
 * answer it begins their rest, which any later save ends or begins anew (decision 0070). DO NOT CALL suppresses each
 * of them, and those that were corrected while somebody had the lead on the screen (`holder`), and closes their leads
 * in every batch; it is never refused because of the visit.
 * @returns a refusal of `setVisit`: then nothing is written
 */
export function* saveOutcome(
  lead: LeadRow,
  outcome: Outcome,
  order: VisitOrder,
  settings: Settings,
  context: Context,
): Plan<SavedOutcome | { refusal: Refusal }> {
  const { status, by, auditId } = outcome;
  const { suppresses } = DISPOSITIONS[status];
  const keys = getKeys(lead);
  // Who says so may be a person at a number that was corrected since the lead was on the screen.
  const called = suppresses ? yield* keysCorrectedMeanwhile(lead, outcome.holder) : [];
  const numbersBefore = yield* lockNumbers([...new Set([...keys, ...called])]);
  const restUntil = yield* restAfter(lead, outcome, context.nowMs);
  const numbers = numbersBefore.map((number) => numberAfter(number, outcome, restUntil, context.nowMs));
  const own = numbers.filter(({ phoneKey }) => keys.includes(phoneKey));
  const asked = yield* setVisit(lead, order, settings, context);
  const refused = asked !== null && 'refusal' in asked;
  if (refused && !suppresses) return asked;
  const set = refused ? null : asked;
  const saved = leadAfter(set?.lead ?? lead, own, outcome, context.nowMs);
  const writes: Write[] = [
    ...(lead.leaseRep === by ? [] : notSaved(lead, context)),
    { kind: 'putLead', row: set ? placeInQueue(saved, own, context.nowMs) : saved },
    auditLead(context, saved, {
      rep: by,
      action: outcome.action,
      fromStatus: lead.status,
      note: saved.notes,
      ...(auditId !== '' && { auditId }),
    }),
  ];
  if (set) writes.push(...set.writes, auditLead(context, saved, { rep: by, ...set.line }));
  for (const number of numbers) writes.push({ kind: 'putNumber', row: number });
  writes.push(...(yield* getSyncWrites(numbers, lead.leadId, by, context)));
  writes.push(...tellStatus(lead, saved, by, settings, context));
  return { saved, numbersBefore, set, visitStays: refused, writes };
}

/** Tells the webhook that a lead's status has changed. @param rep email of who changed it; empty for the homeowner */
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

/**
 * Returns until when the lead's numbers rest after this save; empty for no rest, as after New Lead: call again now.
 * Null if it changes nothing.
 */
function* restAfter(
  lead: LeadRow,
  { status, action, callbackAt }: Outcome,
  nowMs: number,
): Plan<Instant | null> {
  if (action === 'noted') return null;
  const { isOpen: staysOpen, isCall: isCalled } = DISPOSITIONS[status];
  if (!staysOpen || !isCalled || callbackAt !== '') return '';
  const hours = yield* readRestHours();
  return hours === 0 ? '' : toInstant(getRestEnd(findHome(lead).zone, nowMs, hours));
}

function numberAfter(
  number: NumberRow,
  { status, action, by }: Outcome,
  restUntil: Instant | null,
  nowMs: number,
): NumberRow {
  const { suppresses } = DISPOSITIONS[status];
  // The call that began a rest may be older than a day, and notes must not end that.
  const calls = action === 'noted' ? number.calls : recentCalls(number.calls, nowMs);
  const called: NumberRow = {
    ...number,
    calls: isCall(status, action) ? [...calls, toInstant(nowMs)] : calls,
    restUntil: restUntil ?? number.restUntil,
  };
  return suppresses ? withSuppression(called, by, nowMs) : called;
}

function leadAfter(
  lead: LeadRow,
  numbers: readonly NumberRow[],
  { status, note, action, callbackAt, callbackRep }: Outcome,
  nowMs: number,
): LeadRow {
  const saved: LeadRow = {
    ...withoutLease(lead),
    status,
    notes: note,
    attempts: lead.attempts + (isCall(status, action) ? 1 : 0),
    workedAt: toInstant(nowMs),
    callbackAt,
    callbackRep,
  };
  return withQueuePosition({ ...saved, open: isOpen(saved, numbers) }, numbers, nowMs);
}

const isCall = (status: LeadStatus, action: Outcome['action']): boolean =>
  action === 'saved' && DISPOSITIONS[status].isCall;
