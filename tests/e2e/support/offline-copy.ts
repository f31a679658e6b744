import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BUILT_SITE } from './site/built-site.ts';

/** Opens a page and waits until the device has its copy of the site. */
export async function openWithCopy(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Waits until the device of a rep also has the files of all pages of the rep area. */
export async function waitForRepFiles(page: Page): Promise<void> {
  const worker = readFileSync(join(BUILT_SITE, 'service-worker.js'), 'utf8');
  const files = [...worker.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? '');
  expect(files.filter((file) => /worklist|profile|import-panel/.test(file))).not.toEqual([]);
  const missing = () =>
    page.evaluate(async (all) => {
      const stored = await Promise.all(all.map((file) => caches.match(file)));
      return all.filter((_, index) => !stored[index]);
    }, files);
  // All the files of the site, which a busy machine takes its time for.
  await expect.poll(missing, { timeout: 30_000 }).toEqual([]);
}
