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
  'es/404.html': '<h1>Página no encontrada</h1>',
  'es/index.html': '<h1>Inicio</h1>',
  'assets/app-abc.js': `console.log(1)\n${'// filler\n'.repeat(300)}`,
  'assets/plain.js': `console.log(2)\n${'// filler\n'.repeat(300)}`,
  'robots.txt': 'User-agent: *',
  '.well-known/security.txt': 'Contact: mailto:help@tarps.example',
};

const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

async function serveSite(files: Record<string, string | Buffer>) {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(dist, file)), { recursive: true });
    await writeFile(join(dist, file), content);
  }
  const app = new Hono();
  addStaticSite(app, dist);
  const { port, close } = await serveApp(app, 0, '127.0.0.1');
  ends.push(close, () => rm(dist, { recursive: true }));
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers });
  return { dist, get };
}

const policyOf = (answer: Response) => answer.headers.get('content-security-policy');
const cachingOf = (answer: Response) => answer.headers.get('cache-control');

describe('a host with a built site', () => {
  const script = FILES['assets/app-abc.js'] ?? '';
  let get: Awaited<ReturnType<typeof serveSite>>['get'];

  beforeAll(async () => {
    const compressed = { 'assets/app-abc.js.br': brotliCompressSync(script) };
    ({ get } = await serveSite({ ...FILES, ...compressed, _headers: HEADERS }));
  });

  test.each([
    ['/', '<h1>Home</h1>'],
    ['/services', '<h1>Services</h1>'],
    ['/services?name=Ada', '<h1>Services</h1>'],
    ['/services/?date=2026-11-21&time=morning', '<h1>Services</h1>'],
    ['/services/index.html', '<h1>Services</h1>'],
    ['/SERVICES/Index', '<h1>Services</h1>'],
    ['/index', '<h1>Home</h1>'],
    ['/es', '<h1>Inicio</h1>'],
    ['/robots.txt', 'User-agent: *'],
    ['/.well-known/security.txt', 'Contact: mailto:help@tarps.example'],
  ])('serves %s', async (path, text) => {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, text]);
  });

  test.each([
    ...'/nowhere /nowhere/ /services/deeper /404.html /_headers /_replaced.json /assets/app-abc.js.br /assets/none.js //elsewhere.example/'.split(
      ' ',
    ),
    ...'/%2e%2e/package.json /%zz /outbox /%00 /services/%00/index.html /services%2f /assets /services/index.html/ /robots.txt/'.split(
      ' ',
    ),
    `/${'a'.repeat(300)}`,
    `/${'a/'.repeat(3_000)}`,
  ])('answers %s with the 404 page and status 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('Oops! Page not found');
    expect([policyOf(answer), cachingOf(answer)]).toEqual(["default-src 'none'", 'no-cache']);
  });

  test.each(['/es/nowhere', '/ES/services/', '/es/404.html'])(
    'answers %s with the Spanish 404 page',
    async (path) => {
      const answer = await get(path);
      expect([answer.status, await answer.text()]).toEqual([404, '<h1>Página no encontrada</h1>']);
    },
  );

  test('sends the build’s headers for the path with every answer', async () => {
    expect(policyOf(await get('/'))).toBe("default-src 'none'");
    expect(cachingOf(await get('/services'))).toBe('no-cache');
    expect(cachingOf(await get('/rep-access'))).toBe('no-store');
    expect(cachingOf(await get('/Rep-Access/index.html'))).toBe('no-store');
    expect(cachingOf(await get('/assets/plain.js'))).toContain('immutable');
  });

  test('sets no cookie', async () => {
    for (const path of ['/', '/assets/plain.js', '/nowhere', '/services/']) {
      expect((await get(path)).headers.getSetCookie(), path).toEqual([]);
    }
  });

  test('sends compressed copies as they are, and compresses other text', async () => {
    const ready = await get('/assets/app-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(ready.headers.get('content-encoding')).toBe('br');
    expect(ready.headers.get('content-type')).toMatch(/javascript/);
    expect(await ready.text()).toBe(script);
    const made = await get('/assets/plain.js', { 'accept-encoding': 'gzip, br' });
    expect(made.headers.get('content-encoding')).toBe('gzip');
    expect(await made.text()).toBe(FILES['assets/plain.js']);
  });

  test('does not send what the browser still has, and says in each answer that a text depends on the encodings', async () => {
    for (const path of ['/', '/assets/app-abc.js', '/assets/plain.js']) {
      for (const encodings of ['identity', 'gzip', 'gzip, br']) {
        const accept = { 'accept-encoding': encodings };
        const whole = await get(path, accept);
        const same = await get(path, { ...accept, 'if-none-match': whole.headers.get('etag') ?? '' });
        expect([whole.status, whole.headers.get('vary')], path).toEqual([200, 'Accept-Encoding']);
        expect([same.status, same.headers.get('vary')], path).toEqual([304, 'Accept-Encoding']);
      }
    }
  });

  test('sends a whole file to who asks for a part of it, so that no cache joins parts of two versions', async () => {
    const whole = await get('/robots.txt');
    const asked = await get('/robots.txt', { range: 'bytes=0-3', 'if-range': '"older"' });
    expect([asked.status, await asked.text()]).toEqual([200, 'User-agent: *']);
    expect(asked.headers.get('etag')).toBe(whole.headers.get('etag'));
  });
});

test('announces no length, because a build may replace a file after its length was read', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'dist-'));
  await writeFile(join(dist, 'index.html'), '<h1>Home</h1>');
  const app = new Hono();
  addStaticSite(app, dist);
  const answer = await app.request('/');
  expect([await answer.text(), answer.headers.get('content-length')]).toEqual(['<h1>Home</h1>', null]);
  await rm(dist, { recursive: true });
});

test('a site that is rebuilt while the host runs is served with its new headers and 404 page', async () => {
  const { dist, get } = await serveSite({ ...FILES, _headers: HEADERS });
  const { mtimeMs } = await stat(join(dist, '404.html'));
  const builtLater = new Date(mtimeMs + 60_000);
  const rebuild = async (file: string, content: string) => {
    await writeFile(join(dist, file), content);
    await utimes(join(dist, file), builtLater, builtLater);
  };
  expect(policyOf(await get('/'))).toBe("default-src 'none'");
  await rebuild('_headers', HEADERS.replace("'none'", "'self'"));
  await rebuild('404.html', '<h1>Nothing here</h1>');
  expect(policyOf(await get('/'))).toBe("default-src 'self'");
  expect(await (await get('/gone')).text()).toBe('<h1>Nothing here</h1>');
});
