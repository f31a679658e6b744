import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '#backend/stores/postgres/open-pglite.ts';

const MIGRATIONS = 'backend/stores/postgres/migrations';

/** Changes when the tables or the embedded database do. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  for (const file of readdirSync(MIGRATIONS).sort()) hash.update(readFileSync(join(MIGRATIONS, file)));
  return hash.digest('hex').slice(0, 16);
}

/** A migrated, empty database as a file: made once per form of the tables, because making one takes seconds. */
async function migratedDump(): Promise<Blob> {
  const file = join(tmpdir(), `roof-tarping-tests-${fingerprint()}.tar`);
  if (!existsSync(file)) {
    const { lite, close } = await openPglite({});
    const dump = await lite.dumpDataDir('none');
    await close();
    // Test files run side by side: a half-written file never has the final name.
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
  }
  return new Blob([await readFile(file)]);
}

/** An embedded database in memory, migrated and empty, for one test file. */
export const freshPglite = async () => openPglite({ loadDataDir: await migratedDump() });
