import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';

const MIGRATIONS = 'backend/stores/postgres/migrations';
const ORDER = 'backend/stores/postgres/migrate.ts';

/** Changes when the migrations or the embedded database change. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const file of [
    ORDER,
    ...readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => join(MIGRATIONS, name)),
  ])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty database as a file. Created once per fingerprint, because creating one takes seconds. */
async function migratedDump(): Promise<Blob> {
  const file = join(tmpdir(), `roof-tarping-tests-${fingerprint()}.tar`);
  if (!existsSync(file)) {
    const { lite, close } = await openPglite({});
    const dump = await lite.dumpDataDir('none');
    await close();
    // Test files run in parallel, so write to a temporary name first, then rename.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
  }
  return new Blob([await readFile(file)]);
}

export const freshPglite = async () => openPglite({ loadDataDir: await migratedDump() });

/** Deletes the rows of all tables. */
export async function deleteAllRows(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%'`.execute(db);
  const names = rows.map(({ name }) => name).join(', ');
  await sql.raw(`TRUNCATE ${names} RESTART IDENTITY CASCADE`).execute(db);
}

let shared: ReturnType<typeof freshPglite> | undefined;

/**
 * An empty database, which the test files of one worker use one after another: opening one takes a second.
 * A test that changes its tables uses `freshPglite`.
 */
export async function emptyPglite(): Promise<Database> {
  shared ??= freshPglite();
  const { db } = await shared;
  await deleteAllRows(db);
  return db;
}
