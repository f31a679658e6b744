import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { migrate } from '#backend/stores/postgres/migrate.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import { freshPglite } from './fresh-pglite.ts';
import { aLeadRow, put } from './rows.ts';
import { eachInItsTransaction } from './transactions.ts';

let database: Awaited<ReturnType<typeof freshPglite>>;
beforeEach(async () => {
  database = await freshPglite();
  return database.close;
});

const { read, write } = eachInItsTransaction(() => createPostgresStore(database.db));

test('a missing column is added, and the rows that exist are kept', async () => {
  const row = aLeadRow({ policyNumber: '00123-H' });
  await write(put.lead(row));
  await sql`ALTER TABLE leads DROP COLUMN policy_number`.execute(database.db);

  await migrate(database.db);

  expect(await read('lead', { leadId: row.leadId })).toEqual({ ...row, policyNumber: '' });
  await write(put.lead({ ...row, policyNumber: '00456-H' }));
  expect(await read('lead', { leadId: row.leadId })).toMatchObject({ policyNumber: '00456-H' });
});

test.each([
  ['hawaii', 'anywhere'],
  ['pacific', 'continental'],
  ['panhandle', 'panhandle'],
])('a lead with the older call window %s gets the call window %s', async (before, after) => {
  const row = aLeadRow();
  await write(put.lead(row));
  await sql`UPDATE leads SET call_window = ${before}`.execute(database.db);
  await sql`DELETE FROM kysely_migration WHERE name = '0007-call-windows'`.execute(database.db);

  await migrate(database.db);

  expect(await read('lead', { leadId: row.leadId })).toEqual({ ...row, callWindow: after });
});
