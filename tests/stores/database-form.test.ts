import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readSearch, toWords } from '#backend/core/find/search.ts';
import { migrate } from '#backend/stores/postgres/migrate.ts';
import { CALL_WINDOWS } from '#backend/stores/postgres/migrations/0001-0010/0007-call-windows.ts';
import { SEARCH } from '#backend/stores/postgres/migrations/0011-0020/0015-search.ts';
import { createOutbox } from '#backend/stores/postgres/outbox.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { aRep } from '#tests/builders/rep.ts';
import { deleteAllRows, freshPglite } from './fresh-pglite.ts';
import { aBookingRow, aLeadRow, at, aVisitRow, put } from './rows.ts';
import { eachInItsTransaction } from './transactions.ts';

let database: Awaited<ReturnType<typeof freshPglite>>;
beforeAll(async () => {
  database = await freshPglite();
  return database.close;
});
// Each test leaves the tables as the newest version has them.
beforeEach(() => deleteAllRows(database.db));

const { read, write } = eachInItsTransaction(() => createPostgresStore(database.db));

test('a missing column is added, older call windows are replaced, and the rows that exist are kept', async () => {
  const windows = { hawaii: 'anywhere', pacific: 'continental', panhandle: 'panhandle' } as const;
  const rows = Object.entries(windows).map(([before, after]) => ({
    before,
    row: aLeadRow({ policyNumber: '00123-H', callWindow: after }),
  }));
  await write(...rows.map(({ row }) => put.lead(row)));
  for (const { before, row } of rows) {
    await sql`UPDATE leads SET call_window = ${before} WHERE lead_id = ${row.leadId}`.execute(database.db);
  }
  await sql`ALTER TABLE leads DROP COLUMN policy_number`.execute(database.db);
  await migrate(database.db);
  // Kysely runs no migration again after which others have run.
  for (const statement of CALL_WINDOWS) await sql.raw(statement).execute(database.db);
  for (const { row } of rows)
    expect(await read('lead', { leadId: row.leadId })).toEqual({ ...row, policyNumber: '' });
  const [{ row } = { row: aLeadRow() }] = rows;
  await write(put.lead(row));
  expect(await read('lead', { leadId: row.leadId })).toEqual(row);
});

const WITHOUT_SEVERAL_NUMBERS = [
  'DROP TABLE other_numbers',
  'DROP FUNCTION write_other_numbers CASCADE',
  'ALTER TABLE leads DROP COLUMN other_keys',
];

/** As it was when the bookings had the visits. */
const BEFORE_VISITS = [
  'ALTER TABLE reps DROP COLUMN languages',
  'DROP INDEX leads_queue_languages',
  'DROP INDEX leads_by_email, leads_closed',
  'DROP FUNCTION delete_search CASCADE',
  'ALTER TABLE numbers DROP COLUMN rest_until',
  'DROP INDEX leads_new_of_website',
  'CREATE INDEX leads_new_bookings ON leads (created_at)',
  'DROP TABLE visits',
  'DROP INDEX emails_of_lead',
  'DROP INDEX bookings_by_visit',
  'ALTER TABLE bookings RENAME COLUMN visit_id TO visit_key',
  `ALTER TABLE bookings ALTER COLUMN visit_key SET DEFAULT '', ADD COLUMN changes integer NOT NULL DEFAULT 0,
    ADD COLUMN canceled_at text COLLATE "C" NOT NULL DEFAULT '', ADD COLUMN to_agree boolean NOT NULL DEFAULT false`,
  `CREATE UNIQUE INDEX bookings_by_visit ON bookings (visit_key) WHERE visit_key <> ''`,
  `CREATE INDEX bookings_by_slot ON bookings (appt_date, appt_time) WHERE canceled_at = '' AND NOT to_agree`,
  'CREATE INDEX bookings_by_reference ON bookings (reference COLLATE "C")',
  'CREATE INDEX bookings_of_lead ON bookings (lead_id, received_at DESC)',
];

