import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

const names = z._default(z.record(z.string(), z.string()), {});

const lockSchema = z.object({
  lockfileVersion: z.literal(3),
  packages: z.record(
    z.string(),
    z.looseObject({
      dependencies: names,
      devDependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z._default(
        z.record(z.string(), z.looseObject({ optional: z.optional(z.boolean()) })),
        {},
      ),
    }),
  ),
});

const { packages } = lockSchema.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

/** Whether Node, walking up from `folder`, would resolve the package. */
function isFound(folder: string, name: string): boolean {
  for (let at = folder; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[at ? `${at}/node_modules/${name}` : `node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

test('npm ci works on every platform: each dependency in the lock file has an entry, including optional ones', () => {
  const missing = Object.entries(packages).flatMap(([folder, entry]) => {
    const peers = Object.keys(entry.peerDependencies).filter(
      (name) => !entry.peerDependenciesMeta[name]?.optional,
    );
    const named = { ...entry.dependencies, ...entry.devDependencies, ...entry.optionalDependencies };
    return [...Object.keys(named), ...peers]
      .filter((name) => !isFound(folder, name))
      .map((name) => `${folder || 'package.json'} needs ${name}`);
  });
  expect(missing).toEqual([]);
});

test('the lock file has no download addresses', () => {
  expect(Object.entries(packages).filter(([, entry]) => 'resolved' in entry)).toEqual([]);
});

test('the lock file and package.json have the same direct dependencies, each at one exact version', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const root = packages[''];
  expect(root?.dependencies).toEqual(manifest.dependencies);
  expect(root?.devDependencies).toEqual(manifest.devDependencies);
  const loose = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});
