import type { Page } from '@playwright/test';
import { openForEarlyAct } from '../support/page/first-paint.ts';
import { walkTo } from '../support/page/keyboard.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { expect, test } from '../support/test.ts';

const menuLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').getByRole('link');

test('with the keyboard alone, the menu opens, closes on Escape and leads to a page', async ({ page }) => {
  await openAlive(page, '/');
  const button = page.getByRole('button', { name: 'Menu' });
  const links = menuLinks(page);
  await expect(links.first()).toBeHidden();

  await walkTo(page, button);
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  // The eight of the specification, and the page in Spanish.
  await expect(links).toHaveCount(9);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await expect(links.first()).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await walkTo(page, links.filter({ hasText: 'Schedule' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(links.first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('going back closes the menu', { tag: '@nightly' }, async ({ page }) => {
  await openAlive(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Request Inspection' }).first().click();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const links = menuLinks(page);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  await expect(links.first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(links.first()).toBeHidden();
});

test('a tap on the menu 200 ms after the first paint opens it, and a tap on a link closes it', async ({
  page,
}) => {
  await openForEarlyAct(page, '/');
  await page.getByRole('button', { name: /menu/i }).tap();
  const link = page.getByRole('navigation').getByRole('link', { name: 'Schedule' });
  await expect(link).toBeVisible();
  await link.tap();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(link).toBeHidden();
});
