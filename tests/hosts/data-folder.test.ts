// @vitest-environment node
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptPepper } from '#backend/hosts/node/data-folder.ts';
import { FolderInUse, lockHolder, takeLock } from '#backend/stores/postgres/lock-file.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'data-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** A lock as a process leaves it. */
const lockedBy = (pid: number, started = '') =>
  writeFile(join(folder, 'lock'), JSON.stringify({ pid, started, id: 'of another process' }));

/** A process that does nothing, until the test is done with it. */
async function withOther(use: (pid: number) => Promise<void>): Promise<void> {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  try {
    await use(other.pid ?? 0);
  } finally {
    other.kill();
    await once(other, 'exit');
  }
}

async function goneProcess(): Promise<number> {
  const gone = spawn(process.execPath, ['-e', '']);
  await once(gone, 'exit');
  return gone.pid ?? 0;
}

describe('a data folder belongs to one process', () => {
  test('a second one is refused with the way out', () =>
    withOther(async (pid) => {
      await lockedBy(pid);
      const file = join(folder, 'lock');
      expect(lockHolder(folder)).toBe(pid);
      expect(() => takeLock(folder)).toThrow(
        new FolderInUse(
          `The data in ${folder} is in use by process ${pid}: stop that one first, or delete ${file} if it is no process of this site.`,
        ),
      );
    }));

  test('and so is the same one', () => {
    const lock = takeLock(folder);
    expect(() => takeLock(folder)).toThrow(FolderInUse);
    lock.release();
    takeLock(folder).release();
  });

  test('the lock of a process that is gone is taken over, and let go of at the end', async () => {
    await lockedBy(await goneProcess());
    const lock = takeLock(folder);
    expect(lockHolder(folder)).toBe(process.pid);
    lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('so is the lock of one whose id another process has got since', () =>
    withOther(async (pid) => {
      await lockedBy(pid, 'an earlier day');
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
      await writeFile(join(folder, 'lock'), content);
      takeLock(folder).release();
    },
  );

  test('whoever lets go of it removes no lock but its own', async () => {
    const lock = takeLock(folder);
    await lockedBy(1);
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(true);
  });

  test('of several that take over an old lock at the same moment one gets it, every time', async () => {
    const gone = await goneProcess();
    // Each takes the lock whenever it can, looks whether it is alone, and leaves as one does that is killed.
    const taker = `
      import { renameSync, rmSync, writeFileSync } from 'node:fs';
      import { FolderInUse, takeLock } from '#backend/stores/postgres/lock-file.ts';
      const folder = ${JSON.stringify(folder)};
      const old = folder + '/old-' + process.pid;
      const ends = Date.now() + 3_000;
      let times = 0;
      while (Date.now() < ends) {
        let lock;
        try {
          lock = takeLock(folder);
        } catch (fault) {
          if (!(fault instanceof FolderInUse)) throw fault;
          continue;
        }
        writeFileSync(folder + '/inside', '', { flag: 'wx' });
        times++;
        rmSync(folder + '/inside');
        writeFileSync(old, JSON.stringify({ pid: ${gone}, started: '', id: 'gone' }));
        renameSync(old, folder + '/lock');
        lock.release();
      }
      console.log(times);
    `;
    const takers = await Promise.all(
      Array.from({ length: 4 }, () =>
        promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', taker]),
      ),
    );
    expect(takers.map(({ stderr }) => stderr)).toEqual(['', '', '', '']);
    const times = takers.map(({ stdout }) => Number(stdout));
    expect(times.filter((taken) => taken > 0).length).toBeGreaterThan(1);
  });
});

describe('the pepper', () => {
  const rightsOf = (file: string) => statSync(file).mode & 0o777;

  test('is made once and kept, and only its owner sees it or the folder it is in', async () => {
    const deep = join(folder, 'deep', 'er');
    const pepper = keptPepper(deep);
    expect(pepper.length).toBeGreaterThanOrEqual(32);
    expect(keptPepper(deep)).toBe(pepper);
    expect(rightsOf(join(deep, 'pepper'))).toBe(0o600);
    expect([rightsOf(deep), rightsOf(join(folder, 'deep'))]).toEqual([0o700, 0o700]);
    expect(await readdir(deep)).toEqual(['pepper']);
  });

  test('shuts a folder that was open to others', () => {
    chmodSync(folder, 0o755);
    keptPepper(folder);
    expect(rightsOf(folder)).toBe(0o700);
  });

  test('is never an empty text', async () => {
    await writeFile(join(folder, 'pepper'), '\n');
    expect(() => keptPepper(folder)).toThrow('pepper is empty');
  });
});
