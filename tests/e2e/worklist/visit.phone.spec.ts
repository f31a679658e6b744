import { aVisitRow } from '#tests/stores/rows.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { button, expectLead, notes, openWithLead, status } from '../support/page/worklist-page.ts';
import { leadName } from '../support/people/rep.ts';
import { expect, test } from '../support/worklist.ts';

test('a rep moves the visit of a booking with taps, on a screen where all of it fits, and takes it back', async ({
  page,
  queue,
}) => {
  const slot = { apptDate: '2026-11-24', apptTime: 'morning' };
  const [grace] = await queue.put({ source: 'booking', service: 'emergency-tarping', ...slot }, {});
  const { leadId, createdAt } = grace;
  const visit = aVisitRow({ visitId: leadId, reference: 'RT-GRACE2', leadId, createdAt, ...slot });
  await queue.write({ kind: 'insertVisit', row: visit });
  const stored = () => queue.visit(leadId);

  await openWithLead(page, queue, 'Grace Hollis');
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await status(page, 'Qualified – Appointment Set').tap();
  const asked = page.getByRole('radio', { name: 'They asked for Tue, Nov 24' });
  await expect(asked).toBeChecked();
  await expectWellMade(page);
  await page.getByRole('radio', { name: 'Mon, Nov 23, Afternoon' }).tap();
  await page.getByLabel('Agreed time').selectOption('2:30 PM');
  await notes(page).fill('They are home after two');
  await button(page, 'Save').tap();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await stored()).toMatchObject({ apptDate: '2026-11-23', agreedTime: '14:30', state: 'confirmed' });
  await expectLead(page, 'Henry Okafor');
  await button(page, 'Undo').tap();
  await expect(leadName(page)).toHaveText('Grace Hollis');
  await expect(page.getByRole('radio', { name: 'Mon, Nov 23, Afternoon' })).toBeChecked();
  expect(await stored()).toMatchObject({ ...slot, state: 'asked' });

  await status(page, 'Not Qualified').tap();
  await expect(page.getByRole('group', { name: /^What becomes of the visit/ })).toBeVisible();
  await expectWellMade(page);
});
