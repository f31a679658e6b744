import { MINUTE } from './support/queue.ts';
import { leadName } from './support/rep.ts';
import { expect, test } from './support/worklist.ts';
import {
  button,
  callLink,
  expectLead,
  notes,
  openWithLead,
  openWorklist,
  status,
} from './support/worklist-page.ts';

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

test('the lead is held for 15 minutes, the time left is shown, and near its end it can be kept', async ({
  page,
  queue,
  colleague,
}) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await expect(page.getByText(/^Held for you 14:\d\d$/)).toBeVisible();
  await expect(button(page, 'Keep it')).toHaveCount(0);
  await queue.wait(13 * MINUTE);
  await expect(page.getByText(/^Held for you 1:\d\d$/)).toBeVisible();

  await notes(page).fill('Still on the phone');
  await button(page, 'Keep it').click();
  await expect(page.getByText('Held for you again.')).toBeVisible();
  await expect(page.getByText(/^Held for you 14:\d\d$/)).toBeVisible();
  await expect(notes(page)).toHaveValue('Still on the phone');

  await queue.wait(5 * MINUTE);
  const alex = await colleague('Alex Vega');
  expect(await alex.takes(queue)).toBe('Henry Okafor');
});

test('time that has run out is said, and the save goes through while nobody else has the lead', async ({
  page,
  queue,
}) => {
  const [grace] = await queue.put({});
  await openWithLead(page, queue, 'Grace Hollis');
  await queue.wait(16 * MINUTE);
  await expect(page.getByText(/^No longer held: a colleague may take this lead/)).toBeVisible();
  await notes(page).fill('A long call');
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await queue.stored(grace)).toMatchObject({ notes: 'A long call' });
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
