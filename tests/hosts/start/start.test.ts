import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_REP } from '#backend/hosts/node/demo/seed.ts';
import { PLACEHOLDERS } from '#contract/config.ts';
import { findFreePort } from '#tests/setup/run-script.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const NOT_CLONED =
  /^(?:node_modules|dist|dist-report|dist-script|\.data|\.git|coverage|test-results|playwright-report|company|\.env.*)$/;

/** Copies the project as it is after `npm ci`: no data, no build, no caches. */
async function freshCopy(): Promise<string> {
  const copy = await temporaryFolder();
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

async function readUntilReady({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  const said: string[] = [];
  for await (const line of createInterface({ input: stdout })) {
    said.push(line);
    if (line.includes('Stop with Ctrl+C')) return said.join('\n');
  }
  throw new Error(`The command ended before it was ready.\n${said.join('\n')}`);
}

/** Runs `npm start` in a folder until the test ends, and waits until it has printed its addresses. */
async function startSite(folder: string) {
  const port = await findFreePort();
  const env = { ...process.env, DATABASE_URL: '', PORT: String(port) };
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // npm may end before the site; its output ends with both.
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  onTestFinished(stop);
  const said = await readUntilReady(child);
  child.stdout.resume();
  return { url: `http://127.0.0.1:${port}`, said, stop };
}

test('npm start in a new copy of the project serves the pages and the script, with demo data, and leaves only its data', async () => {
  const folder = await freshCopy();
  const { url, said, stop } = await startSite(folder);
  expect(said).toMatch(/^Starting\. The first start can take /);
  expect(said).toContain('First start: demo batches and leads are in place.');
  expect(await (await fetch(url)).text()).toContain('<div id="root">');
  const [, email = '', password = ''] = /Demo rep\s+(\S+)\s+PIN (\d+)/.exec(said) ?? [];
  const fields = { action: 'auth_login', token: PLACEHOLDERS.VITE_REP_TOKEN, email, password };
  const body = new URLSearchParams({ payload: JSON.stringify(fields) });
  const signIn = (headers = {}) => fetch(`${url}/api/script`, { method: 'POST', body, headers });
  expect(await (await signIn()).json()).toMatchObject({ ok: true, name: DEMO_REP.name });
  expect((await signIn({ Origin: url })).status).toBe(200);
  expect((await signIn({ Origin: 'https://foreign.example' })).status).toBe(403);
  await stop();
  expect(await readdir(join(folder, '.data/dev'))).toEqual(['db', 'folder.lock', 'pepper']);
});
