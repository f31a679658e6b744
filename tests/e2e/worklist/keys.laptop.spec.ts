import {
  expectLead,
  notes,
  openWorklist,
  recordDialedNumbers,
  status,
} from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

const STATUSES = ['New Lead', 'Attempted', 'Qualified – Appointment Set', 'Not Qualified', 'DO NOT CALL'];

test('a rep works a list with the keyboard alone: N, C, 1 to 5, /, Escape, S, K, P and ?', async ({
  page,
  queue,
}) => {
  const [grace] = await queue.put({}, {}, {});
  await openWorklist(page, queue);
  await page.keyboard.press('n');
  await expectLead(page, 'Grace Hollis');
  const dialled = await recordDialedNumbers(page);
  await page.keyboard.press('c');
  expect(await dialled()).toEqual([`tel:+${grace.phoneKey}`]);
  for (const [index, name] of STATUSES.entries()) {
    await page.keyboard.press(String(index + 1));
    await expect(status(page, name)).toBeChecked();
  }
  await page.keyboard.press('2');
  await page.keyboard.press('/');
  await expect(notes(page)).toBeFocused();
  await page.keyboard.type('nck s5? Says knock first');
  await expect(notes(page)).toHaveValue('11/20: nck s5? Says knock first');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectLead(page, 'Henry Okafor');
  expect(await queue.stored(grace)).toMatchObject({
    status: 'Attempted',
    notes: '11/20: nck s5? Says knock first',
  });

  await page.keyboard.press('k');
  await expectLead(page, 'Iris Delgado');
  await page.keyboard.press('p');
  const previous = page.getByRole('dialog', { name: 'Previous lead' });
  await expect(previous).toContainText('Henry Okafor');
  await page.keyboard.press('Escape');
  await expect(previous).toHaveCount(0);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await expect(keys).toContainText(
    "Undo the last save (for 8 seconds, or until it's sent if you're offline)",
  );
  await page.keyboard.press('k');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(leadName(page)).toHaveText('Iris Delgado');
});
