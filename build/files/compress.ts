import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip } from 'node:zlib';

const TEXT = /\.(?:html|js|css|svg|xml|txt|webmanifest)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Sizes after brotli by the content's digest: most files are weighed several times, and brotli is slow. */
const sizes = new Map<string, number>();
const digest = (content: Buffer | string): string => createHash('sha256').update(content).digest('base64');

/** Returns the size in bytes after brotli. */
export function compressedSize(content: Buffer | string): number {
  const key = digest(content);
  const size = sizes.get(key) ?? brotliCompressSync(content).length;
  sizes.set(key, size);
  return size;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, gzipped] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })]);
  sizes.set(digest(content), brotli.length);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}

/**
 * Returns a function that writes a `.br` and a `.gz` copy of each text file in the folder that is new since
 * the last call, for hosts that serve precompressed files. It compresses on other threads.
 */
export function openCompressor(folder: string): () => Promise<void> {
  const seen = new Set<string>();
  return async () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => !seen.has(file));
    for (const file of files) seen.add(file);
    await Promise.all(files.map(compressFile));
  };
}
