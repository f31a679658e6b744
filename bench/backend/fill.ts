import { type RawBuilder, sql } from 'kysely';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { aBookingRow, aLeadRow, anAudit, aVisitRow } from '#tests/stores/rows.ts';
import { BATCH } from '../company.ts';

const LONG_AGO = '2026-11-01T12:00:00.000Z';
/** The visits of all leads are over: else more leads would be more visits of tomorrow. */
const VISIT_DAY = '2026-11-03';
/** Columns of the lead `n`, with the same values as in the filled sheet of the tests. */
const LEAD_ID = sql`'lead-' || n`;
const PHONE = sql`'1407' || (2000000 + n)`;
const CALLBACK = sql`to_char(timestamp '2026-12-01 12:00' + n % 1000 * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** No statement inserts more: it keeps its rows for the triggers. */
const AT_ONCE = 100_000;

type Own = Readonly<Record<string, RawBuilder<unknown>>>;

/** Copies the only row of a table, `size - 1` times or once in `step`, with own values in some columns. */
async function multiply(db: Database, table: string, size: number, own: Own, step = 1): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT column_name AS name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = ${table} AND is_identity = 'NO'`.execute(db);
  const columns = rows.map(({ name }) => sql.ref(name));
  const copied = rows.map(({ name }) => sql.ref(`copy.${name}`));
  const values = Object.entries(own).flatMap(([name, value]) => [sql.lit(name), value]);
  const model = sql.raw(`model_of_${table}`);
  await sql`CREATE TABLE ${model} AS SELECT * FROM ${sql.raw(table)}`.execute(db);
  for (let from = step; from < size; from += AT_ONCE) {
    const until = Math.min(size - 1, from + AT_ONCE - 1);
    await sql`INSERT INTO ${sql.raw(table)} (${sql.join(columns)}) SELECT ${sql.join(copied)}
      FROM ${model} AS model, generate_series(${sql.lit(from)}, ${sql.lit(until)}, ${sql.lit(step)}) AS n,
        jsonb_populate_record(NULL::${sql.raw(table)},
          to_jsonb(model) || jsonb_build_object(${sql.join(values)})) AS copy`.execute(db);
  }
  await sql`DROP TABLE ${model}`.execute(db);
}

/**
 * Runs `work` while the tables have only the indexes of their constraints, and makes the others anew: sorting
 * once is much faster than inserting each row into thirty indexes.
 */
async function withoutIndexes(db: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
    WHERE relnamespace = current_schema()::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`.execute(db);
  for (const { name } of rows) await sql`DROP INDEX ${sql.raw(name)}`.execute(db);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(db);
}

/**
 * Fills an empty database with leads of one batch, each with a line of history, a booking, a visit and a call. Of all
 * leads a third is closed, with its number on the do-not-call list, one in fifteen has a future callback, and
 * one in a hundred a photo.
 */
export async function fillDatabase(db: Database, size: number): Promise<void> {
  const lead = { leadId: 'lead-0', batchId: BATCH, createdAt: LONG_AGO, phone: '14072000000' };
  const photo = aPhoto('photo-0', 'lead-0', LONG_AGO);
  await createPostgresStore(db).transact(({ write }) =>
    write([
      { kind: 'putBatch', row: aBatch({ batchId: BATCH }) },
      { kind: 'putLead', row: aLeadRow({ ...lead, queueKey: `1${LONG_AGO} 00000000` }) },
      { kind: 'insertAudit', row: anAudit({ auditId: 'audit-0', at: LONG_AGO, leadId: 'lead-0' }) },
      {
        kind: 'insertBooking',
        row: aBookingRow({
          submissionId: 'submission-0',
          leadId: 'lead-0',
          receivedAt: LONG_AGO,
          apptDate: VISIT_DAY,
        }),
      },
      {
        kind: 'putVisit',
        row: aVisitRow({ visitId: 'visit-0', leadId: 'lead-0', createdAt: LONG_AGO, apptDate: VISIT_DAY }),
      },
      photo,
      {
        kind: 'putNumber',
        row: {
          phoneKey: '14072000000',
          suppressedAt: '',
          suppressedBy: '',
          fileId: '',
          restUntil: '',
          calls: [LONG_AGO],
        },
      },
    ]),
  );
  await withoutIndexes(db, () => multiplyAll(db, size));
  await sql`VACUUM (ANALYZE)`.execute(db);
}

async function multiplyAll(db: Database, size: number): Promise<void> {
  const isCallback = sql`n % 10 = 3 AND n % 3 <> 1`;
  const ifCallback = (value: RawBuilder<unknown>) => sql`CASE WHEN ${isCallback} THEN ${value} ELSE '' END`;
  // The trigger takes four times as long as all the rest, and all leads have the same name and address.
  await sql`ALTER TABLE leads DISABLE TRIGGER write_search_after_insert`.execute(db);
  await multiply(db, 'leads', size, {
    lead_id: LEAD_ID,
    phone: PHONE,
    phone_key: PHONE,
    open: sql`n % 3 <> 1`,
    queue_key: sql`CASE WHEN ${isCallback} THEN '0' || ${CALLBACK} ELSE ${`1${LONG_AGO}`} END || ' ' || lpad(n::text, 8, '0')`,
    ready_at: ifCallback(CALLBACK),
    callback_at: ifCallback(CALLBACK),
    waits_for: ifCallback(sql`'callback'`),
    call_window: sql`CASE WHEN n % 4 = 0 THEN 'central' ELSE 'eastern' END`,
  });
  await sql`ALTER TABLE leads ENABLE TRIGGER write_search_after_insert`.execute(db);
  await multiply(db, 'lead_search', size, { lead_id: LEAD_ID, phone: sql`'407' || (2000000 + n)` });
  await multiply(db, 'audit', size, { audit_id: sql`'audit-' || n`, lead_id: LEAD_ID });
  await multiply(db, 'bookings', size, {
    submission_id: sql`'submission-' || n`,
    lead_id: LEAD_ID,
    visit_id: sql`'visit-' || n`,
  });
  await multiply(db, 'visits', size, { visit_id: sql`'visit-' || n`, lead_id: LEAD_ID });
  const listed = sql`CASE WHEN n % 3 = 1 THEN ${LONG_AGO} ELSE '' END`;
  await multiply(db, 'numbers', size, { phone_key: PHONE, suppressed_at: listed });
  const photoOf = { photo_id: sql`'photo-' || n`, submission_id: sql`'submission-' || n`, lead_id: LEAD_ID };
  await multiply(db, 'photos', size, photoOf, 100);
}
