import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DEMO_REP } from '#backend/hosts/node/demo/seed.ts';
import { PLACEHOLDERS } from '#contract/config.ts';
import { freePort, freshCopy, startSite } from './fresh-copy.ts';

test('npm start in a new copy of the project serves the pages and the script, with demo data, and leaves only its data', async () => {
  const folder = await freshCopy();
  onTestFinished(() => rm(folder, { recursive: true }));

  const { url, said, stop } = await startSite(folder, await freePort());
  try {
    expect(said).toContain('First start: demo batches and leads are in place.');
    expect(await (await fetch(url)).text()).toContain('<div id="root">');
    const [, email = '', password = ''] = /Demo rep\s+(\S+)\s+PIN (\d+)/.exec(said) ?? [];
    const fields = { action: 'auth_login', token: PLACEHOLDERS.VITE_REP_TOKEN, email, password };
    const body = new URLSearchParams({ payload: JSON.stringify(fields) });
    const signIn = (headers = {}) => fetch(`${url}/api/script`, { method: 'POST', body, headers });
    expect(await (await signIn()).json()).toMatchObject({ ok: true, name: DEMO_REP.name });
    expect((await signIn({ Origin: url })).status).toBe(200);
    expect((await signIn({ Origin: 'https://foreign.example' })).status).toBe(403);
  } finally {
    await stop();
  }
  expect(await readdir(join(folder, '.data/dev'))).toEqual(['db', 'folder.lock', 'pepper']);
});
