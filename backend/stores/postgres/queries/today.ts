import { type RawBuilder, sql } from 'kysely';
import { WEBSITE_ORIGINS } from '#backend/core/leads/lead-facts.ts';
import type {
  DaysArgs,
  NewBookings,
  OverdueCallbacks,
  Queries,
  Results,
  SavesOfDay,
  WaitingLeads,
} from '#backend/core/queries.ts';
import type { Instant } from '#backend/core/rows.ts';
import { allRows, firstRow } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { PAGE_SIZES } from '#contract/actions/page-sizes.ts';
import { OFFERED } from './queue.ts';

/** @param leads a query with the column `since`, in order of it */
export const countWaiting = async (db: Database, leads: RawBuilder<unknown>): Promise<WaitingLeads> =>
  (await firstRow<WaitingLeads>(
    db,
    sql`SELECT count(*)::integer AS count, coalesce(min(since), '') AS oldest_at FROM (${leads}) AS waiting`,
  )) ?? { count: 0, oldestAt: '' };

/** As in the condition of the index. */
const FROM_WEBSITE = sql`source IN (${sql.join(WEBSITE_ORIGINS.map((origin) => sql.lit(origin)))})`;

/** Implements `newBookings` of backend/core/queries.ts, from both ends of the index `leads_new_of_website`. */
export async function newBookings(
  db: Database,
  { limit }: Queries['newBookings'],
): Promise<Results['newBookings']> {
  const unsaved = sql`FROM leads WHERE open AND ${FROM_WEBSITE} AND worked_at = '' AND ${OFFERED}`;
  const counted = await countWaiting(
    db,
    sql`SELECT created_at AS since ${unsaved} ORDER BY created_at LIMIT ${limit}`,
  );
  const newest = await allRows<NewBookings['newest'][number]>(
    db,
    sql`SELECT created_at, batch_id, lease_rep, lease_until ${unsaved}
      ORDER BY created_at DESC LIMIT ${PAGE_SIZES.newestLeads}`,
  );
  return { ...counted, newest };
}

/** Implements `overdueCallbacks` of backend/core/queries.ts, from the indexes of `callbacks` (queue.ts). */
export async function overdueCallbacks(
  db: Database,
  { now, callbackOpenBefore, limit }: Queries['overdueCallbacks'],
): Promise<OverdueCallbacks> {
  const first = (owner: RawBuilder<unknown>) => sql`(SELECT callback_at AS since, callback_rep FROM leads
    WHERE open AND ${owner} AND callback_at <= ${now} AND ${OFFERED} ORDER BY callback_at LIMIT ${limit})`;
  const ofNobody = first(sql`callback_at <> '' AND callback_rep = ''`);
  const ofReps = first(sql`callback_rep <> ''`);
  const found = await firstRow<OverdueCallbacks>(
    db,
    sql`SELECT count(*)::integer AS count, coalesce(min(since), '') AS oldest_at,
        (count(*) FILTER (WHERE callback_rep <> '' AND since > ${callbackOpenBefore}))::integer AS kept
      FROM (SELECT * FROM (${ofNobody} UNION ALL ${ofReps}) AS parts ORDER BY since LIMIT ${limit}) AS overdue`,
  );
  return found ?? { count: 0, oldestAt: '', kept: 0 };
}

/** Implements `holders` of backend/core/queries.ts. */
export async function holders(db: Database, { now, limit }: Queries['holders']): Promise<string[]> {
  const rows = await allRows<{ leaseRep: string }>(
    db,
    sql`SELECT lease_rep FROM leads WHERE lease_rep <> '' AND lease_until > ${now} LIMIT ${limit}`,
  );
  return rows.map(({ leaseRep }) => leaseRep);
}

/** The index of the day in these starts, where `at` is not before the first. */
const dayOf = (at: RawBuilder<unknown>, dayStarts: readonly Instant[]) =>
  sql`width_bucket(${at} COLLATE "C", ${[...dayStarts]}::text[] COLLATE "C") - 1`;

/** Implements `savesByDay` of backend/core/queries.ts. */
export const savesByDay = (db: Database, { dayStarts }: DaysArgs): Promise<SavesOfDay[]> =>
  allRows(
    db,
    sql`SELECT rep, ${dayOf(sql`at`, dayStarts)} AS day,
        CASE action WHEN 'saved' THEN to_status ELSE from_status END AS status,
        sum(CASE action WHEN 'saved' THEN 1 ELSE -1 END)::integer AS count
      FROM audit WHERE at >= ${dayStarts[0] ?? ''} AND action IN ('saved', 'undone')
      GROUP BY 1, 2, 3 HAVING sum(CASE action WHEN 'saved' THEN 1 ELSE -1 END) > 0`,
  );

/** Implements `bookingsByDay` of backend/core/queries.ts. */
export async function bookingsByDay(
  db: Database,
  { dayStarts }: DaysArgs,
): Promise<Results['bookingsByDay']> {
  const rows = await allRows<{ day: number; count: number }>(
    db,
    sql`SELECT ${dayOf(sql`received_at`, dayStarts)} AS day, count(*)::integer AS count
      FROM bookings WHERE received_at >= ${dayStarts[0] ?? ''} GROUP BY 1`,
  );
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return dayStarts.map((_start, day) => counts.get(day) ?? 0);
}
