import { type RawBuilder, sql } from 'kysely';
import type { HeldBackLeads, Queries } from '#backend/core/queries.ts';
import { CALL_WINDOWS, type CallWindow, type Instant } from '#backend/core/rows.ts';
import { allRows } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { HeldBack } from '#contract/actions/next-lead.ts';

/** Only the columns that decide the reason: sorting a thousand whole leads takes longer than finding them. */
const REASON_COLUMNS = sql`queue_key, lease_rep, lease_until, call_window, ready_at, waits_for, callback_rep, callback_at`;

/**
 * The batch's first open leads, read per call window from the queue's indexes (0002-indexes.ts). Callbacks
 * come first: where they are `limit` already, no others are read. Before them in the queue may be leads with
 * a callback that wait for another reason; that matters only when the limit is reached.
 */
function firstOpenLeads({ batchId, limit }: Queries['heldBack']) {
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
interface WindowRow extends HeldBack {
  callWindow: CallWindow;
  first: Instant | null;
}

/** Implements `heldBack` of backend/core/queries.ts. */
export async function heldBack(db: Database, args: Queries['heldBack']): Promise<HeldBackLeads> {
  const { rep, now, closedWindows, callbackOpenBefore } = args;
  const rows = await allRows(
    db,
    sql<WindowRow>`
    SELECT call_window,
      count(*) FILTER (WHERE reason = 'lease')::integer AS leased_to_others,
      count(*) FILTER (WHERE reason = 'hours')::integer AS outside_hours,
      count(*) FILTER (WHERE reason = 'attempts')::integer AS attempts_reached,
      count(*) FILTER (WHERE reason = 'callback')::integer AS callback_later,
      min(greatest(ready_at, ${now})) FILTER (WHERE reason <> 'lease' AND NOT is_anothers) AS first
    FROM (
      SELECT call_window, ready_at, is_anothers, CASE
        WHEN lease_rep NOT IN ('', ${rep}) AND lease_until > ${now} THEN 'lease'
        WHEN call_window = ANY (${[...closedWindows]}::text[]) THEN 'hours'
        WHEN ready_at > ${now} AND waits_for = 'callback' THEN 'callback'
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
  const counts: HeldBack = { leasedToOthers: 0, outsideHours: 0, attemptsReached: 0, callbackLater: 0 };
  for (const row of rows) {
    counts.leasedToOthers += row.leasedToOthers;
    counts.outsideHours += row.outsideHours;
    counts.attemptsReached += row.attemptsReached;
    counts.callbackLater += row.callbackLater;
  }
  const waiting = rows.flatMap(({ callWindow, first }) => (first ? [{ callWindow, from: first }] : []));
  return { counts, waiting };
}
