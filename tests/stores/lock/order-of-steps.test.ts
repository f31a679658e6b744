import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderInUse, lockHolder, takeLock } from '#backend/stores/postgres/lock/lock-file.ts';
import { goneProcess } from './processes.ts';
import { buildTaker, startTaker, type Taker } from './steps.ts';

let programs: string;
let program: string;
let gone: number;
let takers: Taker[];

beforeAll(async () => {
  programs = await mkdtemp(join(tmpdir(), 'lock-'));
  program = await buildTaker(programs);
  gone = await goneProcess();
  takers = Array.from({ length: 3 }, () => startTaker(program));
});

afterAll(async () => {
  for (const taker of takers) await taker.kill();
  await rm(programs, { recursive: true });
});

/** A folder of its own, locked as a process of that many locks left it that is gone. */
async function inFolder(stale: readonly string[], use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  try {
    const text = JSON.stringify({ pid: gone, started: '', id: 'of a process that is gone' });
    for (const name of stale) await writeFile(join(folder, name), text);
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Takes the lock for the process of the tests itself. @returns what releases it, or null when it is refused */
function takeHere(folder: string): { release: () => void } | null {
  try {
    return takeLock(folder);
  } catch (fault) {
    if (fault instanceof FolderInUse) return null;
    throw fault;
  }
}

/** Lets a process make its steps, and release the lock if it has got it. */
async function atRest(taker: Taker): Promise<void> {
  await taker.finish();
  if (!taker.holds) return;
  await taker.release();
  await taker.finish();
}

/** Stops a process before each of its steps in turn, until it has made them all. */
async function beforeEachStep(
  stale: readonly string[],
  taker: () => Taker,
  use: (late: Taker, folder: string) => Promise<void>,
): Promise<number> {
  for (let steps = 0; ; steps++) {
    let isThrough = false;
    await inFolder(stale, async (folder) => {
      const late = taker();
      await late.take(folder);
      for (let made = 0; made < steps && late.isStopped; made++) await late.step();
      isThrough = !late.isStopped;
      await use(late, folder);
      await atRest(late);
    });
    if (isThrough) return steps;
  }
}

const FOLDERS: [of: string, stale: string[]][] = [
  ['an empty folder', []],
  ['a folder with the lock of a process that is gone', ['lock.3']],
  ['a folder whose older locks were being removed', ['lock.2', 'lock.3']],
  ['a folder with the lock of an earlier version', ['lock', 'lock.takeover']],
];

describe.each(FOLDERS)('a process that stands still before any of its steps, in %s', (_, stale) => {
  test('and another that begins meanwhile: one of them gets the lock', async () => {
    const steps = await beforeEachStep(
      stale,
      () => takers[0]!,
      async (late, folder) => {
        const here = takeHere(folder);
        await late.finish();
        expect([here !== null, late.holds].filter(Boolean)).toHaveLength(1);
        expect(lockHolder(folder)).not.toBeNull();
        here?.release();
      },
    );
    expect(steps).toBeGreaterThan(5);
  });

  test('and a third, when another has taken and released it meanwhile: one of them gets the lock', async () => {
    await beforeEachStep(
      stale,
      () => takers[0]!,
      async (late, folder) => {
        takeHere(folder)?.release();
        const [, third] = takers;
        await third!.take(folder);
        await third!.finish();
        await late.finish();
        expect([third!.holds, late.holds].filter(Boolean)).toHaveLength(1);
        await atRest(third!);
      },
    );
  });

  test('and is killed there, leaves the lock to the next one', { timeout: 120_000 }, async () => {
    await beforeEachStep(
      stale,
      () => startTaker(program),
      async (late, folder) => {
        await late.kill();
        expect(lockHolder(folder)).toBeNull();
        const here = takeHere(folder);
        expect(here).not.toBeNull();
        expect(lockHolder(folder)).toBe(process.pid);
        here?.release();
      },
    );
  });
});

test('in whatever order three processes make their steps, no two hold the lock, and it is free in the end', async () => {
  const turns = fc.array(fc.nat({ max: 2 }), { minLength: 20, maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(turns, fc.constantFrom(...FOLDERS), (order, [, stale]) =>
      inFolder(stale, async (folder) => {
        const goOn = async (taker: Taker) => {
          if (taker.isStopped) await taker.step();
          else if (taker.holds) await taker.release();
          else await taker.take(folder);
          expect(takers.filter(({ holds }) => holds).length).toBeLessThan(2);
        };
        for (const turn of order) await goOn(takers[turn]!);
        for (const taker of takers) while (taker.isStopped) await goOn(taker);
        for (const taker of takers) await atRest(taker);
        expect(lockHolder(folder)).toBeNull();
        const here = takeHere(folder);
        expect(here).not.toBeNull();
        here?.release();
      }),
    ),
    { numRuns: 60 },
  );
});
