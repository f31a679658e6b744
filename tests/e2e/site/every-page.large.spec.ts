import { expectWholeWords } from '../support/page/fits.ts';
import {
  isUnknown,
  openAlive,
  openPaths,
  sitePaths,
  spanishPaths,
  tagOf,
} from '../support/page/site-pages.ts';
import { axeFindings } from '../support/page/well-made.ts';
import { bookingAddress } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

// One page after another is faster than a test of each.
test.describe.configure({ timeout: 120_000 });

const repPaths = openPaths.filter((path) => !sitePaths.includes(path));

for (const [area, all] of [
  ['in English', [...sitePaths, bookingAddress()]],
  ['in Spanish', spanishPaths],
  ['of the rep area that needs no session', repPaths],
] as const)
  test(`with text at 200%, every page ${area} shows whole words on a phone`, async ({ page, faults }) => {
    for (const path of all)
      await test.step(path, async () => {
        if (isUnknown(path)) faults.expect(/status of 404/);
        if (repPaths.includes(path)) await page.goto(path);
        else await openAlive(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectWholeWords(page, path);
        if (tagOf(path).length > 0) return;
        expect.soft(await axeFindings(page), `what axe finds on ${path}`).toEqual([]);
      });
  });
