import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';
import { createDatabaseFiles, prepareDatabase } from '#backend/stores/postgres/prepared-database.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

async function file(path: string, text: string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, text);
}

test('a new database is a copy of the prepared one; what was interrupted or is of another version is never used', async () => {
  const project = await temporaryFolder();
  const cache = join(project, 'node_modules/.cache/pglite');
  await file(join(project, 'node_modules/@electric-sql/pglite/package.json'), '{ "version": "2.0.0" }');
  await file(join(cache, '1.0.0/PG_VERSION'), '17\n');
  await file(join(cache, '2.0.0.4711/PG_VERSION'), '17\n');
  await prepareDatabase(project);
  expect(await readdir(cache)).toEqual(['2.0.0']);

  await file(join(cache, '2.0.0/mark'), '');
  await prepareDatabase(project);
  const dataDir = join(project, 'db');
  await createDatabaseFiles(dataDir, project);
  expect(await readdir(dataDir)).toContain('mark');
  const { db, close } = await openPglite({ dataDir });
  expect(await db.selectFrom('leads').select(sql<string>`count(*)::text`.as('count')).execute()).toEqual([
    { count: '0' },
  ]);
  await close();
});
