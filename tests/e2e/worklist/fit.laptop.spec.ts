import { aVisitRow } from '#tests/stores/rows.ts';
import { moves, painted } from '../support/page/layout-shifts.ts';
import { expectLead, notes, openWorklist } from '../support/page/worklist-page.ts';
import { expect, test } from '../support/worklist.ts';

/** A laptop of 1366 x 768 without the browser's own bars. */
test.use({ viewport: { width: 1366, height: 650 } });

test('on a small laptop, a lead can be worked without scrolling, and nothing moves from one to the next', async ({
  page,
  queue,
}) => {
  await queue.put({}, {}, {});
  await openWorklist(page, queue);
  await page.keyboard.press('n');
  await expectLead(page, 'Grace Hollis');
  await expect(page.getByText('Lead loaded')).toBeVisible();
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Grace Hollis' }) });
  expect((await card.boundingBox())?.y, 'top of the card').toBeLessThanOrEqual(116);
  const bar = await page.getByRole('button', { name: 'Skip' }).boundingBox();
  const callback = await page.getByText('Call back later').boundingBox();
  expect((callback?.y ?? 999) + (callback?.height ?? 999), 'end of the callback').toBeLessThanOrEqual(
    bar?.y ?? 0,
  );
  const lines = await notes(page).evaluate(
    (area) => area.clientHeight / Number.parseFloat(getComputedStyle(area).lineHeight),
  );
  expect(lines).toBeGreaterThanOrEqual(4);

  const said = page.getByText(/^Hi Grace, this is Robin Reyes with/);
  const script = await said.boundingBox();
  expect((script?.y ?? 0) + (script?.height ?? 999), 'end of what to say').toBeLessThanOrEqual(650);

  const since = await painted(page);
  await page.keyboard.press('6');
  await page.keyboard.press('s');
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectLead(page, 'Henry Okafor');
  await page.keyboard.press('k');
  await expectLead(page, 'Iris Delgado');
  await expect(page.getByText('Lead loaded')).toBeVisible();
  expect(await moves(page, since)).toEqual([]);
});

for (const [width, height, tag] of [
  [1280, 800, []],
  [1024, 768, ['@nightly']],
] as const) {
  const title = `on a screen of ${width} x ${height}, nothing moves when a save can be undone and the next lead comes`;
  test(title, { tag: [...tag] }, async ({ page, queue }) => {
    await page.setViewportSize({ width, height });
    await queue.put({}, {});
    await openWorklist(page, queue);
    await page.keyboard.press('n');
    await expectLead(page, 'Grace Hollis');
    await page.keyboard.press('6');
    const since = await painted(page);
    await page.keyboard.press('s');
    await expectLead(page, 'Henry Okafor');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await painted(page);
    expect(await moves(page, since)).toEqual([]);
  });
}

test('the key of the visit says which time it has chosen, and moves nothing', async ({ page, queue }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const slot = { apptDate: '2026-11-25', apptTime: 'afternoon' };
  const [{ leadId, createdAt }] = await queue.put({ source: 'booking', ...slot });
  const visit = aVisitRow({ visitId: leadId, reference: 'RT-GRACE3', leadId, createdAt, ...slot });
  await queue.write({ kind: 'insertVisit', row: visit });
  await openWorklist(page, queue);
  await page.keyboard.press('n');
  await expectLead(page, 'Grace Hollis');
  const name = page.getByRole('heading', { name: 'Grace Hollis' });
  const top = (await name.boundingBox())?.y;
  await page.keyboard.press('v');
  await expect(page.getByText('Visit: Wed, Nov 25, Afternoon', { exact: true })).toBeVisible();
  expect((await name.boundingBox())?.y).toBe(top);
});
