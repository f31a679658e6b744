import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Queries, Results, StoreQuery } from '#backend/core/queries.ts';
import type { NumberRow } from '#backend/core/rows.ts';
import { heldBack } from './held-back.ts';
import { lockEmail, lockLeads, lockNumber } from './locks.ts';
import { queueHead, queuePeek } from './queue.ts';
import type { Database, Tables } from './tables.ts';

type Readers = {
  [K in StoreQuery]: (db: Database, args: Queries[K]) => Promise<Results[K]>;
};

const callsSchema = z.array(z.string());

const toNumberRow = ({ calls, ...row }: Tables['numbers']): NumberRow => ({
  ...row,
  calls: callsSchema.parse(JSON.parse(calls)),
});

const orNull = <T>(row: T | undefined): T | null => row ?? null;

const batchesWithCounts = (db: Database) =>
  db
    .selectFrom('batches')
    .leftJoin('batchCounts', 'batchCounts.batchId', 'batches.batchId')
    .selectAll('batches')
    .select(({ fn, val }) => [
      fn.coalesce('batchCounts.countOpen', val(0)).as('countOpen'),
      fn.coalesce('batchCounts.countTotal', val(0)).as('countTotal'),
    ])
    .orderBy('batches.createdAt')
    .orderBy('batches.batchId');

/**
 * Locks the account's row or, if there is none, its email, so that two requests for a new account run one
 * after the other.
 */
async function lockedRep(db: Database, email: string) {
  const find = () =>
    db.selectFrom('reps').selectAll().where('email', '=', email).forUpdate().executeTakeFirst();
  const found = await find();
  if (found) return found;
  await lockEmail(db, email);
  return orNull(await find());
}

/** Implements each query of backend/core/queries.ts, inside the transaction `db`. */
export const READERS: Readers = {
  rep: (db, { email }) => lockedRep(db, email),

  repsInState: (db, { state, limit }) =>
    db
      .selectFrom('reps')
      .selectAll()
      .where('state', '=', state)
      .orderBy('createdAt')
      .orderBy('email')
      .limit(limit)
      .execute(),

  repNames: (db, { emails }) =>
    db
      .selectFrom('reps')
      .select(['email', 'name'])
      .where('email', '=', sql<string>`ANY (${[...emails]}::text[])`)
      .execute(),

  session: async (db, { hash }) => {
    const session = await db.selectFrom('sessions').selectAll().where('hash', '=', hash).executeTakeFirst();
    if (!session) return null;
    const rep = await db.selectFrom('reps').selectAll().where('email', '=', session.email).executeTakeFirst();
    return rep ? { session, rep } : null;
  },

  resetCode: async (db, { email }) =>
    orNull(
      await db.selectFrom('resetCodes').selectAll().where('email', '=', email).forUpdate().executeTakeFirst(),
    ),

  batches: (db) => batchesWithCounts(db).execute(),

  batch: async (db, { batchId }) =>
    orNull(await db.selectFrom('batches').selectAll().where('batchId', '=', batchId).executeTakeFirst()),

  batchCounts: async (db, { batchId }) =>
    orNull(await batchesWithCounts(db).where('batches.batchId', '=', batchId).executeTakeFirst()),

  queueHead,
  queuePeek,
  heldBack,

  lead: async (db, { leadId }) => orNull((await lockLeads(db, sql`lead_id = ${leadId}`, 1))[0]),

  leadsByPhone: (db, { phoneKey, limit }) => lockLeads(db, sql`phone_key = ${phoneKey}`, limit),

  sameNumber: (db, { phoneKeys, limit }) =>
    db
      .selectFrom('leads')
      .selectAll()
      .where('phoneKey', '=', sql<string>`ANY (${[...phoneKeys]}::text[])`)
      .orderBy('createdAt')
      .orderBy('leadId')
      .limit(limit)
      .execute(),

  leadsOfBatch: (db, { batchId, after, limit }) =>
    db
      .selectFrom('leads')
      .selectAll()
      .where('batchId', '=', batchId)
      .where('leadId', '>', after)
      .orderBy('leadId')
      .limit(limit)
      .execute(),

  // A rep holds a few leads at most; the limit is only a safeguard.
  leasesOf: (db, { rep }) => lockLeads(db, sql`lease_rep = ${rep} AND lease_rep <> ''`, 1000),

  history: (db, { leadId, limit }) =>
    db
      .selectFrom('audit')
      .select(['auditId', 'at', 'rep', 'leadId', 'action', 'fromStatus', 'toStatus', 'note'])
      .where('leadId', '=', leadId)
      .orderBy('at', 'desc')
      .orderBy('seq', 'desc')
      .limit(limit)
      .execute(),

  savesSince: async (db, { rep, since }) => {
    const { rows } = await sql<{ saves: number }>`
      SELECT (count(*) FILTER (WHERE action = 'saved') - count(*) FILTER (WHERE action = 'undone'))::integer AS saves
      FROM audit WHERE rep = ${rep} AND at >= ${since} AND action IN ('saved', 'undone')`.execute(db);
    return rows[0]?.saves ?? 0;
  },

  booking: async (db, { submissionId }) =>
    orNull(
      await db.selectFrom('bookings').selectAll().where('submissionId', '=', submissionId).executeTakeFirst(),
    ),

  number: async (db, { phoneKey }) => {
    await lockNumber(db, phoneKey);
    const row = await db
      .selectFrom('numbers')
      .selectAll()
      .where('phoneKey', '=', phoneKey)
      .executeTakeFirst();
    return row ? toNumberRow(row) : null;
  },

  numbers: async (db, { phoneKeys }) => {
    const keys = sql<string>`ANY (${[...phoneKeys]}::text[])`;
    const rows = await db.selectFrom('numbers').selectAll().where('phoneKey', '=', keys).execute();
    return rows.map(toNumberRow);
  },

  suppressedNumbers: async (db, { after, limit }) => {
    const rows = await db
      .selectFrom('numbers')
      .selectAll()
      .where('suppressedAt', '<>', '')
      .where('phoneKey', '>', after)
      .orderBy('phoneKey')
      .limit(limit)
      .execute();
    return rows.map(toNumberRow);
  },

  meter: async (db, { meterId }) =>
    orNull(
      await db.selectFrom('meters').selectAll().where('meterId', '=', meterId).forUpdate().executeTakeFirst(),
    ),

  undo: async (db, { rep }) =>
    orNull(await db.selectFrom('undos').selectAll().where('rep', '=', rep).forUpdate().executeTakeFirst()),
};
