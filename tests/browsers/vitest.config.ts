import { defineConfig } from 'vitest/config';
import { toBuildConstants } from '#build/config/site-config.ts';
import { readSiteConfig } from '#contract/config.ts';

// The browsers have it, too: a page that wrongly uses the visitor's date fails.
process.env.TZ = 'Pacific/Auckland';

export default defineConfig({
  define: toBuildConstants(readSiteConfig({})),
  test: {
    include: ['tests/browsers/*.test.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
