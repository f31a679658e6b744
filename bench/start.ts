import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { freePort, freshCopy, runIn, startSite } from '../tests/hosts/start/fresh-copy.ts';
import { median, timed } from './figures.ts';
import { type Benchmark, printTable } from './report.ts';

const RUNS = 5;

/** What is measured in each copy, in this order; times in ms. */
interface Times {
  prepare: number;
  first: number;
  second: number;
  build: number;
}

async function run(folder: string, command: string): Promise<void> {
  const child = await runIn(folder, command, {}, 'ignore');
  child.stdout.resume();
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`\`npm run ${command}\` failed.`);
}

async function get(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}.`);
  return answer.text();
}

const ENTRY = '/src/app/entry-client.tsx';

/** Waits until the server has compiled the packages, as it would for a browser: the next start finds them. */
async function getPackage(url: string): Promise<void> {
  const [address] = /\/node_modules\/\.vite\/deps\/[^"']+/.exec(await get(url + ENTRY)) ?? [];
  if (!address) throw new Error(`${ENTRY} imports no package.`);
  await get(url + address);
}

/** Starts the site and times the start until the first page and an answer of the script have arrived. */
async function startOnce(folder: string, port: number): Promise<number> {
  const begun = performance.now();
  const { url, stop } = await startSite(folder, port);
  try {
    for (const path of ['/', '/api/script']) await get(url + path);
    const took = performance.now() - begun;
    await getPackage(url);
    return took;
  } finally {
    await stop();
  }
}

async function measure(): Promise<Times> {
  const folder = await freshCopy();
  try {
    const port = await freePort();
    const prepare = await timed(() => run(folder, 'prepare'));
    const first = await startOnce(folder, port);
    const second = await startOnce(folder, port);
    return { prepare, first, second, build: await timed(() => run(folder, 'build')) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1);
const busy = (): string => loadavg()[0]?.toFixed(1) ?? '?';

/** Times the README's commands after `npm install`, each time in a fresh copy of the project. */
export const start: Benchmark = async ({ runs }) => {
  const before = busy();
  const times: Times[] = [];
  for (let round = 0; round < (runs || RUNS); round++) times.push(await measure());
  console.log(`Medians of ${times.length}; load average ${before} before, ${busy()} after`);
  const row = (name: string, part: keyof Times) => {
    const all = times.map((each) => each[part]);
    return [name, seconds(median(all)), seconds(Math.min(...all)), seconds(Math.max(...all))];
  };
  printTable(
    ['command', 'median, s', 'fastest', 'slowest'],
    [
      row('npm install, its last step: the prepared database', 'prepare'),
      row('npm start, first time, to the first page and the script’s answer', 'first'),
      row('npm start, second time', 'second'),
      row('npm run build', 'build'),
    ],
  );
};
