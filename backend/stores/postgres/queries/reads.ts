import { type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import { idRange } from '#backend/core/import/import-ids.ts';
import type { ImportCounts, Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { Instant, NumberRow, RepRow, SessionRow } from '#backend/core/rows.ts';
import {
  lockEmail,
  lockLeads,
  lockManagers,
  lockNumber,
  lockNumbers,
  lockSlot,
} from '#backend/stores/postgres/locks.ts';
import { MESSAGE_COLUMNS } from '#backend/stores/postgres/outbox.ts';
import { allRows, firstRow, isOneOf } from '#backend/stores/postgres/statements.ts';
import type { Database, Tables } from '#backend/stores/postgres/tables.ts';
import { BATCH_EVENTS } from '#contract/actions/accounts/list-audit.ts';
import { isOwnerSettingName } from '#contract/owner-settings/names.ts';
import { bookingsOfLead, closedBefore, contactMessages, hasOldAudit, leadsByEmail } from './people.ts';
import { callbacks, queueHead, queuePeek, unavailableLeads } from './queue.ts';
import {
  bookingsByDay,
  bookingsOfPeriod,
  countWaiting,
  heldLeads,
  holders,
  newBookings,
  newLeads,
  overdueCallbacks,
  overdueLeads,
  savesByDay,
  savesOfPeriod,
} from './today.ts';

type Readers = {
  [K in StoreQuery]: (db: Database, args: Queries[K]) => Promise<Results[K]>;
};

const ANY = sql`true`;

const callsSchema = z.array(z.string());

const BATCHES_WITH_COUNTS = sql`SELECT batches.*, coalesce(count_open, 0) AS count_open,
  coalesce(count_total, 0) AS count_total FROM batches LEFT JOIN batch_counts USING (batch_id)`;

const AUDIT_COLUMNS = sql`audit_id, at, rep, lead_id, action, from_status, to_status, note`;

/** In words, because the index needs them (migrations/0011-0020/0013-people.ts). */
const NOT_OF_BATCH = sql`action NOT IN (${sql.join(BATCH_EVENTS.map((event) => sql.lit(event)))})`;

/** The last character of all: no reference that begins with a part sorts after the part and this. */
const LAST_CHARACTER = '\u{10ffff}';

/** The visits of the index `visits_by_slot`. */
const TAKES_A_PLACE = sql`state <> 'canceled' AND NOT to_agree`;

/** A condition on messages, as their index has it (migrations/0021-0030/0022-messages.ts). */
const HAS_FAILED = sql`state = 'waiting' AND fault <> ''`;

const PHOTO_COLUMNS = sql`photo_id, submission_id, lead_id, received_at`;

const toBase64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/**
 * Locks the account's row or, if there is none, its email, so that two requests for a new account run one
 * after the other.
 */
async function lockedRep(db: Database, email: string): Promise<RepRow | null> {
  const query = sql<RepRow>`SELECT * FROM reps WHERE email = ${email} FOR UPDATE`;
  const found = await firstRow(db, query);
  if (found) return found;
  await lockEmail(db, email);
  return firstRow(db, query);
}

async function numberRows(db: Database, condition: RawBuilder<unknown>): Promise<NumberRow[]> {
  const rows = await allRows(db, sql<Tables['numbers']>`SELECT * FROM numbers WHERE ${condition}`);
  return rows.map(({ calls, ...row }) => ({ ...row, calls: callsSchema.parse(JSON.parse(calls)) }));
}

async function countRows(db: Database, from: RawBuilder<unknown>): Promise<number> {
  const row = await firstRow<{ count: number }>(db, sql`SELECT count(*)::integer AS count FROM ${from}`);
  return row?.count ?? 0;
}

/** A condition on a lead: one of its numbers is one of these. */
const hasNumber = (phoneKeys: readonly string[]) => sql`lead_id IN (
  SELECT lead_id FROM leads WHERE phone_key ${isOneOf(phoneKeys)}
  UNION ALL SELECT lead_id FROM other_numbers WHERE phone_key ${isOneOf(phoneKeys)})`;

function isOfImport(importId: string) {
  const [from, until] = idRange(importId);
  return sql`lead_id >= ${from} AND lead_id < ${until}`;
}

/** Like `isWorked` of import/import-ids.ts. */
const isWorkedAt = (now: Instant) => sql`worked_at <> '' OR (lease_rep <> '' AND lease_until > ${now})`;

const isOfFile = (fileId: string) => sql`file_id = ${fileId} AND file_id <> '' AND suppressed_at <> ''`;

/** Implements each query of backend/core/queries.ts, which types its rows. What locks needs a transaction. */
export const READERS: Readers = {
  rep: (db, { email }) => lockedRep(db, email),

  repsInState: (db, { state, limit }) =>
    allRows(db, sql`SELECT * FROM reps WHERE state = ${state} ORDER BY created_at, email LIMIT ${limit}`),

  managers: async (db) => {
    await lockManagers(db);
    const rows = await allRows<{ email: string }>(
      db,
      sql`SELECT email FROM reps WHERE state = 'active' AND role = 'manager'`,
    );
    return rows.map(({ email }) => email);
  },

  repNames: (db, { emails }) => allRows(db, sql`SELECT email, name FROM reps WHERE email ${isOneOf(emails)}`),

  session: async (db, { hash }) => {
    const session = await firstRow<SessionRow>(db, sql`SELECT * FROM sessions WHERE hash = ${hash}`);
    if (!session) return null;
    const rep = await firstRow<RepRow>(db, sql`SELECT * FROM reps WHERE email = ${session.email}`);
    return rep && { session, rep };
  },

  device: (db, { hash }) => firstRow(db, sql`SELECT * FROM devices WHERE hash = ${hash} FOR UPDATE`),

  resetCode: (db, { email }) =>
    firstRow(db, sql`SELECT * FROM reset_codes WHERE email = ${email} FOR UPDATE`),

  batches: (db) => allRows(db, sql`${BATCHES_WITH_COUNTS} ORDER BY created_at, batch_id`),

  batch: (db, { batchId }) => firstRow(db, sql`SELECT * FROM batches WHERE batch_id = ${batchId}`),

  batchCounts: (db, { batchId }) => firstRow(db, sql`${BATCHES_WITH_COUNTS} WHERE batch_id = ${batchId}`),

  queueHead,
  queuePeek,
  unavailableLeads,
  callbacks,
  newBookings,
  overdueCallbacks,
  holders,
  newLeads,
  overdueLeads,
  heldLeads,

  // The function `search_leads` and its indexes: migrations/0011-0020/0020-search-words.ts.
  findLeads: (db, { phone, words, reference, limit }) => {
    const booked = sql`UNION (SELECT lead_id FROM visits
      WHERE reference >= ${reference} AND reference < ${reference + LAST_CHARACTER} ORDER BY reference LIMIT ${limit})`;
    return allRows(
      db,
      sql`SELECT lead_id, batch_id, first_name, last_name, phone, address, city, status, created_at, worked_at
        FROM leads WHERE lead_id IN (SELECT DISTINCT lead_id FROM (
          SELECT search_leads(${phone}, ${[...words]}::text[], ${limit}) AS lead_id ${reference === '' ? sql`` : booked}
        ) AS found LIMIT ${limit})
        ORDER BY created_at DESC, lead_id`,
    );
  },

  lead: async (db, { leadId }) => (await lockLeads(db, sql`lead_id = ${leadId}`, 1))[0] ?? null,

  leads: (db, { leadIds }) => allRows(db, sql`SELECT * FROM leads WHERE lead_id ${isOneOf(leadIds)}`),

  leadsByPhone: (db, { phoneKey, limit }) => lockLeads(db, hasNumber([phoneKey]), limit),

  sameNumber: (db, { phoneKeys, limit }) =>
    allRows(
      db,
      sql`SELECT * FROM leads WHERE ${hasNumber(phoneKeys)} ORDER BY created_at, lead_id LIMIT ${limit}`,
    ),

  leadsByEmail,

  closedBefore,

  leadsOfBatch: (db, { batchId, after, limit }) => {
    const condition = sql`batch_id = ${batchId} AND lead_id > ${after}`;
    return allRows(db, sql`SELECT * FROM leads WHERE ${condition} ORDER BY lead_id LIMIT ${limit}`);
  },

  untakenOfImport: (db, { importId, limit }) =>
    lockLeads(db, sql`${isOfImport(importId)} AND worked_at = '' AND lease_rep = ''`, limit, sql`lead_id`),

  importCounts: async (db, { importId, now }) => {
    const row = await firstRow<ImportCounts>(
      db,
      sql`SELECT count(*)::integer AS total, count(*) FILTER (WHERE ${isWorkedAt(now)})::integer AS worked
        FROM leads WHERE ${isOfImport(importId)}`,
    );
    return row ?? { total: 0, worked: 0 };
  },

  assignedCallbacks: (db, { rep, limit }) =>
    lockLeads(db, sql`callback_rep = ${rep} AND callback_rep <> ''`, limit, sql`callback_at, lead_id`),

  // A rep holds a few leads at most; the limit is only a safeguard.
  leasesByRep: (db, { rep }) => lockLeads(db, sql`lease_rep = ${rep} AND lease_rep <> ''`, 1000),

  history: (db, { leadId, limit, siteLimit }) => {
    const newest = (lines: RawBuilder<unknown>, most: number) =>
      sql`(SELECT * FROM audit WHERE lead_id = ${leadId} AND ${lines} ORDER BY at DESC, seq DESC LIMIT ${most})`;
    const ofReps = newest(sql`rep <> ''`, limit);
    const ofSite = newest(sql`rep = ''`, siteLimit);
    return allRows(
      db,
      sql`SELECT ${AUDIT_COLUMNS} FROM (${ofReps} UNION ALL ${ofSite}) AS lines ORDER BY at DESC, seq DESC`,
    );
  },

  auditLine: (db, { auditId }) =>
    firstRow(db, sql`SELECT ${AUDIT_COLUMNS} FROM audit WHERE audit_id = ${auditId}`),

  auditTrail: (db, { until, limit }) =>
    allRows(
      db,
      sql`SELECT ${AUDIT_COLUMNS} FROM audit
        WHERE lead_id = '' AND (${until} = '' OR at <= ${until}) ORDER BY at DESC, seq DESC LIMIT ${limit}`,
    ),

  auditOfAccount: (db, { notes, limit }) => {
    const newest = (note: string) => sql`(SELECT * FROM audit
      WHERE lead_id = '' AND ${NOT_OF_BATCH} AND left(note, 320) = ${note}
      ORDER BY at DESC, seq DESC LIMIT ${limit})`;
    const lines = sql.join(notes.map(newest), sql` UNION ALL `);
    return allRows(
      db,
      sql`SELECT ${AUDIT_COLUMNS} FROM (${lines}) AS lines ORDER BY at DESC, seq DESC LIMIT ${limit}`,
    );
  },

  async repWork(db, { rep, since }) {
    const counts = await allRows(
      db,
      sql<{ status: string | null; count: number }>`WITH lines AS (
          SELECT at, action, from_status, to_status FROM audit
          WHERE rep = ${rep} AND at >= ${since} AND action IN ('saved', 'undone', 'skipped'))
        SELECT CASE action WHEN 'saved' THEN to_status ELSE from_status END AS status,
          sum(CASE action WHEN 'saved' THEN 1 ELSE -1 END)::integer AS count
        FROM lines WHERE action <> 'skipped'
        GROUP BY 1 HAVING sum(CASE action WHEN 'saved' THEN 1 ELSE -1 END) > 0
        UNION ALL SELECT NULL, count(*)::integer FROM lines
        WHERE action = 'skipped' AND at > coalesce((SELECT max(at) FROM lines WHERE action = 'saved'), '')`,
    );
    return {
      saves: counts.flatMap(({ status, count }) => (status === null ? [] : [{ status, count }])),
      skipsInARow: counts.find(({ status }) => status === null)?.count ?? 0,
    };
  },

  savesByDay,
  bookingsByDay,
  savesOfPeriod,
  bookingsOfPeriod,

  booking: (db, { submissionId }) =>
    firstRow(db, sql`SELECT * FROM bookings WHERE submission_id = ${submissionId} FOR UPDATE`),

  bookingsOfSender: (db, { sender, limit }) =>
    allRows(db, sql`SELECT * FROM bookings WHERE sender = ${sender} AND sender <> '' LIMIT ${limit}`),

  visit: (db, { visitId }) => firstRow(db, sql`SELECT * FROM visits WHERE visit_id = ${visitId}`),

  visitsOfLead: (db, { leadId, limit }) =>
    allRows(db, sql`SELECT * FROM visits WHERE lead_id = ${leadId} ORDER BY created_at DESC LIMIT ${limit}`),

  visitsOfDays: (db, { from, until, isPlanned, limit }) =>
    allRows(
      db,
      sql`SELECT * FROM visits WHERE appt_date BETWEEN ${from} AND ${until} AND ${isPlanned ? TAKES_A_PLACE : ANY}
        ORDER BY appt_date, created_at LIMIT ${limit}`,
    ),

  visitsToAgree: (db, { limit }) =>
    allRows(
      db,
      sql`SELECT * FROM visits WHERE to_agree AND state NOT IN ('canceled', 'done')
        ORDER BY created_at LIMIT ${limit}`,
    ),

  visitToRemind: (db, { day }) =>
    firstRow(
      db,
      sql`SELECT * FROM visits WHERE appt_date = ${day} AND ${TAKES_A_PLACE} AND reminded_for <> ${day} LIMIT 1`,
    ),

  bookedSlots: (db, { days }) =>
    allRows(
      db,
      sql`SELECT appt_date, appt_time, count(*)::integer AS count FROM visits
        WHERE appt_date ${isOneOf(days)} AND ${TAKES_A_PLACE} GROUP BY 1, 2`,
    ),

  visitsInSlot: async (db, { apptDate, apptTime }) => {
    await lockSlot(db, apptDate, apptTime);
    return countRows(
      db,
      sql`visits WHERE appt_date = ${apptDate} AND appt_time = ${apptTime} AND ${TAKES_A_PLACE}`,
    );
  },

  bookingsOfLead,

  photosOfBooking: (db, { submissionId }) =>
    allRows(db, sql`SELECT ${PHOTO_COLUMNS} FROM photos WHERE submission_id = ${submissionId}`),

  photosOfLead: (db, { leadId, limit }) =>
    allRows(
      db,
      sql`SELECT ${PHOTO_COLUMNS} FROM photos WHERE lead_id = ${leadId} ORDER BY received_at, photo_id LIMIT ${limit}`,
    ),

  photoCounts: (db, { leadIds }) =>
    allRows(
      db,
      sql`SELECT lead_id, count(*)::integer AS count FROM photos WHERE lead_id ${isOneOf(leadIds)} GROUP BY 1`,
    ),

  photoImages: async (db, { photoIds, image }) => {
    const found = await allRows<{ photoId: string; bytes: Uint8Array }>(
      db,
      sql`SELECT photo_id, ${sql.ref(image)} AS bytes FROM photos WHERE photo_id ${isOneOf(photoIds)}`,
    );
    const images = new Map(found.map(({ photoId, bytes }) => [photoId, toBase64url(bytes)]));
    return photoIds.map((photoId) => images.get(photoId) ?? '');
  },

  number: async (db, { phoneKey }) => {
    await lockNumber(db, phoneKey);
    const [row] = await numberRows(db, sql`phone_key = ${phoneKey}`);
    return row ?? null;
  },

  numbers: (db, { phoneKeys }) => numberRows(db, sql`phone_key ${isOneOf(phoneKeys)}`),

  lockedNumbers: async (db, { phoneKeys }) => {
    await lockNumbers(db, phoneKeys);
    return numberRows(db, sql`phone_key ${isOneOf(phoneKeys)}`);
  },

  numbersOfFile: async (db, { fileId, limit }) => {
    const rows = await allRows<{ phoneKey: string }>(
      db,
      sql`SELECT phone_key FROM numbers WHERE ${isOfFile(fileId)} ORDER BY phone_key LIMIT ${limit}`,
    );
    return rows.map(({ phoneKey }) => phoneKey);
  },

  countOfFile: (db, { fileId }) => countRows(db, sql`numbers WHERE ${isOfFile(fileId)}`),

  suppressedNumbers: (db, { after, limit }) =>
    numberRows(db, sql`suppressed_at <> '' AND phone_key > ${after} ORDER BY phone_key LIMIT ${limit}`),

  messages: (db, { isFailed, recipient, until, limit }) =>
    allRows(
      db,
      sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE ${isFailed ? HAS_FAILED : ANY}
        AND ${recipient === '' ? ANY : sql`lower(recipient) = ${recipient}`}
        AND ${until === '' ? ANY : sql`at <= ${until}`} ORDER BY at DESC, seq DESC LIMIT ${limit}`,
    ),

  messagesOfLead: (db, { leadId, limit }) =>
    allRows(
      db,
      sql`SELECT ${MESSAGE_COLUMNS} FROM messages WHERE lead_id = ${leadId} AND lead_id <> '' AND kind IN ('homeowner', 'company')
        ORDER BY at DESC, seq DESC LIMIT ${limit}`,
    ),

  contactMessages,

  hasOldAudit,

  failedMessages: (db, { limit }) =>
    countWaiting(db, sql`SELECT at AS since FROM messages WHERE ${HAS_FAILED} ORDER BY at LIMIT ${limit}`),

  ownerSettings: async (db) => {
    const rows = await allRows<Tables['ownerSettings']>(
      db,
      sql`SELECT name, value FROM owner_settings WHERE value <> ''`,
    );
    return rows.flatMap(({ name, value }) => (isOwnerSettingName(name) ? [{ name, value }] : []));
  },

  meter: (db, { meterId }) => firstRow(db, sql`SELECT * FROM meters WHERE meter_id = ${meterId} FOR UPDATE`),

  undo: (db, { rep }) => firstRow(db, sql`SELECT * FROM undos WHERE rep = ${rep} FOR UPDATE`),
};
