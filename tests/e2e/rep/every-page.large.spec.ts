import { aVisitRow } from '#tests/stores/rows.ts';
import { expectWholeWords } from '../support/page/fits.ts';
import { forEachView, guardedPaths, openAtWork, repTagOf } from '../support/page/rep-pages.ts';
import { axeFindings } from '../support/page/well-made.ts';
import { openWithLead, status } from '../support/page/worklist-page.ts';
import { haveSession } from '../support/people/accounts.ts';
import { expect, test } from '../support/worklist.ts';

// One page after another is faster than a test of each.
test.describe.configure({ timeout: 120_000 });

test('with text at 200%, every page of a rep and every view of Manage shows whole words on a phone', async ({
  page,
  site,
}) => {
  await haveSession(page, site, site.manager);
  for (const path of guardedPaths)
    await test.step(path, async () => {
      await openAtWork(page, path);
      await expectWholeWords(page, path);
      if (repTagOf(path).length > 0) return;
      expect.soft(await axeFindings(page), `what axe finds on ${path}`).toEqual([]);
    });
  await forEachView(page, (view) => expectWholeWords(page, view));
});

test('with text at 200%, the card of a booking shows whole words on a phone', async ({ page, queue }) => {
  const slot = { apptDate: '2026-11-24', apptTime: 'morning' };
  const [{ leadId, createdAt }] = await queue.put({
    source: 'booking',
    service: 'emergency-tarping',
    ...slot,
  });
  const visit = aVisitRow({ visitId: leadId, reference: 'RT-GRACE4', leadId, createdAt, ...slot });
  await queue.write({ kind: 'insertVisit', row: visit });
  await openWithLead(page, queue, 'Grace Hollis');
  await expectWholeWords(page, 'the card');
  await status(page, 'Qualified – Appointment Set').click();
  await expectWholeWords(page, 'the card with a status');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWholeWords(page, 'the keys');
});
