import { fill } from '../support/page/controls.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { button, openWithLead } from '../support/page/worklist-page.ts';
import { expect, test } from '../support/worklist.ts';

test('the warning before a logout that deletes unsaved notes fits the screen, and the keyboard stays on it', {
  tag: '@nightly',
}, async ({ page, queue }) => {
  await queue.put({});
  await openWithLead(page, queue, 'Grace Hollis');
  await fill(page, { status: 'Attempted', notes: 'Half a sentence' });
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
