import { BUILT_SITE } from '../support/site/built-site.ts';
import { expect, test } from '../support/test.ts';
import { cachingFor, isAsset, listPublished } from './files.ts';

/** The bundler's hash. */
const NAMED_BY_CONTENT = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/;

test('every file that may be kept for a year has a name made from its content', async () => {
  const assets = (await listPublished(BUILT_SITE)).filter(({ address }) => isAsset(address));
  expect(assets.length).toBeGreaterThan(50);
  expect(assets.map(({ address }) => address).filter((each) => !NAMED_BY_CONTENT.test(each))).toEqual([]);
});

for (const encoding of ['identity', 'gzip', 'br']) {
  test(`every file may be kept for a year, is revalidated, or is not kept, when a browser accepts ${encoding}`, async ({
    site,
  }) => {
    const found = new Set<string>();
    for (const { address, copies } of await listPublished(BUILT_SITE)) {
      const accept = { 'accept-encoding': encoding };
      const whole = await fetch(site.url + address, { headers: accept });
      const of = (answer: Response, ...names: string[]) => names.map((name) => answer.headers.get(name));
      const sent = copies.includes(encoding) ? encoding : null;
      const vary = copies.length > 0 ? 'Accept-Encoding' : null;
      const caching = cachingFor(address);
      found.add(caching);
      expect([whole.status, ...of(whole, 'cache-control', 'vary', 'content-encoding')], address).toEqual([
        200,
        caching,
        vary,
        sent,
      ]);
      expect((await whole.arrayBuffer()).byteLength, address).toBeGreaterThan(0);
      expect(whole.headers.getSetCookie(), address).toEqual([]);

      const [etag] = of(whole, 'etag');
      expect(etag, address).toMatch(/^"\w+"$/);
      const again = await fetch(site.url + address, {
        headers: { ...accept, 'if-none-match': etag ?? '' },
      });
      expect([again.status, await again.text()], address).toEqual([304, '']);
      expect(of(again, 'etag', 'cache-control', 'vary'), address).toEqual([etag, caching, vary]);
      expect(again.headers.getSetCookie(), address).toEqual([]);
    }
    expect(found.size).toBe(3);
  });
}

test('the copies of a file in different encodings have different ETags, so that no cache takes one for another', {
  tag: '@nightly',
}, async ({ site }) => {
  for (const { address, copies } of await listPublished(BUILT_SITE)) {
    const encodings = ['identity', ...copies];
    const etags = encodings.map(async (encoding) => {
      const answer = await fetch(site.url + address, { headers: { 'accept-encoding': encoding } });
      await answer.arrayBuffer();
      return answer.headers.get('etag');
    });
    expect(new Set(await Promise.all(etags)).size, address).toBe(encodings.length);
  }
});
