import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readForBackup } from '#backend/stores/postgres/backup.ts';
import { DataTooNew, migrate, readOldestProgram, readVersion } from '#backend/stores/postgres/migrate.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { emptyPglite, freshPglite } from './fresh-pglite.ts';
import { aCompany, live } from './lived-company.ts';

/**
 * Migrations with which the program of the version before them does not work. Each is an upgrade without a way back:
 * docs/upgrade.md says so. The next migration takes its name out again.
 */
const WITHOUT_A_WAY_BACK: readonly string[] = [];

const NEXT = '9999-next-year';

/** A database that the program of next year has upgraded. @param oldest what that one says it works with */
async function upgraded(oldest: string): Promise<Database> {
  const { db } = await freshPglite();
  for (const statement of [
    ...['leads', 'reps', 'numbers', 'bookings', 'visits', 'messages', 'audit', 'sessions'].map(
      (table) => `ALTER TABLE ${table} ADD COLUMN of_next_year text NOT NULL DEFAULT 'dry'`,
    ),
    `INSERT INTO kysely_migration VALUES ('${NEXT}', '2027-11-20T15:00:00.000Z')`,
    `COMMENT ON TABLE kysely_migration IS '${oldest}'`,
  ])
    await sql.raw(statement).execute(db);
  return db;
}

test('a new database says that the version before this one works with it, so there is a way back', async () => {
  const db = await emptyPglite();
  const { rows } = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
  const versions = rows.map(({ name }) => name);
  const last = versions.at(-1) ?? '';
  const oldest = await readOldestProgram(db);
  expect(versions).toContain(oldest);
  expect(oldest === last, `Is there a way back from ${last}?`).toBe(WITHOUT_A_WAY_BACK.includes(last));
});

test('data of a newer version that works with this one stays as it is, and work goes on', async () => {
  const version = await readVersion(await emptyPglite());
  const db = await upgraded(version);
  const says = `The data is of a newer version (${NEXT}); this version of the program works with it.`;
  expectConsole('error', says);
  await sql`ALTER TABLE leads DROP COLUMN policy_number`.execute(db);

  await migrate(db);

  await live(await aCompany(createPostgresStore(db)));
  expect(await readVersion(db)).toBe(NEXT);
  expect(await readOldestProgram(db)).toBe(version);
  // The backup that this program makes is one of the newer version, with all columns.
  const parts: string[] = [];
  for await (const part of readForBackup(db, '2026-11-20T15:00:00.000Z').parts) parts.push(part);
  const lines = parts.join('').split('\n');
  expect(lines[0]).toContain(`"version":"${NEXT}"`);
  const leads = lines.filter((line) => line.includes('"lead_id"') && line.includes('"of_next_year":"dry"'));
  expect(leads.length).toBeGreaterThan(2);
});

test('data of a newer version that does not work with this one, or does not say so, is refused', async () => {
  const db = await upgraded('');
  for (const oldest of ['', NEXT]) {
    await sql.raw(`COMMENT ON TABLE kysely_migration IS '${oldest}'`).execute(db);
    await expect(migrate(db)).rejects.toThrow(DataTooNew);
    await expect(migrate(db)).rejects.toThrow(/^The data is of a newer version .*\(9999-next-year\).*$/);
    expect(await readOldestProgram(db)).toBe(oldest);
  }
});

test('an upgrade says anew which versions work with the data', async () => {
  const db = await emptyPglite();
  const oldest = await readOldestProgram(db);
  await sql`COMMENT ON TABLE kysely_migration IS '0001-tables'`.execute(db);
  await migrate(db);
  expect(await readOldestProgram(db)).toBe(oldest);
});
