import {
  button,
  callLink,
  expectLead,
  isForLead,
  isLook,
  openWithLead,
} from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

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