const WITHOUT_FILES = 'ALTER TABLE numbers DROP COLUMN file_id';
/** As it was before the table of messages, and all that came after it. */
const BEFORE_MESSAGES = [
  'ALTER TABLE reps DROP COLUMN blocked_at',
  'DROP INDEX audit_work',
  `CREATE INDEX audit_saves ON audit (rep, at) WHERE action IN ('saved', 'undone')`,
  'ALTER TABLE bookings DROP COLUMN sender',
  'DROP INDEX messages_due, messages_failed, messages_expiring, messages_of_recipient, messages_by_time',
  `ALTER TABLE messages DROP COLUMN kind, DROP COLUMN lead_id, DROP COLUMN code_salt, DROP COLUMN is_refused,
    DROP COLUMN sent_at, DROP COLUMN sent_id, ADD COLUMN source text NOT NULL DEFAULT 'script'`,
  'ALTER TABLE messages RENAME COLUMN message_id TO mail_id',
  'ALTER TABLE messages RENAME TO outbox',
  `CREATE INDEX outbox_due ON outbox (next_at) WHERE next_at <> ''`,
  `CREATE INDEX outbox_expiring ON outbox (expires_at) WHERE expires_at <> ''`,
  'CREATE INDEX outbox_of_source ON outbox (source, seq)',
];
const WITHOUT_ARCHIVE = 'ALTER TABLE batches DROP COLUMN archived_at';

test('numbers that an earlier version read wrongly are read again, and stay on the do-not-call list', {
  tags: 'nightly',
}, async () => {
  const [float, both, plain] = ['3215550122.0', '321-555-0611 / 321-555-0612', '(321) 555-0133'].map(
    (phone) => aLeadRow({ phone, batchId: 'storm' }),
  );
  await write(...[float, both, plain].map((row) => put.lead(row ?? {})));
  const listed = { suppressedAt: '2026-11-01T15:00:00.000Z', suppressedBy: 'robin@reps.example' };
  await write(
    put.number({ ...listed, phoneKey: '32155501220' }),
    put.number({ ...listed, phoneKey: '44555501990' }),
  );
  for (const statement of [
    ...BEFORE_VISITS,
    ...WITHOUT_SEVERAL_NUMBERS,
    `UPDATE leads SET phone_key = '32155501220' WHERE phone = '3215550122.0'`,
    'DROP INDEX leads_kept_callbacks',
    WITHOUT_FILES,
    ...BEFORE_MESSAGES,
    WITHOUT_ARCHIVE,
    `DELETE FROM kysely_migration WHERE name >= '0017'`,
  ])
    await sql.raw(statement).execute(database.db);

  await migrate(database.db);

  for (const row of [float, both, plain])
    expect(await read('lead', { leadId: row?.leadId ?? '' })).toEqual(row);
  expect(await read('leadsByPhone', { phoneKey: '13215550612', limit: 9 })).toEqual([both]);
  const keys = ['13215550122', '32155501220', '14455550199', '13215550133'];
  expect((await read('numbers', { phoneKeys: keys })).map(({ phoneKey }) => phoneKey).sort()).toEqual(
    keys.slice(0, 3).sort(),
  );
  expect(await read('number', { phoneKey: '13215550122' })).toMatchObject(listed);
});

test('every letter is searched as the core searches it', { tags: 'nightly' }, async () => {
  // All that are near Latin, and what stands beyond them.
  const { rows } = await sql<{ letter: string; words: string }>`
    SELECT letter, search_words(letter) AS words
    FROM (SELECT 'a' || chr(n) || 'B' AS letter FROM generate_series(1, 12000) AS n
      UNION SELECT 'a' || chr(n) || 'B' FROM generate_series(63000, 66000) AS n) AS letters`.execute(
    database.db,
  );
  expect(rows.length).toBeGreaterThan(14_000);
  expect(rows.filter(({ letter, words }) => words !== toWords(letter).join(' '))).toEqual([]);
});

