import { obtainChromium } from './test/chromium.ts';
import { run } from './test/run.ts';
import { browsers, e2e, lint, nightly, type Step, typecheck, unit } from './test/steps.ts';

const PARTS: Record<string, Step[]> = {
  all: [typecheck, lint, unit, e2e, browsers],
  unit: [typecheck, lint, unit],
  e2e: [e2e],
  browsers: [browsers],
  nightly,
};

/** Runs single files, without type check and lint. */
const RUNNERS: Record<string, (files: string[]) => Promise<number>> = {
  unit: (files) => run('vitest', ['run', ...files]),
  e2e: (files) => run('playwright', ['test', ...files], { PLAYWRIGHT_CHROMIUM: obtainChromium() }),
};

const [part = 'all', ...files] = process.argv.slice(2);
const runner = RUNNERS[part];
if (files.length > 0 && runner) process.exit(await runner(files));
const steps = PARTS[part];
if (!steps || files.length > 0) {
  console.error(
    `npm test takes nothing, unit, e2e, browsers or nightly, and after unit or e2e the files to run; not ${part}`,
  );
  process.exit(2);
}

const inWords = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault));

let passed = 0;
let failed = 0;
const summary: string[] = [];
for (const step of steps) {
  console.log(`\n── ${step.name}`);
  const started = Date.now();
  const tally = await step.run().catch((fault) => ({ passed: 0, failed: 1, notes: [inWords(fault)] }));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  passed += tally.passed;
  failed += tally.failed;
  summary.push(
    `${tally.failed ? '✗' : '✓'} ${step.name}: ${tally.passed} ok, ${tally.failed} not, ${seconds} s`,
    ...tally.notes.map((note) => `    ${note}`),
  );
}

console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
