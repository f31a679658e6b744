import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockHolder, takeLock } from '#backend/stores/postgres/lock/lock-file.ts';
import { goneProcess, withOther } from './processes.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A lock as a process leaves it. */
const lockedBy = (pid: number, { started = '', name = 'lock.4' } = {}) =>
  writeFile(join(folder, name), JSON.stringify({ pid, started, id: 'of another process' }));

describe('a data folder belongs to one process', () => {
  test.each(['lock.4', 'lock'])('a second one is refused with the way out, by %s', (name) =>
    withOther(async (pid) => {
      await lockedBy(pid, { name });
      const file = join(folder, name);
      expect(lockHolder(folder)).toBe(pid);
      expect(() => takeLock(folder)).toThrow(
        new FolderInUse(
          `The data in ${folder} is in use by process ${pid}: stop that one first, or delete ${file} if it is no process of this site.`,
        ),
      );
      expect(await readdir(folder)).toEqual([name]);
    }),
  );

  test('and so is the same one', () => {
    const lock = takeLock(folder);
    expect(() => takeLock(folder)).toThrow(FolderInUse);
    lock.release();
    takeLock(folder).release();
  });

  test('the newest of several locks counts, by its number', () =>
    withOther(async (pid) => {
      await lockedBy(pid, { name: 'lock.9' });
      await lockedBy(await goneProcess(), { name: 'lock.10' });
      expect(lockHolder(folder)).toBeNull();
      const lock = takeLock(folder);
      expect(lockHolder(folder)).toBe(process.pid);
      expect(await readdir(folder)).toEqual(['lock.11']);
      lock.release();
    }));

  test('the lock of a process that is gone is taken over, and let go of at the end', async () => {
    await lockedBy(await goneProcess());
    await lockedBy(await goneProcess(), { name: 'lock' });
    await lockedBy(await goneProcess(), { name: 'lock.takeover' });
    expect(lockHolder(folder)).toBeNull();
    const lock = takeLock(folder);
    expect(lockHolder(folder)).toBe(process.pid);
    lock.release();
    expect(lockHolder(folder)).toBeNull();
    expect(await readdir(folder)).toEqual(['lock.5']);
  });

  test('so is the lock of one whose id another process has got since', () =>
    withOther(async (pid) => {
      await lockedBy(pid, { started: 'an earlier day' });
      expect(lockHolder(folder)).toBeNull();
      takeLock(folder).release();
    }));

  test('a lock that this process’s id is in, from before a restart in a container, holds nobody back', async () => {
    await lockedBy(process.pid);
    takeLock(folder).release();
  });

  test.each(['', 'nonsense', '{"pid":-1,"started":"","id":""}'])(
    'a lock that names nobody (%j) holds nobody back',
    async (content) => {
      await writeFile(join(folder, 'lock.4'), content);
      takeLock(folder).release();
    },
  );

  test('whoever lets go of it lets go of no lock but its own', async () => {
    const lock = takeLock(folder);
    await lockedBy(1, { name: 'lock.1' });
    lock.release();
    expect(await readFile(join(folder, 'lock.1'), 'utf8')).toContain('of another process');
  });

  test('nor does it bring one back that somebody has deleted', async () => {
    const lock = takeLock(folder);
    await rm(join(folder, 'lock.1'));
    lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('nobody holds a folder that is not there', () => {
    expect(lockHolder(join(folder, 'none'))).toBeNull();
  });
});