test('leads of an earlier version are found by what this version finds, also changed by a statement', {
  tags: 'nightly',
}, async () => {
  const row = aLeadRow({ firstName: 'Sean', lastName: 'O’Brien-Nguyễn', phone: '(321) 555-0361' });
  await write(put.lead(row));
  for (const statement of [
    ...BEFORE_VISITS,
    'DROP TABLE lead_search',
    'DROP FUNCTION search_leads, search_starts, search_words',
    'DROP FUNCTION write_search CASCADE',
    'DROP INDEX bookings_by_reference, bookings_of_lead, skips_of_lead',
    ...SEARCH,
    ...BEFORE_MESSAGES,
    WITHOUT_ARCHIVE,
    `DELETE FROM kysely_migration WHERE name >= '0020'`,
  ])
    await sql.raw(statement).execute(database.db);

  await migrate(database.db);

  const find = async (typed: string) =>
    (await read('findLeads', { ...readSearch(typed), limit: 9 })).map(({ leadId }) => leadId);
  for (const typed of ['obrien', 'nguyen, sean', '0361']) expect(await find(typed)).toEqual([row.leadId]);
  await sql`UPDATE leads SET last_name = 'Núñez'`.execute(database.db);
  expect(await find('nunez')).toEqual([row.leadId]);
  expect(await find('obrien')).toEqual([]);
});

test('an account of an earlier version keeps its PIN, its lock and its session', async () => {
  const rep = aRep({ email: 'robin@reps.example', pinHash: 'hash', lockedUntil: '2026-11-20T15:00:00.000Z' });
  const session = { hash: 'session', email: rep.email, expiresAt: '2026-11-21T00:00:00.000Z' };
  await write(put.rep(rep), put.session(session));
  const before = [
    ...BEFORE_VISITS,
    'ALTER TABLE reps DROP COLUMN failed_at, DROP COLUMN last_sign_in_at',
    'DROP INDEX audit_of_account',
    'DROP TABLE devices',
    'DROP TABLE photos, owner_settings',
    'DROP INDEX leads_callbacks_of_rep, leads_callbacks_reserved, leads_kept_callbacks',
    'DROP TABLE lead_search',
    'DROP FUNCTION write_search CASCADE',
    'DROP FUNCTION search_words',
    'DROP INDEX bookings_by_reference, bookings_of_lead, skips_of_lead',
    'DROP INDEX leads_new_bookings, leads_leased_by_end, audit_saves_by_time, bookings_by_time',
    `ALTER TABLE reset_codes DROP COLUMN salt, DROP COLUMN sent_at, ADD COLUMN code_hash text NOT NULL`,
    `INSERT INTO reset_codes VALUES ('robin@reps.example', '2026-11-20T15:00:00.000Z', 0, 'digest')`,
    'DROP INDEX audit_trail',
    'ALTER TABLE meters DROP COLUMN until',
    `INSERT INTO meters VALUES ('account-requests', '2026-11-20T15:00:00.000Z', 7)`,
    'ALTER TABLE bookings DROP COLUMN to_agree',
    'ALTER TABLE bookings DROP COLUMN visit_key, DROP COLUMN changes, DROP COLUMN canceled_at',
    ...BEFORE_MESSAGES,
    'ALTER TABLE outbox DROP COLUMN attachment_name, DROP COLUMN attachment_type, DROP COLUMN attachment',
    ...WITHOUT_SEVERAL_NUMBERS,
    WITHOUT_FILES,
    WITHOUT_ARCHIVE,
    `DELETE FROM kysely_migration WHERE name >= '0009'`,
  ];
  for (const statement of before) await sql.raw(statement).execute(database.db);

  await migrate(database.db);

  expect(await read('session', { hash: 'session' })).toEqual({ session, rep });
  expect(await read('resetCode', { email: rep.email })).toBeNull();
  expect(await read('meter', { meterId: 'account-requests' })).toMatchObject({ count: 7, until: '' });
});

