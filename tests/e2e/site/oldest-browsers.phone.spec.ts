import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeLead, getBookedLead } from '../booking/loop.ts';
import { coveredByCallLink } from '../support/page/call-link.ts';
import { makeOld } from '../support/page/old-browser.ts';
import { holdApp, KINDS_OF_PAGE, loseApp, openAlive } from '../support/page/site-pages.ts';
import { getOverflow } from '../support/page/well-made.ts';
import { bookingAddress, readyToBook, submit } from '../support/people/homeowner.ts';
import { aPhotoFile, openFirstPhoto } from '../support/people/photos.ts';
import { BUILT_SITE } from '../support/site/built-site.ts';
import { expect, test } from '../support/test.ts';

test.use({ data: 'oldest browsers', bypassCSP: true });

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('in the oldest browsers every kind of page fits, and the call link covers no control', async ({
  page,
  context,
  site,
  faults,
}) => {
  await makeOld(context, site.url);
  faults.expect(/status of 404/);
  for (const address of [...Object.values(KINDS_OF_PAGE), bookingAddress()]) {
    await openAlive(page, address);
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
    expect(await getOverflow(page), address).toBe(0);
  }
  // The booking page is on the screen.
  expect(await coveredByCallLink(page)).toEqual([]);
});

test('in the oldest browsers a tap on the menu, or a form sent, before the app runs is not lost', async ({
  page,
  context,
  site,
}) => {
  await makeOld(context, site.url);
  const letGo = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Schedule' });
  const button = page.getByRole('button', { name: 'Menu' });
  await button.tap();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(link).toBeHidden();
  letGo();
  await link.tap();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(link).toBeHidden();

  const letGoAgain = await holdApp(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Send Request' }).click();
  letGoAgain();
  await expect(page.getByText('First name is required')).toBeVisible();
});

test('in the oldest browsers a homeowner books with a photo, and a rep closes the lead', async ({
  page,
  context,
  site,
}) => {
  await makeOld(context, site.url);
  await readyToBook(page);
  await page.locator('input[type=file][name=photos]').setInputFiles([await aPhotoFile(page)]);
  await submit(page).click();
  await expect(page.locator('[data-booking-state=received]')).toBeVisible();
  await expect(page.getByText('We have your photo')).toBeVisible();
  await getBookedLead(page, site);
  await openFirstPhoto(page, 1);
  await page.keyboard.press('Escape');
  await closeLead(page, 'Renting; the owner has called another company.');
});

test('a browser too old for the app shows a plain page that fits, and says whom to call', async ({
  page,
  context,
  site,
  faults,
}) => {
  await makeOld(context, site.url, { hasLayers: false });
  await loseApp(page, faults);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible();
  // Drawings, and the field that only a bot fills in.
  await expect(page.locator('svg:visible, [aria-hidden=true]:visible')).toHaveCount(0);
  expect(await getOverflow(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const notice = page.getByRole('alert').filter({ hasText: 'Part of this page could not be loaded.' });
  await expect(notice.getByRole('link', { name: '(321) 555-0123' })).toBeInViewport();
});

test('no script that ships has a lookbehind', () => {
  const scripts = readdirSync(BUILT_SITE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|html)$/.test(name))
    .map((name) => [name, readFileSync(join(BUILT_SITE, name), 'utf8')] as const);
  expect(scripts.length).toBeGreaterThan(20);
  // No build turns a lookbehind into something older; Safari before 16.4 does not read a script with one.
  expect(scripts.filter(([, text]) => /\(\?<[=!]/.test(text)).map(([name]) => name)).toEqual([]);
});
