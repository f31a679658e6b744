import type { Page } from '@playwright/test';
import type { LeadRow, VisitRow } from '#backend/core/rows.ts';
import type { Write } from '#backend/core/writes.ts';
import { CREW_PATH } from '#contract/visits/day-link.ts';
import { aBatch } from '#tests/builders/batch.ts';
import { aLead } from '#tests/builders/lead.ts';
import { aVisitRow } from '#tests/stores/rows.ts';
import { waitForRepFiles } from '../support/offline-copy.ts';
import { setTextSize, sticksOut } from '../support/page/fits.ts';
import { axeFindings, expectWellMade } from '../support/page/well-made.ts';
import { ask, getSession } from '../support/people/accounts.ts';
import { drawJpeg } from '../support/people/photos.ts';
import type { Site } from '../support/site/site.ts';
import { expect, test } from '../support/test.ts';

test.use({ data: 'crew' });

/** A day on which the demo data has no visit. */
const DAY = '2026-11-25';

const aStop = (reference: string, visit: Partial<VisitRow>, over: Partial<LeadRow>): Write[] => {
  const slot = { apptDate: DAY, apptTime: 'morning', ...visit };
  const { apptDate, apptTime } = slot;
  const service = 'emergency-tarping';
  const row = aLead({ leadId: reference, source: 'booking', service, apptDate, apptTime, ...over });
  const { leadId, createdAt } = row;
  return [
    { kind: 'putBatch', row: aBatch() },
    { kind: 'putLead', row },
    {
      kind: 'putVisit',
      row: aVisitRow({ visitId: reference, reference, leadId, createdAt, service, ...slot }),
    },
  ];
};

async function storePhotos(page: Page, { store }: Site): Promise<void> {
  const photo = (await drawJpeg(page, { width: 800, height: 600 })).toString('base64url');
  const thumbnail = (await drawJpeg(page, { width: 160, height: 120 })).toString('base64url');
  const receivedAt = '2026-11-19T14:12:00.000Z';
  const writes = ['front', 'back'].map(
    (name): Write => ({
      kind: 'insertPhoto',
      row: { photoId: `crew-${name}`, submissionId: 'crew', leadId: 'RT-CREW22', receivedAt },
      images: { photo, thumbnail },
    }),
  );
  await store.transact((transaction) => transaction.write(writes));
}

/** A day with long words, and a number that must not be called. */
async function storeDay({ store }: Site): Promise<void> {
  const suppressedAt = '2026-11-18T15:00:00.000Z';
  const listed = {
    phoneKey: '13215580102',
    suppressedAt,
    suppressedBy: 'office',
    fileId: '',
    restUntil: '',
    calls: [],
  };
  const writes: Write[] = [
    ...aStop(
      'RT-CREW22',
      {
        ...{ state: 'confirmed', agreedTime: '09:30' },
        words: 'Water comes in above the kitchen, and the ceiling hangs through.',
      },
      {
        ...{ firstName: 'Bartholomew', lastName: 'Featherstonehaugh-Cholmondeley', phone: '(321) 558-0101' },
        ...{ address: '12345 North Indian River Drive, Unit 1204', city: 'Cape Canaveral', zip: '32920' },
      },
    ),
    ...aStop('RT-CREW33', { apptTime: 'afternoon' }, { firstName: 'Ida', phone: '(321) 558-0102' }),
    { kind: 'putNumber', row: listed },
  ];
  await store.transact((transaction) => transaction.write(writes));
}

const stop = (page: Page, reference: string) => page.locator(`[data-visit="${reference}"]`);

/** Makes the link as a manager does. @returns its address without the site's */
async function makeLink(page: Page, site: Site): Promise<string> {
  const auth = await getSession(page, site.manager);
  const { crew } = await ask(page, 'make_day_link', { auth, link: 'crew' });
  if (typeof crew !== 'string' || crew === '') throw new Error('There is no link.');
  return `${CREW_PATH}?day=${DAY}#${crew}`;
}

async function openCrew(page: Page, site: Site): Promise<void> {
  await storeDay(site);
  await page.goto(await makeLink(page, site));
  await expect(page.getByRole('heading', { level: 1, name: 'Wednesday, November 25, 2026' })).toBeVisible();
  await expect(stop(page, 'RT-CREW22')).toBeVisible();
}

test('the crew opens a manager’s link on a phone, sees the stops and their photos, and goes from day to day', async ({
  page,
  site,
}) => {
  await storePhotos(page, site);
  await openCrew(page, site);
  await expectWellMade(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(8, 21, 34)');
  expect(await axeFindings(page), 'what axe finds in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });

  await test.step('all that is tapped is large', async () => {
    const small = await page.locator('main :is(a, button)').evaluateAll((all) =>
      all.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 44 ? [element.textContent] : [];
      }),
    );
    expect(small).toEqual([]);
  });

  await test.step('the photos', async () => {
    await stop(page, 'RT-CREW22').getByRole('button', { name: '2 photos' }).tap();
    await page.getByRole('button', { name: 'Photo 1 of 2' }).tap();
    await expect(page.getByRole('dialog').getByRole('img', { name: 'Photo 1 of 2' })).toBeVisible();
    await expectWellMade(page);
    await page.keyboard.press('Escape');
  });

  await test.step('the day before and Back', async () => {
    await page.getByRole('link', { name: 'Day before' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Tuesday, November 24, 2026' })).toBeVisible();
    await page.goBack();
    await expect(stop(page, 'RT-CREW22')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wed 25' })).toBeInViewport({ ratio: 1 });
  });

  await test.step('text at 200%', async () => {
    await setTextSize(page, 200);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      // The row of days is as wide as it is, and scrolls by itself.
      const wide = (await sticksOut(page, width)).filter((what) => !/^a: (?:Today|\w{3} \d+)$/.test(what));
      expect(wide, `too wide at ${width} px`).toEqual([]);
    }
  });
});

test('on paper there are the stops of the day and nothing to press', async ({ page, site }) => {
  await openCrew(page, site);
  await page.emulateMedia({ media: 'print' });
  for (const reference of ['RT-CREW22', 'RT-CREW33']) await expect(stop(page, reference)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a reload shows the list that was loaded last, with its time', async ({
    page,
    context,
    site,
    faults,
  }) => {
    faults.expectOffline();
    // The first page of all that this phone opens.
    await openCrew(page, site);
    await waitForRepFiles(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^No connection\. This is the list from /)).toBeVisible();
    await expect(stop(page, 'RT-CREW22')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^No connection/)).toBeHidden();
  });
});
