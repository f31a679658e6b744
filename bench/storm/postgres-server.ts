import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createCluster } from '#tests/stores/postgres-cluster.ts';

const run = promisify(execFile);

const READY = /database system is ready to accept connections/;

/** Process ids of a process's children that have not ended. */
async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,stat=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, ppid, state]) => Number(ppid) === parent && !state?.startsWith('Z'))
    .map(([pid]) => Number(pid));
}

async function untilGone(pids: readonly number[]): Promise<void> {
  for (;;) {
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,stat=']);
    const alive = new Set(
      stdout
        .split('\n')
        .filter((line) => !/\sZ/.test(line))
        .map((line) => Number.parseInt(line, 10)),
    );
    if (!pids.some((pid) => alive.has(pid))) return;
    await pause(5);
  }
}

/** A PostgreSQL server of its own, which can be killed and started again. Its settings are the defaults. */
export class PostgresServer {
  #server: ChildProcess | undefined;
  /** The last lines of its log. */
  readonly logged: string[] = [];

  private constructor(readonly cluster: Awaited<ReturnType<typeof createCluster>>) {}

  /** @param parent where its data folder is made */
  static async create(parent?: string): Promise<PostgresServer> {
    const server = new PostgresServer(await createCluster(parent));
    await server.start();
    return server;
  }

  get url(): string {
    return this.cluster.url;
  }

  get isRunning(): boolean {
    return this.#server?.exitCode === null && this.#server.signalCode === null;
  }

  /** Resolves when the server takes connections. @throws Error with its log when it ends before */
  async start(): Promise<void> {
    const { programs, data, settings, options } = this.cluster;
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings], {
      ...options,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#server = server;
    await new Promise<void>((ready, reject) => {
      createInterface({ input: server.stderr }).on('line', (line) => {
        this.logged.push(line);
        this.logged.splice(0, this.logged.length - 50);
        if (READY.test(line)) ready();
      });
      server.once('error', reject);
      server.once('exit', () =>
        reject(new Error(`The database server ended:\n${this.logged.slice(-10).join('\n')}`)),
      );
    });
  }

  /** Kills the server and every process of it, as a power failure would. */
  async kill(): Promise<void> {
    const server = this.#server;
    if (!server?.pid || !this.isRunning) return;
    const children = await childrenOf(server.pid);
    server.kill('SIGKILL');
    for (const child of children) {
      try {
        process.kill(child, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    }
    if (this.isRunning) await once(server, 'exit');
    // A new server refuses to start while a process of the old one has its memory.
    await untilGone(children);
  }

  stop(): Promise<void> {
    return this.cluster.stop();
  }
}
