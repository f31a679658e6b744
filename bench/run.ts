import { parseArgs } from 'node:util';
import { backend } from './backend.ts';
import { crash } from './crash.ts';
import { hosts } from './hosts.ts';
import { importing } from './import.ts';
import { load } from './load.ts';
import { photos } from './photos.ts';
import { MAX_LEADS, MIN_LEADS } from './postgres/fill.ts';
import { type Benchmark, describeLoad } from './report.ts';
import { reps } from './reps.ts';
import { hour } from './screens/hour.ts';
import { links } from './screens/links.ts';
import { pages } from './screens/pages.ts';
import { taps } from './screens/taps.ts';
import { typing } from './screens/typing.ts';
import { useful } from './screens/useful.ts';
import { visitors } from './screens/visitors.ts';
import { way } from './screens/way.ts';
import { sheet } from './sheet/ceiling.ts';
import { moving } from './sheet/move.ts';
import { shutdown } from './shutdown.ts';

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  backend,
  reps,
  hosts,
  sheet,
  move: moving,
  crash,
  load,
  shutdown,
  photos,
  pages,
  useful,
  taps,
  links,
  typing,
  way,
  visitors,
  hour,
  import: importing,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '' },
    seconds: { type: 'string', default: '' },
    dist: { type: 'string' },
    page: { type: 'string', multiple: true, default: [] },
    processor: { type: 'string', multiple: true, default: [] },
    leads: { type: 'string', multiple: true, default: [] },
  },
});

const unknown = positionals.filter((name) => !(name in BENCHMARKS));
const isCount = [values.runs, values.seconds].every((text) => text === '' || /^[1-9]\d{0,2}$/.test(text));
const processors = values.processor.map(Number);
const isRate = processors.every((rate) => rate >= 1 && rate <= 50);
const leads = values.leads.map(Number);
const isSize = leads.every((size) => Number.isInteger(size / MIN_LEADS) && size > 0 && size <= MAX_LEADS);
if (unknown.length > 0 || !isCount || !isRate || !isSize) {
  console.error(
    `Usage: npm run bench -- [${Object.keys(BENCHMARKS).join('|')}]... [--runs 1 to 999] [--seconds 1 to 999] [--dist folder] [--page /path]... [--processor 4]... [--leads 1000]...`,
  );
  process.exit(2);
}

const chosen = positionals.length > 0 ? positionals : Object.keys(BENCHMARKS);
for (const name of chosen) {
  console.log(`\n== ${name} == (${describeLoad()})`);
  const { dist, page } = values;
  const [runs, seconds] = [Number(values.runs), Number(values.seconds)];
  const options = { runs, seconds, dist, pages: page, processors, leads };
  await BENCHMARKS[name]?.(options);
  console.log(`At the end: ${describeLoad()}.`);
}
process.exit();
