import { type Migration, Migrator } from 'kysely';
import { addLeadFieldColumns } from './lead-columns.ts';
import * as tables from './migrations/0001-tables.ts';
import * as indexes from './migrations/0002-indexes.ts';
import * as batchCounts from './migrations/0003-batch-counts.ts';
import * as outbox from './migrations/0004-outbox.ts';
import * as meters from './migrations/0005-meters.ts';
import * as outboxRounds from './migrations/0006-outbox-rounds.ts';
import * as callWindows from './migrations/0007-call-windows.ts';
import type { Database } from './tables.ts';

/** Run in order of their names. Never change a released migration; add a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-tables': tables,
  '0002-indexes': indexes,
  '0003-batch-counts': batchCounts,
  '0004-outbox': outbox,
  '0005-meters': meters,
  '0006-outbox-rounds': outboxRounds,
  '0007-call-windows': callWindows,
};

/**
 * Migrates the database to the latest version. Several processes may call this at once; one does the work.
 * Rejects with the database's error when a migration fails, which is then rolled back.
 */
export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  await addLeadFieldColumns(db);
}
