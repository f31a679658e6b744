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
const npmScript = (name: string): Step => ({
  name,
  run: async () =>
    (await run('npm', ['run', '--silent', name])) === 0
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

export const unit: Step = {
  name: 'unit',
  run: () =>
    withReport(
      (file) => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]),
      tallyVitest,
    ),
};

export const e2e: Step = {
  name: 'e2e',
  run: () => {
    const browser = obtainChromium();
    return withReport(
      (file) =>
        run('playwright', ['test', '--reporter=list,json'], {
          PLAYWRIGHT_CHROMIUM: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        }),
      tallyPlaywright,
    );
  },
};
