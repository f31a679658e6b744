import { fill } from '../support/page/controls.ts';
import { button, callLink, expectLead, openWithLead } from '../support/page/worklist-page.ts';
import { HOUR } from '../support/people/queue.ts';
import { expect, test } from '../support/worklist.ts';

test('a lead with a callback at 4:30 PM is not served before; then it comes first, and the card says how late it is', {
  tag: '@nightly',
}, async ({ page, queue }) => {
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
