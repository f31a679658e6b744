import { routes } from '#src/app/routes.ts';
import { signInAs, typeAccount } from './support/accounts.ts';
import { hueOf } from './support/hue.ts';
import { titlesSeen, watchTitles } from './support/painted.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

test.describe('the message of the address', () => {
  test('is good news only with ok=1', async ({ page }) => {
    const hues = { '1': 'green', '0': 'red', true: 'red', '11': 'red' };
    for (const [ok, hue] of Object.entries(hues)) {
      await page.goto(`/rep-access?message=All%20settled&ok=${ok}`);
      const words = page.getByText('All settled', { exact: true });
      await expect(words).toBeVisible();
      expect(await hueOf(words), `ok=${ok}`).toBe(hue);
    }
    await page.goto('/rep-access?message=All%20settled');
    await expect(page.getByRole('alert')).toHaveText('All settled');
  });

  test('is text and never HTML, is cut when it is a letter, and an empty one is none', async ({ page }) => {
    const markup =
      '<img src=x onerror="document.title=\'taken\'"><b>bold</b><a href="https://evil.example">here</a>';
    await page.goto(`/rep-access?ok=1&message=${encodeURIComponent(markup)}`);
    await expect(page.getByText(markup)).toBeVisible();
    await expect(page.locator('main').locator('img, b, a[href*=evil]')).toHaveCount(0);
    await expect(page).not.toHaveTitle('taken');

    await page.goto(`/rep-access?message=${'wide'.repeat(500)}`);
    await expect(page.getByRole('alert')).toHaveText(`${'wide'.repeat(50)}…`);
    await expectWellMade(page);

    await page.goto('/rep-access?message=%20&ok=1');
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  test('gives way to what the login itself has to say', async ({ page, site }) => {
    await page.goto('/rep-access?message=PIN%20updated%20successfully&ok=1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Enter email and PIN.');
    await expect(page.getByText('PIN updated successfully')).toHaveCount(0);
    await typeAccount(page, { ...site.demoRep, email: ` ${site.demoRep.email.toUpperCase()} ` });
    await expect(page).toHaveURL(/\/rep-access\/hub$/);
  });
});

const NONE = { 'nothing stored': null };
const BROKEN = {
  'half a session': '{"auth":"',
  'a list': '["auth"]',
  'a number': '7',
  'a session without an email': '{"auth":"secret","name":"Robin","role":"manager"}',
};

for (const { path, title, needs } of routes.filter(({ needs }) => needs)) {
  test(`${path} with no usable session paints nothing of itself, calls nobody and leads to the login`, async ({
    page,
  }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api')) calls.push(request.url());
    });
    await watchTitles(page);
    const stored = {
      ...NONE,
      ...BROKEN,
      ...(needs === 'session' ? { 'an email alone': '{"email":"robin@reps.example"}' } : {}),
    };
    await page.goto('/rep-access');
    for (const [what, text] of Object.entries(stored)) {
      await page.evaluate((each) => {
        if (each === null) localStorage.removeItem('repAuth');
        else localStorage.setItem('repAuth', each);
      }, text);
      await page.goto(path);
      await expect(page, what).toHaveURL(/\/rep-access$/);
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
      expect(await titlesSeen(page), `${title} with ${what}`).toEqual(['Rep Login']);
    }
    expect(calls).toEqual([]);
  });
}

test('the watch on titles sees a page that is let through', async ({ page, site }) => {
  await watchTitles(page);
  await signInAs(page, site.demoRep);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rep Hub');
  expect(await titlesSeen(page)).toEqual(['Rep Login', 'Rep Hub']);
});

test('the hub has a way to Manage for a manager and for nobody else', async ({ page, site }) => {
  await signInAs(page, site.manager);
  await page.getByRole('link', { name: /^Manage/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage');
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await typeAccount(page, site.demoRep);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rep Hub');
  await expect(page.getByRole('link', { name: /^Profile/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Manage/ })).toHaveCount(0);
});
