import { expectLead, openWorklist, recordDialedNumbers } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

test('N loads a lead, C dials it and ? shows the keys, which do nothing while they are shown', async ({
  page,
  queue,
}) => {
  const [grace] = await queue.put({}, {});
  await openWorklist(page, queue);
  await page.keyboard.press('n');
  await expectLead(page, 'Grace Hollis');
  const dialed = await recordDialedNumbers(page);
  await page.keyboard.press('c');
  expect(await dialed()).toEqual([`tel:+${grace.phoneKey}`]);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText('Undo the last save');
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(leadName(page)).toHaveText('Grace Hollis');
});
