import fs, { chmodSync, statSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startControlSocket } from '#backend/hosts/node/control-socket.ts';
import { openDataFolder, readOrCreatePepper } from '#backend/hosts/node/data-folder.ts';
import { FolderInUse, FolderUnusable } from '#backend/stores/postgres/lock/lock-file.ts';
import { createPostgresStore } from '#backend/stores/postgres/store.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { expectConsole } from '#tests/setup/console.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { put } from '#tests/stores/rows.ts';

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

  test('makes its folder private if it was open to others', () => {
    chmodSync(folder, 0o755);
    readOrCreatePepper(folder);
    expect(getRights(folder)).toBe(0o700);
  });

  test('cannot be empty', async () => {
    await writeFile(join(folder, 'pepper'), '\n');
    expect(() => readOrCreatePepper(folder)).toThrow('pepper is empty');
  });
});

describe('the database of a folder', () => {
  const accounts = (db: Database) => db.selectFrom('reps').selectAll().execute();

  test('can be open only once at a time, and the first process keeps working', async () => {
    const first = await openDataFolder(folder);
    await expect(openDataFolder(folder)).rejects.toThrow(FolderInUse);
    expect(await accounts(first.db)).toEqual([]);
    await first.close();
    const next = await openDataFolder(folder);
    expect(await accounts(next.db)).toEqual([]);
    await next.close();
  });

  test('is created again after a start that was interrupted while it created it', async () => {
    await mkdir(join(folder, 'db.draft'));
    await writeFile(join(folder, 'db.draft', 'PG_VERSION'), '17\n');
    const { db, close } = await openDataFolder(folder);
    expect(await accounts(db)).toEqual([]);
    await close();
    expect(await readdir(folder)).not.toContain('db.draft');
  });

  test('is not opened while a process of an earlier version, without this lock, is running', async () => {
    const close = await startControlSocket(folder, async () => ({ ok: true, lines: [] }));
    const refusal = new FolderInUse(folder, 'a process of an earlier version');
    await expect(openDataFolder(folder)).rejects.toThrow(refusal);
    expect(await readdir(folder)).not.toContain('db');
    await close();
    await (await openDataFolder(folder)).close();
  });

  test('writes what it confirms to disk first, because a power failure loses everything else', async () => {
    const { db, close } = await openDataFolder(folder);
    const store = createPostgresStore(db);
    const write = (email: string) => store.transact((transaction) => transaction.write([put.rep({ email })]));
    const synced = vi.spyOn(fs, 'fsyncSync');
    await write('first@x.example');
    expect(synced).toHaveBeenCalled();

    synced.mockImplementation(() => {
      throw new Error('EIO');
    });
    expectConsole(
      'error',
      /^\S+Z The embedded database has stopped .*: make room on its disk and start again\./,
    );
    await expect(write('second@x.example')).rejects.toThrow(/could not fsync file/);
    await close();
  });

  test('answers with an error instead of waiting when it cannot write its log, and then keeps what it had', async () => {
    const { db, close } = await openDataFolder(folder);
    const store = createPostgresStore(db);
    const write = (email: string) => store.transact((transaction) => transaction.write([put.rep({ email })]));
    await write('first@x.example');

    // As on a full disk, the next file of the log cannot be made.
    const log = join(folder, 'db', 'pg_wal');
    await rename(log, `${log}.moved`);
    await writeFile(log, '');
    await sql`SELECT pg_switch_wal()`.execute(db);
    expectConsole(
      'error',
      /^\S+Z The embedded database has stopped .*: make room on its disk and start again\./,
    );
    const atOnce = await Promise.allSettled(['b', 'c', 'd'].map((name) => write(`${name}@x.example`)));
    expect(atOnce.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    await expect(write('later@x.example')).rejects.toThrow('pg_wal');
    await expect(accounts(db)).rejects.toThrow('pg_wal');
    await close();

    await rm(log);
    await rename(`${log}.moved`, log);
    const again = await openDataFolder(folder);
    expect((await accounts(again.db)).map(({ email }) => email)).toEqual(['first@x.example']);
    await again.close();
  });
});

describe('a data folder that cannot be used', () => {
  const isRefused = async (wanted: string) => {
    const refusal = expect.objectContaining({
      name: 'FolderUnusable',
      message: expect.stringMatching(
        new RegExp(`^The data folder ${wanted} cannot be used .* free space.*$`),
      ),
    });
    expect(() => readOrCreatePepper(wanted)).toThrow(refusal);
    await expect(openDataFolder(wanted)).rejects.toThrow(refusal);
  };

  test('because a file is in its place is named, with what to do', async () => {
    await writeFile(join(folder, '.data'), '');
    await isRefused(join(folder, '.data'));
    await isRefused(join(folder, '.data', 'dev'));
  });

  test('because nothing can be made there is named, with what to do', async () => {
    await isRefused('/dev/full/dev');
    await isRefused('/dev/null/dev');
  });

  test('because its secret cannot be read is named', async () => {
    await mkdir(join(folder, 'pepper'));
    expect(() => readOrCreatePepper(folder)).toThrow(FolderUnusable);
    expect(() => readOrCreatePepper(folder)).toThrow('EISDIR');
  });

  test('because its database is a file is named, and the file stays', async () => {
    await writeFile(join(folder, 'db'), 'of somebody');
    await expect(openDataFolder(folder)).rejects.toThrow('cannot be used (ENOTDIR');
    expect(await readdir(folder)).toContain('db');
  });
});
