import fs, { chmodSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  FolderNotEmpty,
  makeDataFolder,
  openDataFolder,
  readOrCreatePepper,
} from '#backend/hosts/node/data-folder.ts';
import { FolderInUse, FolderUnusable } from '#backend/stores/postgres/folder-lock.ts';
import { migrate } from '#backend/stores/postgres/migrate.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { aRep } from '#tests/builders/rep.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

describe('the pepper', () => {
  const getRights = (file: string) => statSync(file).mode & 0o777;

  test('is created once and kept, and only its owner can read it and its folder', async () => {
    const deep = join(folder, 'deep', 'er');
    const pepper = readOrCreatePepper(deep);
    expect(pepper.length).toBeGreaterThanOrEqual(32);
    expect(readOrCreatePepper(deep)).toBe(pepper);
    expect(getRights(join(deep, 'pepper'))).toBe(0o600);
    expect([getRights(deep), getRights(join(folder, 'deep'))]).toEqual([0o700, 0o700]);
    expect(await readdir(deep)).toEqual(['pepper']);
  });

  test('makes its folder private if it was open to others, and cannot be empty', async () => {
    chmodSync(folder, 0o755);
    readOrCreatePepper(folder);
    expect(getRights(folder)).toBe(0o700);
    await writeFile(join(folder, 'pepper'), '\n');
    expect(() => readOrCreatePepper(folder)).toThrow('pepper is empty');
  });
});

describe('the database of a folder', () => {
  const accounts = (db: Database) => db.selectFrom('reps').selectAll().execute();

  test('is created again after a start that was interrupted, and can be open only once at a time', {
    tags: 'nightly',
  }, async () => {
    await mkdir(join(folder, 'db.draft'));
    await writeFile(join(folder, 'db.draft', 'PG_VERSION'), '17\n');
    const first = await openDataFolder(folder);
    expect(await readdir(folder)).not.toContain('db.draft');
    await expect(openDataFolder(folder)).rejects.toThrow(FolderInUse);
    expect(await accounts(first.db)).toEqual([]);
    await first.close();
    const next = await openDataFolder(folder);
    expect(await accounts(next.db)).toEqual([]);
    await next.close();
  });

  test('is the restored one, if its process was killed before that had its name', {
    tags: 'nightly',
  }, async () => {
    const accountsOf = async () => {
      const { db, close } = await openDataFolder(folder);
      const emails = (await accounts(db)).map(({ email }) => email);
      await close();
      return emails;
    };
    const fill = async (db: Database) => {
      await migrate(db);
      await db
        .insertInto('reps')
        .values(aRep({ email: 'restored' }))
        .execute();
    };
    await makeDataFolder(folder, fill, '');
    await rename(join(folder, 'db'), join(folder, 'db.restored'));
    await mkdir(join(folder, 'db.draft'));
    expect(await accountsOf()).toEqual(['restored']);
    expect(await readdir(folder)).toEqual(['db', 'folder.lock']);
    await expect(makeDataFolder(folder, fill, '')).rejects.toThrow(FolderNotEmpty);
    const isBroken = makeDataFolder(folder, () => Promise.reject(new Error('broken')), 'db.before');
    await expect(isBroken).rejects.toThrow('broken');
    expect(await accountsOf()).toEqual(['restored']);
  });

  test('writes what it confirms to disk, and ends its process with one line when it cannot', async () => {
    const { db } = await openDataFolder(folder);
    const write = (email: string) => db.insertInto('reps').values(aRep({ email })).execute();
    const synced = vi.spyOn(fs, 'fsyncSync');
    await write('first@x.example');
    expect(synced).toHaveBeenCalled();

    synced.mockImplementation(() => {
      throw new Error('EIO');
    });
    const exit = vi.spyOn(process, 'exit').mockImplementation((() => {}) as typeof process.exit);
    expectConsole(
      'error',
      /^\S+Z The embedded database has stopped .*: make room on its disk and start again\./,
    );
    await expect(write('second@x.example')).rejects.toThrow('could not fsync file');
    expect(exit).toHaveBeenCalledWith(1);
  });
});

test('a data folder that cannot be used is named, with what to do', async () => {
  await writeFile(join(folder, '.data'), '');
  // A file in its place, and devices in which nothing can be made.
  for (const wanted of [
    join(folder, '.data'),
    join(folder, '.data', 'dev'),
    '/dev/full/dev',
    '/dev/null/dev',
  ]) {
    const refusal = expect.objectContaining({
      name: 'FolderUnusable',
      message: expect.stringMatching(
        new RegExp(`^The data folder ${wanted} cannot be used .* free space.*$`),
      ),
    });
    expect(() => readOrCreatePepper(wanted)).toThrow(refusal);
    await expect(openDataFolder(wanted)).rejects.toThrow(refusal);
  }
  await mkdir(join(folder, 'pepper'));
  expect(() => readOrCreatePepper(folder)).toThrow(FolderUnusable);
  expect(() => readOrCreatePepper(folder)).toThrow('EISDIR');
});
