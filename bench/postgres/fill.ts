import { sql } from 'kysely';
import type { Write } from '#backend/core/writes.ts';
import { createContext } from '#backend/hosts/node/context.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import type { Role } from '#contract/session.ts';
import { aRep } from '#tests/builders/rep.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

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

/** Phone number of a filled lead. One lead in 33 has the number of the lead before it. */
export const getPhone = (lead: number): string =>
  `321${String(1_000_000 + (lead % 33 === 0 ? lead - 1 : lead)).padStart(7, '0')}`;

/** A week until FRIDAY_TEN: each day 80 calls by each rep, and 70 bookings. */
export async function fillWeek(db: Database, reps: number): Promise<void> {
  const moment = sql`to_char(timestamp '2026-11-14 14:00' + day * interval '1 day' + n * interval '3 minutes',
    'YYYY-MM-DD"T"HH24:MI:SS".000Z"')`;
  const days = (most: number) => sql`generate_series(0, 6) AS day, generate_series(1, ${most}::integer) AS n`;
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT 'week-' || day || '-' || n || '-' || rep, ${moment}, 'rep-' || rep || '@reps.example',
      'lead-' || lpad(n::text, 8, '0'), 'saved', 'New Lead',
      CASE WHEN n % 12 = 0 THEN 'Qualified – Appointment Set' ELSE 'Attempted' END, 'No answer'
    FROM ${days(80)}, generate_series(0, ${reps - 1}::integer) AS rep`.execute(db);
  await sql`INSERT INTO bookings (submission_id, reference, lead_id, received_at, service, appt_date, appt_time,
      contact_consent, marketing_consent)
    SELECT 'week-' || day || '-' || n, 'RT-WEEK', 'lead-' || lpad(n::text, 8, '0'), ${moment}, '', '', '', '', ''
    FROM ${days(70)}`.execute(db);
}

/**
 * Opens and fills an empty database: nine of ten leads are in one open batch, the others in nine more. Of all
 * leads, a fifth has been worked (with history and calls), a tenth has a future callback and a tenth is
 * closed.
 */
export async function filledDatabase(url: string, size: number): Promise<Database> {
  const db = await openPostgres(url);
  await sql`INSERT INTO batches SELECT CASE WHEN n = 0 THEN ${BATCH} ELSE 'old-' || n END, 'Storm ' || n, '', '2026-11-01T12:00:00.000Z'
    FROM generate_series(0, 9) AS n`.execute(db);
  await sql`INSERT INTO leads
    SELECT id, batch, 'import', made, 'Ada', 'Marlowe', '(321) 555-0142', phone, 'ada@home.example', '120 Ocean Avenue',
      'Melbourne Beach', 'FL', '32951', '', '', '', '', '', 'Heron Mutual', '', '', '',
      CASE WHEN worked = '' THEN 'New Lead' ELSE 'Attempted' END, '', CASE WHEN worked = '' THEN 0 ELSE 1 END, worked,
      n % 10 <> 7,
      CASE WHEN callback <> '' THEN '0' || callback WHEN worked <> '' THEN '2' || worked ELSE '1' || made END || ' ' || id,
      callback, CASE WHEN callback = '' THEN '' ELSE 'callback' END,
      CASE WHEN n % 4 = 0 THEN 'central' ELSE 'eastern' END, callback, '', '', ''
    FROM (
      SELECT n, 'lead-' || lpad(n::text, 8, '0') AS id,
        CASE WHEN n % 10 = 9 THEN 'old-' || (1 + n / 10 % 9) ELSE ${BATCH} END AS batch,
        '1321' || (1000000 + CASE WHEN n % 33 = 0 THEN n - 1 ELSE n END)::text AS phone,
        to_char(timestamp '2026-11-01 12:00' + n * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') AS made,
        CASE WHEN n % 5 = 1 THEN to_char(timestamp '2026-11-10 12:00' + n * interval '0.5 second', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') ELSE '' END AS worked,
        CASE WHEN n % 10 = 3 THEN to_char(timestamp '2026-12-01 12:00' + n % 1000 * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"') ELSE '' END AS callback
      FROM generate_series(1, ${size}::integer) AS n
    ) AS made_up`.execute(db);
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT n::text, '2026-11-10T12:00:00.000Z', 'rep-' || n % 20 || '@reps.example', 'lead-' || lpad(n::text, 8, '0'), 'saved',
      'New Lead', 'Attempted', 'No answer' FROM generate_series(1, ${size}::integer, 5) AS n`.execute(db);
  await sql`INSERT INTO numbers SELECT '1321' || (1000000 + n)::text, '', '', '["2026-11-10T12:00:00.000Z"]'
    FROM generate_series(1, ${size}::integer, 5) AS n`.execute(db);
  await fillWeek(db, WEEK_REPS);
  await sql`VACUUM (ANALYZE)`.execute(db);
  return db;
}
