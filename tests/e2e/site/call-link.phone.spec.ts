import type { Page } from '@playwright/test';
import { openAlive } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

const callLink = (page: Page) => page.getByText('Call Now For Service!').last();

test('the floating call link hides while a call link of the page is on the screen, and comes back', async ({
  page,
}) => {
  await openAlive(page, '/about');
  await expect(page.getByRole('main').getByRole('link', { name: 'Call Now' }).first()).toBeInViewport();
  await expect(callLink(page)).toBeHidden();

  await openAlive(page, '/terms-of-service');
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
  await expect(page.locator('.floating-call')).toHaveAttribute('data-aside', /true|false/);
  const covered = await page.evaluate(async () => {
    const found: string[] = [];
    for (let y = 0; y < document.body.scrollHeight; y += 60) {
      window.scrollTo(0, y);
      // The link follows in the frame after the scroll.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const link = document.querySelector('.floating-call');
      if (!(link instanceof HTMLElement) || link.dataset.aside === 'true') continue;
      const own = link.getBoundingClientRect();
      for (const control of document.querySelectorAll(
        'main :is(a, button, input, select, textarea, label)',
      )) {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isUnder = top < own.bottom && bottom > own.top && left < own.right && right > own.left;
        if (isUnder) found.push(`${control.localName} at ${y} px`);
      }
    }
    return found;
  });
  expect(covered).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: '(321) 555-0123' })).toBeInViewport();
});
