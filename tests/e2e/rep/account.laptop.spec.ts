import { fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { haveSession, mailTo, typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/test.ts';

test('a manager approves an account request, and the new rep gets an email and signs in', async ({
  page,
  site,
  anotherDevice,
}) => {
  const account = { email: 'nora@reps.example', pin: '482913' };
  await test.step('an empty form shows a message and focuses the first field', async () => {
    await page.goto('/rep-access/create-user');
    await page.getByRole('button', { name: 'Request Account' }).click();
    await expect(page.getByRole('alert')).toHaveText('All fields are required');
    await expect(page.locator('[name=name]')).toBeFocused();
    await expectWellMade(page);
  });

  await test.step('the request is sent, and the PIN does not sign in yet', async () => {
    await fill(page, { name: 'Nora Rivers', phone: '(321) 555-0161', ...account });
    await page.getByRole('button', { name: 'Request Account' }).click();
    await expect(
      page.getByText("Request sent. You'll get an email once approved. Redirecting..."),
    ).toBeVisible();
    await expectWellMade(page);
    await page.getByRole('link', { name: 'Go to the login now' }).click();
    await expect(page).toHaveURL(/\/rep-access$/);
    await typeAccount(page, account);
    await expect(page.getByRole('alert')).toContainText('Your account request is waiting for approval.');
  });

  await test.step('the company gets an email with the page to decide on', async () => {
    const mail = await mailTo(page, account.email, 'New account request for the rep area');
    expect(mail).toContain('Nora Rivers');
    expect(mail).toContain('/rep-access/manage');
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
    await expect(desk.getByText('Nora Rivers can sign in as a rep now.')).toBeVisible();
    await expect(request).toHaveCount(0);
  });

  await test.step('the new rep gets an email and signs in', async () => {
    const mail = await mailTo(page, account.email, 'Your rep account is ready');
    expect(mail).toContain('Hello Nora Rivers');
    await typeAccount(page, account);
    await expect(page).toHaveURL(/\/rep-access\/hub$/);
    await expect(page.getByText('Nora Rivers')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Manage/ })).toHaveCount(0);
  });
});
