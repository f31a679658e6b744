import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addStaticSite } from '#backend/hosts/node/web/static-site.ts';
import { aJob } from '#tests/builders/job-photos.ts';
import { buildSite } from '#tests/e2e/support/site/built-site.ts';

const PAGES = ['/', '/schedule', '/schedule/book', '/contact', '/rep-access', '/rep-access/worklist'];

test('during a build every page, its files, the owner’s photos and those of the build before are answered', {
  tags: 'nightly',
  timeout: 600_000,
}, async () => {
  const root = await mkdtemp(join(tmpdir(), 'no-gap-'));
  const dist = join(root, 'dist');
  const company = join(root, 'company');
  await mkdir(join(company, 'photos'), { recursive: true });
  await writeFile(join(company, 'photos.json'), JSON.stringify([aJob('ridge')]));
  for (const when of ['before', 'after']) await writeFile(join(company, `photos/ridge-${when}.jpg`), when);
  await buildSite(dist, { COMPANY_FOLDER: company });
  const before = (await readdir(join(dist, 'assets'))).filter((name) => /\.(?:js|css|woff2)$/.test(name));
  const app = new Hono();
  addStaticSite(app, dist);
  const { port, close } = await serveApp(app, 0, '127.0.0.1');
  const faults = new Set<string>();

  async function ask(path: string): Promise<{ text: string; policy: string }> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`);
    if (answer.status !== 200) faults.add(`${path}: ${answer.status}`);
    return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' };
  }
  async function visit(path: string): Promise<void> {
    const { text, policy } = await ask(path);
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(text) ?? [];
    if (!policy.includes(createHash('sha256').update(style).digest('base64')))
      faults.add(`${path}: no styles`);
    for (const file of new Set(text.match(/\/assets\/[\w.-]+/g))) await ask(file);
  }

  let isBuilt = false;
  const building = buildSite(dist, { VITE_HOTLINE: '+13215550199', COMPANY_FOLDER: company }).finally(() => {
    isBuilt = true;
  });
  for (let index = 0; !isBuilt; index++) {
    await visit(PAGES[index % PAGES.length] ?? '');
    await ask(`/assets/${before[index % before.length]}`);
    await ask('/photos/ridge-after.jpg');
  }
  await building;
  for (const page of PAGES) await visit(page);
  for (const name of before) await ask(`/assets/${name}`);
  await close();
  await rm(root, { recursive: true });
  expect([...faults]).toEqual([]);
  expect(before.length).toBeGreaterThan(50);
});
