import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { obtainChromium } from './chromium.ts';
import { type Tally, tallyPlaywright, tallyVitest } from './reports.ts';
import { run } from './run.ts';

/** A part of `npm test`: what it is called in the log, and how to run it. */
export interface Step {
  name: string;
  run: () => Promise<Tally>;
}

/** A script of package.json as one check, so that it means here what it means by hand. */
const npmScript = (name: string): Step => ({
  name,
  run: async () =>
    (await run('npm', ['run', '--silent', name])) === 0
      ? { passed: 1, failed: 0, notes: [] }
      : { passed: 0, failed: 1, notes: [`npm run ${name}`] },
});

/** Runs a runner that writes a report to a file, and adds it up. */
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
