import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

/**
 * Records, in every page of this tab from now on, each h1 text that was ever in the document, even for less
 * than a frame.
 */
export async function watchTitles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { titlesSeen: seen });
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('h1')) seen.add(title.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

export const titlesSeen = async (page: Page): Promise<string[]> =>
  z.array(z.string()).parse(await page.evaluate(() => [...(Reflect.get(window, 'titlesSeen') ?? [])]));
