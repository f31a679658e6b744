import type { Page } from '@playwright/test';
import type { LeadRow, VisitRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aVisitRow } from '#tests/stores/rows.ts';
import { fill } from '../support/page/controls.ts';
import { setTextSize, sticksOut } from '../support/page/fits.ts';
import { axeFindings, expectWellMade } from '../support/page/well-made.ts';
import { haveSession } from '../support/people/accounts.ts';
import type { Site } from '../support/site/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ data: 'visits' });

const DAY = '2026-11-24';

/** Stores a booking's lead and its visit; the reference is the id of both. */
const aBookedVisit = (reference: string, visit: Partial<VisitRow>, over: Partial<LeadRow>): Write[] => {
  const slot = { apptDate: DAY, apptTime: 'morning', ...visit };
  const { apptDate, apptTime } = slot;
  const row = aLead({
    ...{ leadId: reference, source: 'booking', service: 'emergency-tarping', apptDate, apptTime },
    ...over,
  });
  const { leadId, createdAt, service } = row;
  const visitRow = aVisitRow({ visitId: reference, reference, leadId, createdAt, service, ...slot });
  return [
    { kind: 'putBatch', row: aBatch() },
    { kind: 'putLead', row },
    { kind: 'putVisit', row: visitRow },
  ];
};

/** A day as full as a screen has it: all states, long words, one number that must not be called. */
async function storeDay({ store }: Site): Promise<void> {
  const writes = [
    ...aBookedVisit(
      'RT-GRACE2',
      { words: 'Water comes in above the kitchen, and the ceiling hangs through.' },
      { phone: '(321) 557-0101', email: 'grace.hollis-and-the-whole-family@long-name-of-a-home.example' },
    ),
    ...aBookedVisit(
      'RT-HENRY2',
      { state: 'confirmed', agreedTime: '09:30' },
      {
        ...{ firstName: 'Bartholomew', lastName: 'Featherstonehaugh-Cholmondeley', phone: '(321) 557-0102' },
        ...{ address: '12345 North Indian River Drive, Unit 1204', city: 'Cape Canaveral', zip: '32920' },
      },
    ),
    ...aBookedVisit('RT-CAROL2', { state: 'canceled' }, { firstName: 'Carol', phone: '(321) 557-0103' }),
    ...aBookedVisit(
      'RT-IDA222',
      { apptTime: 'afternoon', state: 'done' },
      { firstName: 'Ida', phone: '(321) 557-0104', zip: '32780', city: 'Titusville' },
    ),
    ...aBookedVisit('RT-JONAS2', { toAgree: true }, { firstName: 'Jonas', phone: '(321) 557-0105' }),
    ...aBookedVisit(
      'RT-OTHER2',
      { toAgree: true, apptDate: '2026-11-25' },
      { firstName: 'Olga', phone: '(321) 557-0106' },
    ),
  ];
  const suppressedAt = '2026-11-18T15:00:00.000Z';
  const listed = {
    phoneKey: '13215570104',
    suppressedAt,
    suppressedBy: 'office',
    fileId: '',
    restUntil: '',
    calls: [],
  };
  await store.transact((transaction) => transaction.write([...writes, { kind: 'putNumber', row: listed }]));
}

const row = (page: Page, reference: string) => page.locator(`[data-visit="${reference}"]`);

