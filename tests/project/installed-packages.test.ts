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

test('what runs on the machine of the live site works without the development packages', async () => {
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
  const imported = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path }) => external && !path.startsWith('node:'))
    .map(({ path }) => toPackage(path));
  const installed = Object.keys(manifest.dependencies);
  expect(installed).toContain('tsx');
  expect([...new Set(imported)].filter((name) => !installed.includes(name))).toEqual([]);
});
