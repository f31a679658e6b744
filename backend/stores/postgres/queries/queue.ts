import { type RawBuilder, sql } from 'kysely';
import type {
  CallbackArgs,
  CallbackLead,
  Queries,
  QueueArgs,
  UnavailableLeads,
} from '#backend/core/queries.ts';
import { CALL_WINDOWS, type CallWindow, type Instant, type LeadRow } from '#backend/core/rows.ts';
import { allRows, firstRow } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { UnavailableCounts } from '#contract/actions/next-lead.ts';

/**
 * The first candidate of one call window and part of the queue. Each is the first entry of an index
 * (migrations/0001-0010/0002-indexes.ts, 0032-languages.ts). The candidates are compared, and the best one's
 * first unlocked lead is taken.
 */
interface Head {
  callWindow: string;
  /** Index in `partsOf`. */
  part: number;
}

/** As in backend/core/queue/queue-order.ts: by part of the queue, in it by language. */
const rank = ({ languages }: QueueArgs) => sql`left(l.queue_key, 1)
  || CASE WHEN l.queue_key < '1' OR l.language = ANY (${[...languages]}::text[]) THEN '' ELSE ' not spoken' END`;

/** What has an index: leads that wait for their callback, those in each language of the rep, and all others. */
const partsOf = ({ languages }: QueueArgs): RawBuilder<unknown>[] => [
  sql`l.waits_for = 'callback'`,
  // Written out, or the planner would not see that the index is for them.
  ...languages.map((code) => sql`l.waits_for <> 'callback' AND l.language = ${sql.lit(code)}`),
  sql`l.waits_for <> 'callback'`,
];

/** Leads that may be served to this rep now, in any batch and call window. */
const servable = ({ rep, now, callbackOpenBefore }: QueueArgs) => sql`l.open AND l.ready_at <= ${now}
  AND (l.lease_rep IN ('', ${rep}) OR l.lease_until <= ${now})
  AND (l.callback_rep IN ('', ${rep}) OR l.callback_at <= ${callbackOpenBefore})`;

const notBehind = ({ lastLeadIds }: QueueArgs) => sql`l.lead_id <> ALL (${[...lastLeadIds]}::text[])`;

/** A skip counts until the lead is worked. A plain subquery keeps the lookup per lead, along the queue. */
const notSkipped = ({ rep }: QueueArgs) =>
  sql`coalesce((SELECT s.at FROM skips AS s WHERE s.rep = ${rep} AND s.lead_id = l.lead_id), '') <= l.worked_at`;

const openWindows = ({ closedWindows }: QueueArgs) =>
  CALL_WINDOWS.filter((window) => !closedWindows.includes(window));

/** Returns where the first lead that this rep has not skipped may be, best candidate first. */
function readQueueHeads(db: Database, args: QueueArgs): Promise<Head[]> {
  const heads = partsOf(args).map(
    (part, index) => sql`(
    SELECT l.queue_key, ${rank(args)} AS rank, ${sql.lit(index)} AS part FROM leads AS l
    WHERE l.batch_id = ${args.batchId} AND l.call_window = open_window AND ${part}
      AND ${servable(args)} AND ${notBehind(args)} AND ${notSkipped(args)}
    ORDER BY l.queue_key LIMIT 1)`,
  );
  return allRows(
    db,
    sql<Head>`
    SELECT open_window AS call_window, head.part
    FROM unnest(${openWindows(args)}::text[]) AS open_window
    CROSS JOIN LATERAL (${sql.join(heads, sql` UNION ALL `)}) AS head
    ORDER BY head.rank, head.queue_key`,
  );
}

const findFirst = (db: Database, from: RawBuilder<unknown>, lock: boolean) =>
  firstRow(
    db,
    sql<LeadRow>`SELECT l.* FROM ${from} LIMIT 1 ${lock ? sql`FOR UPDATE OF l SKIP LOCKED` : sql``}`,
  );

