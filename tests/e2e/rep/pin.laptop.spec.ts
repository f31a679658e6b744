import { fill } from '../support/page/controls.ts';
import { getHue } from '../support/page/hue.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { anAccount, haveSession, mailTo, storedSession, typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

test('the link in the mail replaces a forgotten PIN, works once and ends every older session', {
  tag: '@nightly',
}, async ({ page, site, anotherDevice }) => {
  const account = await anAccount(page, site, 'Fay');
  const otherDevice = await anotherDevice();
  await haveSession(otherDevice, site, account);
  await otherDevice.goto('/rep-access/hub');
  await expect(otherDevice.getByText('Website bookings')).toBeVisible();

  await test.step('the rep requests a code, and the page for the new PIN opens', async () => {
    await page.goto('/rep-access/forgot-pin');
    await fill(page, { email: account.email });
    await page.getByRole('button', { name: 'Send Reset Code' }).click();
    await expect(page.getByText('Reset code sent to your email! Redirecting...')).toBeVisible();
    await expectWellMade(page);
    await expect(page).toHaveURL(`/rep-access/set-pin?email=${encodeURIComponent(account.email)}`);
  });

  const mail = await mailTo(page, account.email, 'Your PIN reset code');
  const [, code = ''] = /Your code: (\w+)/.exec(mail) ?? [];
  const [, link = ''] = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail) ?? [];

  await test.step('the link in the mail fills in the code, and the rep sets the new PIN', async () => {
    await page.goto(link);
    await expect(page.locator('[name=code]')).toHaveValue(code);
    await fill(page, { pin: '913582', confirmPin: '913583' });
    await page.getByRole('button', { name: 'Update PIN' }).click();
    await expect(page.locator('[name=confirmPin]')).toHaveAccessibleDescription('PINs do not match.');
    await expect(page.locator('[name=confirmPin]')).toBeFocused();
    await expectWellMade(page);
    await fill(page, { confirmPin: '913582' });
    await page.getByRole('button', { name: 'Update PIN' }).click();
    await expect(page.getByText('PIN updated successfully! Redirecting to login...')).toBeVisible();
  });

  await test.step('the login page says so in green', async () => {
    await expect(page).toHaveURL('/rep-access?message=PIN%20updated%20successfully&ok=1');
    const news = page.getByText('PIN updated successfully', { exact: true });
    await expect(news).toBeVisible();
    expect(await getHue(news)).toBe('green');
  });

  await test.step('the other device is signed out', async () => {
    await otherDevice.reload();
    await expect(otherDevice.getByText('Your session has expired. Please sign in again.')).toBeVisible();
    expect(await storedSession(otherDevice)).toBeNull();
  });

  await test.step('the old PIN is refused, and the new one signs in', async () => {
    await typeAccount(page, account);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    await typeAccount(page, { ...account, pin: '913582' });
    await expect(page).toHaveURL(/\/rep-access\/hub$/);
  });

  await test.step('the link does not work a second time', async () => {
    await page.goto(link);
    await fill(page, { pin: '857214', confirmPin: '857214' });
    await page.getByRole('button', { name: 'Update PIN' }).click();
    await expect(page.getByText('PIN update failed')).toBeVisible();
    await expect(page.getByText('The reset code is wrong or has expired.')).toBeVisible();
  });
});
