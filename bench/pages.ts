import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addStaticSite } from '#backend/hosts/node/web/static-site.ts';
import { PLACEHOLDERS } from '#contract/config.ts';
import { findChromium } from '../scripts/test/chromium.ts';
import { type Benchmark, inMs, median, printTable } from './report.ts';

const run = promisify(execFile);

/** The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8';
const RUNS = 5;
const PAGES = ['/', '/palm-bay', '/schedule', '/schedule/book', '/contact', '/rep-access'];

/** FCP and LCP over those of the floor; layout shift; score; blocked time in ms. */
const TARGETS = { ratio: 1.1, cls: 0, score: 99, tbt: 100 };

/** Separate from `dist/`, which may be the owner's own build, and from the browser tests' build. */
const BENCH_SITE = resolve('node_modules/.cache/bench-site');

/** No third party (map tiles, weather): their response times are not measured. */
const CHROME = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"',
].join(' ');

interface Load {
  fcp: number;
  lcp: number;
  cls: number;
  /** Total blocking time in ms. */
  tbt: number;
  /** Of performance, up to 100. */
  score: number;
}

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  audits: z.object({
    'first-contentful-paint': audit,
    'largest-contentful-paint': audit,
    'cumulative-layout-shift': audit,
    'total-blocking-time': audit,
  }),
  categories: z.object({ performance: z.object({ score: z.number() }) }),
});

/** Chromium sometimes gives Lighthouse no trace. */
const ATTEMPTS = 3;

/** @throws when Lighthouse fails, three times */
async function runLighthouse(url: string, chromium: string, attempt = 1): Promise<string> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', '--only-categories=performance'];
  try {
    const { stdout } = await run('npx', [...args, `--chrome-flags=${CHROME}`], {
      env: { ...process.env, CHROME_PATH: chromium },
      maxBuffer: 2 ** 26,
    });
    return stdout;
  } catch (fault) {
    if (attempt === ATTEMPTS) throw fault;
    return runLighthouse(url, chromium, attempt + 1);
  }
}

/** Loads a page with Lighthouse's defaults: a phone, simulated slow 4G, a 4x slower processor. */
async function load(url: string, chromium: string): Promise<Load> {
  const { audits, categories } = report.parse(JSON.parse(await runLighthouse(url, chromium)));
  return {
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    score: categories.performance.score * 100,
  };
}

async function build(): Promise<string> {
  console.log('Building the site.');
  const vite = resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, ...PLACEHOLDERS, VITE_EMAILJS_ORIGIN: '', NODE_ENV: 'production' };
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', BENCH_SITE];
  await run(process.execPath, args, { env, maxBuffer: 2 ** 24 });
  return BENCH_SITE;
}

const SCRIPTS =
  /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g;

/** A copy of the site whose pages have the same HTML and styles but no scripts, so no map of a city. */
async function makeFloor(folder: string, paths: readonly string[]): Promise<string> {
  const floor = await mkdtemp(join(tmpdir(), 'bench-floor-'));
  await cp(folder, floor, { recursive: true });
  for (const path of paths) {
    const file = join(floor, path, 'index.html');
    const html = (await readFile(file, 'utf8')).replace(SCRIPTS, '');
    await writeFile(file, html);
    await writeFile(`${file}.br`, brotliCompressSync(html));
    await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
  }
  return floor;
}

/** Serves a built site as the project's own host does, without a backend. */
async function serveFiles(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const app = new Hono();
  addStaticSite(app, folder);
  const { port, close } = await serveApp(app, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close };
}

function medians(loads: readonly Load[]): Load {
  const of = (figure: keyof Load) => median(loads.map((each) => each[figure]));
  return { fcp: of('fcp'), lcp: of('lcp'), cls: of('cls'), tbt: of('tbt'), score: of('score') };
}

function missedTargets(page: Load, floor: Load): string[] {
  const { ratio, cls, score, tbt } = TARGETS;
  const missed: [what: string, isMissed: boolean][] = [
    [`FCP ÷ floor ≤ ${ratio}`, page.fcp > ratio * floor.fcp],
    [`LCP ÷ floor ≤ ${ratio}`, page.lcp > ratio * floor.lcp],
    [`CLS ${cls}`, page.cls > cls],
    [`score ≥ ${score}`, page.score < score],
    [`TBT ≤ ${tbt} ms`, page.tbt > tbt],
  ];
  return missed.filter(([, isMissed]) => isMissed).map(([what]) => what);
}

/**
 * First and largest paint, layout shift, blocked time and score of built pages by Lighthouse, each beside its
 * floor: the same document without script. Page and floor alternate, so that other load affects both.
 */
export const pages: Benchmark = async ({ runs, dist, pages: chosen }) => {
  const chromium = findChromium();
  if (!chromium) throw new Error('No browser: `npm run test:e2e` finds or installs one.');
  if (dist !== undefined && !existsSync(join(dist, 'index.html')))
    throw new Error(`There is no built site in ${dist}.`);
  const paths = chosen.length > 0 ? chosen : PAGES;
  const count = runs || RUNS;
  const folder = dist === undefined ? await build() : resolve(dist);
  const floorFolder = await makeFloor(folder, paths);
  const [site, bare] = [await serveFiles(folder), await serveFiles(floorFolder)];
  const rows: string[][] = [];
  try {
    for (const path of paths) {
      const loads: Load[] = [];
      const floors: Load[] = [];
      for (let done = 0; done < count; done++) {
        loads.push(await load(site.url + path, chromium));
        floors.push(await load(bare.url + path, chromium));
      }
      const [page, floor] = [medians(loads), medians(floors)];
      const paints = (['fcp', 'lcp'] as const).flatMap((figure) => [
        inMs(page[figure]),
        inMs(floor[figure]),
        (page[figure] / floor[figure]).toFixed(2),
      ]);
      const missed = missedTargets(page, floor);
      rows.push([
        path,
        ...paints,
        page.cls.toFixed(3),
        inMs(page.tbt),
        inMs(floor.tbt),
        page.score.toFixed(0),
        missed.length > 0 ? `missed: ${missed.join(', ')}` : 'met',
      ]);
      console.log(`${path}: LCP ${inMs(page.lcp)} ms, ${rows.at(-1)?.at(-1)}`);
    }
  } finally {
    await Promise.all([site.close(), bare.close()]);
    await rm(floorFolder, { recursive: true });
  }
  const paintColumns = ['FCP', 'floor', 'ratio', 'LCP', 'floor', 'ratio'];
  printTable([`medians of ${count}, ms`, ...paintColumns, 'CLS', 'TBT', 'floor', 'score', 'targets'], rows);
};
