import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, FolderUnusable, takeLock } from '#backend/stores/postgres/folder-lock.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { getIsolationError, type Holder, startHolder } from './holders.ts';

let folder: string;
let other: Holder;

beforeAll(async () => {
  other = await startHolder();
});

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterAll(() => other.kill());

const HERE = `process ${process.pid} on ${hostname()}`;

const inUseBy = (holder: string) => `The data in ${folder} is in use by ${holder}. Stop that first.`;

describe('the lock of a data folder', () => {
  test('is refused to a second process, which is told what to do, and stays with the first', async () => {
    expect(await other.take(folder)).toBe('has it');
    const refusal = inUseBy(`process ${other.pid} on ${hostname()}`);
    await expect(takeLock(folder)).rejects.toThrow(FolderInUse);
    await expect(takeLock(folder)).rejects.toThrow(refusal);
    await other.release();
    const { release } = await takeLock(folder);
    expect(await other.take(folder)).toBe(inUseBy(HERE));
    release();
  });

  test('is refused to the same process until it is released', async () => {
    const { release } = await takeLock(folder);
    await expect(takeLock(folder)).rejects.toThrow(inUseBy(HERE));
    release();
    (await takeLock(folder)).release();
  });

  test.each([
    ['', 'another process'],
    ['nonsense', 'another process'],
    ['process 4194305 on a-host-that-is-gone', 'process 4194305 on a-host-that-is-gone'],
  ])('is refused whatever process the lock file names: %j', async (text, named) => {
    await other.take(folder);
    await writeFile(join(folder, 'folder.lock'), text);
    await expect(takeLock(folder)).rejects.toThrow(inUseBy(named));
    await other.release();
  });

  test('goes to exactly one of several processes that try at once, every time, and to another once its holder is killed', async () => {
    const several = [other, await startHolder(), await startHolder()];
    for (let round = 0; round < 30; round++) {
      const said = await Promise.all(several.map((holder) => holder.take(folder)));
      expect(said.filter((line) => line === 'has it')).toHaveLength(1);
      expect(said.filter((line) => line.endsWith('Stop that first.'))).toHaveLength(2);
      await several[said.indexOf('has it')]!.release();
    }
    for (const holder of several.slice(1)) {
      expect(await holder.take(folder)).toBe('has it');
      await holder.kill();
    }
    (await takeLock(folder)).release();
  });

  test('stays with a process that is paused and then continues', async () => {
    await other.take(folder);
    other.signal('SIGSTOP');
    try {
      await expect(takeLock(folder)).rejects.toThrow(FolderInUse);
    } finally {
      other.signal('SIGCONT');
    }
    expect(await other.release()).toBe('released');
    (await takeLock(folder)).release();
  });
});

test('a released lock file names nobody, and another process gets the lock at once', async () => {
  (await takeLock(folder)).release();
  expect(await readFile(join(folder, 'folder.lock'), 'utf8')).toBe('');
  expect(await other.take(folder)).toBe('has it');
  await other.release();
});

const whyNot = getIsolationError();
if (whyNot) console.log(`Tests between containers are skipped: ${whyNot}`);

test.skipIf(whyNot)('the lock also works between containers, which have separate process ids', async () => {
  const first = await startHolder({ isIsolated: true });
  const second = await startHolder({ isIsolated: true });
  expect(second.pid).toBe(first.pid);
  expect(await first.take(folder)).toBe('has it');
  expect(await second.take(folder)).toBe(inUseBy(`process ${first.pid} on ${hostname()}`));
  await expect(takeLock(folder)).rejects.toThrow(FolderInUse);
  await first.kill();
  expect(await second.take(folder)).toBe('has it');
  await second.release();

  const { release } = await takeLock(folder);
  expect(await second.take(folder)).toBe(inUseBy(HERE));
  release();
  expect(await second.take(folder)).toBe('has it');
  await second.kill();
});

test.skipIf(process.platform !== 'linux')('the lock also works for a process on Alpine', async () => {
  const preload = join(folder, 'alpine.cjs');
  await writeFile(
    preload,
    `const fs = require('node:fs');
     const { existsSync } = fs;
     fs.existsSync = (path) => path === '/etc/alpine-release' || existsSync(path);`,
  );
  const alpine = await startHolder({ preload });
  expect(await alpine.take(folder)).toBe('has it');
  await expect(takeLock(folder)).rejects.toThrow(FolderInUse);
  await alpine.release();
  const { release } = await takeLock(folder);
  expect(await alpine.take(folder)).toBe(inUseBy(HERE));
  release();
  await alpine.kill();
});

test('a folder that cannot be locked is reported in one line with what to do', async () => {
  await mkdir(join(folder, 'folder.lock'));
  const taken = takeLock(folder);
  await expect(taken).rejects.toThrow(FolderUnusable);
  await expect(taken).rejects.toThrow(
    /^The data folder .+ cannot be locked \(EISDIR: .+\)\. Use .+, or set DATABASE_URL\.$/,
  );
});
