import { type RawBuilder, sql } from 'kysely';
import type { Instant, LeadRow, NumberRow, SkipRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { LEAD_COLUMNS } from './lead-columns.ts';
import { createOutbox } from './outbox.ts';
import { insertRow, insertValues, isOldAudit, isOneOf } from './statements.ts';
import type { Database } from './tables.ts';

/** A statement takes at most 65,535 values. */
const LEADS_AT_ONCE = 500;
const EXPIRED_AT_ONCE = 100;

/**
 * Inserts leads, or replaces whole rows with the same id. Writes them in order of batch, because each batch's
 * counts stay locked until the transaction ends (migrations/0001-0010/0003-batch-counts.ts).
 */
async function putLeads(db: Database, leads: readonly LeadRow[]): Promise<void> {
  const ordered = [...leads].sort((one, other) => (one.batchId < other.batchId ? -1 : 1));
  const rows = ordered.map((lead) => LEAD_COLUMNS.map((column) => lead[column]));
  for (let start = 0; start < rows.length; start += LEADS_AT_ONCE) {
    await insertValues(db, 'leads', LEAD_COLUMNS, rows.slice(start, start + LEADS_AT_ONCE), 'leadId');
  }
}

/** Each statement has its index. The triggers on `leads` count the batches and delete what is searched. */
async function deleteLeads(db: Database, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  const ofLead = sql`lead_id ${isOneOf(leadIds)}`;
  await sql`DELETE FROM audit WHERE ${ofLead} AND rep <> ''`.execute(db);
  await sql`DELETE FROM audit WHERE ${ofLead} AND rep = ''`.execute(db);
  await sql`DELETE FROM skips WHERE ${ofLead}`.execute(db);
  await sql`DELETE FROM leads WHERE ${ofLead}`.execute(db);
}

const putSkip = ({ rep, leadId, at }: SkipRow) =>
  sql`INSERT INTO skips (rep, lead_id, batch_id, at)
    SELECT ${rep}, lead_id, batch_id, ${at} FROM leads WHERE lead_id = ${leadId}
    ON CONFLICT (rep, lead_id) DO UPDATE SET at = excluded.at`;

/** Skips rows that other requests have locked: they clean up too, and would wait for each other. */
const deleteExpired = (table: string, key: string, end: string, now: Instant) =>
  sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(key)} IN (
    SELECT ${sql.ref(key)} FROM ${sql.table(table)} WHERE ${sql.ref(end)} <= ${now} LIMIT ${EXPIRED_AT_ONCE}
    FOR UPDATE SKIP LOCKED)`;

const fromBase64url = (text: string): Uint8Array => Buffer.from(text, 'base64url');

/** All that is kept about leads besides what `deleteLeads` deletes. */
async function eraseLeads(db: Database, leadIds: readonly string[]): Promise<void> {
  if (leadIds.length === 0) return;
  const ofLead = sql`lead_id ${isOneOf(leadIds)}`;
  for (const table of ['undos', 'bookings', 'visits', 'photos', 'messages'])
    await sql`DELETE FROM ${sql.table(table)} WHERE ${ofLead}`.execute(db);
  await deleteLeads(db, leadIds);
}

/** As `isLineOfNumber` (core/audit.ts) says. */
const isLineOf = (keys: readonly string[]) =>
  sql`lead_id = '' AND action IN ('suppressed', 'lifted') AND split_part(note, ': ', 1) ${isOneOf(keys)}`;

type EraseNumber = Extract<Write, { kind: 'eraseNumber' }>;

/** The lines of the audit trail are read once for all numbers. */
async function eraseNumbers(db: Database, writes: readonly EraseNumber[]): Promise<void> {
  if (writes.length === 0) return;
  const keysOf = (some: readonly EraseNumber[]) => some.map(({ phoneKey }) => phoneKey);
  const isListed = ({ listed }: EraseNumber) => listed !== null;
  for (const { listed } of writes) if (listed) await putNumber(db, listed);
  const others = writes.filter((write) => !isListed(write));
  await sql`DELETE FROM numbers WHERE phone_key ${isOneOf(keysOf(others))}`.execute(db);
  const withLines = writes.filter(({ keepsLines }) => !keepsLines);
  if (withLines.length === 0) return;
  const [kept, gone] = [withLines.filter(isListed), withLines.filter((write) => !isListed(write))];
  await sql`DELETE FROM audit WHERE ${isLineOf(keysOf(gone))}`.execute(db);
  await sql`UPDATE audit SET note = split_part(note, ': ', 1) WHERE ${isLineOf(keysOf(kept))}`.execute(db);
}

const putNumber = (db: Database, row: NumberRow) =>
  insertRow(db, 'numbers', { ...row, calls: JSON.stringify(row.calls) }, 'phoneKey');

async function deleteRep(db: Database, email: string): Promise<void> {
  for (const table of ['sessions', 'devices', 'reset_codes', 'reps'])
    await sql`DELETE FROM ${sql.table(table)} WHERE email = ${email}`.execute(db);
}

/** As `isToDelete` (core/messages/messages.ts) says. */
const deleteMessages = (messageIds: readonly string[], emails: readonly string[]) =>
  sql`DELETE FROM messages WHERE message_id ${isOneOf(messageIds)} OR lower(reply_to) ${isOneOf(emails)}
    OR (kind = 'homeowner' AND lower(recipient) ${isOneOf(emails)})`;

type OneByOne = Exclude<Write, { kind: 'putLead' | 'deleteLead' | 'eraseLead' | 'eraseNumber' | 'putSkip' }>;

function applyOne(db: Database, write: OneByOne): Promise<unknown> {
  const run = (statement: RawBuilder<unknown>) => statement.execute(db);
  switch (write.kind) {
    case 'putRep':
      return insertRow(db, 'reps', write.row, 'email');
    case 'deleteRep':
      return deleteRep(db, write.email);
    case 'putSession':
      return insertRow(db, 'sessions', write.row, 'hash');
    case 'deleteSession':
      return run(sql`DELETE FROM sessions WHERE hash = ${write.hash}`);
    case 'deleteRepSessions':
      return run(sql`DELETE FROM sessions WHERE email = ${write.email}`);
    case 'deleteExpiredSessions':
      return run(sql`DELETE FROM sessions WHERE expires_at <= ${write.now}`);
    case 'putDevice':
      return insertRow(db, 'devices', write.row, 'hash');
    case 'deleteRepDevices':
      return run(sql`DELETE FROM devices WHERE email = ${write.email}`);
    case 'deleteExpiredDevices':
      return run(deleteExpired('devices', 'hash', 'expires_at', write.now));
    case 'putResetCode':
      return insertRow(db, 'resetCodes', write.row, 'email');
    case 'deleteResetCode':
      return run(sql`DELETE FROM reset_codes WHERE email = ${write.email}`);
    case 'putBatch':
      return insertRow(db, 'batches', write.row, 'batchId');
    case 'insertBooking':
      return insertRow(db, 'bookings', write.row);
    case 'putBooking':
      return insertRow(db, 'bookings', write.row, 'submissionId');
    case 'insertVisit':
      return insertRow(db, 'visits', write.row);
    case 'putVisit':
      return insertRow(db, 'visits', write.row, 'visitId');
    case 'deleteVisit':
      return run(sql`DELETE FROM visits WHERE visit_id = ${write.visitId}`);
    case 'insertPhoto': {
      const { photo, thumbnail } = write.images;
      const bytes = { photo: fromBase64url(photo), thumbnail: fromBase64url(thumbnail) };
      return insertRow(db, 'photos', { ...write.row, ...bytes });
    }
    case 'putOwnerSetting':
      return insertRow(db, 'ownerSettings', write.row, 'name');
    case 'putMeter':
      return insertRow(db, 'meters', write.row, 'meterId');
    case 'deleteExpiredMeters':
      return run(deleteExpired('meters', 'meter_id', 'until', write.now));
    case 'putNumber':
      return putNumber(db, write.row);
    case 'insertMessage':
      return insertRow(db, 'messages', write.row);
    case 'putMessage':
      return insertRow(db, 'messages', write.row, 'messageId');
    case 'withdrawMessage':
      return createOutbox(db).withdraw(write.messageId);
    case 'deleteMessages':
      return run(deleteMessages(write.messageIds, write.emails));
    case 'insertAudit':
      return insertRow(db, 'audit', write.row);
    case 'deleteOldAudit':
      return run(sql`DELETE FROM audit WHERE ${isOldAudit(write.before)}`);
    case 'putUndo':
      return insertRow(db, 'undos', write.row, 'rep');
    case 'deleteSkipsOfLead':
      return run(sql`DELETE FROM skips WHERE lead_id = ${write.leadId}`);
    case 'deleteUndo':
      return run(sql`DELETE FROM undos WHERE rep = ${write.rep}`);
  }
}

/**
 * Applies a decision's writes in the transaction `db`. Leads are written together and late, because they lock
 * the batch counts.
 */
export async function applyWrites(db: Database, writes: readonly Write[]): Promise<void> {
  const leads = new Map<string, LeadRow>();
  const gone: string[] = [];
  const erased: string[] = [];
  const numbers: EraseNumber[] = [];
  const skips: SkipRow[] = [];
  for (const write of writes) {
    if (write.kind === 'putLead') leads.set(write.row.leadId, write.row);
    else if (write.kind === 'deleteLead') gone.push(write.leadId);
    else if (write.kind === 'eraseLead') erased.push(write.leadId);
    else if (write.kind === 'eraseNumber') numbers.push(write);
    else if (write.kind === 'putSkip') skips.push(write.row);
    else await applyOne(db, write);
  }
  await putLeads(db, [...leads.values()]);
  await deleteLeads(db, gone);
  await eraseLeads(db, erased);
  await eraseNumbers(db, numbers);
  for (const skip of skips) await putSkip(skip).execute(db);
}
