import { openWithCopy, waitForRepFiles } from '../support/offline-copy.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import {
  button,
  expectLead,
  notes,
  openWithLead,
  openWorklist,
  status,
} from '../support/page/worklist-page.ts';
import { expect, test } from '../support/worklist.ts';

test.use({ serviceWorkers: 'allow' });

test('a save without a connection outlives a reload, is counted on the hub, and arrives once', {
  tag: '@nightly',
}, async ({ page, context, queue, faults }) => {
  faults.expectOffline();
  const [grace] = await queue.put({}, {});
  await openWithCopy(page, '/about');
  await page.goto('/rep-access/hub');
  await expect(page.getByRole('heading', { name: 'Available Batches' })).toBeVisible();
  await waitForRepFiles(page);
  await openWithLead(page, queue, 'Grace Hollis');
  await context.setOffline(true);
  await status(page, 'Attempted').tap();
  await notes(page).fill('From the truck');
  await button(page, 'Save').tap();
  const kept = page.locator('[data-save-state]');
  await expect(kept).toHaveAttribute('data-save-state', 'waiting');
  await expectWellMade(page);

  await page.reload();
  await expect(kept).toContainText('Grace Hollis');
  await expect(kept).toHaveAttribute('data-save-state', 'waiting');
  await page.getByRole('link', { name: 'Hub', exact: true }).tap();
  await expect(page.getByText('1 save on this device waiting for a connection.')).toBeVisible();
  await expectWellMade(page);
  expect(await queue.stored(grace)).toMatchObject({ notes: '', attempts: 0 });

  await context.setOffline(false);
  await expect(page.getByText('1 save on this device waiting for a connection.')).toBeHidden();
  expect(await queue.stored(grace)).toMatchObject({ notes: 'From the truck', attempts: 1 });
  await openWorklist(page, queue);
  await expectLead(page, 'Henry Okafor');
});
