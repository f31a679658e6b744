import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEPT_MS, openStaging, publish, stagingFolder } from '#build/files/publish.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';

let root = '';
let dist = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'publish-'));
  dist = join(root, 'dist');
});
afterEach(() => rm(root, { recursive: true }));

type Files = Record<string, string | Buffer>;

async function write(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Publishes a build of these files. */
async function build(files: Files, nowMs = FRIDAY_TEN): Promise<void> {
  expect(openStaging(dist)).toEqual([]);
  await write(stagingFolder(dist), files);
  publish(stagingFolder(dist), dist, nowMs);
  await rm(stagingFolder(dist), { recursive: true });
}

async function listSite(): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true });
  return entries.filter((path) => path !== '_replaced.json').sort();
}

const version = (name: string, more: Files = {}): Files => ({
  'index.html': `<script data-app="/assets/app-${name}.js">`,
  [`assets/app-${name}.js`]: name,
  [`assets/app-${name}.js.br`]: `${name} in short`,
  'assets/font-1.woff2': 'font',
  ...more,
});

describe('the assets of the build before', () => {
  test('stay, too, when the list of them is damaged', async () => {
    await build(version('a'));
    await write(dist, { '_replaced.json': '{"assets' });
    await build(version('b'));
    expect(await listSite()).toContain('assets/app-a.js');
  });

  test('stay for a day after they were replaced, however old they are, and then go with the next build', async () => {
    await build(version('a'));
    const replacedAt = FRIDAY_TEN + 9 * KEPT_MS;
    await build(version('b'), replacedAt);
    await build(version('c'), replacedAt + KEPT_MS - 1);
    expect((await listSite()).filter((path) => path.includes('app-'))).toEqual(
      ['a', 'b', 'c'].flatMap((name) => [`assets/app-${name}.js`, `assets/app-${name}.js.br`]),
    );
    expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain('app-c');
    await build(version('c'), replacedAt + KEPT_MS);
    expect((await listSite()).filter((path) => path.includes('app-a'))).toEqual([]);
    expect(await listSite()).toContain('assets/app-b.js');
  });

  test('stay for another day when they are part of a build again meanwhile', async () => {
    await build(version('a'));
    await build(version('b'), FRIDAY_TEN + 1);
    await build(version('a'), FRIDAY_TEN + 2);
    await build(version('b'), FRIDAY_TEN + KEPT_MS);
    await build(version('b'), FRIDAY_TEN + KEPT_MS + 2);
    expect(await listSite()).toContain('assets/app-a.js');
  });
});

test('a page and a folder that are not in the build go at once, and a repository in the folder stays', async () => {
  await build(version('a', { 'old/page/index.html': '', 'photos/roof.jpg': '', 'photos/gone.jpg': '' }));
  await write(dist, { '.git/HEAD': 'ref' });
  await build(version('a', { 'photos/roof.jpg': '' }));
  expect((await listSite()).filter((path) => /old|photos|git/.test(path))).toEqual([
    '.git',
    '.git/HEAD',
    'photos',
    'photos/roof.jpg',
  ]);
});

describe('a build that does not get to its end', () => {
  test('leaves the site as it was, and its own folder is deleted by the next', async () => {
    await build(version('a'));
    const killed = spawn(process.execPath, ['-e', '']);
    await once(killed, 'exit');
    await write(`${dist}.next-${killed.pid}`, version('b'));
    await build(version('c'));
    expect(await readdir(root)).toEqual(['dist']);
    expect(await listSite()).not.toContain('assets/app-b.js');
  });

  test('is refused while another process builds the same site, whose files stay', async () => {
    const other = `${dist}.next-${process.ppid}`;
    await write(other, version('b'));
    expect(openStaging(dist)).toEqual([expect.stringContaining(`dist.next-${process.ppid}`)]);
    expect(existsSync(stagingFolder(dist))).toBe(false);
    expect(await readFile(join(other, 'index.html'), 'utf8')).toContain('app-b');
  });
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Pages whose inline style only the policy of the same build allows. */
function styled(name: string): Files {
  const style = `p { --${name}: 1 }`.repeat(name.length * 40);
  const html = `<style>${style}</style><script data-app="/assets/app-${name}.js">`;
  return {
    ...Object.fromEntries(PAGES.map((page) => [`${page}/index.html`, html])),
    [`assets/app-${name}.js`]: name,
    'service-worker.js': name,
    _headers: `/*\n  Content-Security-Policy: script-src 'self'; style-src 'self' ${hashOf(style)}\n`,
  };
}
const PAGES = Array.from({ length: 9 }, (_, index) => `page-${index}`);

test('a build that is killed while it is put into place leaves pages of both builds that all work', async () => {
  await build(styled('a'));
  // A document cannot take the place of this folder.
  await rm(join(dist, 'page-5/index.html'));
  await mkdir(join(dist, 'page-5/index.html/a-folder'), { recursive: true });
  await expect(build(styled('b'))).rejects.toThrow('page-5');
  const headers = await readFile(join(dist, '_headers'), 'utf8');
  const apps = new Set<string>();
  for (const page of PAGES.filter((each) => each !== 'page-5')) {
    const html = await readFile(join(dist, page, 'index.html'), 'utf8');
    const [, style = '', app = ''] = /<style>(.*)<\/style>.*data-app="(.+?)"/.exec(html) ?? [];
    expect(headers).toContain(hashOf(style));
    expect(await readFile(join(dist, app), 'utf8')).not.toBe('');
    apps.add(app);
  }
  expect(apps.size).toBe(2);
  expect(await readFile(join(dist, 'service-worker.js'), 'utf8')).toBe('a');

  await rm(join(dist, 'page-5'), { recursive: true });
  await build(styled('b'));
  expect(await readFile(join(dist, '_headers'), 'utf8')).toBe(styled('b')._headers);
});
