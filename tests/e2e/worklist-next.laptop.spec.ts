import type { Request } from '@playwright/test';
import { fill } from './support/controls.ts';
import { leadName } from './support/rep.ts';
import { expect, test } from './support/worklist.ts';
import {
  button,
  callLink,
  expectLead,
  isForLead,
  isLook,
  notes,
  openWithLead,
  openWorklist,
  status,
} from './support/worklist-page.ts';

test('the next lead is on the card before the script has answered, and until then it is anyone’s', async ({
  page,
  queue,
  colleague,
}) => {
  await queue.put({}, {}, {});
  const looked = page.waitForResponse((answer) => isLook(answer.request()));
  await openWithLead(page, queue, 'Grace Hollis');
  await (await looked).finished();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/script?*', async (route) => {
    if (isForLead(route.request())) await held;
    await route.continue();
  });
  await page.keyboard.press('k');
  await expect(leadName(page)).toHaveText('Henry Okafor');
  await expect(callLink(page)).toHaveCount(0);
  await expect(button(page, 'Save')).toBeDisabled();

  const alex = await colleague('Alex Vega');
  expect(await alex.takes(queue)).toBe('Henry Okafor');
  letGo();
  await expectLead(page, 'Iris Delgado');
  await expect(page.getByText('Henry Okafor has just gone to a colleague.')).toBeVisible();
  await expect(callLink(page)).toBeVisible();
});

test('Attempted and Qualified – Appointment Set are saved only with a note', async ({ page, queue }) => {
  const leads = await queue.put({}, {});
  await openWorklist(page, queue);
  await button(page, 'Next Lead').click();
  for (const [index, name] of ['Attempted', 'Qualified – Appointment Set'].entries()) {
    await expectLead(page, index === 0 ? 'Grace Hollis' : 'Henry Okafor');
    await expect(button(page, 'Save')).toBeEnabled();
    await status(page, name).check();
    await expect(page.getByText('Notes are required for this status')).toBeVisible();
    await expect(button(page, 'Save')).toBeDisabled();
    await notes(page).fill('   ');
    await expect(button(page, 'Save')).toBeDisabled();
    await notes(page).fill('Tuesday at nine');
    await expect(page.getByText('Notes are required for this status')).toHaveCount(0);
    await button(page, 'Save').click();
    await expect(page.getByText('Saved.')).toBeVisible();
  }
  for (const [index, name] of ['Attempted', 'Qualified – Appointment Set'].entries()) {
    const lead = leads[index];
    expect(lead && (await queue.stored(lead))).toMatchObject({ status: name, notes: 'Tuesday at nine' });
  }
});

test('Save says “Saved.”, and the next lead comes one second later', async ({ page, queue }) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  const forLeads: Request[] = [];
  page.on('request', (request) => {
    if (isForLead(request)) forLeads.push(request);
  });
  await fill(page, { status: 'Not Qualified', notes: 'Renting' });
  await page.clock.pauseAt(queue.now() + 5000);
  await button(page, 'Save').click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.clock.runFor(999);
  await expect(leadName(page)).toHaveText('Grace Hollis');
  expect(forLeads).toEqual([]);
  await page.clock.runFor(1);
  await expectLead(page, 'Henry Okafor');
  await expect(page.getByText('Lead loaded')).toBeVisible();
  expect(forLeads).toHaveLength(1);
});

test('a skipped lead is not saved, goes behind the rest for this rep, and is free for others', async ({
  page,
  queue,
  colleague,
}) => {
  const [grace] = await queue.put({}, {}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await status(page, 'Not Qualified').check();
  await button(page, 'Skip').click();
  await expectLead(page, 'Henry Okafor');
  expect(await queue.stored(grace)).toMatchObject({ status: 'New Lead', open: true });
  await button(page, 'Skip').click();
  await expectLead(page, 'Iris Delgado');
  const alex = await colleague('Alex Vega');
  expect(await alex.takes(queue)).toBe('Grace Hollis');
  await button(page, 'Skip').click();
  await expectLead(page, 'Henry Okafor');
});

test('after the last lead the card is cleared and says that there are no more', async ({ page, queue }) => {
  await queue.put({});
  await openWithLead(page, queue, 'Grace Hollis');
  await status(page, 'Not Qualified').check();
  await button(page, 'Save').click();
  await expect(page.getByText('No more open leads.')).toBeVisible();
  await expect(leadName(page)).toHaveCount(0);
  await expect(button(page, 'Save')).toBeDisabled();
  await expect(page.getByText('0 open of 1 · 1 saved today')).toBeVisible();

  await queue.put({});
  await button(page, 'Next Lead').click();
  await expectLead(page, 'Henry Okafor');
});

test('without a rep name no lead is asked for', async ({ page, queue }) => {
  await queue.put({});
  await openWorklist(page, queue);
  await page.getByLabel(/^Rep name/).fill('');
  await button(page, 'Next Lead').click();
  await expect(page.getByText('Please enter your rep name first')).toBeVisible();
  await expect(leadName(page)).toHaveCount(0);
});
