import { sql } from 'kysely';
import type { Write } from '#backend/core/writes.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { Role } from '#contract/session.ts';
import { aPhoto } from '#tests/builders/photo.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { inBulk, withoutIndexes } from './bulk.ts';

/** 11 PM on the same Friday in the company's zone, outside the calling hours. */
export const NIGHT_MS = Date.parse('2026-11-21T04:00:00.000Z');

export const BATCH = 'storm';

/** How many reps have worked in the week before, at every size. */
const WEEK_REPS = 20;

export const getSession = (index: number): string => `session-${index}`;

/** Their sessions outlast any benchmark. */
export function signedInReps(count: number, role: Role = 'rep', first = 0): Write[] {
  const { digest } = createContext(FRIDAY_TEN);
  return Array.from({ length: count }, (_, offset): Write[] => {
    const index = first + offset;
    const email = `rep-${index}@reps.example`;
    const session = { hash: digest(getSession(index)), email, expiresAt: '2099-01-01T00:00:00.000Z' };
    return [
      { kind: 'putRep', row: aRep({ email, name: `Rep ${index}`, role }) },
      { kind: 'putSession', row: session },
    ];
  }).flat();
}

/** First number of each area code that filled leads have, and how many leads have numbers of one. */
const AREAS = [3_211_000_000, 4_071_000_000] as const;
const LEADS_OF_AREA = 9_000_000;

/** A filled database has a multiple of the first number of leads, and at most the second. */
export const MIN_LEADS = 1_000;
export const MAX_LEADS = AREAS.length * LEADS_OF_AREA - MIN_LEADS;

/** Phone number of a filled lead. One lead in 33 has the number of the lead before it. */
export function getPhone(lead: number): string {
  const owner = lead % 33 === 0 ? lead - 1 : lead;
  return String((AREAS[Math.floor(owner / LEADS_OF_AREA)] ?? Number.NaN) + (owner % LEADS_OF_AREA));
}

/** The key of `getPhone` of the lead `n`. */
const owner = sql`(CASE WHEN n % 33 = 0 THEN n - 1 ELSE n END)`;
const PHONE_KEY = sql`'1' || (${sql.raw(`ARRAY[${AREAS}]`)}::bigint[])[1 + ${owner} / ${sql.lit(LEADS_OF_AREA)}]
  + ${owner} % ${sql.lit(LEADS_OF_AREA)}`;

/** Id of a filled lead. */
export const getFilledId = (lead: number): string => `lead-${String(lead).padStart(8, '0')}`;
const LEAD_ID = sql`'lead-' || lpad(n::text, 8, '0')`;

const ISO = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';
/** The instant of the lead `n` when all leads are spread over some days: at every size before FRIDAY_TEN. */
const spread = (from: string, days: number, size: number) =>
  sql`to_char(timestamp '${sql.raw(from)}' + n * (interval '1 day' * ${sql.lit(days)} / ${sql.lit(size)}), ${sql.lit(ISO)})`;

