import { getClosedWindows } from '#backend/core/calling-hours/calling-hours.ts';
import { compareText } from '#backend/core/compare-text.ts';
import { toInstant } from '#backend/core/instants.ts';
import { pick } from '#backend/core/pick.ts';
import type {
  CallbackArgs,
  CallbackLead,
  NewBookings,
  OverdueCallbacks,
  Queries,
  QueueArgs,
  UnavailableLeads,
  WaitingLeads,
} from '#backend/core/queries.ts';
import type { Instant, LeadRow } from '#backend/core/rows.ts';
import type { UnavailableCounts } from '#contract/actions/next-lead.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { DURATIONS } from '#contract/limits.ts';
import { partOfQueue } from './queue.ts';

type Queued = Pick<
  LeadRow,
  | 'leadId'
  | 'batchId'
  | 'open'
  | 'workedAt'
  | 'queueKey'
  | 'readyAt'
  | 'waitsFor'
  | 'callWindow'
  | 'callbackAt'
  | 'callbackRep'
  | 'leaseRep'
  | 'leaseUntil'
>;

const WAITING: Readonly<Record<LeadRow['waitsFor'], keyof UnavailableCounts>> = {
  callback: 'callbackLater',
  attempts: 'attemptsReached',
  rest: 'resting',
  // Hands may have emptied the cell.
  '': 'attemptsReached',
};

type QueueMoment = Omit<QueueArgs, 'batchId' | 'languages' | 'lastLeadIds'>;

/** What decides at this moment which leads of a batch a rep may get. */
export const queueMoment = (rep: string, nowMs: number): QueueMoment => ({
  rep,
  now: toInstant(nowMs),
  closedWindows: getClosedWindows(nowMs),
  callbackOpenBefore: toInstant(nowMs - DURATIONS.callbackAssigned),
});

/** Returns why the queue excludes an open lead, or null if it may be served. */
export function findUnavailableReason(lead: Queued, args: QueueMoment): keyof UnavailableCounts | null {
  if (lead.leaseRep !== '' && lead.leaseRep !== args.rep && lead.leaseUntil > args.now)
    return 'leasedToOthers';
  if (args.closedWindows.includes(lead.callWindow)) return 'outsideHours';
  if (lead.readyAt > args.now) return WAITING[lead.waitsFor];
  return isCallbackOfAnotherRep(lead, args) ? 'callbackLater' : null;
}

/** Whether a lead's callback is kept for another rep. */
export const isCallbackOfAnotherRep = (
  { callbackRep, callbackAt }: Queued,
  { rep, callbackOpenBefore }: Pick<QueueArgs, 'rep' | 'callbackOpenBefore'>,
): boolean => callbackRep !== '' && callbackRep !== rep && callbackAt > callbackOpenBefore;

const openLeads = <Lead extends Queued>(leads: Iterable<Lead>, batchId: string): Lead[] =>
  [...leads].filter((lead) => lead.batchId === batchId && lead.open);

/** A callback was promised for a time, whatever its language. */
const CALLBACKS = '0';

/**
 * Filters and sorts leads as `queueHead` requires (queries.ts), for a store that reads all leads.
 * @param skippedAt returns when this rep skipped a lead; empty if never
 * @param isSpoken whether a lead is in one of `args.languages`
 */
export function sortServableLeads<Lead extends Queued>(
  leads: Iterable<Lead>,
  skippedAt: (leadId: string) => string,
  isSpoken: (lead: Lead) => boolean,
  args: QueueArgs,
): Lead[] {
  const skipped = (lead: Lead): string => {
    const at = skippedAt(lead.leadId);
    return at > lead.workedAt ? at : '';
  };
  const rank = (lead: Lead): string => {
    const part = partOfQueue(lead.queueKey);
    return part === CALLBACKS || isSpoken(lead) ? part : `${part} not spoken`;
  };
  return openLeads(leads, args.batchId)
    .filter((lead) => findUnavailableReason(lead, args) === null)
    .map((lead) => ({
      ...{ lead, behind: args.lastLeadIds.indexOf(lead.leadId), skipped: skipped(lead) },
      rank: rank(lead),
    }))
    .sort(
      (one, other) =>
        one.behind - other.behind ||
        compareText(one.skipped, other.skipped) ||
        compareText(one.rank, other.rank) ||
        compareText(one.lead.queueKey, other.lead.queueKey),
    )
    .map(({ lead }) => lead);
}

