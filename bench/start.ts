import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { timed } from './figures.ts';
import { type Benchmark, printTable } from './report.ts';

const NOT_CLONED =
  /^(?:node_modules|dist|dist-report|\.data|\.git|coverage|test-results|playwright-report|\.env.*)$/;

const READY = /Stop with Ctrl\+C/;

/** Copies the project as it is after `npm install`: no data, no build, no caches. */
async function freshCopy(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'start-'));
  for (const name of await readdir('.')) {
    if (!NOT_CLONED.test(name) || name === '.env.example')
      await cp(name, join(copy, name), { recursive: true });
  }
  await mkdir(join(copy, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name === '.vite' || name === '.cache') continue;
    await symlink(resolve('node_modules', name), join(copy, 'node_modules', name));
  }
  return copy;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

async function untilSaid(child: ChildProcess, pattern: RegExp): Promise<void> {
  if (!child.stdout) throw new Error('The command has no output to read.');
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (pattern.test(line)) return;
    said.push(line);
  }
  throw new Error(`The command ended before it was ready.\n${said.join('\n')}`);
}

/**
 * Starts the project and waits until it prints its URLs and has served the first page and the app's code.
 * Returns both times in ms.
 */
async function startOnce(folder: string, port: number): Promise<[ready: number, page: number]> {
  const begun = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await untilSaid(child, READY);
    const ready = performance.now() - begun;
    child.stdout?.resume();
    for (const path of ['/', '/src/app/entry-client.tsx']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
      await answer.text();
    }
    return [ready, performance.now() - begun];
  } finally {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

async function build(folder: string): Promise<void> {
  const child = spawn('npm', ['run', 'build'], { cwd: folder, stdio: 'ignore' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error('`npm run build` failed.');
}

/** Times the README's commands after `npm install`, in a fresh copy of the project. */
export const start: Benchmark = async () => {
  const folder = await freshCopy();
  try {
    const port = await freePort();
    const cold = await startOnce(folder, port);
    const second = await startOnce(folder, port);
    const built = await timed(() => build(folder));
    printTable(
      ['command', 'ready, s', 'first page answered, s'],
      [
        ['npm start, first time', ...cold.map(seconds)],
        ['npm start, second time', ...second.map(seconds)],
        ['npm run build', seconds(built), ''],
      ],
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
