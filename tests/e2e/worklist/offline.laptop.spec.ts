import { expectFields, fill } from '../support/page/controls.ts';
import { button, expectLead, openWithLead } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

const written = { status: 'Attempted', notes: 'From the truck, between two towers' };

test('a save without a connection shows a message, loses nothing, and is sent automatically when the connection is back', async ({
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
  await expect(page.getByRole('alert')).toContainText('Failed to save lead');
  await expect(page.getByRole('alert')).toContainText('You are offline. Nothing you wrote is lost.');
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expectFields(page, written);

  await context.setOffline(false);
  await expectLead(page, 'Henry Okafor');
  expect(await queue.stored(grace)).toMatchObject(written);
});
