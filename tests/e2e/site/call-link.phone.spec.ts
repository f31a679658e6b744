import type { Page } from '@playwright/test';
import { coveredByCallLink } from '../support/page/call-link.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

const callLink = (page: Page) => page.getByText('Call Now For Service!').last();

test('the floating call link hides while a call link of the page or its title is on the screen, and comes back', async ({
  page,
}) => {
  await openAlive(page, '/about');
  await expect(page.getByRole('main').getByRole('link', { name: 'Call Now' }).first()).toBeInViewport();
  await expect(callLink(page)).toBeHidden();

  await openAlive(page, '/terms-of-service');
  await expect(callLink(page)).toBeHidden();
  await page.getByRole('main').getByRole('heading', { level: 2 }).nth(2).scrollIntoViewIfNeeded();
  await expect(callLink(page)).toBeVisible();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '(321) 555-0123' })).toBeInViewport();
  await expect(callLink(page)).toBeHidden();
});

test('on a form, no field is ever under the floating call link, and the bar still calls', async ({
  page,
}) => {
  await openAlive(page, '/contact');
  expect(await coveredByCallLink(page)).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: '(321) 555-0123' })).toBeInViewport();
});