test('email that an earlier version has not sent waits on, and is due again after the first that leaves', async () => {
  for (const statement of [
    ...BEFORE_VISITS,
    ...BEFORE_MESSAGES,
    `INSERT INTO outbox (mail_id, at, source, state, fault, recipient, subject, body, attachment_name, expires_at)
      SELECT id, '2026-11-01T15:00:00.000Z', source, state, 'refused', 'office@tarps.example', '', 'text', file, ends
      FROM (VALUES ('notice', 'script', 'unsent', '', ''), ('visit', 'script', 'unsent', 'roof-visit.ics', '2027'),
        ('code', 'script', 'caught', '', '2027'), ('form', 'contact', 'unsent', '', '')) AS mails(id, source, state, file, ends)`,
    `DELETE FROM kysely_migration WHERE name >= '0022'`,
  ])
    await sql.raw(statement).execute(database.db);

  await migrate(database.db);

  const outbox = createOutbox(database.db);
  const kinds = (await outbox.newest(9)).map(({ messageId, kind, state }) => [messageId, kind, state]);
  expect(kinds.sort()).toEqual([
    ['code', 'account', 'caught'],
    ['form', 'contact', 'waiting'],
    ['notice', 'company', 'waiting'],
    ['visit', 'homeowner', 'waiting'],
  ]);
  await outbox.tryFailedAgain('mail', '2026-11-20T15:00:00.000Z');
  const due = await outbox.takeDue('mail', '2026-11-20T15:00:00.000Z', '2026-11-20T15:02:00.000Z');
  expect(due).toMatchObject({ messageId: 'notice', body: 'text' });
});

test('the bookings of an earlier version become visits, which keep slot, state, changes and link', async () => {
  const booked = aBookingRow({ visitId: 'a-key', leadId: 'untouched', apptTime: 'afternoon' });
  const [canceled, full, early] = ['RT-2', 'RT-3', 'RT-4'].map((reference) => aBookingRow({ reference }));
  await write(...[booked, canceled, full, early].map((row) => put.newBooking(row ?? {})));
  const words = 'Water in the attic';
  const lead = { createdAt: booked.receivedAt, notes: words };
  const worked = { ...lead, leadId: full?.leadId ?? '', workedAt: at(9) };
  await write(put.lead({ ...lead, leadId: booked.leadId }), put.lead(worked));
  for (const statement of [
    ...BEFORE_VISITS,
    `UPDATE bookings SET changes = 3, canceled_at = '${at(60)}' WHERE reference = 'RT-2'`,
    `UPDATE bookings SET to_agree = true WHERE reference = 'RT-3'`,
    `UPDATE bookings SET visit_key = '' WHERE reference = 'RT-4'`,
    `DELETE FROM kysely_migration WHERE name >= '0026'`,
  ])
    await sql.raw(statement).execute(database.db);

  await migrate(database.db);

  const visitOf = async (submissionId = '') => {
    const booking = await read('booking', { submissionId });
    return booking && read('visit', { visitId: booking.visitId });
  };
  const { reference, leadId, service, apptDate, receivedAt } = booked;
  const asked = aVisitRow({
    ...{ visitId: 'a-key', reference, leadId, service, apptDate, apptTime: 'afternoon' },
    ...{ createdAt: receivedAt, changedAt: receivedAt, words },
  });
  expect(await visitOf(booked.submissionId)).toEqual(asked);
  expect(await read('booking', { submissionId: booked.submissionId })).toEqual(booked);
  const was = { state: 'canceled', changes: 3, changedAt: at(60), toAgree: false };
  expect(await visitOf(canceled?.submissionId)).toMatchObject(was);
  expect(await visitOf(full?.submissionId)).toMatchObject({ state: 'asked', toAgree: true, words: '' });
  const named = await visitOf(early?.submissionId);
  expect(named).toMatchObject({ reference: 'RT-4', state: 'asked' });
  expect(named?.visitId).not.toContain(early?.submissionId);
  expect(await read('bookedSlots', { days: [apptDate] })).toHaveLength(2);
});
