import { e2e, lint, type Step, typecheck, unit } from './test/steps.ts';

const HALVES: Record<string, Step[]> = {
  all: [typecheck, lint, unit, e2e],
  unit: [typecheck, lint, unit],
  e2e: [e2e],
};

const half = process.argv[2] ?? 'all';
const steps = HALVES[half];
if (!steps) {
  console.error(`npm test takes nothing, unit or e2e; not ${half}`);
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
