import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'esbuild';
import * as z from 'zod/mini';

const reply = z.union([
  /** It stands still before a step, named by the call. */
  z.object({ before: z.string() }),
  /** It is through: it has the lock, or has released it or was refused. */
  z.object({ has: z.enum(['lock', 'nothing']) }),
]);
type Reply = z.infer<typeof reply>;

/** A process that can be stopped before each step it makes to take or release a lock (taker.ts). */
export interface Taker {
  /** Whether it holds the lock. */
  readonly holds: boolean;
  /** Whether it stands still between two steps. */
  readonly isStopped: boolean;
  /** Begins to take a folder's lock, and stops before the first step. */
  take: (folder: string) => Promise<void>;
  /** Begins to release it, and stops before the first step. */
  release: () => Promise<void>;
  /** Makes one step, and stops before the next if there is one. */
  step: () => Promise<void>;
  /** Makes all the steps that are left. */
  finish: () => Promise<void>;
  /** Kills the process where it stands. */
  kill: () => Promise<void>;
}

/** Bundles taker.ts into a folder, so that each of many processes starts at once. @returns its file there */
export async function buildTaker(folder: string): Promise<string> {
  const outfile = join(folder, 'taker.mjs');
  await build({
    entryPoints: ['tests/stores/lock/taker.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return outfile;
}

/** Starts such a process. */
export function startTaker(program: string): Taker {
  const taker = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: taker.stdout })[Symbol.asyncIterator]();
  let last: Reply | null = null;
  let holds = false;

  const send = async (line: string) => {
    taker.stdin.write(`${line}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error('The process has ended.');
    last = reply.parse(JSON.parse(value));
    if ('has' in last) holds = last.has === 'lock';
  };
  const isStopped = () => last !== null && 'before' in last;

  return {
    get holds() {
      return holds;
    },
    get isStopped() {
      return isStopped();
    },
    take: send,
    release: () => send('release'),
    step: () => send('go'),
    async finish() {
      while (isStopped()) await send('go');
    },
    async kill() {
      const gone = once(taker, 'exit');
      taker.kill('SIGKILL');
      await gone;
      last = null;
      holds = false;
    },
  };
}
