import { findChromium } from '../../../../scripts/test/chromium.ts';
import { ensureBuilt } from './built-site.ts';
import { makeFreshData } from './site.ts';

/** Before any browser test: a browser must be there, the site built from the files as they are now, and data to copy. */
export default async function globalSetup(): Promise<void> {
  if (!findChromium()) throw new Error('No browser: `npm run test:e2e` finds or installs one.');
  await ensureBuilt();
  await makeFreshData();
}
