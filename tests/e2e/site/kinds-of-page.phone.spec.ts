import { KINDS_OF_PAGE, loseApp, UNKNOWN_PATH, waitUntilHydrated } from '../support/page/site-pages.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { expect, test } from '../support/test.ts';

const DAILY: readonly string[] = [KINDS_OF_PAGE['the home page'], KINDS_OF_PAGE['the booking page']];

const LOST = 'Part of this page could not be loaded.';

for (const [kind, path] of Object.entries(KINDS_OF_PAGE)) {
  const title = `${kind} shows its content, the hotline and a message when the app cannot load, and works once it can`;
  const tag = DAILY.includes(path) ? [] : ['@nightly'];
  test(title, { tag }, async ({ page, faults }) => {
    if (path === UNKNOWN_PATH) faults.expect(/status of 404/);
    await loseApp(page, faults);
    await page.goto(path);
    const note = page.getByRole('alert').filter({ hasText: LOST });
    await expect(note).toBeVisible();
    await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main.getByRole('paragraph').first()).toBeVisible();
    const call = page.getByRole('complementary', { name: 'Hotline' }).getByRole('link');
    await expect(call).toBeInViewport();
    await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}$/);
    // Checks that nothing covers the link.
    await call.locator('svg').click({ trial: true });

    await page.unrouteAll();
    await page.reload();
    await waitUntilHydrated(page);
    await expect(note).toBeHidden();
    await expectWellMade(page);
  });
}

test('once the network is back, the app loads by itself and the message goes away', async ({
  page,
  faults,
}) => {
  await loseApp(page, faults);
  await page.goto('/schedule');
  const note = page.getByText(LOST);
  await expect(note).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await expect(note).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
});
