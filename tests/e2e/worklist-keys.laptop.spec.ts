import { SECOND } from './support/queue.ts';
import { leadName } from './support/rep.ts';
import { expect, test } from './support/worklist.ts';
import {
  button,
  expectLead,
  notes,
  openWithLead,
  openWorklist,
  status,
  watchDialling,
} from './support/worklist-page.ts';

const STATUSES = ['New Lead', 'Attempted', 'Qualified – Appointment Set', 'Not Qualified', 'DO NOT CALL'];

test('N takes the next lead, C calls it, 1 to 5 choose its status, S saves it', async ({ page, queue }) => {
  const [grace] = await queue.put({}, {});
  await openWorklist(page, queue);
  await page.keyboard.press('n');
  await expectLead(page, 'Grace Hollis');
  const dialled = await watchDialling(page);
  await page.keyboard.press('c');
  expect(await dialled()).toEqual([`tel:+${grace.phoneKey}`]);
  for (const [index, name] of STATUSES.entries()) {
    await page.keyboard.press(String(index + 1));
    await expect(status(page, name)).toBeChecked();
  }
  await page.keyboard.press('4');
  await page.keyboard.press('s');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectLead(page, 'Henry Okafor');
  expect(await queue.stored(grace)).toMatchObject({ status: 'Not Qualified' });
});

test('K skips, P shows the lead before, / goes to the notes, Escape leaves them, ? lists the keys', async ({
  page,
  queue,
}) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await page.keyboard.press('k');
  await expectLead(page, 'Henry Okafor');
  await page.keyboard.press('p');
  const previous = page.getByRole('dialog', { name: 'Previous lead' });
  await expect(previous).toContainText('Grace Hollis');
  await page.keyboard.press('Escape');
  await expect(previous).toHaveCount(0);

  await page.keyboard.press('/');
  await expect(notes(page)).toBeFocused();
  await page.keyboard.type('Says knock first');
  await expect(notes(page)).toHaveValue('Says knock first');
  await page.keyboard.press('Escape');
  await expect(notes(page)).not.toBeFocused();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Undo the last save, for 8 seconds');
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await expect(leadName(page)).toHaveText('Henry Okafor');
});

test('U takes the save back within 8 seconds, with every word, and not after', async ({ page, queue }) => {
  const [grace] = await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await notes(page).fill('Wrong lead');
  await status(page, 'DO NOT CALL').check();
  await button(page, 'Save').click();
  await expectLead(page, 'Henry Okafor');
  await expect(button(page, 'Undo')).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Save undone.')).toBeVisible();
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expect(notes(page)).toHaveValue('Wrong lead');
  expect(await queue.stored(grace)).toMatchObject({ status: 'New Lead', notes: '', open: true });

  await status(page, 'Not Qualified').check();
  await button(page, 'Save').click();
  await expectLead(page, 'Henry Okafor');
  await queue.wait(8 * SECOND);
  await expect(button(page, 'Undo')).toHaveCount(0);
  await page.keyboard.press('u');
  await expect(leadName(page)).toHaveText('Henry Okafor');
  expect(await queue.stored(grace)).toMatchObject({ status: 'Not Qualified' });
});

test('letters typed into a field, or with Ctrl or Alt, are no keys', async ({ page, queue }) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  const dialled = await watchDialling(page);
  await notes(page).click();
  await page.keyboard.type('nck s5/?');
  await expect(notes(page)).toHaveValue('nck s5/?');
  await page.getByLabel(/^Rep name/).click();
  await page.keyboard.type(' nc');
  await expect(page.getByLabel(/^Rep name/)).toHaveValue('Robin Reyes nc');
  await status(page, 'New Lead').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Alt+c');
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expect(status(page, 'New Lead')).toBeChecked();
  expect(await dialled()).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the switch turns every single-letter key off, also after a reload', async ({ page, queue }) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: /Single-letter keys/ }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expectLead(page, 'Grace Hollis');
  const dialled = await watchDialling(page);
  for (const key of ['n', 'c', '5', 'k', '?', 'p']) await page.keyboard.press(key);
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expect(status(page, 'New Lead')).toBeChecked();
  expect(await dialled()).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await button(page, 'Keys').click();
  await page.getByRole('checkbox', { name: /Single-letter keys/ }).check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expectLead(page, 'Henry Okafor');
});
