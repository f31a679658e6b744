import type { Page } from '@playwright/test';
import { bookFromSchedule } from '../booking/loop.ts';
import { setTextSize, sticksOut } from '../support/page/fits.ts';
import { moves } from '../support/page/layout-shifts.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { leadName, signIn } from '../support/people/rep.ts';
import { expect, test } from '../support/test.ts';

test.use({ data: 'ring' });

declare global {
  interface Window {
    tones: number[];
  }
}

/** In this page a minute takes a second, and the tones that it plays are noted. */
const hurry = (page: Page) =>
  page.addInitScript(() => {
    const interval = window.setInterval.bind(window);
    const inSeconds = (act: () => void, ms = 0) => interval(act, ms === 60_000 ? 1_000 : ms);
    Object.defineProperty(window, 'setInterval', { value: inSeconds });
    window.tones = [];
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function note(when) {
      window.tones.push(this.frequency.value);
      start.call(this, when);
    };
  });

const tones = (page: Page) => page.evaluate(() => window.tones.length);

test('a booking that a homeowner makes rings on the hub of a rep who has asked for it, and moves nothing', async ({
  page,
  site,
  anotherDevice,
}) => {
  await hurry(page);
  await signIn(page, site);
  await page.getByRole('button', { name: 'Turn on' }).tap();
  await expect(page.getByText('Bookings and requests ring here from now on.')).toBeVisible();
  expect(await tones(page)).toBe(2);

  const homeowner = await anotherDevice();
  await bookFromSchedule(homeowner, site);
  const line = page.getByText(/^New lead from the website, \d+:\d\d AM/);
  await expect(line).toBeVisible();
  await expect.poll(() => tones(page)).toBe(4);
  await expectWellMade(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectWellMade(page);
  await page.setViewportSize({ width: 320, height: 844 });
  await setTextSize(page, 200);
  expect(await sticksOut(page, 320)).toEqual([]);
  const over = page.getByRole('status').filter({ has: line });
  expect((await over.boundingBox())?.height, 'the line leaves the page in view').toBeLessThan(422);
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 390, height: 844 });

  await page.getByRole('link', { name: 'Open', exact: true }).tap();
  await expect(leadName(page)).toHaveText('Ada Marlowe');
  await expect(line).toBeHidden();

  const since = await page.evaluate(() => performance.now());
  await bookFromSchedule(homeowner, site);
  await expect(line).toBeVisible();
  await expect.poll(() => tones(page)).toBe(6);
  expect(await moves(page, since)).toEqual([]);
  await expect(leadName(page)).toHaveText('Ada Marlowe');
});