async function openDay(page: Page, site: Site): Promise<void> {
  await storeDay(site);
  await haveSession(page, site, site.manager);
  await page.goto(`/rep-access/manage?view=visits&day=${DAY}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Tuesday, November 24, 2026' })).toBeVisible();
  await expect(row(page, 'RT-GRACE2')).toBeVisible();
  await expect(page.locator('.day-map [role=button], .day-map .leaflet-marker-icon').first()).toBeAttached();
}

async function expectNothingSticksOut(page: Page, what: string): Promise<void> {
  await setTextSize(page, 200);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sticksOut(page, width), `${what}: too wide at ${width} px with text at 200%`).toEqual([]);
  }
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 390, height: 844 });
}

test('a manager sees a day on a phone, confirms a visit by taps and books a caller', async ({
  page,
  site,
}) => {
  await openDay(page, site);
  await expectWellMade(page);
  await expectNothingSticksOut(page, 'the day');

  await row(page, 'RT-GRACE2').getByRole('button', { name: 'Confirm' }).tap();
  await page.getByLabel('Agreed time').selectOption('10:30 AM');
  await expectWellMade(page);
  await expectNothingSticksOut(page, 'a visit that is set');
  await row(page, 'RT-GRACE2').getByRole('button', { name: 'Save' }).tap();
  await expect(
    page.getByText('The visit is set: Tue, Nov 24, Morning (8 AM to 12 PM), 10:30 AM.'),
  ).toBeInViewport();
  await expect(row(page, 'RT-GRACE2')).toHaveAttribute('data-visit-state', 'confirmed');

  await row(page, 'RT-HENRY2').getByRole('button', { name: 'Cancel the visit' }).tap();
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Leave it as it is' }).tap();

  await page.getByRole('button', { name: 'Book a caller' }).tap();
  await page.getByRole('button', { name: 'Book the visit' }).tap();
  await expect(page.getByText('Please choose a time for the visit')).toBeVisible();
  await expectWellMade(page);
  await expectNothingSticksOut(page, 'the form of a caller');
  await fill(page, {
    ...{ firstName: 'Ada', lastName: 'Marlowe', phone: '(321) 557-0199', address: '120 Ocean Avenue' },
    ...{ city: 'Melbourne Beach', zip: '32951', visitSlot: `${DAY}_afternoon` },
  });
  await page.getByRole('button', { name: 'Book the visit' }).tap();
  await expect(
    page.getByText(/^Ada Marlowe is booked: Tue, Nov 24, Afternoon \(12 PM to 6 PM\)\. Reference: RT-/),
  ).toBeInViewport();
  await expect(page.getByRole('article', { name: 'Ada Marlowe' })).toContainText('Confirmed');
});

test('a day and a lead opened from it have no accessibility faults in the dark, and the record fits a phone', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openDay(page, site);
  await row(page, 'RT-HENRY2').getByRole('button', { name: 'Move' }).tap();
  expect(await axeFindings(page), 'what axe finds in the dark').toEqual([]);
  await page.getByRole('link', { name: 'Open the lead of Grace Hollis' }).tap();
  await page.getByRole('button', { name: 'Set status' }).tap();
  await page.getByLabel('Status').selectOption('Not Qualified');
  await expect(page.getByLabel(/^What becomes of the visit/)).toBeVisible();
  expect(await axeFindings(page), 'what axe finds in the dark in the record').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectWellMade(page);
  await page.getByRole('button', { name: 'Show personal data' }).tap();
  await page.getByRole('button', { name: 'Erase' }).tap();
  await expectNothingSticksOut(page, 'the record');
  expect(await axeFindings(page), 'what axe finds in the record with the personal data').toEqual([]);
  await page.getByRole('link', { name: 'Visits on Tue, Nov 24' }).tap();
  await expect(row(page, 'RT-GRACE2')).toBeVisible();
});

test('on paper there are the visits of the day and nothing to press', async ({ page, site }) => {
  await openDay(page, site);
  await page.emulateMedia({ media: 'print' });
  for (const reference of ['RT-GRACE2', 'RT-HENRY2', 'RT-IDA222']) {
    await expect(row(page, reference)).toBeVisible();
    await expect(row(page, reference).getByText('Roof done:')).toBeVisible();
  }
  for (const reference of ['RT-CAROL2', 'RT-JONAS2', 'RT-OTHER2'])
    await expect(row(page, reference)).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Tuesday, November 24, 2026' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});
