import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as z from 'zod/mini';
import { AHEAD } from '../browser/clock.ts';
import { type Question, type Stored, stored } from './inspection.ts';
import { killAtExit, makeFolder } from './left-behind.ts';

/** Where a host keeps its data: in the database, or in the folder if the URL is empty. */
export interface HostPlace {
  databaseUrl: string;
  folder: string;
  /** The built site; without it, only the API is served. */
  dist?: string;
  /** Empty or absent: no email is sent. */
  smtpUrl?: string;
}

const readyMessage = z.object({ port: z.number() });
const inspectionMessage = z.object({
  id: z.number(),
  stored: z.optional(stored),
  fault: z.optional(z.string()),
});

export interface HostExit {
  /** Null when a signal ended it. */
  status: number | null;
  signal: NodeJS.Signals | null;
}

export interface HostProcess {
  url: string;
  /** What it wrote to its log. */
  logged: string[];
  exited: Promise<HostExit>;
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<HostExit>;
  inspect: (asked: Omit<Question, 'id'>) => Promise<Stored>;
}

/**
 * The host as one file, so that starting it does not compile it. All its processes have the same port.
 */
export class HostProgram {
  #port = 0;
  readonly #running = new Set<ChildProcess>();

  private constructor(
    readonly folder: string,
    readonly file: string,
  ) {}

  static async bundle(): Promise<HostProgram> {
    const folder = await makeFolder(tmpdir(), 'storm-host-');
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const outfile = join(folder, 'host.mjs');
    await build({
      entryPoints: [fileURLToPath(import.meta.resolve('./host.ts'))],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      logLevel: 'warning',
    });
    return new HostProgram(folder, outfile);
  }

  /** Starts a process and does not wait until it is ready. */
  spawn(place: HostPlace): { child: ChildProcess; logged: string[]; exited: Promise<HostExit> } {
    const options = JSON.stringify({ ...place, port: this.#port, ahead: AHEAD });
    const child = spawn(process.execPath, [this.file, options], {
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    this.#running.add(child);
    killAtExit(child);
    const exited = once(child, 'exit').then(([status, signal]): HostExit => {
      this.#running.delete(child);
      return { status, signal };
    });
    const logged: string[] = [];
    if (child.stderr) createInterface({ input: child.stderr }).on('line', (line) => logged.push(line));
    return { child, logged, exited };
  }

  /** Starts a process and waits until it serves. @throws Error with its log when it ends before */
  async start(place: HostPlace): Promise<HostProcess> {
    const { child, logged, exited } = this.spawn(place);
    const [said] = await Promise.race([
      once(child, 'message'),
      exited.then((): never => {
        throw new Error(`A host ended before it was ready:\n${logged.slice(-10).join('\n')}`);
      }),
    ]);
    this.#port = readyMessage.parse(said).port;
    return {
      url: `http://127.0.0.1:${this.#port}`,
      logged,
      exited,
      end: (signal) => {
        child.kill(signal);
        return exited;
      },
      inspect: inspector(child, exited),
    };
  }

  /** Kills the processes that still run. */
  async killAll(): Promise<void> {
    const running = [...this.#running];
    for (const child of running) child.kill('SIGKILL');
    await Promise.all(running.map((child) => child.exitCode ?? child.signalCode ?? once(child, 'exit')));
  }

  async remove(): Promise<void> {
    await this.killAll();
    await rm(this.folder, { recursive: true, force: true });
  }
}

function inspector(child: ChildProcess, exited: Promise<HostExit>): HostProcess['inspect'] {
  let count = 0;
  const waiting = new Map<number, (message: z.infer<typeof inspectionMessage>) => void>();
  child.on('message', (message) => {
    const told = inspectionMessage.safeParse(message);
    if (told.success) waiting.get(told.data.id)?.(told.data);
  });
  return async (asked) => {
    const id = ++count;
    const told = await Promise.race([
      new Promise<z.infer<typeof inspectionMessage>>((resolveTold) => {
        waiting.set(id, resolveTold);
        child.send({ id, ...asked });
      }),
      exited.then((): never => {
        throw new Error('A host ended while it was asked what is stored.');
      }),
    ]);
    waiting.delete(id);
    if (!told.stored) throw new Error(`A host could not tell what is stored: ${told.fault}`);
    return told.stored;
  };
}
