/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...CHARACTERS].map((character, value) => [character, value]));

/** Number of bytes in a text of base64url without padding. */
export const countBytes = (base64url: string): number => Math.floor((base64url.length * 3) / 4);

/** Returns one byte without decoding the rest; 0 after the end. */
function byteAt(base64url: string, index: number): number {
  const start = Math.floor((index * 8) / 6);
  const value = (offset: number) => VALUES.get(base64url.charAt(start + offset)) ?? 0;
  return (((value(0) << 6) | value(1)) >> (4 - 2 * (index % 3))) & 0xff;
}

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Markers from C0 to CF begin the frame, which has the size, but for these three. */
const NO_FRAME = [0xc4, 0xc8, 0xcc];
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker);

/**
 * Reads the size of a JPEG from its content, so that a file of another kind is recognized whatever its name.
 * @param base64url the whole file, without padding
 * @returns null for anything that is not a whole JPEG
 */
export function readJpegSize(base64url: string): PictureSize | null {
  if (!/^[\w-]+$/.test(base64url) || base64url.length % 4 === 1) return null;
  const at = (index: number) => byteAt(base64url, index);
  const word = (index: number) => at(index) * 256 + at(index + 1);
  const length = countBytes(base64url);
  if (at(0) !== MARK || at(1) !== START || at(length - 2) !== MARK || at(length - 1) !== END) return null;
  // Each segment: FF, its marker, and the length of the rest in two bytes.
  for (let place = 2; place < length && at(place) === MARK; place += 2 + word(place + 2)) {
    const marker = at(place + 1);
    if (isFrame(marker)) return { height: word(place + 5), width: word(place + 7) };
    if (marker === SCAN) return null;
  }
  return null;
}
