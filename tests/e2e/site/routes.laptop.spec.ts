import { sitePages } from '#src/content/site-map.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

test('every path has a document, also with a trailing slash', async ({ request }) => {
  for (const { path } of sitePages.filter(({ path }) => path !== '*')) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain('text/html');
    const withSlash = await request.get(`${path.replace(/\/$/, '')}/`);
    expect(await withSlash.text(), path).toBe(await answer.text());
  }
});

test('a page is shown however its address is written, and the bar has the page’s own', async ({ page }) => {
  for (const [address, headline, shown] of [
    ['/index.html', 'Protect Your Home.', '/'],
    ['/index', 'Protect Your Home.', '/'],
    ['/schedule/index.html?gclid=a1', 'Schedule', '/schedule?gclid=a1'],
    ['/Palm-Bay', 'Roof Tarping in Palm Bay', '/palm-bay'],
    ['/PALM-BAY/', 'Roof Tarping in Palm Bay', '/palm-bay'],
  ] as const) {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toContainText(headline);
    await expect(page).toHaveURL(shown);
  }
});
