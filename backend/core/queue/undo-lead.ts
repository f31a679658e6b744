import { auditLead } from '#backend/core/audit.ts';
import { fromInstant } from '#backend/core/instants.ts';
import { getKeys, lockNumbers } from '#backend/core/leads/lead-numbers.ts';
import { placeInQueue } from '#backend/core/leads/new-lead-row.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { pick } from '#backend/core/pick.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { LeadRow, NumberRow, UndoRow, VisitRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { getSyncWrites } from '#backend/core/suppression/number-leads.ts';
import { homeownerNotice } from '#backend/core/visits/notices.ts';
import { visitEvent, withdrawNews } from '#backend/core/visits/visit-facts.ts';
import { ANSWERS } from '#backend/core/words/answers.ts';
import { refuse, type Write } from '#backend/core/writes.ts';
import { undoLeadAction } from '#contract/actions/update-lead.ts';
import { DURATIONS } from '#contract/limits.ts';
import { isLeasedByAnotherRep, putReleased, withLease } from './lease.ts';
import { tellStatus } from './save-outcome.ts';
import { servedCard } from './served-lead.ts';
import { type Before, LISTED_FIELDS, readBefore, SAVED_FIELDS } from './undo-record.ts';

/**
 * `undo_lead`: undoes this rep's last save, for as long as the screen offers it plus some slack for the
 * network. Restores the lead and leases it to this rep again; the rep's other leases are released. The call
 * no longer counts and the rest after it ends, a suppression by this save is lifted, and its visit is as it was.
 * Refuses as `not_found` when it is too late or another save came in between, and as `lease_lost` when a
 * colleague holds the lead.
 */
export const undoLead = signedIn(undoLeadAction, function* ({ leadId }, context, caller, settings) {
  const rep = caller.rep.email;
  const undo = yield* read('undo', { rep });
  const isInTime =
    undo?.leadId === leadId && fromInstant(undo.at) + DURATIONS.undo + DURATIONS.undoSlack >= context.nowMs;
  if (!undo || !isInTime) return refuse('not_found', ANSWERS.undoTooLate);
  const lead = yield* read('lead', { leadId });
  if (!lead || lead.workedAt !== undo.at) return refuse('not_found', ANSWERS.undoTooLate);
  if (isLeasedByAnotherRep(lead, rep, context.nowMs)) {
    return refuse('lease_lost', ANSWERS.leadTaken);
  }

  const before = readBefore(undo.before);
  const keys = getKeys(lead);
  // A number may have been corrected since the save.
  const stored = yield* lockNumbers([
    ...new Set([...keys, ...before.numbers.map(({ phoneKey }) => phoneKey)]),
  ]);
  const numbers = stored.map((number) => numberBefore(number, before, undo));
  const own = numbers.filter(({ phoneKey }) => keys.includes(phoneKey));
  const visit = yield* undoVisit(before.visit, lead, settings, context);
  const appointment = visit && before.visit ? pick(before.visit, ['apptDate', 'apptTime']) : {};
  const row = withLease(
    leadBefore({ ...lead, ...appointment }, before, own, context.nowMs),
    rep,
    context.nowMs,
  );
  const leased = yield* read('leasesByRep', { rep });
  const writes: Write[] = [
    // No line of what was there for the seconds in which a save can be undone.
    ...leased.filter((other) => other.leadId !== leadId).map(putReleased),
    { kind: 'putLead', row },
    { kind: 'deleteUndo', rep },
    auditLead(context, row, { rep, action: 'undone', fromStatus: lead.status, note: row.notes }),
    ...(visit?.writes ?? []),
  ];
  for (const number of numbers) writes.push({ kind: 'putNumber', row: number });
  writes.push(...(yield* getSyncWrites(numbers, leadId, rep, context)));
  writes.push(...tellStatus(lead, row, rep, settings, context));
  const card = yield* servedCard(row, own, context, visit?.visit);
  return { answer: { ok: true, leaseUntil: row.leaseUntil, ...card }, writes };
});

/**
 * Puts the lead's visit back as it was before the save, and withdraws what the homeowner would be told; null if
 * the save has not changed it, or if it has changed since. One that the save has made is deleted. A visit gets its
 * place back even if somebody else has got it meanwhile: the rep's slip is not the homeowner's.
 */
function* undoVisit(
  before: Before['visit'],
  lead: LeadRow,
  settings: Settings,
  context: Context,
): Plan<{ visit: VisitRow | null; writes: Write[] } | null> {
  const visit = before && (yield* read('visit', { visitId: before.visitId }));
  if (!visit || visit.changes !== before.changes) return null;
  const known = before.was && { ...visit, ...before.was, changes: visit.changes + 1 };
  const entry = known?.toAgree ? null : known;
  const { visit: row, writes: told } =
    known && before.owed
      ? yield* homeownerNotice(
          { news: before.owed, to: lead.email, visit: known, entry, house: lead, language: lead.language },
          settings,
          context,
        )
      : { visit: known, writes: [] };
  const event = row && row.state !== 'canceled' ? 'visit.changed' : 'visit.canceled';
  return {
    visit: row,
    writes: [
      row ? { kind: 'putVisit', row } : { kind: 'deleteVisit', visitId: visit.visitId },
      ...withdrawNews(visit),
      ...told,
      ...tellWebhook(event, visitEvent(row ?? visit), settings, context),
    ],
  };
}

function numberBefore(number: NumberRow, before: Before, { at, rep }: UndoRow): NumberRow {
  const calls = number.calls.filter((call, index) => call !== at || number.calls.indexOf(call) !== index);
  const isThisSaves = number.suppressedAt === at && number.suppressedBy === rep;
  const was = before.numbers.find(({ phoneKey }) => phoneKey === number.phoneKey);
  // A call since then has begun or ended its rest anew.
  const isLastCall = calls.every((call) => call <= at);
  return {
    ...number,
    calls,
    ...(isThisSaves && was && pick(was, LISTED_FIELDS)),
    ...(isLastCall && was && pick(was, ['restUntil'])),
  };
}

function leadBefore(lead: LeadRow, before: Before, numbers: readonly NumberRow[], nowMs: number): LeadRow {
  // The homeowner has asked for a call since.
  const isAsked = before.callbackSet !== null && lead.callbackAt !== before.callbackSet;
  const asked = isAsked ? pick(lead, ['callbackAt', 'callbackRep']) : {};
  return placeInQueue({ ...lead, ...pick(before, SAVED_FIELDS), ...asked }, numbers, nowMs);
}
