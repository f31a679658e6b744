import { auditLead, auditOnce } from '#backend/core/audit.ts';
import { getNextOpening } from '#backend/core/calling-hours/calling-hours.ts';
import { toInstant } from '#backend/core/instants.ts';
import { isArchived } from '#backend/core/leads/batches.ts';
import { sendMail } from '#backend/core/messages/messages.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import type { QueueArgs, UnavailableLeads } from '#backend/core/queries.ts';
import type { Instant, LeadRow, RepRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { ANSWERS, noLeadMessage } from '#backend/core/words/answers.ts';
import { unsavedLeadsMail } from '#backend/core/words/company-mail.ts';
import { answerOnly, refuse, type Write } from '#backend/core/writes.ts';
import { type NextLeadRequest, nextLeadAction } from '#contract/actions/next-lead.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { refusal } from '#contract/errors.ts';
import { COUNTS } from '#contract/limits.ts';
import { readLanguages } from '#contract/words/languages.ts';
import { notSaved, putReleased, withLease, withoutLease } from './lease.ts';
import { findFirstCallable } from './queue-head.ts';
import { queueMoment } from './queue-order.ts';
import { totalSaves, workOfDay } from './saves.ts';
import { servedCard, servedLead } from './served-lead.ts';

/**
 * `next_lead` (section 7): leases the next lead to this rep for 15 minutes, or explains why there is none.
 * Releases every other lead the rep held. A lead of this batch that is passed over (named in `skip`, or held
 * and not saved) goes to the end of this rep's queue; one of another batch, and one that a colleague held until
 * the time ran out, only gets a line (`notSaved`). `resume` returns the leased lead again; `peek` shows the next
 * lead without changing anything. Refuses an unknown batch as `not_found`, and an archived one, unless it returns
 * a leased lead of it. After COUNTS.unsavedLeads without a save it refuses a further one as
 * `save_first`, and keeps the held one.
 */
export const nextLead = signedIn(nextLeadAction, function* (request, context, caller, settings) {
  const rep = caller.rep.email;
  const batch = yield* read('batchCounts', { batchId: request.batch });
  if (!batch) return refuse('not_found', ANSWERS.batchGone);

  const leased = yield* read('leasesByRep', { rep });
  const ofBatch = leased.filter((lead) => lead.batchId === request.batch);
  const passed = ofBatch.map(({ leadId }) => leadId);
  if (request.skip !== '' && !passed.includes(request.skip)) passed.push(request.skip);
  const args: QueueArgs = {
    batchId: request.batch,
    ...queueMoment(rep, context.nowMs),
    languages: readLanguages(caller.rep.languages),
    lastLeadIds: passed,
  };
  const { saves, skipsInARow } = yield* workOfDay(rep, context.nowMs);
  const savedToday = totalSaves(saves);
  const day = { progress: { open: batch.countOpen, total: batch.countTotal }, savedToday };

  const isPeek = request.peek === '1';
  const resumed = isPeek ? undefined : resumedLead(request, ofBatch);
  const archived = isArchived(batch) ? refusal('not_found', ANSWERS.batchArchived) : null;
  if (archived && !resumed) return answerOnly(archived);
  const passesOver = isPeek || resumed ? 0 : ofBatch.filter(({ open }) => open).length;
  if (passesOver > 0 && skipsInARow + passesOver >= COUNTS.unsavedLeads) {
    return {
      answer: refusal('save_first'),
      writes: yield* tellOfUnsavedLeads(caller.rep, settings, context),
    };
  }
  const found = yield* findFirstCallable(isPeek ? 'queuePeek' : 'queueHead', args, context.nowMs, resumed);
  const next = archived && found.lead?.leadId !== resumed?.leadId ? null : found.lead;
  if (isPeek) {
    const card = next && (yield* servedLead(next, found.numbers, context));
    return answerOnly({ ok: true, lead: null, ...card, ...day });
  }

  const skips = resumed ? [] : ofBatch;
  const released = leased.filter((lead) => lead.leadId !== next?.leadId);
  const ofOthers = [...found.closed, ...found.outsideHours, ...(next ? [next] : [])].filter(
    ({ leaseRep }) => leaseRep !== rep,
  );
  const left = [...released.filter((lead) => !skips.includes(lead)), ...ofOthers];
  const writes: Write[] = [
    ...released.map(putReleased),
    ...skips.flatMap((lead) => skipped(lead, rep, context)),
    ...left.flatMap((lead) => notSaved(lead, context)),
    ...found.closed.flatMap((lead) => closed(lead, context)),
    ...found.outsideHours.map(putReleased),
  ];
  if (!next && archived) return { answer: archived, writes };
  if (!next) {
    const { counts, waiting } = yield* read('unavailableLeads', {
      ...args,
      limit: PAGE_SIZES.unavailableLeads,
    });
    const heldBack = { ...counts, outsideHours: counts.outsideHours + found.outsideHours.length };
    const moved = found.outsideHours.map(({ callWindow }) => ({ callWindow, from: args.now }));
    const nextOpensAt = firstOpening([...waiting, ...moved]);
    return {
      answer: { ok: true, lead: null, message: noLeadMessage(heldBack), heldBack, nextOpensAt, ...day },
      writes,
    };
  }
  const row = withLease(next, rep, context.nowMs);
  writes.push({ kind: 'putLead', row });
  const card = yield* servedCard(row, found.numbers, context);
  return { answer: { ok: true, leaseUntil: row.leaseUntil, ...card, ...day }, writes };
});

/** Returns the earliest moment when one of the waiting leads may be called; empty if none is waiting. */
const firstOpening = (waiting: UnavailableLeads['waiting']): Instant =>
  waiting.map(({ callWindow, from }) => getNextOpening(callWindow, from)).sort()[0] ?? '';

/**
 * Returns the leased lead to serve again instead of passing it over: if the request asks for it, or if the
 * lead to skip is no longer held. In the second case the rep's screen has never shown the leased lead,
 * because the earlier answer was lost.
 */
function resumedLead({ resume, skip }: NextLeadRequest, leased: readonly LeadRow[]): LeadRow | undefined {
  const isAsked = resume === '1' || (skip !== '' && !leased.some(({ leadId }) => leadId === skip));
  return isAsked ? leased.find((lead) => lead.open) : undefined;
}

const skipped = (lead: LeadRow, rep: string, context: Context): Write[] => [
  { kind: 'putSkip', row: { rep, leadId: lead.leadId, at: toInstant(context.nowMs) } },
  auditLead(context, lead, { rep, action: 'skipped', fromStatus: lead.status }),
];

const closed = (lead: LeadRow, context: Context): Write[] => [
  { kind: 'putLead', row: withoutLease({ ...lead, open: false }) },
  auditLead(context, lead, { rep: '', action: 'suppressed', fromStatus: lead.status }),
];

/**
 * Returns the writes that tell the company of a rep who reads one lead after the other and saves none, which
 * is no caller: at most once an hour, however often the rep asks for a further lead.
 */
function* tellOfUnsavedLeads(rep: RepRow, settings: Settings, context: Context): Plan<Write[]> {
  const { email } = rep;
  const line = { rep: email, action: 'unsaved_leads', note: email } as const;
  const audited = yield* auditOnce(context, `reads leads ${email}`, line);
  if (audited.length === 0) return [];
  return [...audited, sendMail(unsavedLeadsMail(rep, settings), context)];
}
