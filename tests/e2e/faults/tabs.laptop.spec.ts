import type { Page, Request } from '@playwright/test';
import { totalSaves } from '#backend/core/queue/saves.ts';
import { phoneKey } from '#tests/builders/phone.ts';
import { fill } from '../support/page/controls.ts';
import { openAlive } from '../support/page/site-pages.ts';
import { button, notes, openWithLead, status } from '../support/page/worklist-page.ts';
import { contact, details, slots, submit } from '../support/people/homeowner.ts';
import { aQueue } from '../support/people/queue.ts';
import { aSignedInRep } from '../support/people/reps.ts';
import type { Site } from '../support/site/site.ts';
import { expect, test } from '../support/test.ts';

// Unit tests have the rules; only a browser has documents that end, and two tabs.
test.use({ data: 'faults' });

const BOOKED = 'Inspection booking submitted successfully!';

let made = 0;

/** A number that nobody else has. */
function newPhone(): string {
  made += 1;
  return `(321) 557-${String(made).padStart(4, '0')}`;
}

const countLeads = ({ store }: Site, phone: string) =>
  store.transact(async (transaction) => {
    const leads = await transaction.read('leadsByPhone', { phoneKey: phoneKey(phone), limit: 9 });
    return leads.length;
  });

async function fillBooking(page: Page, phone: string): Promise<void> {
  const { serviceType: service = '', name: firstName = '', zipCode: zip = '', ...rest } = contact;
  await openAlive(page, '/schedule/book');
  await fill(page, { ...rest, service, firstName, zip, ...details, phone });
  await slots(page).first().click();
  await page.locator('[name=ownerConfirmed]').check();
}

async function fillNewLead(page: Page, phone: string): Promise<void> {
  await page.goto('/rep-access/new-lead');
  const lead = { firstName: 'Marisol', lastName: 'Quintero', address: '44 Spoonbill Lane' };
  await fill(page, { ...lead, phone, city: 'Rockledge', zip: '32955' });
}

async function signIn(page: Page, site: Site): Promise<string> {
  const { rep, storageState } = await aSignedInRep(site);
  await page.context().setStorageState(storageState);
  return rep.email;
}

/** Sends, and reloads the page while the request, or with `hasArrived` its answer, is on its way. */
async function reloadWhile(
  page: Page,
  hasArrived: boolean,
  isIt: (request: Request) => boolean,
  send: () => Promise<void>,
): Promise<void> {
  let isFirst = true;
  let isHeld = false;
  await page.context().route('**/api/**', async (route) => {
    if (!isFirst || !isIt(route.request())) return route.fallback();
    isFirst = false;
    if (hasArrived) await route.fetch();
    isHeld = true;
  });
  await send();
  await expect.poll(() => isHeld).toBe(true);
  await page.reload();
}

for (const hasArrived of [true, false]) {
  const what = hasArrived ? 'its answer' : 'it';
  test(`a booking counts once when the page is reloaded while ${what} is on its way`, {
    tag: hasArrived ? [] : ['@nightly'],
  }, async ({ page, site, faults }) => {
    faults.expect(/ERR_ABORTED|Failed to fetch/);
    const phone = newPhone();
    await fillBooking(page, phone);
    const isBooking = (request: Request) => request.method() === 'POST';
    await reloadWhile(page, hasArrived, isBooking, () => submit(page).click());
    await expect(page.getByText(BOOKED)).toBeVisible();
    await expect.poll(() => countLeads(site, phone)).toBe(1);
  });
}

test('a save counts once when the page is reloaded while its answer is on its way', async ({
  page,
  site,
  faults,
}) => {
  faults.expect(/ERR_ABORTED|Failed to fetch/);
  const rep = await signIn(page, site);
  const queue = await aQueue(site);
  await queue.put({}, {});
  await openWithLead(page, queue, 'Grace Hollis');
  await status(page, 'Attempted').check();
  await notes(page).fill('From the truck');
  const isSave = (request: Request) => request.postData()?.includes('update_lead') ?? false;
  await reloadWhile(page, true, isSave, () => button(page, 'Save').click());
  await expect(page.getByText('1 saved today').first()).toBeVisible();
  const { saves } = await site.store.transact(({ read }) => read('repWork', { rep, since: '' }));
  expect(totalSaves(saves)).toBe(1);
});

for (const [what, fillIn, name, done] of [
  ['a booking', fillBooking, 'Confirm Inspection Booking', BOOKED],
  ['a new lead', fillNewLead, /^Submit/, 'Lead submitted successfully!'],
] as const) {
  test(`${what} that a tab and its duplicate both send counts once`, { tag: '@nightly' }, async ({
    page,
    site,
  }) => {
    await signIn(page, site);
    const phone = newPhone();
    await fillIn(page, phone);
    // A tab that a script opens gets a copy of what is stored for this one, as a duplicate does.
    const opening = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await opening;
    await expect(copy.locator('[name=phone]')).toHaveValue(phone);
    for (const tab of [copy, page]) {
      await tab.bringToFront();
      await tab.getByRole('button', { name }).click();
      await expect(tab.getByText(done).first()).toBeVisible();
    }
    await expect.poll(() => countLeads(site, phone)).toBe(1);
  });
}
