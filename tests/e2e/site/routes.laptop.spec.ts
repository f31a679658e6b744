import { routePaths } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

test('every path is answered with its own document, with a slash at its end too', async ({
  request,
  site,
}) => {
  for (const path of routePaths) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toContain('text/html');

    const withSlash = await request.get(`${path.replace(/\/$/, '')}/`);
    expect(withSlash.status(), path).toBe(200);
    expect(withSlash.url()).toBe(site.url + path);
  }
});

test('an unknown path is answered 404 with a page that leads home', async ({ page, faults, site }) => {
  faults.expect(/status of 404/);
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
});

test('an unknown file is answered 404 too, never with a page that says it is fine', async ({ request }) => {
  expect((await request.get('/assets/gone-1234.js')).status()).toBe(404);
});
