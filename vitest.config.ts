import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { siteConstants } from '#build/config/site-config.ts';
import { readSiteConfig } from '#contract/config.ts';

// Far from Palm Bay and on the other side of the date line, so that a day counted by the visitor's clock shows.
process.env.TZ = process.env.TEST_TZ ?? 'Pacific/Auckland';

/** Whatever is drawn or sent; the pure logic of a feature needs no page. */
const DOM_TESTS = ['tests/**/*.test.tsx', 'tests/{services,msw}/**/*.test.ts'];

export default defineConfig({
  plugins: [react()],
  define: siteConstants(readSiteConfig({})),
  test: {
    maxWorkers: 2,
    // Files share their worker's modules, so that React and the app are loaded twice and not sixty times; what a test leaves
    // behind is put away by the setup (decision 0020).
    isolate: false,
    restoreMocks: true,
    // A loaded machine is slow, and slowness is no failure: a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: DOM_TESTS,
          setupFiles: ['tests/setup/node.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: DOM_TESTS,
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
    ],
  },
});
