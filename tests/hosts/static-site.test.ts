import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addStaticSite } from '#backend/hosts/node/web/static-site.ts';

const HEADERS = `# of the build
/*
  Content-Security-Policy: default-src 'none'
  X-Content-Type-Options: nosniff
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/rep-access
  Cache-Control: no-store
`;

const FILES: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  'services/index.html': '<h1>Services</h1>',
  'rep-access/index.html': '<div></div>',
  '404.html': '<h1>Oops! Page not found</h1>',
  'assets/app-abc.js': `console.log(1)\n${'// filler\n'.repeat(300)}`,
  'assets/plain.js': `console.log(2)\n${'// filler\n'.repeat(300)}`,
  'robots.txt': 'User-agent: *',
};

const folders: string[] = [];

async function serveSite(files: Record<string, string | Buffer>) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  folders.push(dist);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), content);
  }
  const app = new Hono();
  addStaticSite(app, dist);
  const { port, close } = await serveApp(app, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, dist, close };
}

let site: Awaited<ReturnType<typeof serveSite>>;

beforeAll(async () => {
  const script = FILES['assets/app-abc.js'] ?? '';
  site = await serveSite({ ...FILES, _headers: HEADERS, 'assets/app-abc.js.br': brotliCompressSync(script) });
});

afterAll(async () => {
  await site.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', ...init });

describe('a built site is served as a production host would', () => {
  test.each([
    ['/', '<h1>Home</h1>'],
    ['/services', '<h1>Services</h1>'],
    ['/services?name=Ada', '<h1>Services</h1>'],
    ['/robots.txt', 'User-agent: *'],
  ])('%s is there', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  test.each([
    ['/services/', '/services'],
    ['/services/index.html', '/services'],
    ['/services/?date=2026-11-21&time=morning', '/services?date=2026-11-21&time=morning'],
    ['/index.html', '/'],
  ])('%s leads to the page’s one address', async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });

  test.each([
    '/nowhere',
    '/nowhere/',
    '/services/deeper',
    '/404.html',
    '/_headers',
    '/assets/app-abc.js.br',
    '/assets/none.js',
    '//elsewhere.example/',
    '/%2e%2e/package.json',
    '/%zz',
    '/outbox',
    `/${'a'.repeat(300)}`,
    `/${'a'.repeat(300)}/`,
    `/${'a/'.repeat(3_000)}`,
    '/%00',
    '/%00/',
    '/services/%00/index.html',
    '/services%2f',
    '/assets',
    '/assets/',
    '/services/index.html/',
    '/robots.txt/',
  ])('%s is the 404 page with status 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  test('every answer carries the headers of the build for its path', async () => {
    expect((await get('/')).headers.get('content-security-policy')).toBe("default-src 'none'");
    expect((await get('/services')).headers.get('cache-control')).toBe('no-cache');
    expect((await get('/rep-access')).headers.get('cache-control')).toBe('no-store');
    expect((await get('/assets/plain.js')).headers.get('cache-control')).toContain('immutable');
  });

  test('compressed copies are sent as they are, other text is compressed on the way', async () => {
    const ready = await get('/assets/app-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(ready.headers.get('content-encoding')).toBe('br');
    expect(ready.headers.get('content-type')).toMatch(/javascript/);
    expect(await ready.text()).toBe(FILES['assets/app-abc.js']);
    const made = await get('/assets/plain.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(made.headers.get('content-encoding')).toBe('gzip');
    expect(await made.text()).toBe(FILES['assets/plain.js']);
  });

  test('a page the browser still has is not sent again', async () => {
    const etag = (await get('/services')).headers.get('etag') ?? '';
    expect((await get('/services', { headers: { 'if-none-match': etag } })).status).toBe(304);
  });
});

test('a site without a headers file still gets security headers, and caching for its assets', async () => {
  const bare = await serveSite(FILES);
  try {
    const page = await fetch(bare.url);
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect((await fetch(`${bare.url}/assets/plain.js`)).headers.get('cache-control')).toContain('immutable');
  } finally {
    await bare.close();
  }
});

test('a site that is built anew under the running host is served by its new headers and its new 404 page', async () => {
  const live = await serveSite({ ...FILES, _headers: HEADERS });
  try {
    expect((await fetch(live.url)).headers.get('content-security-policy')).toBe("default-src 'none'");
    const { mtimeMs } = await stat(join(live.dist, '404.html'));
    const builtLater = new Date(mtimeMs + 60_000);
    for (const [file, content] of [
      ['_headers', HEADERS.replace("'none'", "'self'")],
      ['404.html', '<h1>Nothing here</h1>'],
    ] as const) {
      await writeFile(join(live.dist, file), content);
      await utimes(join(live.dist, file), builtLater, builtLater);
    }
    expect((await fetch(live.url)).headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(await (await fetch(`${live.url}/gone`)).text()).toBe('<h1>Nothing here</h1>');
  } finally {
    await live.close();
  }
});
