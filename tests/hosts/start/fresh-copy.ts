import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const NOT_CLONED =
  /^(?:node_modules|dist|dist-script|\.data|\.git|coverage|test-results|playwright-report|\.env.*)$/;

/** Copies the project as it is after `npm ci --ignore-scripts`: no data, no build, no caches. */
export async function freshCopy(): Promise<string> {
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

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('There is no free port.');
  return address.port;
}

const READY = /Stop with Ctrl\+C/;

async function readUntilReady({ stdout }: { stdout: Readable }): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: stdout })) {
    said.push(line);
    if (READY.test(line)) return said.join('\n');
  }
  throw new Error(`The command ended before it was ready.\n${said.join('\n')}`);
}

/** Runs a command of package.json in a copy, with temporary files of its own: some tools cache there. */
export async function runIn(
  folder: string,
  command: string,
  variables: Record<string, string> = {},
  stderr: 'inherit' | 'ignore' = 'inherit',
) {
  const TMPDIR = join(folder, '.tmp');
  await mkdir(TMPDIR, { recursive: true });
  return spawn('npm', ['run', '--silent', command], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', TMPDIR, ...variables },
    stdio: ['ignore', 'pipe', stderr],
  });
}

/** Starts the site and waits until it has printed its addresses. */
export async function startSite(folder: string, port: number) {
  const child = await runIn(folder, 'start', { PORT: String(port) });
  // npm may end before the site; its output ends with both.
  const ended = once(child, 'close');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    const said = await readUntilReady(child);
    child.stdout.resume();
    return { url: `http://127.0.0.1:${port}`, said, stop };
  } catch (fault) {
    await stop();
    throw fault;
  }
}
