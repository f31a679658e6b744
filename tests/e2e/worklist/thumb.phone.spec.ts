import type { Locator } from '@playwright/test';
import { expectWellMade } from '../support/page/well-made.ts';
import { button, callLink, expectLead, notes, openWithLead, status } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

/** Expects a control in the lower half of the screen, within reach of the thumb. */
async function expectUnderThumb(control: Locator): Promise<void> {
  const box = await control.boundingBox();
  const { height = 0 } = control.page().viewportSize() ?? {};
  expect(box?.y).toBeGreaterThan(height / 2);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect(box?.height).toBeGreaterThanOrEqual(44);
}

test('Call, Save and Skip stay within reach of the thumb from the top to the bottom of the card', {
  tag: '@nightly',
}, async ({ page, queue }) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  const bar = [callLink(page), button(page, 'Save'), button(page, 'Skip')];
  for (const control of bar) await expectUnderThumb(control);
  await page.getByText('Came in through').scrollIntoViewIfNeeded();
  for (const control of bar) await expectUnderThumb(control);
  await expectWellMade(page);

  const links = page.getByRole('navigation', { name: 'Rep area' }).getByRole('link');
  await expect(links).toHaveText(['Hub', 'Worklist', 'New Lead', 'Back to Site']);
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size, 'the links of the rep area stand in one row').toBe(1);
});

test('a rep works a lead with taps alone: status, note, Save, Undo', async ({ page, queue }) => {
  const [grace] = await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await status(page, 'Attempted').tap();
  await notes(page).tap();
  await notes(page).fill('No answer');
  await button(page, 'Save').tap();
  await expectLead(page, 'Henry Okafor');
  await expectUnderThumb(button(page, 'Undo'));
  await button(page, 'Undo').tap();
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expect(notes(page)).toHaveValue('No answer');
  expect(await queue.stored(grace)).toMatchObject({ notes: '' });
});

test('what to say is one line next to the time left, which moves nothing, and opens with a tap', {
  tag: '@nightly',
}, async ({ page, queue }) => {
  await queue.put({});
  await openWithLead(page, queue, 'Grace Hollis');
  const toggle = button(page, 'What to say');
  const [line, words] = await Promise.all([page.getByText('Yours for').boundingBox(), toggle.boundingBox()]);
  const middle = (box: typeof line) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(line) - middle(words)), 'apart from the time left').toBeLessThanOrEqual(1);
  expect(words?.height).toBeGreaterThanOrEqual(44);
  const statusAt = async () => (await status(page, 'Attempted').boundingBox())?.y ?? 0;
  const before = await statusAt();
  await toggle.evaluate((element) => element.remove());
  expect(await statusAt(), 'the status without the line').toBe(before);
  await page.reload();
  await expectLead(page, 'Grace Hollis');
  await toggle.tap();
  await expect(page.getByText(/^Hi Grace, this is Robin Reyes with/)).toBeVisible();
  await expectWellMade(page);
  // A tap may scroll.
  const belowName = async () => (await statusAt()) - ((await leadName(page).boundingBox())?.y ?? 0);
  const opened = await belowName();
  for (const [name, said] of [
    ['Attempted', /sorry that I've missed you/],
    ['Not Qualified', /^Thank you for your time/],
    ['DO NOT CALL', /^I'm taking you off our list/],
  ] as const) {
    await status(page, name).tap();
    await expect(page.getByText(said)).toBeVisible();
    expect(await belowName(), `the status with the last words for ${name}`).toBe(opened);
  }
});
