import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const ofTheHost = Object.values(manifest.scripts).flatMap((command) => {
  const [, script] = /^node --import tsx (scripts\/\S+)$/.exec(command) ?? [];
  return script === undefined ? [] : [script];
});

/** `@scope/name/file` belongs to the package `@scope/name`. */
const toPackage = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');

async function bundle() {
  expect(ofTheHost).toEqual(expect.arrayContaining(['scripts/preview.ts', 'scripts/backup.ts']));
  const { metafile } = await build({
    entryPoints: ofTheHost,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'out',
  });
  return metafile;
}

test('what runs on the machine of the live site works without the development packages', async () => {
  const imported = Object.values((await bundle()).outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) => toPackage(path));
  const installed = Object.keys(manifest.dependencies);
  expect(installed).toContain('tsx');
  expect([...new Set(imported)].filter((name) => !installed.includes(name))).toEqual([]);
});

test('the image of a container has all files that run in it, and no .env', async () => {
  const [all, ...named] = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').match(/^[^#\n]+/gm) ?? [];
  expect(all).toBe('*');
  const inImage = named.map((line) => line.replace(/^!/, ''));
  const run = Object.keys((await bundle()).inputs).map((path) => path.split('/')[0] ?? '');
  expect(inImage).toEqual(expect.arrayContaining([...new Set(run)]));
  expect(inImage.filter((name) => name.startsWith('.env'))).toEqual([]);
});
