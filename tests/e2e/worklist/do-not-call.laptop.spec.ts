import type { LeadRow } from '#backend/core/rows.ts';
import { aBatch } from '#tests/builders/batch.ts';
import {
  button,
  callLink,
  expectLead,
  openWithLead,
  status,
  telLinks,
} from '../support/page/worklist-page.ts';
import { MINUTE } from '../support/people/queue.ts';
import { expect, test } from '../support/worklist.ts';

test('after DO NOT CALL is saved, the number is not served again in any batch, and a colleague’s card loses it on reload', {
  tag: '@nightly',
}, async ({ page, queue, colleaguesPage }) => {
  const phone = '(321) 557-0110';
  const other = `${queue.batchId}-north`;
  const [grace, greta] = await queue.put({ phone }, { phone, firstName: 'Greta' }, {});
  const twin: LeadRow = { ...greta, leadId: `${greta.leadId}-twin`, batchId: other };
  await queue.write(
    { kind: 'putBatch', row: aBatch({ batchId: other, name: 'Hail in the north' }) },
    { kind: 'putLead', row: twin },
  );
  await openWithLead(page, queue, 'Grace Hollis');
  const elsewhere = await colleaguesPage('Alex Vega');
  await openWithLead(elsewhere, { batchId: other }, 'Greta Okafor');
  await expect(callLink(elsewhere)).toBeVisible();

  await status(page, 'DO NOT CALL').check();
  await button(page, 'Save').click();
  await expectLead(page, 'Iris Delgado');
  await expect(page.getByText('1 open of 3')).toBeVisible();
  expect(await queue.stored(grace)).toMatchObject({ open: false, status: 'DO NOT CALL' });
  expect(await queue.stored(greta)).toMatchObject({ open: false });

  await elsewhere.reload();
  await expect(elsewhere.getByText('No more open leads.')).toBeVisible();
  await expect(telLinks(elsewhere)).toHaveCount(0);
  await queue.wait(30 * MINUTE);
  await button(elsewhere, 'Next Lead').click();
  await expect(elsewhere.getByText('No more open leads.')).toBeVisible();
});
