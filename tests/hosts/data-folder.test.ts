import { chmodSync, statSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { startControlSocket } from '#backend/hosts/node/control-socket.ts';
import { openDataFolder, readOrCreatePepper } from '#backend/hosts/node/data-folder.ts';
import { FolderInUse } from '#backend/stores/postgres/lock/lock-file.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
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

  test('is not opened while a process of an earlier version, without this lock, is running', async () => {
    const close = await startControlSocket(folder, async () => ({ ok: true, lines: [] }));
    const refusal = new FolderInUse(folder, 'a process of an earlier version');
    await expect(openDataFolder(folder)).rejects.toThrow(refusal);
    expect(await readdir(folder)).not.toContain('db');
    await close();
    await (await openDataFolder(folder)).close();
  });
});
