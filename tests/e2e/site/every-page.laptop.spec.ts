import type { Page } from '@playwright/test';
import { languageOf } from '#contract/page-address.ts';
import { fill } from '../support/page/controls.ts';
import { sticksOut } from '../support/page/fits.ts';
import {
  hasDisclosure,
  isUnknown,
  openAlive,
  openPaths,
  sitePaths,
  spanishPaths,
  tagOf,
} from '../support/page/site-pages.ts';
import { typeSizes } from '../support/page/type-sizes.ts';
import { expectWellMade } from '../support/page/well-made.ts';
import { arriveFromSchedule, bookingAddress, changeTime, editDetails } from '../support/people/homeowner.ts';
import { expect, test } from '../support/test.ts';

/** 320 px is the narrowest phone, and 1280 px at 400% zoom; 640 px is 1280 px at 200% zoom. */
const WIDTHS = [320, 640];

/** What the footer and the words of the law may take of a phone's page, in px. Spanish has both languages. */
const END_OF_PAGE = { en: 700, es: 900 } as const;

/** 12 points in CSS pixels. */
const TWELVE_POINTS = 16;

/** A phrase from each of the three statements that F.S. 489.147(2)(a) requires. */
const STATEMENTS = {
  en: [
    'consumer, are responsible for the payment of any insurance deductible',
    'with intent to injure, defraud, or deceive, pay, waive, or rebate all or part of an insurance deductible',
    'intentionally file an insurance claim containing any false, incomplete, or misleading information',
  ],
  es: [
    'el consumidor, es responsable del pago de cualquier deducible del seguro',
    'con la intención de perjudicar, defraudar o engañar, pague, condone o reembolse',
    'presentar intencionalmente un reclamo de seguro que contenga cualquier información falsa',
  ],
} as const;

/** A page with one of these words needs the statements. */
const OF_INSURANCE = /insur|deductible|\bclaims?\b|asegura|seguros|deducible|reclamo/i;

/** What the law wants of a page: the statements, large enough, or no word of insurance outside the footer. */
async function againstTheLaw(page: Page, path: string): Promise<string[]> {
  if (!hasDisclosure(path)) {
    const words = await page.getByRole('main').innerText();
    return OF_INSURANCE.exec(words)?.map((word) => `“${word}” without the statements`) ?? [];
  }
  const statements = STATEMENTS[languageOf(path)];
  const { largest, passages } = await typeSizes(page, [...statements]);
  const least = Math.max(TWELVE_POINTS, largest / 2);
  return passages.flatMap((size, index) =>
    size < least ? [`${size} px, at least ${least} px: ${statements[index]}`] : [],
  );
}

/** A browser prints fixed elements on every page, over the text. */
const fixedParts = (page: Page): Promise<string[]> =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter((part) => part.checkVisibility() && getComputedStyle(part).position === 'fixed')
        .map((part) => part.className),
    );

for (const path of [...openPaths, ...spanishPaths]) {
  const title = `${path} fits every screen and paper, has no accessibility faults, and shows the legal text that it needs large enough`;
  test(title, { tag: tagOf(path) }, async ({ page, faults }) => {
    if (isUnknown(path)) faults.expect(/status of 404/);
    const isSite = sitePaths.includes(path) || spanishPaths.includes(path);
    if (isSite) await openAlive(page, path);
    else await page.goto(path);
    const headline = page.getByRole('heading', { level: 1 });
    await expect(headline).toBeVisible();
    await expectWellMade(page);
    if (isSite) expect(await againstTheLaw(page, path), 'words of the law on a laptop').toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    if (isSite) {
      expect(await againstTheLaw(page, path), 'words of the law on a phone').toEqual([]);
      const { height = 0 } = (await page.getByRole('contentinfo').boundingBox()) ?? {};
      expect(height, 'the end of the page').toBeLessThan(END_OF_PAGE[languageOf(path)]);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page, width), `at ${width} px`).toEqual([]);
    }

    await page.emulateMedia({ media: 'print' });
    expect(await fixedParts(page), 'on paper').toEqual([]);
    await expect(headline).toBeVisible();
    await expect(
      page.getByRole('complementary', { name: languageOf(path) === 'es' ? 'Línea directa' : 'Hotline' }),
    ).toBeHidden();
  });
}

test('the home page is printed as a leaflet of one sheet, with the number, the prices and the words of the law; other pages keep their end', async ({
  page,
}) => {
  await openAlive(page, '/');
  const pdf = await page.pdf({ format: 'Letter', margin: { top: '1cm', bottom: '1cm' } });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const words of [
    'Call (321) 555-0123',
    'What happens next',
    'What it costs',
    'Florida insurance notice',
  ])
    await expect(
      page.getByRole('main').or(page.getByRole('contentinfo')).getByText(words).first(),
    ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Common questions' })).toBeHidden();

  await page.goto('/about');
  const end = page.getByRole('contentinfo');
  for (const words of ['(321) 555-0123', /^© /]) await expect(end.getByText(words).first()).toBeVisible();
});

test('the booking page is accessible and fits the screen folded, and open with a slot chosen and an invalid field', async ({
  page,
}) => {
  await arriveFromSchedule(page);
  await expect(page.getByText('Ada Marlowe')).toBeVisible();
  await expectWellMade(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sticksOut(page, 320), 'at 320 px').toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await editDetails(page);
  await changeTime(page);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
  await fill(page, { email: 'no address', insuranceCarrier: '' });
  await page.locator('[name=notes]').focus();
  await expectWellMade(page);
});

test('with forced colors, the chosen slot still looks different from the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(bookingAddress());
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
});
