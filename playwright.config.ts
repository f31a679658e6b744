import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/test/chromium.ts';

const LAUNCH = {
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/support/site/global-setup.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: availableParallelism(),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    locale: 'en-US',
    // Only tests/e2e/offline tests the service worker; elsewhere it would hide requests that fail.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: LAUNCH,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/*.laptop.spec.ts', '**/*.large.spec.ts'],
      use: {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
        timezoneId: 'America/New_York',
      },
    },
    {
      name: 'laptop',
      testIgnore: ['**/*.phone.spec.ts', '**/*.large.spec.ts'],
      use: {
        viewport: { width: 1280, height: 800 },
        // Tomorrow for most of the day in Palm Bay: a page that wrongly uses the visitor's date fails.
        timezoneId: 'Pacific/Auckland',
      },
    },
    {
      name: 'large text',
      testMatch: '**/*.large.spec.ts',
      use: {
        viewport: { width: 390, height: 844 },
        timezoneId: 'America/New_York',
        // Twice the size of today; unlike a size that the page sets itself, media queries in rem follow it.
        launchOptions: { ...LAUNCH, args: [...LAUNCH.args, '--blink-settings=defaultFontSize=32'] },
      },
    },
  ],
});
