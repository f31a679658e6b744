import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

/** From now on every page of this tab keeps each title it ever had in its document, also for less than a frame. */
export async function watchTitles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { titlesSeen: seen });
    new MutationObserver(() => {
      for (const title of document.querySelectorAll('h1')) seen.add(title.textContent ?? '');
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** The titles this page has had since it was loaded. */
export const titlesSeen = async (page: Page): Promise<string[]> =>
  z.array(z.string()).parse(await page.evaluate(() => [...(Reflect.get(window, 'titlesSeen') ?? [])]));
