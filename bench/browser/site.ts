import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { Hono } from 'hono';
import { serveApp } from '#backend/hosts/node/web/serve.ts';
import { addStaticSite } from '#backend/hosts/node/web/static-site.ts';
import { PLACEHOLDERS } from '#contract/config.ts';

/** Separate from `dist/`, which may be the owner's own build, and from the browser tests' build. */
const BENCH_SITE = resolve('node_modules/.cache/bench-site');

let built: Promise<string> | undefined;

async function build(): Promise<string> {
  console.log('Building the site.');
  const vite = resolve('node_modules/vite/bin/vite.js');
  const env = { ...process.env, ...PLACEHOLDERS, VITE_EMAILJS_ORIGIN: '', NODE_ENV: 'production' };
  const args = [vite, 'build', '--logLevel', 'warn', '--emptyOutDir', '--outDir', BENCH_SITE];
  try {
    await promisify(execFile)(process.execPath, args, { env, maxBuffer: 2 ** 24 });
  } catch (fault) {
    // A site over budget is still written, and its times matter even more.
    if (!(fault instanceof Error) || !fault.message.includes('Over budget')) throw fault;
    console.log(fault.message.slice(fault.message.indexOf('Over budget')));
  }
  console.log(readFileSync('dist-report/budgets.txt', 'utf8'));
  return BENCH_SITE;
}

/** Folder of the site to measure: the given one, or a new build whose weights are printed. */
export function siteToMeasure(dist: string | undefined): Promise<string> {
  if (dist !== undefined && !existsSync(join(dist, 'index.html'))) {
    throw new Error(`There is no built site in ${dist}.`);
  }
  built ??= dist === undefined ? build() : Promise.resolve(resolve(dist));
  return built;
}

/** Serves a built site without a backend, over HTTP/1.1 on this machine. */
export async function serveFiles(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const app = new Hono();
  addStaticSite(app, folder);
  const { port, close } = await serveApp(app, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${port}`, close };
}
