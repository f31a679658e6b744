import { cp, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '#backend/hosts/node/web/serve.ts';
import { sendRaw } from '#tests/hosts/running-host.ts';
import { createDevServer } from '../../../scripts/start/dev-server.ts';
import { createPageListener } from '../../../scripts/start/pages.ts';

const SECRET = 'nobody else may read this line';
const PRIVATE_FILES = `.data/dev/pepper .data/dev/db/base/5/16384 .env .env.local .envrc .git/config
  leads.sqlite src/leads.db src/.data/pepper backend/notes.ts ../outside-the-project`.split(/\s+/);

/** A copy of the project with private files in it. */
let root: string;
let vite: ViteDevServer;
let port: number;
let close: () => Promise<void>;

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRaw(`http://127.0.0.1:${port}`, path, { headers });

beforeAll(async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'test-')));
  root = join(folder, 'site');
  for (const part of ['src', 'contract', 'package.json', 'index.html']) {
    await cp(part, join(root, part), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'));
  for (const file of PRIVATE_FILES) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), `"${SECRET}"\n`);
  }
  await writeFile(join(root, 'src/page.ts'), "export const page: string = 'the page';\n");
  vite = await createDevServer({
    root,
    cacheDir: join(root, '.vite'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const server = createServer(createPageListener(vite));
  const listening = await listen(server, 0, '127.0.0.1');
  port = listening.port;
  close = async () => {
    await listening.close();
    await vite.close();
    await rm(folder, { recursive: true });
  };
});

afterAll(() => close());

/** Ways to write the same path, which a server may decode or resolve to the file. */
const SPELLINGS: ((file: string) => string)[] = [
  (file) => `/${file}`,
  (file) => `//${file}`,
  (file) => `/${file.toUpperCase()}`,
  (file) => `/${file.replaceAll('.', '%2e')}`,
  (file) => `/${file.replaceAll('.', '%252e')}`,
  (file) => `/${file.replaceAll('/', '%2f')}`,
  (file) => `/${file.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
  (file) => `/src/../${file}`,
  (file) => `/src/%2e%2e/${file}`,
  (file) => `/src/..%2f${file}`,
  (file) => `/${file}/`,
  (file) => `/${file}%00`,
  (file) => `/@fs${root}/${file}`,
  (file) => `/@fs/${root}/${file}`,
  (file) => `/@fs${root}/src/../${file}`,
  (file) => `/@fs${root}/src/%2e%2e/${file}`,
  (file) => `/%40fs${root}/${file}`,
  (file) => `/@id${root}/${file}`,
  (file) => `/@id//@fs${root}/${file}`,
  (file) => `/@id/__x00__${root}/${file}`,
];

const QUERIES = [
  '',
  ...'?raw ?url ?inline ?import ?import&raw ?import&url ?raw?? ?import&inline ?.svg?.wasm?init ?worker ?.css ?t=1 ?html-proxy&index=0.js ?html-proxy&direct&index=0.css'.split(
    ' ',
  ),
];

/** Whether a text holds the secret, as it is or in a part that is written in base64, such as a source map. */
const isTelling = (body: string): boolean =>
  [body, ...[...body.matchAll(/base64,([\w+/=-]+)/g)].map(([, part = '']) => atob(part))].some((found) =>
    found.includes(SECRET),
  );

describe('the development server', () => {
  test('serves the pages and their modules', async () => {
    const { body: home } = await get('/');
    const script =
      /<script type="module" src="(.*html-proxy.*)">/.exec(home)?.[1]?.replace('&amp;', '&') ?? '';
    expect((await get(script)).body).toContain('/src/app/entry-client.tsx');
    expect(await get('/schedule')).toMatchObject({ status: 200 });
    const { status, body } = await get('/src/page.ts');
    expect(status).toBe(200);
    expect(body).toContain('the page');
    expect(await get(`/@fs${root}/src/page.ts?raw`)).toMatchObject({ status: 200 });
    expect(await get('/@vite/client')).toMatchObject({ status: 200 });
  });

  test.each(PRIVATE_FILES.slice(0, 3))('never serves %s, however the address is written', (file) => {
    const written = SPELLINGS.map((spell) => spell(file));
    return neverServed([
      ...written,
      ...QUERIES.flatMap((query) => [`/${file}${query}`, `/@fs${root}/${file}${query}`]),
    ]);
  });

  test.each(PRIVATE_FILES)('nor %s, with any query', { tags: 'nightly' }, (file) =>
    neverServed(SPELLINGS.flatMap((spell) => QUERIES.map((query) => spell(file) + query))),
  );

  async function neverServed(addresses: readonly string[]) {
    const served: string[] = [];
    for (const path of addresses) if (isTelling((await get(path)).body)) served.push(path);
    expect(served).toEqual([]);
  }

  test('refuses a page to a foreign host name, which may be another site’s name for this machine', async () => {
    expect(await get('/src/page.ts', { host: 'rebound.example' })).toMatchObject({ status: 403 });
    expect(await get('/src/page.ts', { host: `localhost:${port}` })).toMatchObject({ status: 200 });
  });

  test('still denies everything that Vite denies by default', async () => {
    const byDefault = await resolveConfig({ configFile: false, root }, 'serve');
    expect(byDefault.server.fs.deny.length).toBeGreaterThan(0);
    expect(vite.config.server.fs.deny).toEqual(expect.arrayContaining(byDefault.server.fs.deny));
  });
});
