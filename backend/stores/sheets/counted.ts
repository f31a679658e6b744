import { compareText } from '#backend/core/compare-text.ts';
import type { CountedRow, Queries, Results } from '#backend/core/queries.ts';
import { isOverdue } from '#backend/core/queue/queue-order.ts';
import { isWithin, withoutUndone } from '#backend/core/queue/saves.ts';
import { offered } from './batches.ts';
import type { QueueEntry } from './queue-index.ts';
import type { Sources } from './reads.ts';
import { findNew, readSince, savesOf } from './recent.ts';

/** What is counted, and its lead; undefined if that is gone. */
interface Found extends Pick<CountedRow, 'at' | 'rep' | 'status'> {
  lead: QueueEntry | undefined;
}

/** Adds the names of the leads. One read besides the index, none without any. */
function withNames({ tabs }: Sources, found: readonly Found[]): CountedRow[] {
  const first = 2;
  const names = found.length === 0 ? [] : tabs.leads.block(['firstName', 'lastName', 'city'], first);
  return found.map(({ lead, ...row }) => {
    const [firstName = '', lastName = '', city = ''] = lead ? (names[lead.place - first] ?? []) : [];
    return { ...row, leadId: lead?.leadId ?? '', firstName, lastName, city };
  });
}

/** Returns the first of these leads by the moment that `describe` gives. */
function firstOf<Lead extends QueueEntry>(
  sources: Sources,
  leads: readonly Lead[],
  describe: (lead: Lead) => Pick<CountedRow, 'at' | 'rep'>,
  limit: number,
): CountedRow[] {
  const found = leads
    .map((lead) => ({ ...describe(lead), status: lead.status, lead }))
    .sort((one, other) => compareText(one.at, other.at) || compareText(one.lead.leadId, other.lead.leadId));
  return withNames(sources, found.slice(0, limit));
}

/** Implements `newLeads` of backend/core/queries.ts. */
export const newLeads = (sources: Sources, { limit }: Queries['newLeads']): Results['newLeads'] =>
  firstOf(sources, findNew(sources), ({ createdAt }) => ({ at: createdAt, rep: '' }), limit);

/** Implements `overdueLeads` of backend/core/queries.ts. */
export function overdueLeads(
  sources: Sources,
  { now, limit }: Queries['overdueLeads'],
): Results['overdueLeads'] {
  const overdue = offered(sources.tabs, sources.index()).filter((lead) => isOverdue(lead, now));
  return firstOf(
    sources,
    overdue,
    ({ callbackAt, callbackRep }) => ({ at: callbackAt, rep: callbackRep }),
    limit,
  );
}

/** Implements `heldLeads` of backend/core/queries.ts. */
export function heldLeads(sources: Sources, { now, rep, limit }: Queries['heldLeads']): Results['heldLeads'] {
  const held = sources
    .index()
    .filter(
      ({ leaseRep, leaseUntil }) => leaseRep !== '' && leaseUntil > now && (rep === '' || leaseRep === rep),
    );
  return firstOf(sources, held, ({ leaseUntil, leaseRep }) => ({ at: leaseUntil, rep: leaseRep }), limit);
}

/** Finds the leads of these rows. */
function withLeads<Row extends { leadId: string }>({ index }: Sources, rows: readonly Row[]) {
  const leads = new Map(rows.length === 0 ? [] : index().map((lead) => [lead.leadId, lead]));
  return rows.map((row) => ({ ...row, lead: leads.get(row.leadId) }));
}

/** Implements `savesOfPeriod` of backend/core/queries.ts. */
export function savesOfPeriod(
  sources: Sources,
  { rep, statuses, limit, ...period }: Queries['savesOfPeriod'],
): Results['savesOfPeriod'] {
  const lines = savesOf(sources.tabs.audit, period.from).filter(({ at }) => isWithin(period, at));
  const saves = withoutUndone(lines)
    .filter((line) => statuses.includes(line.toStatus) && (rep === '' || line.rep === rep))
    .reverse()
    .slice(0, limit);
  return withNames(
    sources,
    withLeads(sources, saves).map(({ at, rep, toStatus, lead }) => ({ at, rep, status: toStatus, lead })),
  );
}

/** Implements `bookingsOfPeriod` of backend/core/queries.ts. */
export function bookingsOfPeriod(
  sources: Sources,
  { limit, ...period }: Queries['bookingsOfPeriod'],
): Results['bookingsOfPeriod'] {
  const bookings = readSince(sources.tabs.bookings, ['receivedAt', 'leadId'], period.from)
    .flatMap(([at = '', leadId = '']) => (isWithin(period, at) ? [{ at, leadId }] : []))
    .reverse()
    .slice(0, limit);
  return withNames(
    sources,
    withLeads(sources, bookings).map(({ at, lead }) => ({ at, rep: '', status: lead?.status ?? '', lead })),
  );
}
