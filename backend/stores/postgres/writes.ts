import { type RawBuilder, sql } from 'kysely';
import type { LeadRow, SkipRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { LEAD_COLUMNS } from './lead-columns.ts';
import { insertRows } from './statements.ts';
import type { Database, Tables } from './tables.ts';

/** A statement takes at most 65,535 values. */
const LEADS_AT_ONCE = 500;

/**
 * Inserts leads, or replaces whole rows with the same id. Writes them in order of batch, because each batch's
 * counts stay locked until the transaction ends (migrations/0003-batch-counts.ts).
 */
async function putLeads(db: Database, leads: readonly LeadRow[]): Promise<void> {
  const ordered = [...leads].sort((one, other) => (one.batchId < other.batchId ? -1 : 1));
  const rows = ordered.map((lead) =>
    Object.fromEntries(LEAD_COLUMNS.map((column) => [column, lead[column]])),
  );
  for (let start = 0; start < rows.length; start += LEADS_AT_ONCE) {
    await insertRows(db, 'leads', rows.slice(start, start + LEADS_AT_ONCE), 'leadId');
  }
}

const putSkip = ({ rep, leadId, at }: SkipRow) =>
  sql`INSERT INTO skips (rep, lead_id, batch_id, at)
    SELECT ${rep}, lead_id, batch_id, ${at} FROM leads WHERE lead_id = ${leadId}
    ON CONFLICT (rep, lead_id) DO UPDATE SET at = excluded.at`;

type OneByOne = Exclude<Write, { kind: 'putLead' | 'putSkip' }>;

function applyOne(db: Database, write: OneByOne): Promise<unknown> {
  const put = <T extends keyof Tables>(table: T, key: keyof Tables[T] & string, row: object) =>
    insertRows(db, table, [row], key);
  const run = (statement: RawBuilder<unknown>) => statement.execute(db);
  switch (write.kind) {
    case 'putRep':
      return put('reps', 'email', write.row);
    case 'putSession':
      return put('sessions', 'hash', write.row);
    case 'deleteSession':
      return run(sql`DELETE FROM sessions WHERE hash = ${write.hash}`);
    case 'deleteRepSessions':
      return run(sql`DELETE FROM sessions WHERE email = ${write.email}`);
    case 'deleteExpiredSessions':
      return run(sql`DELETE FROM sessions WHERE expires_at <= ${write.now}`);
    case 'putResetCode':
      return put('resetCodes', 'email', write.row);
    case 'deleteResetCode':
      return run(sql`DELETE FROM reset_codes WHERE email = ${write.email}`);
    case 'putBatch':
      return put('batches', 'batchId', write.row);
    case 'insertBooking':
      return insertRows(db, 'bookings', [write.row]);
    case 'putBooking':
      return put('bookings', 'submissionId', write.row);
    case 'putMeter':
      return put('meters', 'meterId', write.row);
    case 'putNumber':
      return put('numbers', 'phoneKey', { ...write.row, calls: JSON.stringify(write.row.calls) });
    case 'insertAudit':
      return insertRows(db, 'audit', [write.row]);
    case 'putUndo':
      return put('undos', 'rep', write.row);
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
  const skips: SkipRow[] = [];
  for (const write of writes) {
    if (write.kind === 'putLead') leads.set(write.row.leadId, write.row);
    else if (write.kind === 'putSkip') skips.push(write.row);
    else await applyOne(db, write);
  }
  await putLeads(db, [...leads.values()]);
  for (const skip of skips) await putSkip(skip).execute(db);
}
