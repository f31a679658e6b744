import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { HOUR, MINUTE, SECOND } from './support/queue.ts';
import { leadName } from './support/rep.ts';
import { expect, test } from './support/worklist.ts';
import {
  button,
  callLink,
  expectLead,
  openWithLead,
  openWorklist,
  telLinks,
} from './support/worklist-page.ts';

test('an empty-handed rep is told why open leads are held back, each reason with its count', async ({
  page,
  queue,
  colleague,
}) => {
  const away = { state: 'CA', zip: '90001' };
  const [, , , , , thrice] = await queue.put({}, {}, {}, away, away, {});
  for (const name of ['Alex Vega', 'Bo Lindqvist', 'Cleo Marsh']) await (await colleague(name)).takes(queue);
  await queue.called(thrice, [3 * HOUR, 2 * HOUR, HOUR]);
  await openWorklist(page, queue);
  await button(page, 'Next Lead').click();
  await expect(
    page.getByText(
      'No lead can be served now: 3 held by others, 2 outside calling hours, 1 called three times today.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Next one opens 11:00 AM Eastern.')).toBeVisible();
  await expect(page.getByText('6 open of 6')).toBeVisible();
});

test('a panhandle lead is served from 8 a.m. Central, and its card shows the time there', async ({
  page,
  queue,
}) => {
  await queue.begin(FRIDAY_TEN - 90 * MINUTE);
  await queue.put({ zip: '32501', city: 'Pensacola' }, {});
  await openWithLead(page, queue, 'Henry Okafor');
  await queue.wait(40 * MINUTE);
  await button(page, 'Skip').click();
  await expectLead(page, 'Grace Hollis');
  await expect(page.getByText(/^8:1\d AM Central where they live$/)).toBeVisible();
  await expect(callLink(page)).toHaveAttribute('href', /^tel:\+1321556/);
});

test('when the hours end under a card, the call button and the C key say when they open', async ({
  page,
  queue,
}) => {
  await queue.begin(FRIDAY_TEN + 11 * HOUR - MINUTE);
  await queue.put({ zip: '32501', city: 'Pensacola' });
  await openWithLead(page, queue, 'Grace Hollis');
  await expect(callLink(page)).toBeVisible();
  await queue.wait(MINUTE + 10 * SECOND);
  await expect(telLinks(page)).toHaveCount(0);
  await expect(button(page, 'Opens Sat 8:00 AM Central')).toBeDisabled();
  await expect(page.getByText(/^Outside calling hours: 8:0\d PM Central where they live$/)).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByText('Outside calling hours. Opens Sat 8:00 AM Central.')).toBeVisible();

  await button(page, 'Skip').click();
  await expect(page.getByText('No lead can be served now: 1 outside calling hours.')).toBeVisible();
});

test('a number called three times in 24 hours is called no more, and the card says from when on it is again', async ({
  page,
  queue,
}) => {
  const [grace] = await queue.put({});
  await queue.called(grace, [3 * HOUR, 2 * HOUR]);
  await openWithLead(page, queue, 'Grace Hollis');
  await expect(page.getByText('2 of 3 calls in 24 hours')).toBeVisible();
  await expect(callLink(page)).toBeVisible();

  // A colleague calls the same number about another roof.
  await queue.called(grace, [3 * HOUR, 2 * HOUR, 0]);
  await page.reload();
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expect(page.getByText('3 of 3 calls in 24 hours')).toBeVisible();
  await expect(telLinks(page)).toHaveCount(0);
  await expect(button(page, 'Opens Sat 8:00 AM Eastern')).toBeDisabled();
  await page.keyboard.press('c');
  await expect(page.getByText('Called 3 times in 24 hours. Opens Sat 8:00 AM Eastern.')).toBeVisible();
});

test('a booking is marked as asked for by the homeowner, and may be called at any hour', async ({
  page,
  queue,
}) => {
  await queue.begin(FRIDAY_TEN + 11 * HOUR);
  const slot = { service: 'roof-inspection', apptDate: '2026-11-21', apptTime: 'morning' };
  const createdAt = new Date(FRIDAY_TEN).toISOString();
  await queue.put({ ...slot, source: 'booking', createdAt, callWindow: 'any' }, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await expect(page.getByText('Asked for this call')).toBeVisible();
  await expect(page.getByText('Asked for No Cost Roof Inspection')).toBeVisible();
  await expect(page.getByText(/^Sat, Nov 21, Morning/)).toBeVisible();
  await expect(callLink(page)).toBeVisible();
  await button(page, 'Skip').click();
  await expectLead(page, 'Grace Hollis');
});
