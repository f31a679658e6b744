import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { keepAtHome, listen, type PageFaults } from './page/guarded-page.ts';
import type { Site } from './site/site.ts';

/** What a browser beside the test's own shares with it. */
export interface Around {
  browser: Browser;
  site: Site;
  faults: PageFaults;
}

/** Opens a browser beside the test's, guarded like it; whoever opens it sets its clock, and closes it. */
export async function openDevice(
  { browser, site, faults }: Around,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url, ...options });
  await keepAtHome(context, site.url, faults);
  context.on('page', (page) => listen(page, faults));
  return context;
}
