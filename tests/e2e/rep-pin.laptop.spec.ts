import type { Page } from '@playwright/test';
import { anAccount, mailTo, sessionOf, signInAs, storedSession, typeAccount } from './support/accounts.ts';
import { fill } from './support/controls.ts';
import { hueOf } from './support/hue.ts';
import type { Account } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { expectWellMade } from './support/well-made.ts';

const CODE_MAIL = 'Your PIN reset code';

/** Asks for a code, and goes on by itself to where it is typed. */
async function askForCode(page: Page, { email }: Account): Promise<string> {
  await page.goto('/rep-access/forgot-pin');
  await fill(page, { email });
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText('Reset code sent to your email! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(`/rep-access/set-pin?email=${encodeURIComponent(email)}`);
  return mailTo(page, email, CODE_MAIL);
}

const codeOf = (mail: string): string => /a new PIN is (\w+)/.exec(mail)?.[1] ?? '';

test('a forgotten PIN is replaced through the mail’s code, and every older session ends', async ({
  page,
  site,
  anotherDevice,
}) => {
  const account = await anAccount(page, site, 'Fay');
  const otherDevice = await anotherDevice();
  await signInAs(otherDevice, account);

  const code = codeOf(await askForCode(page, account));
  await page.goto(`/rep-reset?token=${code}`);
  await expect(page).toHaveURL(`/rep-access/set-pin?token=${code}`);
  await expect(page.locator('[name=code]')).toHaveValue(code);
  await expect(page.getByText('Missing email parameter.')).toBeVisible();
  await expectWellMade(page);

  await fill(page, { email: account.email, pin: '913582', confirmPin: '913582' });
  await page.getByRole('button', { name: 'Update PIN' }).click();
  await expect(page.getByText('PIN updated successfully! Redirecting to login...')).toBeVisible();

  await test.step('the login says so in the colour of success', async () => {
    await expect(page).toHaveURL('/rep-access?message=PIN%20updated%20successfully&ok=1');
    const news = page.getByText('PIN updated successfully', { exact: true });
    await expect(news).toBeVisible();
    expect(await hueOf(news)).toBe('green');
  });

  await test.step('the other device is signed out', async () => {
    await otherDevice.reload();
    await expect(otherDevice.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    expect(await storedSession(otherDevice)).toBeNull();
  });

  await test.step('the old PIN is none any more, the new one is', async () => {
    await typeAccount(page, account);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await typeAccount(page, { ...account, pin: '913582' });
    await expect(page).toHaveURL(/\/rep-access\/hub$/);
    expect(await mailTo(page, account.email, 'Your PIN was changed')).toContain(
      'every device was signed out',
    );
  });
});

test('the link of the mail itself brings email and code along, and the code works once', async ({
  page,
  site,
}) => {
  const account = await anAccount(page, site, 'Lena');
  const mail = await askForCode(page, account);
  const link = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail)?.[1] ?? '';
  for (const outcome of ['PIN updated successfully! Redirecting to login...', 'PIN update failed']) {
    await page.goto(link);
    await expect(page.locator('[name=code]')).toHaveValue(codeOf(mail));
    await fill(page, { pin: '913582', confirmPin: '913582' });
    await page.getByRole('button', { name: 'Update PIN' }).click();
    await expect(page.getByText(outcome)).toBeVisible();
  }
  await expect(page.getByText('The reset code is wrong or has expired.')).toBeVisible();
});

test('an email nobody has gets the same answer, and no mail', async ({ page }) => {
  await page.goto('/rep-access/forgot-pin');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByRole('alert')).toHaveText('Email is required');
  await fill(page, { email: 'nobody.here@reps.example' });
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText('Reset code sent to your email! Redirecting...')).toBeVisible();
  await expectWellMade(page);
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { name: 'Outbox' })).toBeVisible();
  await expect(page.getByText('nobody.here@reps.example')).toHaveCount(0);
});

test('set-pin says what is wrong before it sends, and its button waits for code and both PINs', async ({
  page,
}) => {
  await page.goto('/rep-access/set-pin?email=fay%40reps.example');
  const update = page.getByRole('button', { name: 'Update PIN' });
  await expect(update).toBeDisabled();
  await fill(page, { code: 'ABCD2345', pin: '913582' });
  await expect(update).toBeDisabled();
  await fill(page, { confirmPin: '913583' });
  await update.click();
  await expect(page.locator('[name=confirmPin]')).toHaveAccessibleDescription('PINs do not match.');
  await expect(page.locator('[name=confirmPin]')).toBeFocused();
  await fill(page, { pin: '91x', confirmPin: '91x' });
  await update.click();
  await expect(page.locator('[name=pin]')).toHaveAccessibleDescription('PIN must be 4–6 digits.');
  await expectWellMade(page);
});

test('/rep-reset without a token leads to the request for a code', async ({ page }) => {
  await page.goto('/rep-reset');
  await expect(page).toHaveURL(/\/rep-access\/forgot-pin$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot PIN');
});

test('five wrong PINs lock the account, also for the right one, until the PIN is reset', async ({
  page,
  site,
}) => {
  const account = await anAccount(page, site, 'Wren');
  const locked = 'Too many failed attempts. Please try again in 15 minutes, or reset your PIN.';
  await page.goto('/rep-access');
  for (const pin of ['111111', '111112', '111113', '111114']) {
    await typeAccount(page, { ...account, pin });
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
  }
  await typeAccount(page, { ...account, pin: '111115' });
  await expect(page.getByRole('alert')).toHaveText(locked);
  expect(await hueOf(page.getByText(locked))).toBe('red');
  await typeAccount(page, account);
  await expect(page.getByRole('alert')).toHaveText(locked);
  expect(await storedSession(page)).toBeNull();

  const code = codeOf(await askForCode(page, account));
  await fill(page, { code: ` ${code.toLowerCase()} `, pin: '913582', confirmPin: '913582' });
  await page.getByRole('button', { name: 'Update PIN' }).click();
  await expect(page.getByText('PIN updated successfully! Redirecting to login...')).toBeVisible();
  await sessionOf(page, { ...account, pin: '913582' });
});