async function notYetSkipped(db: Database, args: QueueArgs, lock: boolean): Promise<LeadRow | null> {
  const parts = partsOf(args);
  for (const { callWindow, part } of await readQueueHeads(db, args)) {
    const lead = await findFirst(
      db,
      sql`leads AS l WHERE l.batch_id = ${args.batchId} AND l.call_window = ${callWindow}
        AND ${parts[part] ?? sql`false`} AND ${servable(args)} AND ${notBehind(args)} AND ${notSkipped(args)}
        ORDER BY l.queue_key`,
      lock,
    );
    if (lead) return lead;
  }
  return null;
}

/**
 * Filters by the skip's batch, not the lead's, so that the planner goes from the rep's skips to the leads and
 * not the other way.
 */
const longestSkipped = (db: Database, args: QueueArgs, lock: boolean) =>
  findFirst(
    db,
    sql`skips AS s JOIN leads AS l ON l.lead_id = s.lead_id
      WHERE s.rep = ${args.rep} AND s.batch_id = ${args.batchId} AND s.at > l.worked_at
        AND ${servable(args)} AND l.call_window = ANY (${openWindows(args)}::text[]) AND ${notBehind(args)}
      ORDER BY s.at, ${rank(args)}, l.queue_key`,
    lock,
  );

async function lastOfAll(db: Database, args: QueueArgs): Promise<LeadRow | null> {
  for (const leadId of args.lastLeadIds) {
    const lead = await findFirst(
      db,
      sql`leads AS l WHERE l.lead_id = ${leadId} AND l.batch_id = ${args.batchId} AND ${servable(args)}
        AND l.call_window = ANY (${openWindows(args)}::text[])`,
      true,
    );
    if (lead) return lead;
  }
  return null;
}

/** Implements `queueHead` of backend/core/queries.ts. */
export async function queueHead(db: Database, args: QueueArgs): Promise<LeadRow | null> {
  return (
    (await notYetSkipped(db, args, true)) ??
    (await longestSkipped(db, args, true)) ??
    (await lastOfAll(db, args))
  );
}

/** Implements `queuePeek` of backend/core/queries.ts. */
export async function queuePeek(db: Database, args: QueueArgs): Promise<LeadRow | null> {
  return (await notYetSkipped(db, args, false)) ?? (await longestSkipped(db, args, false));
}

/**
 * A condition on leads: their batch is not archived. As a plain subquery, which is run once and keeps the
 * lookup of leads along their index.
 */
export const OFFERED = sql`batch_id NOT IN (SELECT batch_id FROM batches WHERE archived_at <> '')`;

/**
 * Implements `callbacks` of backend/core/queries.ts. Each part is the start of one of its indexes
 * (migrations/0011-0020/0012-callbacks.ts), so colleagues' callbacks are never scanned.
 */
export function callbacks(db: Database, args: CallbackArgs): Promise<CallbackLead[]> {
  const { rep, now, callbackOpenBefore, limit } = args;
  const first = (condition: RawBuilder<unknown>, most: number) => sql`(
    SELECT batch_id, call_window, ready_at, lease_rep, lease_until, callback_at, lead_id FROM leads
    WHERE open AND ${condition} AND ${OFFERED} ORDER BY callback_at, lead_id LIMIT ${most})`;
  const of = (owner: string, times: RawBuilder<unknown>, most: number) =>
    first(sql`callback_at <> '' AND callback_rep = ${owner} AND ${times}`, most);
  const due = [
    of('', sql`callback_at <= ${now}`, limit),
    of(rep, sql`callback_at <= ${now} AND callback_at > ${callbackOpenBefore}`, limit),
    first(sql`callback_rep <> '' AND callback_at <= ${callbackOpenBefore}`, limit),
  ];
  const later = ['', rep].map((owner) => of(owner, sql`callback_at > ${now}`, 1));
  const merged = (parts: RawBuilder<unknown>[], most: number) => sql`(
    SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS parts ORDER BY callback_at, lead_id LIMIT ${most})`;
  return allRows(
    db,
    sql`SELECT batch_id, call_window, ready_at, lease_rep, lease_until
      FROM (${merged(due, limit)} UNION ALL ${merged(later, 1)}) AS merged ORDER BY callback_at, lead_id`,
  );
}

