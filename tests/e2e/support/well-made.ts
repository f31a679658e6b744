import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A map's pins stand where the towns are, however close; the page lists the same links (WCAG 2.5.8, "Equivalent"). */
const isPinTooSmall = (rule: string, html: string) =>
  rule === 'target-size' && html.includes('leaflet-marker-icon');

/** What axe finds on the page, in words. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ html }) => !isPinTooSmall(id, html))
      .map((node) => `${id}: ${help} — ${node.target.join(' ')} — ${node.failureSummary ?? ''}`),
  );
}

/** How many pixels the page is wider than the screen. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects one main part, nothing wider than the screen, and nothing that axe finds. */
export async function expectWellMade(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(await overflowOf(page), 'pixels the page is wider than the screen').toBe(0);
  expect(await axeFindings(page)).toEqual([]);
}
