import { expect, test } from './support/test.ts';

const queries = {
  'broken percent signs': '?date=%E0%A4%A&name=%',
  markup: '?name=<script>alert(1)</script>&lastName="><img src=x onerror=alert(1)>',
  'a day that is none': '?date=2026-02-30&time=morning&serviceType=roof-inspection',
  'a day long past': '?date=1999-01-01&time=morning',
  'a period that is neither': '?date=2026-11-21&time=midnight',
  'a broken timePreference': '?timePreference=____',
  'the same names many times': `?${'name=a&date=b&'.repeat(200)}`,
  'a very long name': `?name=${'x'.repeat(5000)}`,
};

for (const [what, query] of Object.entries(queries)) {
  test(`the booking page stands up to ${what}, and asks for a slot`, async ({ page }) => {
    await page.goto(`/schedule/book${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Complete All Required Fields' })).toBeDisabled();
    await expect(page.locator('[data-slot]')).toHaveCount(14);
    await expect(page.locator('[data-slot][aria-pressed=true], [data-slot][aria-current]')).toHaveCount(0);
  });
}

const sessions = {
  'that is no JSON': '{"auth":',
  'of another shape': '{"user":"robin"}',
  'that is a list': '[]',
  'that is empty': '',
  'without a secret': '{"auth":"","email":"a@b.example","name":"","role":""}',
};

for (const [what, stored] of Object.entries(sessions)) {
  test(`hub and worklist with a stored session ${what} lead to the login`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('repAuth', text), stored);
    for (const path of ['/rep-access/hub', '/rep-access/worklist']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/rep-access$/);
      await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    }
  });
}

test('a session the server does not know leads back to the login, not to an empty hub', async ({ page }) => {
  const unknown = JSON.stringify({ auth: 'nobody', email: 'a@b.example', name: 'A', role: 'rep' });
  await page.goto('/rep-access');
  await page.evaluate((text) => localStorage.setItem('repAuth', text), unknown);
  await page.goto('/rep-access/hub');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByText(/session has expired/i)).toBeVisible();
});
