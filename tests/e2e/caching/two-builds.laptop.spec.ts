import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_SITE, buildSite } from '../support/site/built-site.ts';
import { expect, test } from '../support/test.ts';
import { isAsset, listPublished } from './files.ts';

/** Digests of the files that may be kept for a year, by address. */
async function readAssets(folder: string): Promise<Map<string, string>> {
  const assets = (await listPublished(folder)).filter(({ address }) => isAsset(address));
  const digests = assets.map(
    async ({ address }): Promise<[string, string]> => [
      address,
      createHash('sha256')
        .update(await readFile(join(folder, address)))
        .digest('hex'),
    ],
  );
  return new Map(await Promise.all(digests));
}

test('an address under /assets never has two contents: what two versions of the site both have is the same', {
  tag: '@nightly',
}, async () => {
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'e2e-build-'));
  try {
    await buildSite(folder, {
      VITE_COMPANY_NAME: 'Harrington & Daughters Emergency Roof Tarping',
      VITE_HOTLINE: '+13215550177',
      VITE_STORM: 'off',
    });
    const [one, other] = [await readAssets(BUILT_SITE), await readAssets(folder)];
    const shared = [...one.keys()].filter((address) => other.has(address));
    expect(shared.filter((address) => one.get(address) !== other.get(address))).toEqual([]);
    // The two are different versions of the site: some scripts have changed.
    expect(shared.length).toBeGreaterThan(20);
    const changed = [...one.keys()].filter((address) => !other.has(address));
    expect(changed.filter((address) => address.endsWith('.js')).length).toBeGreaterThan(5);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