/** A week until FRIDAY_TEN: each day 80 calls by each rep, and 70 bookings. */
export async function fillWeek(db: Database, reps: number): Promise<void> {
  const moment = sql`to_char(timestamp '2026-11-14 14:00' + day * interval '1 day' + n * interval '3 minutes',
    ${sql.lit(ISO)})`;
  const days = (most: number) => sql`generate_series(0, 6) AS day, generate_series(1, ${most}::integer) AS n`;
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT 'week-' || day || '-' || n || '-' || rep, ${moment}, 'rep-' || rep || '@reps.example', ${LEAD_ID}, 'saved', 'New Lead',
      CASE WHEN n % 12 = 0 THEN 'Qualified – Appointment Set' ELSE 'Attempted' END, 'No answer'
    FROM ${days(80)}, generate_series(0, ${reps - 1}::integer) AS rep`.execute(db);
  await sql`INSERT INTO bookings (submission_id, reference, lead_id, received_at, service, appt_date, appt_time,
      contact_consent, marketing_consent)
    SELECT 'week-' || day || '-' || n, 'RT-WEEK', ${LEAD_ID}, ${moment}, '', '', '', '', ''
    FROM ${days(70)}`.execute(db);
}

/** A statement keeps its rows for the triggers of `leads`, so it inserts so many at most. */
const LEADS_AT_ONCE = 500_000;

const insertLeads = (from: number, until: number, size: number) => sql`INSERT INTO leads
  SELECT id, batch, 'import', made, 'Ada', 'Marlowe', '(321) 555-0142', phone, 'ada@home.example', '120 Ocean Avenue',
    'Melbourne Beach', 'FL', '32951', '', '', '', '', '', 'Heron Mutual', '', '', '',
    CASE WHEN worked = '' THEN 'New Lead' ELSE 'Attempted' END, '', CASE WHEN worked = '' THEN 0 ELSE 1 END, worked,
    n % 10 <> 7,
    CASE WHEN callback <> '' THEN '0' || callback WHEN worked <> '' THEN '2' || worked ELSE '1' || made END || ' ' || id,
    callback, CASE WHEN callback = '' THEN '' ELSE 'callback' END,
    CASE WHEN n % 4 = 0 THEN 'central' ELSE 'eastern' END, callback, '', '', ''
  FROM (
    SELECT n, ${LEAD_ID} AS id,
      CASE WHEN n % 10 = 9 THEN 'old-' || (1 + n / 10 % 9) ELSE ${BATCH} END AS batch,
      ${PHONE_KEY} AS phone, ${spread('2026-11-01 12:00', 8, size)} AS made,
      CASE WHEN n % 5 = 1 THEN ${spread('2026-11-10 12:00', 3, size)} ELSE '' END AS worked,
      CASE WHEN n % 10 = 3 THEN to_char(timestamp '2026-12-01 12:00' + n % 1000 * interval '1 minute', ${sql.lit(ISO)})
        ELSE '' END AS callback
    FROM generate_series(${sql.lit(from)}, ${sql.lit(until)}) AS n
  ) AS made_up`;

/**
 * The trigger that writes what a lead is found by takes four times as long as all the rest. All leads have
 * the same names and address, so it runs for the first one only, and the others get a copy.
 */
async function fillLeads(db: Database, size: number): Promise<void> {
  await insertLeads(1, 1, size).execute(db);
  await sql`ALTER TABLE leads DISABLE TRIGGER write_search_after_insert`.execute(db);
  for (let from = 2; from <= size; from += LEADS_AT_ONCE) {
    await insertLeads(from, Math.min(size, from + LEADS_AT_ONCE - 1), size).execute(db);
  }
  await sql`ALTER TABLE leads ENABLE TRIGGER write_search_after_insert`.execute(db);
  await sql`INSERT INTO lead_search (lead_id, phone, starts)
    SELECT leads.lead_id, substr(phone_key, 2), first.starts
    FROM leads, lead_search AS first WHERE leads.lead_id <> first.lead_id`.execute(db);
}

/** What leads leave in the other tables: calls and history, numbers not to be called, visits, photos. */
async function fillRecords(db: Database, size: number): Promise<void> {
  const every = (step: number, from: number) =>
    sql`generate_series(${sql.lit(from)}, ${sql.lit(size)}, ${sql.lit(step)}) AS n`;
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT n::text, ${spread('2026-11-10 12:00', 3, size)}, 'rep-' || n % 20 || '@reps.example', ${LEAD_ID}, 'saved',
      'New Lead', 'Attempted', 'No answer' FROM ${every(5, 1)}`.execute(db);
  await sql`INSERT INTO numbers SELECT ${PHONE_KEY}, '', '', '["2026-11-10T12:00:00.000Z"]'
    FROM ${every(5, 1)}`.execute(db);
  // Of the closed leads, those that share their number with no open lead.
  const closed = sql`${every(10, 7)} WHERE n % 33 NOT IN (0, 32)`;
  await sql`INSERT INTO numbers SELECT ${PHONE_KEY}, '2026-11-10T12:00:00.000Z', 'rep-0@reps.example', '[]'
    FROM ${closed}`.execute(db);
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT 'list-' || n, ${spread('2026-11-10 12:00', 3, size)}, 'rep-0@reps.example', '', 'suppressed', '', '', ${PHONE_KEY}
    FROM ${closed}`.execute(db);
  await sql`INSERT INTO bookings (submission_id, reference, lead_id, received_at, service, appt_date, appt_time,
      contact_consent, marketing_consent, visit_key)
    SELECT 'filled-' || n, 'RT-' || n, ${LEAD_ID}, ${spread('2026-11-01 12:00', 8, size)}, 'roof-inspection',
      to_char(timestamp '2026-11-03' + n % 7 * interval '1 day', 'YYYY-MM-DD'), 'morning', '', '', 'visit-' || n
    FROM ${every(10, 9)}`.execute(db);
  const { photo, thumbnail } = aPhoto('', '', '').images;
  const bytes = (image: string) => Buffer.from(image, 'base64url');
  await sql`INSERT INTO photos (photo_id, submission_id, lead_id, received_at, photo, thumbnail)
    SELECT 'photo-' || n, 'filled-' || n, ${LEAD_ID}, '2026-11-10T12:00:00.000Z', ${bytes(photo)}, ${bytes(thumbnail)}
    FROM ${every(100, 9)}`.execute(db);
}

/**
 * Opens and fills an empty database: nine of ten leads are in one open batch, the others in nine more. Of all
 * leads, a fifth has been worked (with history and calls), a tenth has a future callback, a tenth is closed
 * and a tenth has had a visit.
 */
export async function filledDatabase(url: string, size: number): Promise<Database> {
  const db = await openPostgres(url);
  await inBulk(url, async (bulk) => {
    await sql`INSERT INTO batches SELECT CASE WHEN n = 0 THEN ${BATCH} ELSE 'old-' || n END, 'Storm ' || n, '', '2026-11-01T12:00:00.000Z'
      FROM generate_series(0, 9) AS n`.execute(bulk);
    await withoutIndexes(bulk, async () => {
      await fillLeads(bulk, size);
      await fillRecords(bulk, size);
      await fillWeek(bulk, WEEK_REPS);
    });
    await sql`VACUUM (ANALYZE)`.execute(bulk);
  });
  return db;
}
