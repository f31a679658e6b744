import { parseArgs } from 'node:util';
import { backend } from './backend/backend.ts';
import { crash } from './crash/crash.ts';
import { pages } from './pages.ts';
import { type Benchmark, describeLoad } from './report.ts';
import { reps } from './reps.ts';

const BENCHMARKS: Readonly<Record<string, Benchmark>> = { pages, backend, reps, crash };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '0' },
    dist: { type: 'string' },
    page: { type: 'string', multiple: true, default: [] },
    leads: { type: 'string', multiple: true, default: [] },
  },
});

const runs = Number(values.runs);
const leads = values.leads.map(Number);
const isKnown = positionals.every((name) => name in BENCHMARKS);
if (!isKnown || ![runs, ...leads].every((count) => Number.isInteger(count) && count >= 0)) {
  const names = Object.keys(BENCHMARKS).join('|');
  console.error(
    `Usage: npm run bench -- [${names}]... [--runs 5] [--dist folder] [--page /path]... [--leads 1000]...`,
  );
  process.exit(2);
}

for (const [name, run] of Object.entries(BENCHMARKS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  console.log(`\n== ${name} == (${describeLoad()})`);
  await run({ runs, dist: values.dist, pages: values.page, leads });
  console.log(`At the end: ${describeLoad()}.`);
}
process.exit();
