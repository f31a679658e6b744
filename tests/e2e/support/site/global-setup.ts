import { findChromium } from '../../../../scripts/test/chromium.ts';
import { ensureBuilt } from './built-site.ts';
import { makeFreshData } from './site.ts';

/** Runs before all browser tests: checks for a browser, builds the site and creates the data to copy. */
export default async function globalSetup(): Promise<void> {
  if (!findChromium()) throw new Error('No browser: `npm run test:e2e` finds or installs one.');
  await Promise.all([ensureBuilt(), makeFreshData()]);
}
