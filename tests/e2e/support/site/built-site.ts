import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { PLACEHOLDERS } from '#contract/config.ts';

/** Separate from `dist/`, which may be the owner's own build. */
export const BUILT_SITE = resolve('node_modules/.cache/e2e-site');

const SOURCES = [
  ...['src', 'contract', 'build', 'public', 'company.example'],
  ...['index.html', 'vite.config.ts', 'package-lock.json'],
];

/**
 * Newest modification time under a path, in milliseconds since 1970. Deleting a file changes its folder's
 * time.
 */
async function newestChange(path: string): Promise<number> {
  const { mtimeMs } = await stat(path);
  const children = (await stat(path)).isDirectory() ? await readdir(path) : [];
  const changes = await Promise.all(children.map((child) => newestChange(join(path, child))));
  return Math.max(mtimeMs, ...changes);
}

async function isFresh(): Promise<boolean> {
  const page = join(BUILT_SITE, '404.html');
  if (!existsSync(page)) return false;
  const changes = await Promise.all(SOURCES.filter((path) => existsSync(path)).map(newestChange));
  return (await stat(page)).mtimeMs > Math.max(...changes);
}

/** Builds the site for the browser tests unless the existing build is up to date. */
export async function ensureBuilt(): Promise<void> {
  if (await isFresh()) return;
  console.log('Building the site for the browser tests.');
  // A test must not find what the build before has left for open tabs.
  await rm(BUILT_SITE, { recursive: true, force: true });
  await buildSite(BUILT_SITE);
}

/**
 * Ignores `.env` and `company/` and uses the development configuration and our samples, so that no test reaches the owner's endpoints.
 * @param variables used instead of the development configuration's
 * @throws with the build's output when it fails
 */
export async function buildSite(folder: string, variables: Record<string, string> = {}): Promise<void> {
  const vite = resolve('node_modules/vite/bin/vite.js');
  const development = {
    ...PLACEHOLDERS,
    VITE_EMAILJS_ORIGIN: '',
    COMPANY_FOLDER: 'company.example',
    NODE_ENV: 'production',
  };
  const env = { ...process.env, ...development, ...variables };
  const args = [vite, 'build', '--logLevel', 'warn', '--outDir', folder];
  await promisify(execFile)(process.execPath, args, { env }).catch((fault) => {
    throw new Error(`The site could not be built.\n${fault.stdout}${fault.stderr}`);
  });
}
