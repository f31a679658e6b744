import { test as base, expect } from '@playwright/test';
import { aheadFor, setPageClock } from '#tests/e2e/support/clock.ts';
import { fill } from '#tests/e2e/support/page/controls.ts';
import { listen, PageFaults } from '#tests/e2e/support/page/guarded-page.ts';
import { aPhotoFile, openFirstPhoto } from '#tests/e2e/support/people/photos.ts';
import { type SheetSite, withSheetSite } from '#tests/e2e/support/site/sheet-site.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { bookFromSchedule, closeLead, getBookedLead } from './loop.ts';

const REQUEST = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '321.555.0142',
  email: 'ada.marlowe@home.example',
  address: '120 Ocean Ave., Melbourne Beach',
  message: 'Please ring twice.',
};

const test = base.extend<{ site: SheetSite }>({
  site: [({ browserName: _ }, use) => withSheetSite(use), { timeout: 180_000 }],
  baseURL: ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await setPageClock(context, aheadFor(FRIDAY_TEN));
    await use(context);
  },
});

// Does not intercept requests: Playwright would answer the preflights of intercepted requests.
test('on a Google Sheet, a homeowner books, and the rep who signs in gets that lead and closes it', async ({
  page,
  site,
}) => {
  const faults = new PageFaults();
  listen(page, faults);

  await test.step('the homeowner books', async () => {
    await bookFromSchedule(page, site);
    expect(site.script.rows('Leads')).toMatchObject([{ 'First name': 'Ada', 'Policy number': '00123-H' }]);
  });

  await test.step('a photo added afterward, at home, is in Drive', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Protect Your Home.');
    await page.locator('input[name=photos]').setInputFiles([await aPhotoFile(page)]);
    await expect(page.locator('[data-photo-state=sent]')).toHaveCount(1);
    expect(site.script.rows('Photos')).toHaveLength(1);
  });

  await test.step('what the homeowner adds with the contact form is a line of that lead’s history', async () => {
    const email = '**/api/v1.0/email/send';
    await page.route(email, (route) => route.fulfill({ body: 'OK' }));
    await page.goto('/contact');
    await fill(page, REQUEST);
    await page.getByRole('button', { name: 'Send Request' }).click();
    await expect(
      page.getByText("Thank you for your request! We'll contact you within the hour."),
    ).toBeVisible();
    await expect.poll(() => site.script.rows('Audit').at(-1)).toMatchObject({ Action: 'requested' });
    expect(site.script.rows('Leads')).toHaveLength(1);
    await page.unroute(email);
  });

  await test.step('the rep signs in and gets that lead, with the photo', async () => {
    await getBookedLead(page, site);
    await openFirstPhoto(page, 1);
    await page.keyboard.press('Escape');
  });

  await test.step('the rep saves it, and it is gone from the queue', async () => {
    await closeLead(page, '=1+1: renting; the owner has called another company.');
    await expect(page.getByText('No more open leads.')).toBeVisible();
    expect(site.script.rows('Leads')).toMatchObject([{ Status: 'Not Qualified', Open: 'no' }]);
    expect(site.script.rows('Errors')).toEqual([]);
  });

  expect(faults.unexpected()).toEqual([]);
});
