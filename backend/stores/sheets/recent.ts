import { isWebsiteOrigin } from '#backend/core/leads/lead-facts.ts';
import type { DaysArgs, Queries, Results } from '#backend/core/queries.ts';
import { countNewBookings } from '#backend/core/queue/queue-order.ts';
import { countSavesByDay, countWork, findDay } from '#backend/core/queue/saves.ts';
import type { AuditRow, Instant } from '#backend/core/rows.ts';
import { offered } from './batches.ts';
import type { QueueEntry } from './queue-index.ts';
import type { Sources } from './reads.ts';
import type { Tab } from './tabs/tab.ts';

/** Rows to read first from the end of a tab that is in order of time. */
export const TRAIL = 3_000;

/**
 * Returns the texts of these fields in the rows since a moment, read from the end of a tab that is in order
 * of time: longer and longer ends, until one begins before it.
 * @param fields the first one is the row's moment
 */
export function readSince<Row extends object>(
  tab: Tab<Row>,
  fields: readonly (keyof Row & string)[],
  since: Instant,
): string[][] {
  const last = tab.at.lastRow;
  for (let length = TRAIL; ; length *= 4) {
    const first = Math.max(2, last - length + 1);
    const lines = tab.block(fields, first, last);
    // Deleted rows are blank.
    const [oldest = since] = lines.flatMap(([at = '']) => (at === '' ? [] : [at]));
    if (first === 2 || oldest < since) return lines.filter(([at = '']) => at >= since);
  }
}

/** Returns the lines of saves, and others, since a moment. */
export const savesOf = (audit: Tab<AuditRow>, since: Instant) =>
  readSince(audit, ['at', 'rep', 'leadId', 'action', 'fromStatus', 'toStatus'], since).map(
    ([at = '', rep = '', leadId = '', action = '', fromStatus = '', toStatus = '']) => ({
      at,
      rep,
      leadId,
      action,
      fromStatus,
      toStatus,
    }),
  );

/** Implements `repWork` of backend/core/queries.ts. */
export const repWork = ({ tabs }: Sources, { rep, since }: Queries['repWork']): Results['repWork'] =>
  countWork(savesOf(tabs.audit, since).filter((line) => line.rep === rep));

/** Implements `savesByDay` of backend/core/queries.ts. */
export const savesByDay = ({ tabs }: Sources, { dayStarts }: DaysArgs): Results['savesByDay'] =>
  countSavesByDay(savesOf(tabs.audit, dayStarts[0] ?? ''), dayStarts);

/** Implements `bookingsByDay` of backend/core/queries.ts. */
export function bookingsByDay({ tabs }: Sources, { dayStarts }: DaysArgs): Results['bookingsByDay'] {
  const counts = dayStarts.map(() => 0);
  for (const [at = ''] of readSince(tabs.bookings, ['receivedAt'], dayStarts[0] ?? '')) {
    const day = findDay(dayStarts, at);
    counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

const FIRST = 2;

/** Returns the new leads of the website. Two reads besides the index. */
export function findNew({ tabs, index }: Sources): (QueueEntry & { createdAt: Instant })[] {
  const origins = tabs.leads.block(['createdAt', 'source'], FIRST);
  return offered(tabs, index()).flatMap((entry) => {
    const [createdAt = '', source] = origins[entry.place - FIRST] ?? [];
    return entry.open && entry.workedAt === '' && isWebsiteOrigin(source) ? [{ ...entry, createdAt }] : [];
  });
}

/** Implements `newBookings` of backend/core/queries.ts. */
export const newBookings = (sources: Sources, { limit }: Queries['newBookings']): Results['newBookings'] =>
  countNewBookings(findNew(sources), limit);