/** Implements `callbacks` (queries.ts) for a store that reads all leads. */
export function findCallbacks(leads: Iterable<Queued>, args: CallbackArgs): CallbackLead[] {
  const callbacks = [...leads]
    .filter((lead) => lead.open && lead.callbackAt !== '' && !isCallbackOfAnotherRep(lead, args))
    .sort(
      (one, other) => compareText(one.callbackAt, other.callbackAt) || compareText(one.leadId, other.leadId),
    );
  const due = callbacks.filter(({ callbackAt }) => callbackAt <= args.now).slice(0, args.limit);
  const later = callbacks.filter(({ callbackAt }) => callbackAt > args.now).slice(0, 1);
  return [...due, ...later].map(({ batchId, callWindow, readyAt, leaseRep, leaseUntil }) => ({
    batchId,
    callWindow,
    readyAt,
    leaseRep,
    leaseUntil,
  }));
}

/** Implements `heldBack` (queries.ts) for a store that reads all leads. */
export function countUnavailableLeads(
  leads: Iterable<Queued>,
  args: QueueArgs & { limit: number },
): UnavailableLeads {
  const counts: UnavailableCounts = {
    leasedToOthers: 0,
    outsideHours: 0,
    attemptsReached: 0,
    callbackLater: 0,
    resting: 0,
  };
  const looked = openLeads(leads, args.batchId)
    .sort((one, other) => compareText(one.queueKey, other.queueKey))
    .slice(0, args.limit);
  const firstByWindow = new Map<Queued['callWindow'], Instant>();
  for (const lead of looked) {
    const why = findUnavailableReason(lead, args);
    if (!why) continue;
    counts[why] += 1;
    if (why === 'leasedToOthers' || isCallbackOfAnotherRep(lead, args)) continue;
    const from = lead.readyAt > args.now ? lead.readyAt : args.now;
    const first = firstByWindow.get(lead.callWindow);
    if (first === undefined || from < first) firstByWindow.set(lead.callWindow, from);
  }
  return { counts, waiting: [...firstByWindow].map(([callWindow, from]) => ({ callWindow, from })) };
}

/** Counts what waits up to a limit, oldest first, for a store that reads all. @param times in any order */
export function countWaiting(times: readonly Instant[], limit: number): WaitingLeads {
  const [oldestAt = ''] = [...times].sort();
  return { count: Math.min(times.length, limit), oldestAt };
}

/** Implements `newBookings` (queries.ts) for a store that reads all leads. @param leads in any order */
export function countNewBookings(
  leads: readonly NewBookings['newest'][number][],
  limit: number,
): NewBookings {
  const newestFirst = [...leads].sort((one, other) => compareText(other.createdAt, one.createdAt));
  return {
    ...countWaiting(
      leads.map(({ createdAt }) => createdAt),
      limit,
    ),
    newest: newestFirst
      .slice(0, PAGE_SIZES.newestLeads)
      .map((lead) => pick(lead, ['createdAt', 'batchId', 'leaseRep', 'leaseUntil'])),
  };
}

/** Whether the time of a lead's callback has come, whoever may make it. */
export const isOverdue = (
  { open, callbackAt }: Pick<LeadRow, 'open' | 'callbackAt'>,
  now: Instant,
): boolean => open && callbackAt !== '' && callbackAt <= now;

/** Implements `overdueCallbacks` (queries.ts) for a store that reads all leads. */
export function countOverdue(
  leads: Iterable<Pick<LeadRow, 'open' | 'callbackAt' | 'callbackRep'>>,
  { now, callbackOpenBefore, limit }: Queries['overdueCallbacks'],
): OverdueCallbacks {
  const overdue = [...leads]
    .filter((lead) => isOverdue(lead, now))
    .sort((one, other) => compareText(one.callbackAt, other.callbackAt))
    .slice(0, limit);
  const assigned = overdue.filter(
    ({ callbackRep, callbackAt }) => callbackRep !== '' && callbackAt > callbackOpenBefore,
  );
  return { count: overdue.length, oldestAt: overdue[0]?.callbackAt ?? '', kept: assigned.length };
}

/** Implements `assignedCallbacks` (queries.ts) for a store that reads all leads. */
export const findAssignedCallbacks = <Lead extends Pick<LeadRow, 'leadId' | 'callbackAt' | 'callbackRep'>>(
  leads: Iterable<Lead>,
  { rep, limit }: Queries['assignedCallbacks'],
): Lead[] =>
  [...leads]
    .filter(({ callbackRep }) => callbackRep !== '' && callbackRep === rep)
    .sort(
      (one, other) => compareText(one.callbackAt, other.callbackAt) || compareText(one.leadId, other.leadId),
    )
    .slice(0, limit);
