import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { onSmallDisk } from '#tests/hosts/disk/small-disk.ts';
import { makeFolder } from './left-behind.ts';

const VARIABLE = 'BENCH_SMALL_DISK';
const MEGABYTES = 256;

/** The small file system that this process may fill; undefined if it was not started by `runOnSmallDisk`. */
export const getSmallDisk = (): string | undefined => process.env[VARIABLE];

/**
 * Runs a benchmark in a process of its own that has a small file system. @throws Error when it fails
 * @param args of `npm run bench`
 */
export async function runOnSmallDisk(args: readonly string[]): Promise<void> {
  const folder = await makeFolder(tmpdir(), 'small-disk-');
  const [command, ...options] = onSmallDisk(folder, MEGABYTES);
  const script = [...process.execArgv, process.argv[1] ?? '', ...args];
  try {
    // The channel tells it when this process ends.
    const child = spawn(command, [...options, process.execPath, ...script], {
      env: { ...process.env, [VARIABLE]: folder },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [status] = await once(child, 'exit');
    if (status !== 0) throw new Error('A promise was broken on the small disk; see above.');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
