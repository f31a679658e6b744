import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { withPhone } from './phone.ts';

const SCRIPTS =
  /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g;

async function writePage(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
}

async function rendered(browser: Browser, address: string): Promise<string> {
  return withPhone(browser, async (page) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return page.content();
  });
}

export interface FloorMaking {
  browser: Browser;
  /** Folder of the built site, and the URL where it is served. */
  folder: string;
  url: string;
  paths: readonly string[];
}

/**
 * Makes the floor of each page: a copy of the site with the same HTML and styles but no scripts. For a page
 * that is an empty shell without scripts, the copy contains the rendered HTML.
 */
export async function makeFloor({ browser, folder, url, paths }: FloorMaking) {
  const floor = await mkdtemp(join(tmpdir(), 'floor-'));
  await cp(folder, floor, { recursive: true });
  for (const path of paths) {
    const file = join(floor, path, 'index.html');
    const html = await readFile(file, 'utf8');
    const whole = html.includes('<div id="root"></div>') ? await rendered(browser, url + path) : html;
    await writePage(file, whole.replace(SCRIPTS, ''));
  }
  return { folder: floor, remove: () => rm(floor, { recursive: true }) };
}
