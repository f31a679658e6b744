import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const SCRIPTS =
  /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g;

async function writePage(file: string, html: string): Promise<void> {
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html));
  await writeFile(`${file}.gz`, gzipSync(html, { level: 9 }));
}

/**
 * Makes the floor of each page: a copy of the site with the same HTML and styles but no scripts, so without
 * the map of a city.
 * @param folder of the built site
 */
export async function makeFloor(folder: string, paths: readonly string[]) {
  const floor = await mkdtemp(join(tmpdir(), 'floor-'));
  await cp(folder, floor, { recursive: true });
  for (const path of paths) {
    const file = join(floor, path, 'index.html');
    const html = await readFile(file, 'utf8');
    await writePage(file, html.replace(SCRIPTS, ''));
  }
  return { folder: floor, remove: () => rm(floor, { recursive: true }) };
}
