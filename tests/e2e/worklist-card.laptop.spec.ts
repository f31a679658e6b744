import { aBatch } from '#tests/builders/batch.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { fill } from './support/controls.ts';
import { HOUR, MINUTE } from './support/queue.ts';
import { expect, test } from './support/worklist.ts';
import { button, callLink, expectLead, openWithLead, openWorklist, status } from './support/worklist-page.ts';

test('the card tells who did what and when with the lead, its attempts, and where else its number stands', async ({
  page,
  queue,
  colleague,
}) => {
  const [grace] = await queue.put({});
  const north = `${queue.batchId}-north`;
  const twin = { ...grace, leadId: `${grace.leadId}-twin`, batchId: north, firstName: 'Greta' };
  await queue.write(
    { kind: 'putBatch', row: aBatch({ batchId: north, name: 'Hail in the north' }) },
    { kind: 'putLead', row: { ...twin, status: 'Not Qualified', open: false } },
  );
  const alex = await colleague('Alex Vega');
  await alex.takes(queue);
  await alex.saves(grace, 'Attempted', 'Voicemail; try after work.');
  await queue.wait(HOUR);

  await openWithLead(page, queue, 'Grace Hollis');
  const known = page.getByRole('complementary');
  await expect(known.getByText('1 attempt · times Eastern')).toBeVisible();
  const line = known.getByRole('listitem').filter({ hasText: 'Attempted' });
  await expect(line).toContainText(/Nov 20, 10:0\d AM · Alex Vega/);
  await expect(line).toContainText('Voicemail; try after work.');
  const same = known.getByRole('listitem').filter({ hasText: 'Greta Hollis' });
  await expect(same).toContainText('Hail in the north · Not Qualified');
});

test('“call after 4:30 pm”: nobody has the lead before, then it comes first, and the card says how late it is', async ({
  page,
  queue,
}) => {
  await queue.put({}, {}, {}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await page.getByText('Call back later').click();
  await button(page, '4:30 PM today').click();
  await fill(page, { status: 'Attempted', notes: 'At work; call after 4:30 pm.' });
  await button(page, 'Save').click();
  await expectLead(page, 'Henry Okafor');
  await button(page, 'Skip').click();
  await expectLead(page, 'Iris Delgado');

  await queue.wait(7 * HOUR);
  await button(page, 'Skip').click();
  await expectLead(page, 'Grace Hollis');
  await expect(page.getByText(/^Call back Fri, Nov 20, 4:30 PM Eastern · 3\d min overdue$/)).toBeVisible();
  await expect(callLink(page)).toBeVisible();
});

test('a callback kept for one rep is that rep’s; one left to anyone is whoever comes first’s', async ({
  page,
  queue,
  colleague,
}) => {
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  for (const [name, mine] of [
    ['Grace Hollis', true],
    ['Henry Okafor', false],
  ] as const) {
    await expectLead(page, name);
    await page.getByText('Call back later').click();
    await button(page, 'In 1 hour').click();
    await page.getByRole('checkbox', { name: /Keep it for me/ }).setChecked(mine);
    await button(page, 'Save').click();
    await expect(page.getByText('Saved.')).toBeVisible();
  }
  await expect(page.getByText('No lead can be served now: 2 callbacks later.')).toBeVisible();
  await queue.wait(2 * HOUR);
  const alex = await colleague('Alex Vega');
  expect(await alex.takes(queue)).toBe('Henry Okafor');
  await button(page, 'Next Lead').click();
  await expectLead(page, 'Grace Hollis');
});

test('how far the batch is and how many this rep has saved today stand over the card', async ({
  page,
  queue,
  colleague,
}) => {
  const [, henry] = await queue.put({}, {}, {}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await expect(page.getByText('4 open of 4', { exact: true })).toBeVisible();
  const alex = await colleague('Alex Vega');
  await alex.takes(queue);
  await alex.saves(henry, 'Not Qualified');
  await status(page, 'Not Qualified').check();
  await button(page, 'Save').click();
  await expectLead(page, 'Iris Delgado');
  await expect(page.getByText('2 open of 4 · 1 saved today')).toBeVisible();
});

test('times are Eastern on a device in another zone, and the lead’s own beside them', async ({
  page,
  queue,
}) => {
  await queue.begin(FRIDAY_TEN - HOUR + MINUTE);
  const callbackAt = new Date(FRIDAY_TEN - HOUR).toISOString();
  await queue.put({ zip: '32501', callWindow: 'central', callbackAt, queueKey: `0${callbackAt}` });
  await openWorklist(page, queue);
  await button(page, 'Next Lead').click();
  await expect(
    page.getByText('Call back Fri, Nov 20, 9:00 AM Eastern (8:00 AM Central) · 1 min overdue'),
  ).toBeVisible();
  await expect(page.getByText('8:01 AM Central where they live')).toBeVisible();
});
