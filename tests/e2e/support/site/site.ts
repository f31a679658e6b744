import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { getControl, type SiteControl } from './site-control.ts';

const account = z.object({ email: z.string(), pin: z.string() });
export type Account = z.infer<typeof account>;

const ready = z.object({
  url: z.string(),
  /** Offset of the server's clock from the machine's, in ms. The server starts at FRIDAY_TEN. */
  ahead: z.number(),
  demoRep: account,
  manager: account,
});

export type Site = z.infer<typeof ready> & { control: SiteControl };

const SERVER = resolve('tests/e2e/support/site/server.ts');

/** Initial data of every copy. Creating it takes seconds; copying it is fast. */
const FRESH_DATA = resolve('node_modules/.cache/e2e-data');

/**
 * Reads the server's first JSON line, which has its URL. If the server exits first, its output becomes the
 * error.
 */
async function announced(server: ChildProcess): Promise<z.infer<typeof ready>> {
  if (!server.stdout) throw new Error('The server has no output to read.');
  const said: string[] = [];
  for await (const line of createInterface({ input: server.stdout })) {
    if (line.startsWith('{')) return ready.parse(JSON.parse(line));
    said.push(line);
  }
  throw new Error(`The server ended before it was ready.\n${said.join('\n')}`);
}

async function serve(folder: string, use: (site: Site) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ['--import', 'tsx', SERVER, folder], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  try {
    const site = await announced(server);
    server.stdout?.resume();
    await use({ ...site, control: getControl(server) });
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
  }
}

export async function makeFreshData(): Promise<void> {
  await rm(FRESH_DATA, { recursive: true, force: true });
  await serve(FRESH_DATA, async () => {});
}

/** Serves the built site on a free port with fresh data in a temporary folder, and cleans up after `use`. */
export async function withSite(use: (site: Site) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  try {
    await cp(FRESH_DATA, folder, { recursive: true });
    await serve(folder, use);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
