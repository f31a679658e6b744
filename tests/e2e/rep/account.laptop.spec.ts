import { fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { haveSession, mailTo, typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

test('a manager approves an account request, and the new rep gets an email, signs in with the PIN of the request', async ({
  page,
  site,
  anotherDevice,
}) => {
  const account = { email: 'nora@reps.example', pin: '482913' };
  await test.step('the request is sent, and the PIN does not sign in yet', async () => {
    await page.goto('/rep-access/create-user');
    await fill(page, { name: 'Nora Rivers', phone: '(321) 555-0161', ...account });
    await page.getByRole('button', { name: 'Request Account' }).click();
    await expect(
      page.getByText("Request sent. You'll get an email once approved. Redirecting..."),
    ).toBeVisible();
    await expectWellMade(page);
    await page.getByRole('link', { name: 'Go to login now' }).click();
    await expect(page).toHaveURL(/\/rep-access$/);
    await typeAccount(page, account);
    await expect(page.getByRole('alert')).toContainText(
      'A new account works once you open the link in its email.',
    );
  });

  await test.step('a manager opens the request from the hub and approves it', async () => {
    const desk = await anotherDevice();
    await haveSession(desk, site, site.manager);
    await desk.goto('/rep-access/hub');
    const manage = desk.getByRole('link', { name: /^Manage/ });
    await expect(manage).toContainText(/Account requests waiting: \d+$/);
    await expectWellMade(desk);
    await manage.click();
    const request = desk.getByRole('article', { name: 'Nora Rivers' });
    await expect(request).toContainText(account.email);
    await request.getByRole('button', { name: 'Approve as rep' }).click();
    await expectWellMade(desk);
    await request.getByRole('button', { name: 'Yes, approve' }).click();
    await expect(
      desk.getByText('Nora Rivers is approved as a rep. An email with a link to sign in is on its way.'),
    ).toBeVisible();
    await expect(request).toHaveCount(0);
  });

  await test.step('the link in the email opens the account with the PIN of the request', async () => {
    const mail = await mailTo(page, account.email, 'Your rep account is approved');
    expect(mail).not.toContain('Nora Rivers');
    const [, link = ''] = /https?:\/\/[^/\s]+(\/\S+)/.exec(mail) ?? [];
    await page.goto(link);
    await expect(page.getByText('Your account is approved.')).toBeVisible();
    await expect(page).toHaveURL(/\/rep-access$/);
    await expectWellMade(page);
    await expect(page.locator('[name=email]')).toHaveValue(account.email);
    await page.locator('[name=password]').fill(account.pin);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/rep-access\/hub$/);
    await expect(page.getByText('Nora Rivers')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Manage/ })).toHaveCount(0);
  });
});
