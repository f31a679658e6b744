import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { accountNotes } from '#backend/core/audit.ts';
import type { Queries, StoreQuery } from '#backend/core/queries.ts';
import { CALL_WINDOWS } from '#backend/core/rows.ts';
import { READERS } from '#backend/stores/postgres/queries/reads.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { postgresForThisFile } from './own-postgres.ts';
import { queueArgs } from './rows.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Rows of the largest batch; the other tables are proportional. */
const SIZE = 30_000;
/** Maximum rows a query may touch, including answers of 50 rows. */
const AT_MOST = 250;

const NOW = '2026-11-20T15:00:00.000Z';
/** Homeowners' own leads may be called at any hour. */
const AT_NIGHT = CALL_WINDOWS.filter((window) => window !== 'any');
/** All callbacks are due by then. */
const LONG_AFTER = '2027-01-01T12:00:00.000Z';

const postgres = postgresForThisFile();

/** A batch with every kind of lead: new, worked, with a callback, leased, closed, skipped by the rep. */
async function filled(size: number): Promise<Database> {
  const db = await postgres.open();
  await sql`INSERT INTO batches VALUES ('storm', 'Storm', '', ${NOW})`.execute(db);
  await sql`INSERT INTO leads
    SELECT 'lead-' || lpad(n::text, 8, '0'), 'storm', 'import', '2026-11-01T12:00:00.000Z', 'Ada', 'Marlowe', '',
      '1321' || lpad((n / 3)::text, 7, '0'), '', '', '', 'FL', '', '', '', '', '', '', '', '', '', '', 'New Lead', '', 0,
      CASE WHEN n % 5 = 0 THEN '2026-11-10T12:00:00.000Z' ELSE '' END,
      n % 7 <> 0,
      CASE WHEN n % 4 = 1 THEN '02026-12-01' WHEN n % 5 = 0 THEN '22026-11-10' ELSE '12026-11-01' END || n::text,
      CASE WHEN n % 4 = 1 THEN '2026-12-01T12:00:00.000Z' ELSE '' END,
      CASE WHEN n % 4 = 1 THEN 'callback' ELSE '' END,
      CASE WHEN n % 2 = 0 THEN 'eastern' ELSE 'central' END,
      CASE WHEN n % 4 = 1 THEN '2026-12-01T12:00:00.000Z' ELSE '' END,
      CASE WHEN n % 8 = 1 THEN 'rep-' || n % 100 ELSE '' END,
      CASE WHEN n % 101 = 0 THEN 'rep-' || n ELSE '' END, CASE WHEN n % 101 = 0 THEN '2026-11-20T14:00:00.000Z' ELSE '' END
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  // A hundred of them are from an import.
  await sql`UPDATE leads SET lead_id = 'import-hail-' || right(lead_id, 6) || '-0a1b' WHERE lead_id < 'lead-00000101'`.execute(
    db,
  );
  // One in twenty is a new one of the website.
  await sql`UPDATE leads SET source = 'booking', call_window = 'any', worked_at = '', open = true,
      queue_key = '12026-11-01' || lead_id, ready_at = '', waits_for = '', callback_at = '', callback_rep = ''
    WHERE right(lead_id, 1) = '3' AND lead_id >= 'lead-' || lpad((${size}::integer / 2)::text, 8, '0')`.execute(
    db,
  );
  // One in a hundred speaks Spanish, and some of them wait.
  await sql`UPDATE leads SET language = CASE WHEN right(lead_id, 2) = '64' THEN 'es' ELSE 'en' END
    WHERE right(lead_id, 1) = '4'`.execute(db);
  await sql`INSERT INTO skips SELECT 'robin', 'lead-' || lpad((n * 2)::text, 8, '0'), 'storm', '2026-11-19T12:00:00.000Z'
    FROM generate_series(1, 20) AS n`.execute(db);
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT n::text, '2026-11-' || (10 + n % 10) || 'T12:00:00.000Z', 'rep-' || n % 100,
      'lead-' || lpad((n / 4)::text, 8, '0'), 'saved', '', '', ''
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  // The lines of strangers are newer than all lines of reps.
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT 'flood-' || n::text, ${NOW}, CASE WHEN n <= 30 THEN 'rep-' || n ELSE '' END, 'flooded', 'booked', '', '', ''
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  await sql`INSERT INTO audit (audit_id, at, rep, lead_id, action, from_status, to_status, note)
    SELECT 'trail-' || n::text, '2026-11-' || (10 + n % 10) || 'T12:00:00.000Z', '', '', 'locked', '', '', 'rep-' || n % 5 || '@x.example'
    FROM generate_series(1, ${size / 10}::integer) AS n`.execute(db);
  await sql`INSERT INTO numbers SELECT '1321' || lpad(n::text, 7, '0'), CASE WHEN n % 2 = 0 THEN ${NOW} ELSE '' END, '', '[]', 'file-' || n / 40
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  await sql`INSERT INTO sessions SELECT n::text, 'rep-' || n, ${NOW} FROM generate_series(1, ${size}::integer) AS n`.execute(
    db,
  );
  await sql`INSERT INTO bookings (submission_id, reference, lead_id, received_at, service, appt_date, appt_time,
      contact_consent, marketing_consent, digest, visit_id)
    SELECT 'submission-' || n, 'RT-' || n, 'lead-' || lpad(n::text, 8, '0'), ${NOW}, '', '', '', '', '', '', 'visit-' || n
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  await sql`UPDATE bookings SET sender = 'sender-' || (right(lead_id, 8)::integer / 20)`.execute(db);
  await sql`INSERT INTO visits
    SELECT 'visit-' || n, 'RT-' || n, 'lead-' || lpad(n::text, 8, '0'), '', 'asked', '2026-' || (n % 12) || '-' || (n % 28),
      'morning', n % 9 = 0, '', '', ${NOW}, '', ${NOW}, '', 0, ''
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  await sql`INSERT INTO photos (photo_id, submission_id, lead_id, received_at, photo, thumbnail)
    SELECT 'photo-' || n, 'submission-' || n / 6, 'lead-' || lpad((n / 6)::text, 8, '0'), ${NOW}, '', ''
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  // One in a hundred was not accepted, and is one of the newest.
  await sql`INSERT INTO messages (message_id, at, lead_id, kind, recipient, subject, body, state, fault)
    SELECT n::text, '2026-11-' || (10 + n % 10) || 'T12:00:00.000Z', 'lead-' || lpad((n / 40)::text, 8, '0'), 'homeowner', 'Ada-' || n / 40 || '@home.example', '', '',
      CASE WHEN n % 100 = 0 THEN 'waiting' ELSE 'sent' END, CASE WHEN n % 100 = 0 THEN 'refused' ELSE '' END
    FROM generate_series(1, ${size}::integer) AS n`.execute(db);
  return db;
}

const queue = queueArgs({ now: NOW, callbackOpenBefore: '2026-11-19T15:00:00.000Z' });

const MESSAGES = { isFailed: false, recipient: '', until: '', limit: 50 };

/** All lines are before. */
const SAVES = { from: '2026-11-20T05:00:00.000Z', until: '', rep: '', statuses: ['Attempted'], limit: 50 };

const ALL_OF_THEM = { phone: '', words: [], reference: '', limit: 21 };

type Question = { [K in StoreQuery]: [name: string, query: K, args: Queries[K]] }[StoreQuery];

const QUESTIONS: readonly Question[] = [
  ['the next lead', 'queueHead', queue],
  ['the next lead when one call window is closed', 'queueHead', { ...queue, closedWindows: ['eastern'] }],
  [
    'the next lead when another one was just passed over',
    'queueHead',
    { ...queue, lastLeadIds: ['lead-00000042'] },
  ],
  ['the next lead of who speaks Spanish', 'queueHead', { ...queue, languages: ['es'] }],
  [
    'the next lead of who speaks Spanish, in a batch without such leads',
    'queueHead',
    { ...queue, languages: ['es'], closedWindows: ['eastern', 'any'] },
  ],
  ['the next lead at night', 'queueHead', { ...queue, closedWindows: AT_NIGHT }],
  ['a preview of the next lead', 'queuePeek', queue],
  [
    'the reasons why leads are held back',
    'unavailableLeads',
    { ...queue, closedWindows: AT_NIGHT, limit: 50 },
  ],
  ['callbacks when many are due', 'callbacks', { ...queue, now: LONG_AFTER, limit: 50 }],
  [
    'callbacks when many are overdue',
    'callbacks',
    { ...queue, now: LONG_AFTER, callbackOpenBefore: LONG_AFTER, limit: 50 },
  ],
  ['callbacks of a colleague', 'callbacks', { ...queue, rep: 'rep-7', limit: 50 }],
  ['bookings that wait', 'newBookings', { limit: 50 }],
  ['overdue callbacks', 'overdueCallbacks', { now: LONG_AFTER, callbackOpenBefore: NOW, limit: 50 }],
  ['callbacks kept for a rep', 'assignedCallbacks', { rep: 'rep-9', limit: 20 }],
  ['the reps who hold a lead', 'holders', { now: NOW, limit: 50 }],
  ['saves by day', 'savesByDay', { dayStarts: ['2026-11-20T05:00:00.000Z'] }],
  ['bookings by day', 'bookingsByDay', { dayStarts: [LONG_AFTER] }],
  ['the new leads', 'newLeads', { limit: 50 }],
  ['the leads of overdue callbacks', 'overdueLeads', { now: LONG_AFTER, limit: 50 }],
  ['the leads that are held', 'heldLeads', { now: '2026-11-20T13:59:00.000Z', rep: '', limit: 50 }],
  ['the saves of a day', 'savesOfPeriod', SAVES],
  ['the saves of a rep of a day', 'savesOfPeriod', { ...SAVES, rep: 'rep-7' }],
  [
    'the bookings of some days',
    'bookingsOfPeriod',
    { from: '2026-11-20T05:00:00.000Z', until: '', limit: 50 },
  ],
  ['a part of a phone number', 'findLeads', { ...ALL_OF_THEM, phone: '0000' }],
  ['a name that all leads have', 'findLeads', { ...ALL_OF_THEM, words: ['ada', 'ada marlowe'] }],
  ['a reference', 'findLeads', { ...ALL_OF_THEM, reference: 'RT-10' }],
  ['the visits of a lead', 'visitsOfLead', { leadId: 'lead-00000100', limit: 20 }],
  [
    'the visits of a day',
    'visitsOfDays',
    { from: '2026-3-7', until: '2026-3-7', isPlanned: false, limit: 101 },
  ],
  [
    'the visits of some days',
    'visitsOfDays',
    { from: '2026-3-1', until: '2026-3-5', isPlanned: true, limit: 101 },
  ],
  ['the emails about a lead', 'messagesOfLead', { leadId: 'lead-00000100', limit: 20 }],
  ['the visits without a time', 'visitsToAgree', { limit: 50 }],
  ['some leads', 'leads', { leadIds: ['lead-00000100', 'lead-00000200'] }],
  ['the photos of some leads', 'photoCounts', { leadIds: ['lead-00000100', 'lead-00000200'] }],
  ['the bookings of a sender', 'bookingsOfSender', { sender: 'sender-7', limit: 20 }],
  ['the places left in some days', 'bookedSlots', { days: ['2026-12-05', '2026-12-06'] }],
  ['the places left in a slot', 'visitsInSlot', { apptDate: '2026-12-05', apptTime: 'morning' }],
  ['what the owner sets', 'ownerSettings', {}],
  ['the batches', 'batches', {}],
  ['the counts of a batch', 'batchCounts', { batchId: 'storm' }],
  ['one lead', 'lead', { leadId: 'lead-00000100' }],
  ['leads of a number', 'leadsByPhone', { phoneKey: '13210000050', limit: 50 }],
  ['leads of several numbers', 'sameNumber', { phoneKeys: ['13210000050', '13210000051'], limit: 50 }],
  ['a page of a batch', 'leadsOfBatch', { batchId: 'storm', after: 'lead-00000100', limit: 50 }],
  ['a page of an import', 'untakenOfImport', { importId: 'hail', limit: 50 }],
  ['the counts of an import', 'importCounts', { importId: 'hail', now: NOW }],
  ['leases of a rep', 'leasesByRep', { rep: 'rep-202' }],
  ['a lead’s history', 'history', { leadId: 'lead-00000040', limit: 20, siteLimit: 5 }],
  ['the history of a flooded lead', 'history', { leadId: 'flooded', limit: 20, siteLimit: 5 }],
  ['the audit trail', 'auditTrail', { until: '', limit: 100 }],
  ['an older page of the audit trail', 'auditTrail', { until: '2026-11-15T12:00:00.000Z', limit: 100 }],
  [
    'the audit rows of an account',
    'auditOfAccount',
    { email: 'rep-3@x.example', notes: accountNotes('rep-3@x.example'), limit: 6 },
  ],
  ['a rep’s work of the day', 'repWork', { rep: 'rep-7', since: '2026-11-20T05:00:00.000Z' }],
  ['a number', 'number', { phoneKey: '13210000050' }],
  ['several numbers, which it locks', 'lockedNumbers', { phoneKeys: ['13210000050', '13210000051'] }],
  ['a page of the numbers of a file', 'numbersOfFile', { fileId: 'file-1', limit: 50 }],
  ['how many numbers are of a file', 'countOfFile', { fileId: 'file-1' }],
  ['a page of the do-not-call list', 'suppressedNumbers', { after: '13210000050', limit: 50 }],
  ['the newest messages', 'messages', MESSAGES],
  ['an older page of messages', 'messages', { ...MESSAGES, until: '2026-11-15' }],
  ['messages to somebody', 'messages', { ...MESSAGES, recipient: 'ada-7@home.example' }],
  ['messages that were not accepted', 'messages', { ...MESSAGES, isFailed: true }],
  ['how many messages were not accepted', 'failedMessages', { limit: 50 }],
  ['a session', 'session', { hash: '77' }],
  ['a booking', 'booking', { submissionId: 'submission-100' }],
  ['a visit to remind of', 'visitToRemind', { day: '2026-7-7' }],
  ['the visit of a link', 'visit', { visitId: 'visit-100' }],
  ['the photos of a booking', 'photosOfBooking', { submissionId: 'submission-100' }],
  ['the photos of a lead', 'photosOfLead', { leadId: 'lead-00000100', limit: 24 }],
  ['the pictures of several photos', 'photoImages', { photoIds: ['photo-7', 'photo-8'], image: 'thumbnail' }],
];

/** Rows the database fetched from its tables for one query. */
async function rowsTouched(db: Database, query: StoreQuery, args: object): Promise<number> {
  const read = READERS[query] as (db: Database, args: object) => Promise<unknown>;
  return db.transaction().execute(async (transaction) => {
    const count = async () => {
      const { rows } = await sql<{ touched: number }>`
        SELECT coalesce(sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)), 0)::integer AS touched
        FROM pg_stat_xact_user_tables`.execute(transaction);
      return rows[0]?.touched ?? 0;
    };
    const before = await count();
    await read(transaction, args);
    return (await count()) - before;
  });
}

test('with many leads every query reads few rows, before and after ANALYZE', async () => {
  const db = await filled(SIZE);
  const touchedTooMany = async () => {
    const touched: [name: string, rows: number][] = [];
    for (const [name, query, args] of QUESTIONS) touched.push([name, await rowsTouched(db, query, args)]);
    return touched.filter(([, rows]) => rows > AT_MOST);
  };
  expect(await touchedTooMany()).toEqual([]);
  await sql`ANALYZE`.execute(db);
  expect(await touchedTooMany()).toEqual([]);
});
