import react from '@vitejs/plugin-react';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { constantsOf, readCompany, toContentConstants } from '#build/config/company-folder.ts';
import { toBuildConstants } from '#build/config/site-config.ts';
import { readSiteConfig } from '#contract/config.ts';

// On the other side of the date line from Palm Bay, so that code that wrongly uses the visitor's date fails.
process.env.TZ = process.env.TEST_TZ ?? 'Pacific/Auckland';

/** Tests of rendering and of requests; all others run in Node. */
const DOM_TESTS = ['tests/**/*.test.tsx', 'tests/{services,msw}/**/*.test.ts'];

// No test depends on what the owner has in `company/`.
process.env.COMPANY_FOLDER = 'company.example';
const { content: samples } = readCompany(import.meta.dirname, process.env.COMPANY_FOLDER);

export default defineConfig({
  plugins: [react()],
  define: { ...toBuildConstants(readSiteConfig({}), 2026), ...toContentConstants(samples.en) },
  test: {
    maxWorkers: '100%',
    tags: [{ name: 'nightly', description: 'Needs long; `npm test` leaves it out.' }],
    // Files of one worker share modules, so React and the app load twice instead of sixty times. The setup
    // files reset state after each test (decision 0020).
    isolate: false,
    restoreMocks: true,
    // Long enough for a busy machine; a test that hangs still ends.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...DOM_TESTS, 'tests/browsers/**', 'tests/spanish/**'],
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
      {
        // The site as it is built in Spanish.
        extends: true,
        define: constantsOf('es', samples),
        resolve: { conditions: ['es', ...defaultServerConditions] },
        ssr: { resolve: { conditions: ['es', ...defaultServerConditions] } },
        test: {
          name: 'spanish',
          environment: 'jsdom',
          include: ['tests/spanish/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/dom.ts'],
        },
      },
    ],
  },
});
