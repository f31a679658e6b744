import { expect, test } from '../support/test.ts';

test('the click that leaves a wrong field reaches the button, although its error moves the button', async ({
  page,
}) => {
  await page.goto('/contact');
  const email = page.getByRole('textbox', { name: 'Email' });
  const button = page.getByRole('button', { name: 'Send Request' });
  await email.fill('gmial');
  await expect(email).toBeFocused();
  const before = await button.boundingBox();
  await button.hover();
  await page.mouse.down();
  await expect(button).toBeFocused();
  await page.mouse.up();
  await expect(page.getByText('First name is required')).toBeVisible();
  expect(await button.boundingBox()).not.toEqual(before);
});
