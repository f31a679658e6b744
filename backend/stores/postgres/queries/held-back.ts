import { sql } from 'kysely';
import type { HeldBackLeads, Queries } from '#backend/core/queries.ts';
import { CALL_WINDOWS, type CallWindow, type Instant } from '#backend/core/rows.ts';
import { allRows } from '#backend/stores/postgres/statements.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { HeldBack } from '#contract/actions/next-lead.ts';

/** Only the columns that decide the reason: sorting a thousand whole leads takes longer than finding them. */
const REASON_COLUMNS = sql`queue_key, lease_rep, lease_until, call_window, ready_at, waits_for, callback_rep, callback_at`;

/** The batch's first open leads, read per call window from the queue's indexes (0002-indexes.ts). */
const firstOpenLeads = ({ batchId, limit }: Queries['heldBack']) => sql`
  SELECT looked_at.* FROM unnest(${[...CALL_WINDOWS]}::text[]) AS each_window
  CROSS JOIN LATERAL (
    (SELECT ${REASON_COLUMNS} FROM leads WHERE batch_id = ${batchId} AND open AND call_window = each_window
      AND waits_for = 'callback' ORDER BY ready_at LIMIT ${limit})
    UNION ALL
    (SELECT ${REASON_COLUMNS} FROM leads WHERE batch_id = ${batchId} AND open AND call_window = each_window
      AND waits_for <> 'callback' ORDER BY queue_key LIMIT ${limit})
  ) AS looked_at
  ORDER BY queue_key LIMIT ${limit}`;

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
