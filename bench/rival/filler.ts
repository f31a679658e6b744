import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** Text that compression cannot shorten much, the same for the same name. */
function noise(name: string, length: number): string {
  let text = '';
  for (let part = 0; text.length < length; part++) {
    text += createHash('sha512').update(`${name} ${part}`).digest('base64url');
  }
  return text.slice(0, length);
}

/**
 * Makes a file of a given compressed size, whose weight is in a comment: the browser has to load it, but
 * almost nothing to do.
 * @param fill puts the weight into the file
 * @returns the file, compressed, within a few bytes of the size
 */
export function weighing(name: string, gzipped: number, fill: (weight: string) => string): Buffer {
  let length = gzipped;
  let file = gzipSync(fill(noise(name, length)));
  for (let round = 0; round < 8 && Math.abs(gzipped - file.length) > 2; round++) {
    // Three quarters of a letter are left of a letter.
    length = Math.max(0, Math.round(length + (gzipped - file.length) / 0.76));
    file = gzipSync(fill(noise(name, length)));
  }
  return file;
}
