import type { Locator, Page } from '@playwright/test';
import { expectFields } from '../support/page/controls.ts';
import { moves, painted } from '../support/page/layout-shifts.ts';
import { holdApp, loseApp, openAlive, saveData, waitUntilHydrated } from '../support/page/site-pages.ts';
import {
  arriveFromSchedule,
  bookingAddress,
  contact,
  editDetails,
  slots,
} from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

const OPENING = 'Opening the booking form…';

/** Whether a slot looks chosen, with a line that says that something is under way. */
const look = (slot: Locator) =>
  slot.evaluate((button) => {
    const line = getComputedStyle(button, '::after');
    return {
      ground: getComputedStyle(button).backgroundColor,
      line: line.content !== 'none',
      moves: line.animationName,
    };
  });

const MARKED = { ground: 'rgb(15, 79, 158)', line: true };

const tapped = (page: Page) => slots(page).nth(2);

test('a slot tapped while the booking page is on its way is marked at once, moves nothing, and says so', async ({
  page,
}) => {
  await saveData(page);
  await openAlive(page, '/schedule');
  const letGo = await holdApp(page);
  await tapped(page).scrollIntoViewIfNeeded();
  const before = await tapped(page).boundingBox();
  await tapped(page).click();
  expect(await look(tapped(page))).toMatchObject(MARKED);
  expect(await tapped(page).boundingBox()).toEqual(before);
  await expect(page.getByText(OPENING)).toHaveCount(1);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);

  letGo();
  await expect(page.getByRole('heading', { name: 'Book Your Visit' })).toBeVisible();
  await page.goBack();
  await expect(slots(page)).toHaveCount(14);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('a slot is no longer marked when the visitor goes back before the booking page is there', {
  tag: '@nightly',
}, async ({ page }) => {
  await saveData(page);
  await openAlive(page, '/schedule');
  await holdApp(page);
  await tapped(page).click();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/schedule$/);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(slots(page)).toHaveCount(14);
});

test('with less motion the line stands still', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await saveData(page);
  await openAlive(page, '/schedule');
  await holdApp(page);
  await tapped(page).click();
  expect(await look(tapped(page))).toEqual({ ...MARKED, moves: 'none' });
});

test('a slot tapped before the app runs is marked at once, and no longer when the app cannot load', {
  tag: '@nightly',
}, async ({ page, faults }) => {
  const letGo = await holdApp(page);
  await page.goto('/schedule');
  const slot = page.getByRole('button', { name: /Afternoon/ }).first();
  await slot.click();
  expect(await look(slot)).toMatchObject(MARKED);
  await expect(page.getByText('One moment, please.')).toHaveCount(1);
  letGo();
  await expect(page).toHaveURL(/\/schedule\/book/);

  await page.unrouteAll();
  await loseApp(page, faults);
  await page.goto('/schedule');
  await slot.click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});

test('who comes without a time reads so from the first paint, and who brings one never does', async ({
  page,
}) => {
  const letGo = await holdApp(page);
  const noTime = page.getByText('No time chosen yet. Please pick a day and time below.');
  await page.goto('/schedule/book');
  await expect(noTime).toBeVisible();
  await page.goto(bookingAddress());
  await expect(page.getByRole('heading', { name: 'Book Your Visit' })).toBeVisible();
  await expect(noTime).toBeHidden();
  letGo();
  await waitUntilHydrated(page);
  await expect(page.getByRole('button', { pressed: true })).toBeVisible();
  await expect(noTime).toHaveCount(0);
});

test('what a visitor has typed and chosen is there after a reload, and nothing moves', async ({ page }) => {
  await arriveFromSchedule(page);
  await editDetails(page);
  await page.locator('[name=firstName]').fill('');

  // On a slow phone a frame is painted between the steps of the app's start.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.reload();
  await waitUntilHydrated(page);
  await expectFields(page, { firstName: '', lastName: String(contact.lastName) });
  await expect(page.getByRole('button', { pressed: true })).toBeVisible();
  await painted(page);
  expect(await moves(page)).toEqual([]);
});
