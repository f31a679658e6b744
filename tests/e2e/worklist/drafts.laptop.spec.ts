import type { Page } from '@playwright/test';
import { fill } from '../support/page/controls.ts';
import {
  button,
  expectLead,
  notes,
  openWithLead,
  openWorklist,
  status,
} from '../support/page/worklist-page.ts';
import { typeAccount } from '../support/people/accounts.ts';
import { expect, test } from '../support/worklist.ts';

const written = { status: 'Attempted', notes: 'Half a sentence — with 💧 and\na second line' };

async function expectWritten(page: Page): Promise<void> {
  await expectLead(page, 'Grace Hollis');
  await expect(page.getByText('What you had not saved is back.')).toBeVisible();
  await expect(status(page, written.status)).toBeChecked();
  await expect(notes(page)).toHaveValue(written.notes);
}

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

test('after a logout no lead comes up by itself', async ({ page, queue, robin }) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await page.getByRole('link', { name: 'Rep Hub' }).click();
  await button(page, 'Logout').click();
  await typeAccount(page, robin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rep Hub');
  await openWorklist(page, queue);
  await expect(page.getByText('No lead on the card yet')).toBeVisible();
});
