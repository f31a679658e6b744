import { bookingAddress, slots } from './support/homeowner.ts';
import { openAlive, sitePaths, UNKNOWN_PATH } from './support/site-pages.ts';
import { expect, test } from './support/test.ts';

/** 320 px is the narrowest phone and a laptop at 400 %; 640 px is 1280 at 200 %. */
const WIDTHS = [320, 640];

/** What sticks out of the window to the side, with anything to read or to press in it. A phone shows a page that is too wide smaller. */
function sticksOut(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  const wide = scrollWidth > width ? [`the page: ${scrollWidth} px`] : [];
  const out = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    const isSeen = right - left > 1 && element.checkVisibility({ visibilityProperty: true });
    const hasWords = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    const isMatter = hasWords || element.matches('a, button, input, select, textarea, summary');
    // A map and a drawing may run on past their frame, and the field only programs fill stands outside.
    const isPicture = element.closest('.leaflet-container, svg, [aria-hidden=true]') !== null;
    return isSeen && isMatter && !isPicture && (left < -1 || right > width + 1);
  });
  return [...wide, ...out.map((element) => `${element.localName}: ${element.textContent?.slice(0, 60)}`)];
}

for (const path of sitePaths) {
  test(`${path} needs no scrolling to the side on 320 px, nor on a laptop at 200 %`, async ({
    page,
    faults,
  }) => {
    if (path === UNKNOWN_PATH) faults.expect(/status of 404/);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await openAlive(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(sticksOut, width), `at ${width} px`).toEqual([]);
    }
  });
}

test('with forced colours the chosen slot is still told from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(await bookingAddress(page));
  const chosen = page.getByRole('button', { pressed: true });
  await expect(chosen).toHaveCount(1);
  await expect(chosen.locator('svg')).toBeVisible();
  await expect(page.locator('[data-slot][aria-pressed=false] svg')).toHaveCount(0);
  const { tick, ground } = await chosen.evaluate((button) => {
    const mark = button.querySelector('svg');
    return {
      tick: mark ? getComputedStyle(mark).stroke : '',
      ground: getComputedStyle(button).backgroundColor,
    };
  });
  expect(tick).not.toBe(ground);

  await slots(page).last().click();
  await expect(slots(page).last().locator('svg')).toBeVisible();
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
});