/** Only the columns that decide the reason: sorting a thousand whole leads takes longer than finding them. */
const REASON_COLUMNS = sql`queue_key, lease_rep, lease_until, call_window, ready_at, waits_for, callback_rep, callback_at`;

/**
 * The batch's first open leads, read per call window from the queue's indexes (0002-indexes.ts). Callbacks
 * come first: where they are `limit` already, no others are read. Before them in the queue may be leads with
 * a callback that wait for another reason; that matters only when the limit is reached.
 */
function firstOpenLeads({ batchId, limit }: Queries['unavailableLeads']) {
  const first = (kind: RawBuilder<unknown>, order: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`
    SELECT of_window.* FROM unnest(${[...CALL_WINDOWS]}::text[]) AS each_window CROSS JOIN LATERAL (
      SELECT ${REASON_COLUMNS} FROM leads
      WHERE batch_id = ${batchId} AND open AND call_window = each_window AND ${kind} ORDER BY ${order} LIMIT ${most}
    ) AS of_window ORDER BY ${order} LIMIT ${most}`;
  const left = sql`(SELECT ${limit}::bigint - count(*) FROM callbacks)`;
  return sql`
    WITH callbacks AS MATERIALIZED (${first(sql`waits_for = 'callback'`, sql`ready_at`, sql`${limit}::bigint`)})
    SELECT * FROM callbacks
    UNION ALL (${first(sql`waits_for <> 'callback'`, sql`queue_key`, left)})`;
}

/** A call window's held-back leads per reason. `first` is the earliest moment one may be served. */
interface WindowRow extends UnavailableCounts {
  callWindow: CallWindow;
  first: Instant | null;
}

/** Implements `unavailableLeads` of backend/core/queries.ts. */
export async function unavailableLeads(
  db: Database,
  args: Queries['unavailableLeads'],
): Promise<UnavailableLeads> {
  const { rep, now, closedWindows, callbackOpenBefore } = args;
  const rows = await allRows(
    db,
    sql<WindowRow>`
    SELECT call_window,
      count(*) FILTER (WHERE reason = 'lease')::integer AS leased_to_others,
      count(*) FILTER (WHERE reason = 'hours')::integer AS outside_hours,
      count(*) FILTER (WHERE reason = 'attempts')::integer AS attempts_reached,
      count(*) FILTER (WHERE reason = 'callback')::integer AS callback_later,
      count(*) FILTER (WHERE reason = 'rest')::integer AS resting,
      min(greatest(ready_at, ${now})) FILTER (WHERE reason <> 'lease' AND NOT is_anothers) AS first
    FROM (
      SELECT call_window, ready_at, is_anothers, CASE
        WHEN lease_rep NOT IN ('', ${rep}) AND lease_until > ${now} THEN 'lease'
        WHEN call_window = ANY (${[...closedWindows]}::text[]) THEN 'hours'
        WHEN ready_at > ${now} AND waits_for = 'callback' THEN 'callback'
        WHEN ready_at > ${now} AND waits_for = 'rest' THEN 'rest'
        WHEN ready_at > ${now} THEN 'attempts'
        WHEN is_anothers THEN 'callback'
      END AS reason
      FROM (
        SELECT *, callback_rep NOT IN ('', ${rep}) AND callback_at > ${callbackOpenBefore} AS is_anothers
        FROM (${firstOpenLeads(args)}) AS open_leads
      ) AS told_apart
    ) AS reasons
    WHERE reason IS NOT NULL
    GROUP BY call_window`,
  );
  const counts: UnavailableCounts = {
    leasedToOthers: 0,
    outsideHours: 0,
    attemptsReached: 0,
    callbackLater: 0,
    resting: 0,
  };
  for (const row of rows) {
    counts.leasedToOthers += row.leasedToOthers;
    counts.outsideHours += row.outsideHours;
    counts.attemptsReached += row.attemptsReached;
    counts.callbackLater += row.callbackLater;
    counts.resting += row.resting;
  }
  const waiting = rows.flatMap(({ callWindow, first }) => (first ? [{ callWindow, from: first }] : []));
  return { counts, waiting };
}
