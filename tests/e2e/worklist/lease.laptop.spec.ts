import {
  button,
  callLink,
  expectLead,
  notes,
  openWithLead,
  openWorklist,
  status,
} from '../support/page/worklist-page.ts';
import { MINUTE } from '../support/people/queue.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

test('two reps who work one batch at the same time never have the same lead', async ({
  page,
  queue,
  colleague,
}) => {
  await queue.put({}, {}, {});
  const other = await (await colleague('Alex Vega')).opens();
  await Promise.all([openWorklist(page, queue), openWorklist(other, queue)]);
  await Promise.all([page, other].map((each) => button(each, 'Next Lead').click()));
  await Promise.all([page, other].map((each) => expect(each.getByText('Lead loaded')).toBeVisible()));
  const first = [await leadName(page).innerText(), await leadName(other).innerText()];
  expect([...first].sort()).toEqual(['Grace Hollis', 'Henry Okafor']);

  await button(page, 'Skip').click();
  await expectLead(page, 'Iris Delgado');
  await button(other, 'Skip').click();
  await expectLead(other, first[0] ?? '');
});

test('a save of a lead that a colleague has taken meanwhile says so and loses no note', async ({
  page,
  context,
  queue,
  colleague,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [grace] = await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await status(page, 'Attempted').check();
  await notes(page).fill('Spoke to her son; the tarp holds.');
  await queue.wait(16 * MINUTE);
  const alex = await colleague('Alex Vega');
  expect(await alex.takes(queue)).toBe('Grace Hollis');

  await button(page, 'Save').click();
  await expect(page.getByRole('alert')).toContainText('Failed to save lead');
  await expect(page.getByRole('alert')).toContainText('no longer held for you');
  await expect(notes(page)).toHaveValue('Spoke to her son; the tarp holds.');
  await expect(callLink(page)).toHaveCount(0);
  await expect(button(page, 'Save')).toHaveCount(0);
  expect(await queue.stored(grace)).toMatchObject({ notes: '', status: 'New Lead' });
  await button(page, 'Copy note').click();
  await expect(page.getByText('Note copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Spoke to her son; the tarp holds.');

  await button(page, 'Take the next lead').click();
  await expectLead(page, 'Henry Okafor');
  await expect(notes(page)).toHaveValue('');
  await alex.saves(grace, 'New Lead', '');
  await button(page, 'Skip').click();
  await expectLead(page, 'Grace Hollis');
  await expect(notes(page)).toHaveValue('Spoke to her son; the tarp holds.');
});
