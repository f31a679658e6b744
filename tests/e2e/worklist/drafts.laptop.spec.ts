import { expectFields, fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { button, expectLead, notes, openWithLead, openWorklist } from '../support/page/worklist-page.ts';
import { expect, test } from '../support/worklist.ts';

const written = { status: 'Attempted', notes: 'Half a sentence — with 💧 and\na second line' };

test('a closed worklist opens again with the same lead and its draft', { tag: '@nightly' }, async ({
  page,
  context,
  queue,
}) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await page.close();
  const again = await context.newPage();
  await openWorklist(again, queue);
  await expectLead(again, 'Grace Hollis');
  await expect(again.getByText('Your unsaved changes are back.')).toBeVisible();
  await expectFields(again, written);
  await button(again, 'Save').click();
  await expectLead(again, 'Henry Okafor');
  await again.reload();
  await expectLead(again, 'Henry Okafor');
  await expect(notes(again)).toHaveValue('');
});

test('the warning before a logout that deletes unsaved notes fits the screen, and the keyboard stays on it', {
  tag: '@nightly',
}, async ({ page, queue }) => {
  await queue.put({});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, written);
  await page.goto('/rep-access/hub');
  await button(page, 'Logout').click();
  await expect(page.getByRole('region', { name: 'Logging out deletes your unsaved work' })).toBeFocused();
  await expect(page.getByText('Notes on 1 lead')).toBeVisible();
  await expectWellMade(page);
  await page.keyboard.press('Tab');
  await expect(button(page, 'Stay signed in')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rep-access$/);
  expect(await page.evaluate(() => localStorage.getItem('repDrafts'))).toBe('[]');
});
