import { sql } from 'kysely';
import type { LeadRow, SkipRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { put, putLeads } from './put.ts';
import type { Database } from './tables.ts';

const putSkip = (db: Database, { rep, leadId, at }: SkipRow) =>
  sql`INSERT INTO skips (rep, lead_id, batch_id, at)
    SELECT ${rep}, lead_id, batch_id, ${at} FROM leads WHERE lead_id = ${leadId}
    ON CONFLICT (rep, lead_id) DO UPDATE SET at = excluded.at`.execute(db);

function applyOne(db: Database, write: Write): Promise<unknown> {
  switch (write.kind) {
    case 'putRep':
      return put(db, 'reps', 'email', write.row);
    case 'putSession':
      return put(db, 'sessions', 'hash', write.row);
    case 'deleteSession':
      return db.deleteFrom('sessions').where('hash', '=', write.hash).execute();
    case 'deleteSessionsOf':
      return db.deleteFrom('sessions').where('email', '=', write.email).execute();
    case 'deleteExpiredSessions':
      return db.deleteFrom('sessions').where('expiresAt', '<=', write.now).execute();
    case 'putResetCode':
      return put(db, 'resetCodes', 'email', write.row);
    case 'deleteResetCode':
      return db.deleteFrom('resetCodes').where('email', '=', write.email).execute();
    case 'putBatch':
      return put(db, 'batches', 'batchId', write.row);
    case 'putLead':
      return putLeads(db, [write.row]);
    case 'insertBooking':
      return db.insertInto('bookings').values(write.row).execute();
    case 'putBooking':
      return put(db, 'bookings', 'submissionId', write.row);
    case 'putMeter':
      return put(db, 'meters', 'meterId', write.row);
    case 'putNumber':
      return put(db, 'numbers', 'phoneKey', { ...write.row, calls: JSON.stringify(write.row.calls) });
    case 'putSkip':
      return putSkip(db, write.row);
    case 'insertAudit':
      return db.insertInto('audit').values(write.row).execute();
    case 'putUndo':
      return put(db, 'undos', 'rep', write.row);
    case 'deleteUndo':
      return db.deleteFrom('undos').where('rep', '=', write.rep).execute();
  }
}

/**
 * Applies a decision's writes in the transaction `db`. Leads are written together and late, because they lock
 * the batch counts.
 */
export async function applyWrites(db: Database, writes: readonly Write[]): Promise<void> {
  const leads = new Map<string, LeadRow>();
  const skips: Write[] = [];
  for (const write of writes) {
    if (write.kind === 'putLead') leads.set(write.row.leadId, write.row);
    else if (write.kind === 'putSkip') skips.push(write);
    else await applyOne(db, write);
  }
  await putLeads(db, [...leads.values()]);
  for (const skip of skips) await applyOne(db, skip);
}
