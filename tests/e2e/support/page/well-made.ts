import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Laptop pages are also checked at phone width. */
const PHONE_WIDTH = 390;

/**
 * axe violations as text, without motion: a half-faded color has half the contrast. Reports only failures,
 * because describing passes takes most of axe's time.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  const findings = await page.evaluate(async (rules) => {
    // Set by the script above.
    const { axe: inPage }: { axe?: typeof axe } = window as object;
    const results = await inPage?.run({
      runOnly: { type: 'tag', values: rules },
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
    });
    if (!results) throw new Error('axe did not run.');
    return results.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        ({ target, failureSummary = '' }) => `${id}: ${help} — ${target.join(' ')} — ${failureSummary}`,
      ),
    );
  }, RULES);
  await page.emulateMedia({ reducedMotion: null });
  return findings;
}

export const getOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Expects one <main>, no horizontal overflow and no axe violations, at the current width and at phone width.
 */
export async function expectWellMade(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  const own = page.viewportSize() ?? { width: PHONE_WIDTH, height: 800 };
  for (const width of new Set([own.width, PHONE_WIDTH])) {
    await page.setViewportSize({ ...own, width });
    expect(await getOverflow(page), `pixels the page is wider than a screen of ${width}`).toBe(0);
    expect(await axeFindings(page), `what axe finds at ${width} px`).toEqual([]);
  }
  await page.setViewportSize(own);
}
