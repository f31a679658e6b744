import type { Page } from '@playwright/test';
import { fill } from './support/controls.ts';
import { HOUR } from './support/queue.ts';
import { expect, test } from './support/worklist.ts';
import { button, expectLead, notes, openWithLead, openWorklist, status } from './support/worklist-page.ts';

const written = { status: 'Attempted', notes: 'Half a sentence — with 💧 and\na second line' };

async function expectWritten(page: Page): Promise<void> {
  await expectLead(page, 'Grace Hollis');
  await expect(page.getByText('What you had not saved is back.')).toBeVisible();
  await expect(status(page, written.status)).toBeChecked();
  await expect(notes(page)).toHaveValue(written.notes);
}

test('what is not saved belongs to its lead: gone with a skip, and back with the lead', async ({
  page,
  queue,
}) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await button(page, 'Skip').click();
  await expectLead(page, 'Henry Okafor');
  await expect(notes(page)).toHaveValue('');
  await expect(status(page, 'New Lead')).toBeChecked();
  await button(page, 'Skip').click();
  await expectWritten(page);
});

test('a reload brings the lead back with what was not saved', async ({ page, queue }) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await page.reload();
  await expectWritten(page);
});

test('a page that was closed comes back with the lead and what was not saved', async ({
  page,
  context,
  queue,
}) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await page.close();
  const again = await context.newPage();
  await openWorklist(again, queue);
  await expectWritten(again);
  await button(again, 'Save').click();
  await expectLead(again, 'Henry Okafor');
  await again.reload();
  await expectLead(again, 'Henry Okafor');
  await expect(notes(again)).toHaveValue('');
});

test('a session that has ended leads to the login with a message, and back to the lead and every word', async ({
  page,
  queue,
  robin,
}) => {
  const [grace] = await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await queue.wait(13 * HOUR);
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please sign in again.');
  await expect(page).toHaveURL(/\/rep-access$/);
  expect(await queue.stored(grace)).toMatchObject({ notes: '' });

  await fill(page, { email: robin.email, password: robin.pin });
  await button(page, 'Sign In').click();
  await expect(page).toHaveURL(new RegExp(`/rep-access/worklist\\?batch=${queue.batchId}$`));
  await expectWritten(page);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await queue.stored(grace)).toMatchObject(written);
});

test('after a logout no lead comes up by itself', async ({ page, queue, robin }) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await button(page, 'Logout').click();
  await fill(page, { email: robin.email, password: robin.pin });
  await button(page, 'Sign In').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rep Hub');
  await openWorklist(page, queue);
  await expect(page.getByText('No lead on the card yet')).toBeVisible();
});
