import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainChromium } from './chromium.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './reports.ts';
import { run } from './run.ts';

export interface Step {
  name: string;
  run: () => Promise<Tally>;
}

/** Runs a package.json script as one check, so it behaves the same as when run by hand. */
const npmScript = (name: string, options: string[] = []): Step => ({
  name: [name, ...options].join(' '),
  run: async () =>
    (await run('npm', ['run', '--silent', name, '--', ...options])) === 0
      ? { passed: 1, failed: 0, notes: [] }
      : { passed: 0, failed: 1, notes: [`npm run ${name}`] },
});

async function withReport(
  start: (file: string) => Promise<number>,
  tally: (file: string, status: number) => Tally,
): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  const file = join(folder, 'report.json');
  try {
    const status = await start(file);
    return tally(file, status);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const typecheck = npmScript('typecheck');

export const lint = npmScript('lint');

type LeftOut = Parameters<typeof tallyVitest>[2];

const unitWith = (
  name: string,
  options: string[],
  isLeftOut?: LeftOut,
  env: Record<string, string> = {},
): Step => ({
  name,
  run: () =>
    withReport(
      (file) => {
        const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
        return run('vitest', ['run', ...options, ...reports], env);
      },
      (file, status) => tallyVitest(file, status, isLeftOut),
    ),
});

const isNightly = (tags: readonly string[]) => tags.includes('nightly');

const e2eWith = (name: string, options: string[]): Step => ({
  name,
  run: () => {
    const browser = obtainChromium();
    return withReport(
      (file) =>
        run('playwright', ['test', '--reporter=list,json', ...options], {
          PLAYWRIGHT_CHROMIUM: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      tallyPlaywright,
    );
  },
});

export const unit = unitWith('unit', ['--tags-filter=!nightly'], isNightly);

export const e2e = e2eWith('e2e', ['--grep-invert=@nightly']);

/** The walk in Firefox and in WebKit. */
export const browsers = unitWith('browsers', ['--config=tests/browsers/vitest.config.ts']);

/** What `npm test` leaves out: more cases, and tests that need minutes. */
export const nightly: Step[] = [
  unitWith('nightly unit', ['--tags-filter=nightly'], (tags) => !isNightly(tags)),
  unitWith('fuzz, 10,000 cases', ['tests/fuzz', 'tests/services/any-answer.test.ts'], undefined, {
    FUZZ_RUNS: '10000',
  }),
  e2eWith('nightly e2e', ['--grep=@nightly']),
  npmScript('bench', ['crash', '--runs', '10']),
];
