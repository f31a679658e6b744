import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { button, callLink, openWithLead, openWorklist, telLinks } from '../support/page/worklist-page.ts';
import { HOUR, MINUTE, SECOND } from '../support/people/queue.ts';
import { expect, test } from '../support/worklist.ts';

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
