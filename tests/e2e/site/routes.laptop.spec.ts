import { sitePages } from '#src/content/site-map.ts';
import { expect, test } from '../support/test.ts';

test('every path has a document, also with a trailing slash', async ({ request, site }) => {
  for (const { path } of sitePages.filter(({ path }) => path !== '*')) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain('text/html');

    const withSlash = await request.get(`${path.replace(/\/$/, '')}/`);
    expect(withSlash.status(), path).toBe(200);
    expect(withSlash.url()).toBe(site.url + path);
  }
});
