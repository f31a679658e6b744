import { expectFields, fill } from './support/controls.ts';
import { leadName } from './support/rep.ts';
import { expect, test } from './support/worklist.ts';
import { button, expectLead, notes, openWithLead } from './support/worklist-page.ts';

const written = { status: 'Attempted', notes: 'From the truck, between two towers' };

test('a save that cannot go out says so, loses nothing, and goes out by itself when the connection is back', async ({
  page,
  context,
  queue,
  faults,
}) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
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

test('a save the server does not answer fails with the same words, and the next click saves it', async ({
  page,
  queue,
  faults,
}) => {
  faults.expect(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const [grace] = await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await page.route('**/api/script', (route) => route.abort('connectionreset'));
  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('Failed to save lead');
  await expectFields(page, written);
  await page.unroute('**/api/script');

  await notes(page).fill(`${written.notes}, twice`);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await queue.stored(grace)).toMatchObject({ ...written, notes: `${written.notes}, twice` });
});
