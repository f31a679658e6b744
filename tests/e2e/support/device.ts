import type { Browser, BrowserContext } from '@playwright/test';
import { guardContext, type PageFaults } from './page/guarded-page.ts';
import type { Site } from './site/site.ts';

interface Around {
  browser: Browser;
  site: Site;
  faults: PageFaults;
}

/**
 * Opens a second browser with the same request and console checks. The caller sets its clock and closes it.
 */
export async function openDevice({ browser, site, faults }: Around): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: site.url });
  await guardContext(context, site.url, faults);
  return context;
}
