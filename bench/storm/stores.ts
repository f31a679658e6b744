import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { putOwnBatch } from '#backend/core/leads/batches.ts';
import { openDataFolder } from '#backend/hosts/node/data-folder.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { signedInReps } from '../postgres/fill.ts';
import type { HostPlace } from './host-process.ts';
import { readAll, type Stored } from './inspection.ts';
import { makeFolder } from './left-behind.ts';
import { PostgresServer } from './postgres-server.ts';

export const STORM_BATCH = 'storm';

/** A database for hosts, in folders of its own. */
export interface StormStore {
  name: string;
  place: HostPlace;
  /** The database's server; the embedded database has none. */
  server?: PostgresServer;
  /** Opens the database without a host; no host may have the data folder open. */
  open: () => Promise<{ db: Database; close: () => Promise<void> }>;
  /** Reads all rows. No host may have the data folder open. */
  readAll: () => Promise<Stored>;
  remove: () => Promise<void>;
}

type Opened = Pick<StormStore, 'open'>;

async function readWith({ open }: Opened): Promise<Stored> {
  const { db, close } = await open();
  try {
    return await readAll(db);
  } finally {
    await close();
  }
}

/** The leads of the list that reps work besides the bookings. */
const stormLead = (number: number) =>
  aLead({
    leadId: `storm-${String(number).padStart(6, '0')}`,
    batchId: STORM_BATCH,
    phone: `407${2_000_000 + number}`,
  });

export interface Seed {
  reps: number;
  leads: number;
}

async function seed({ open }: Opened, { reps, leads }: Seed): Promise<void> {
  const { db, close } = await open();
  try {
    await createPostgresStore(db).transact((transaction) =>
      transaction.write([
        { kind: 'putBatch', row: aBatch({ batchId: STORM_BATCH }) },
        putOwnBatch('bookings', aBatch().createdAt),
        ...signedInReps(reps),
        ...Array.from({ length: leads }, (_, number) => ({
          kind: 'putLead' as const,
          row: stormLead(number),
        })),
      ]),
    );
  } finally {
    await close();
  }
}

/** @param parent where the data is kept */
async function pgliteStore(seeds: Seed, parent: string): Promise<StormStore> {
  const folder = await makeFolder(parent, 'storm-data-');
  const open = () => openDataFolder(folder);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await seed({ open }, seeds);
  } catch (fault) {
    await remove();
    throw fault;
  }
  const place = { databaseUrl: '', folder };
  return { name: 'PGlite', place, open, readAll: () => readWith({ open }), remove };
}

/** @param parent where the data is kept */
async function postgresStore(seeds: Seed, parent: string): Promise<StormStore> {
  const server = await PostgresServer.create(parent);
  const open = async () => {
    const db = await openPostgres(server.url);
    return { db, close: () => db.destroy() };
  };
  const remove = () => server.stop();
  try {
    await seed({ open }, seeds);
  } catch (fault) {
    await remove();
    throw fault;
  }
  const place = { databaseUrl: server.url, folder: '' };
  return { name: 'PostgreSQL', place, server, open, readAll: () => readWith({ open }), remove };
}

/** Makes and seeds a store in a folder. */
export type MakeStore = (seeds: Seed, parent?: string) => Promise<StormStore>;

export const STORES: readonly MakeStore[] = [
  (seeds, parent = tmpdir()) => pgliteStore(seeds, parent),
  (seeds, parent = tmpdir()) => postgresStore(seeds, parent),
];
