import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const NONE = [
  'No browser for the browser tests: install Chromium, or set PLAYWRIGHT_CHROMIUM to the path of one,',
  'or run `npx playwright install --with-deps chromium`.',
].join(' ');

/**
 * Finds the browser for the tests: `PLAYWRIGHT_CHROMIUM`, else the system's, else Playwright's.
 * @returns its path, or null when there is none
 * @throws when `PLAYWRIGHT_CHROMIUM` is not a file
 */
export function findChromium(): string | null {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named && !existsSync(named)) throw new Error(`PLAYWRIGHT_CHROMIUM names no file: ${named}`);
  return named || [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path)) || null;
}

const isDebianRoot = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Finds the browser, or installs one. @throws with a one-line instruction when neither works */
export function obtainChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (isDebianRoot()) {
    console.log('No browser yet: installing Chromium with apt-get.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit', env });
  } else {
    console.log('No browser yet: installing Playwright’s Chromium.');
    spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (!installed) throw new Error(NONE);
  return installed;
}

export const chromiumVersion = (path: string): string =>
  execFileSync(path, ['--version'], { encoding: 'utf8' }).trim();
