import { type RawBuilder, sql } from 'kysely';
import { WEBSITE_ORIGINS } from '#backend/core/leads/lead-facts.ts';
import type {
  CountedRow,
  DaysArgs,
  NewBookings,
  OverdueCallbacks,
  PeriodArgs,
  Queries,
  Results,
  SavesOfDay,
  WaitingLeads,
} from '#backend/core/queries.ts';
import type { Instant } from '#backend/core/rows.ts';
import { allRows, firstRow, isOneOf } from '#backend/stores/postgres/statements.ts';
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

/** The new leads of the website, from either end of the index `leads_new_of_website`. */
const NEW_LEADS = sql`leads WHERE open AND ${FROM_WEBSITE} AND worked_at = '' AND ${OFFERED}`;

/** The first of the new leads of the website. */
const firstNew = (columns: RawBuilder<unknown>, limit: number) =>
  sql<CountedRow>`SELECT ${columns} FROM ${NEW_LEADS} ORDER BY created_at LIMIT ${limit}`;

/** Implements `newBookings` of backend/core/queries.ts. */
export async function newBookings(
  db: Database,
  { limit }: Queries['newBookings'],
): Promise<Results['newBookings']> {
  const counted = await countWaiting(db, firstNew(sql`created_at AS since`, limit));
  const newest = await allRows<NewBookings['newest'][number]>(
    db,
    sql`SELECT created_at, batch_id, lease_rep, lease_until FROM ${NEW_LEADS}
      ORDER BY created_at DESC LIMIT ${PAGE_SIZES.newestLeads}`,
  );
  return { ...counted, newest };
}

/** The first of the overdue callbacks, from the indexes of `callbacks` (queue.ts). */
function firstOverdue(columns: RawBuilder<unknown>, { now, limit }: Queries['overdueLeads']) {
  const first = (owner: RawBuilder<unknown>) => sql`(SELECT ${columns} FROM leads
    WHERE open AND ${owner} AND callback_at <= ${now} AND ${OFFERED} ORDER BY callback_at LIMIT ${limit})`;
  const ofNobody = first(sql`callback_at <> '' AND callback_rep = ''`);
  const ofReps = first(sql`callback_rep <> ''`);
  return sql<CountedRow>`SELECT * FROM (${ofNobody} UNION ALL ${ofReps}) AS parts ORDER BY at LIMIT ${limit}`;
}

/** Implements `overdueCallbacks` of backend/core/queries.ts. */
export async function overdueCallbacks(
  db: Database,
  { now, callbackOpenBefore, limit }: Queries['overdueCallbacks'],
): Promise<OverdueCallbacks> {
  const found = await firstRow<OverdueCallbacks>(
    db,
    sql`SELECT count(*)::integer AS count, coalesce(min(at), '') AS oldest_at,
        (count(*) FILTER (WHERE callback_rep <> '' AND at > ${callbackOpenBefore}))::integer AS kept
      FROM (${firstOverdue(sql`callback_at AS at, callback_rep`, { now, limit })}) AS overdue`,
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

const NAME = sql`lead_id, first_name, last_name, city`;

/** Implements `newLeads` of backend/core/queries.ts. */
export const newLeads = (db: Database, { limit }: Queries['newLeads']): Promise<CountedRow[]> =>
  allRows(db, firstNew(sql`${NAME}, created_at AS at, '' AS rep, status`, limit));

/** Implements `overdueLeads` of backend/core/queries.ts. */
export const overdueLeads = (db: Database, args: Queries['overdueLeads']): Promise<CountedRow[]> =>
  allRows(db, firstOverdue(sql`${NAME}, callback_at AS at, callback_rep AS rep, status`, args));

/** Implements `heldLeads` of backend/core/queries.ts. */
export const heldLeads = (db: Database, { now, rep, limit }: Queries['heldLeads']): Promise<CountedRow[]> =>
  allRows(
    db,
    sql`SELECT ${NAME}, lease_until AS at, lease_rep AS rep, status FROM leads
      WHERE lease_rep <> '' AND lease_until > ${now} AND (${rep} = '' OR lease_rep = ${rep})
      ORDER BY lease_until LIMIT ${limit}`,
  );

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

const isWithin = (at: RawBuilder<unknown>, { from, until }: PeriodArgs) =>
  sql`${at} >= ${from} AND (${until} = '' OR ${at} < ${until})`;

/** Adds the leads' names to some rows, one by one. @param rows with `lead_id`, `at` and `seq` */
const withNames = (rows: RawBuilder<unknown>, status: RawBuilder<unknown>) =>
  sql<CountedRow>`SELECT at, rep, coalesce(${status}, '') AS status, coalesce(named.lead_id, '') AS lead_id,
      coalesce(first_name, '') AS first_name, coalesce(last_name, '') AS last_name, coalesce(city, '') AS city
    FROM (${rows}) AS counted LEFT JOIN LATERAL (
      SELECT ${NAME}, leads.status AS status_now FROM leads WHERE leads.lead_id = counted.lead_id
    ) AS named ON true ORDER BY at DESC, seq DESC`;

/** Implements `savesOfPeriod` of backend/core/queries.ts. An undo is of the rep's last save. */
export const savesOfPeriod = (
  db: Database,
  { rep, statuses, limit, ...period }: Queries['savesOfPeriod'],
): Promise<CountedRow[]> => {
  const lines = sql`SELECT at, seq, rep, lead_id, action, to_status,
      lead(action) OVER (PARTITION BY rep, lead_id ORDER BY at, seq) AS next_action
    FROM audit WHERE ${isWithin(sql`at`, period)} AND action IN ('saved', 'undone') AND (${rep} = '' OR rep = ${rep})`;
  return allRows(
    db,
    withNames(
      sql`SELECT * FROM (${lines}) AS lines
        WHERE action = 'saved' AND next_action IS DISTINCT FROM 'undone' AND to_status ${isOneOf(statuses)}
        ORDER BY at DESC, seq DESC LIMIT ${limit}`,
      sql`to_status`,
    ),
  );
};

/** Implements `bookingsOfPeriod` of backend/core/queries.ts. */
export const bookingsOfPeriod = (
  db: Database,
  { limit, ...period }: Queries['bookingsOfPeriod'],
): Promise<CountedRow[]> =>
  allRows(
    db,
    withNames(
      sql`SELECT received_at AS at, submission_id AS seq, '' AS rep, lead_id FROM bookings
        WHERE ${isWithin(sql`received_at`, period)} ORDER BY received_at DESC LIMIT ${limit}`,
      sql`status_now`,
    ),
  );
