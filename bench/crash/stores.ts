import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { putOwnBatch } from '#backend/core/leads/batches.ts';
import { openDataFolder } from '#backend/hosts/node/data-folder.ts';
import { openPostgres } from '#backend/stores/postgres/open-postgres.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { createCluster } from '#tests/stores/postgres-cluster.ts';
import { BATCH, NO_REST, signedInReps } from '../company.ts';
import type { HostPlace } from '../people/host-process.ts';

const run = promisify(execFile);

/** A database for hosts, in a folder of its own. */
export interface CrashStore {
  name: string;
  place: Omit<HostPlace, 'smtpUrl'>;
  /** Opens the database without a host; no host may have the data folder open. */
  open: () => Promise<{ db: Database; close: () => Promise<void> }>;
  /** The database's server; the embedded database has none. */
  server?: { start: () => Promise<unknown>; kill: () => Promise<unknown> };
  remove: () => Promise<void>;
}

export async function pgliteStore(): Promise<CrashStore> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-crash-'));
  return {
    name: 'PGlite',
    place: { databaseUrl: '', folder },
    open: () => openDataFolder(folder),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A server with the default settings, which sync each commit to disk. */
export async function postgresStore(): Promise<CrashStore> {
  const { programs, folder, data, settings, options, url, stop } = await createCluster();
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], options);
  const start = () => control('-l', join(folder, 'log'), '-o', settings.join(' '), 'start');
  await start();
  return {
    name: 'PostgreSQL',
    place: { databaseUrl: url, folder: '' },
    open: async () => {
      const db = await openPostgres(url);
      return { db, close: () => db.destroy() };
    },
    // All its processes quit on the spot, and nothing in memory is written, as after `kill -9` of each.
    server: { start, kill: () => control('-m', 'immediate', 'stop') },
    remove: stop,
  };
}

/** Adds the reps, and leads that they work besides the bookings. */
export async function seed({ open }: CrashStore, reps: number, leads: number): Promise<void> {
  const { db, close } = await open();
  try {
    await createPostgresStore(db).transact(({ write }) =>
      write([
        { kind: 'putBatch', row: aBatch({ batchId: BATCH }) },
        putOwnBatch('bookings', aBatch().createdAt),
        ...signedInReps(reps),
        NO_REST,
        ...Array.from({ length: leads }, (_, number) => ({
          kind: 'putLead' as const,
          row: aLead({ leadId: `lead-${number}`, batchId: BATCH, phone: `407${2_000_000 + number}` }),
        })),
      ]),
    );
  } finally {
    await close();
  }
}
