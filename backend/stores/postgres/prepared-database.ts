import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { createPglite } from './open-pglite.ts';

const PACKAGE = 'node_modules/@electric-sql/pglite/package.json';
const CACHE = 'node_modules/.cache/pglite';

const pglitePackage = z.object({ version: z.string() });

/** Returns the folder of the prepared database, or null when there is no project with packages. */
function getPreparedFolder(project: string): string | null {
  const file = join(project, PACKAGE);
  if (!existsSync(file)) return null;
  const { version } = pglitePackage.parse(JSON.parse(readFileSync(file, 'utf8')));
  return join(project, CACHE, version);
}

/** Whether it is there, and this user may read it: another user may have installed the packages. */
const isReadable = (folder: string): boolean => existsSync(join(folder, 'PG_VERSION'));

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Writes the files of a folder to disk. */
async function syncFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await Promise.all(files.map(({ parentPath, name }) => syncFile(join(parentPath, name))));
}

/**
 * Prepares an empty database, which `createDatabaseFiles` copies: creating one takes seconds. It gets its
 * name when it is complete and on disk, so an interruption at any time leaves either all of it or nothing.
 * @param project folder with the packages
 */
export async function prepareDatabase(project = '.'): Promise<void> {
  const folder = getPreparedFolder(project);
  if (!folder || isReadable(folder)) return;
  const draft = `${folder}.${process.pid}`;
  // What there is comes from an earlier version, or was interrupted.
  await rm(dirname(folder), { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  try {
    await createPglite(draft);
    await syncFiles(draft);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Creates an empty embedded database in a folder that does not exist yet, from the prepared one if there is
 * one. Interrupted, it leaves an incomplete folder.
 * @param project see prepareDatabase
 */
export async function createDatabaseFiles(dataDir: string, project = '.'): Promise<void> {
  const prepared = getPreparedFolder(project);
  if (!prepared || !isReadable(prepared)) return createPglite(dataDir);
  // At once: a thousand small steps would each wait for what else a start has to do.
  cpSync(prepared, dataDir, { recursive: true });
  // Later writes sync only what they change, and what is confirmed must be on disk with all it rests on.
  await syncFiles(dataDir);
}
