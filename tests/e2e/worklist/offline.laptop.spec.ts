import { expectFields, fill } from '../support/page/controls.ts';
import { button, expectLead, openWithLead } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

const written = { status: 'Attempted', notes: 'From the truck, between two towers' };

test('a save without a connection stays on this device, and is sent automatically when the connection is back', async ({
  page,
  context,
  queue,
  faults,
}) => {
  faults.expectOffline();
  const [grace] = await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await context.setOffline(true);
  await button(page, 'Save').click();
  await expect(page.getByText('Failed to save lead')).toBeVisible();
  await expect(page.getByText("You're offline. Your save is on this device")).toBeVisible();
  await expect(page.locator('[data-save-state=waiting]')).toContainText('Grace Hollis');
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expectFields(page, written);
  await button(page, 'Next Lead').click();
  await expect(page.getByText("The next lead will load when you're back online.")).toBeVisible();

  await context.setOffline(false);
  await expectLead(page, 'Henry Okafor');
  await expect(page.locator('[data-save-state]')).toHaveCount(0);
  expect(await queue.stored(grace)).toMatchObject({ ...written, attempts: 1 });
});
