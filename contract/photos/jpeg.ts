/** Width and height in pixels. */
export interface PictureSize {
  width: number;
  height: number;
}

/** Number of bytes in a text of base64url without padding. */
export const countBytes = (base64url: string): number => Math.floor((base64url.length * 3) / 4);

const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The value of each character by its code; -1 for one that base64url does not have. */
const VALUES = new Int8Array(128).fill(-1);
for (const [value, character] of [...CHARACTERS].entries()) VALUES[character.charCodeAt(0)] = value;

/** Returns null for anything that is not base64url without padding. */
function decode(base64url: string): Uint8Array | null {
  if (base64url.length % 4 === 1) return null;
  const bytes = new Uint8Array(countBytes(base64url));
  let place = 0;
  let buffer = 0;
  let bits = 0;
  for (let index = 0; index < base64url.length; index++) {
    const value = VALUES[base64url.charCodeAt(index)] ?? -1;
    if (value < 0) return null;
    buffer = ((buffer << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[place++] = buffer >> bits;
  }
  return bytes;
}

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const FRAME = 0xc0;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP15 = 0xef;
/** Tables for the decoder, and a comment. */
const TABLES: readonly (number | undefined)[] = [0xc4, 0xdb, 0xdd, 0xfe];
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

/** Our own photos have about ten. */
const MAX_SEGMENTS = 64;

const wordAt = (bytes: Uint8Array, index: number): number =>
  (bytes[index] ?? 0) * 256 + (bytes[index + 1] ?? 0);

interface Frame extends PictureSize {
  componentIds: readonly number[];
}

/** Reads a frame of grays or of colors in three parts. */
function readFrame(body: Uint8Array): Frame | null {
  const count = body[5] ?? 0;
  if (body[0] !== 8 || (count !== 1 && count !== 3) || body.length !== 6 + 3 * count) return null;
  const componentIds = [...body.subarray(6)].filter((_, index) => index % 3 === 0);
  if (new Set(componentIds).size !== count) return null;
  return { height: wordAt(body, 1), width: wordAt(body, 3), componentIds };
}

/** Whether a scan has the whole picture: with a part of it, a decoder would go on to further scans. */
function isWholeScan(body: Uint8Array, { componentIds }: Frame): boolean {
  const count = componentIds.length;
  if (body[0] !== count || body.length !== 4 + 2 * count) return false;
  if (componentIds.some((id, index) => body[1 + 2 * index] !== id)) return false;
  const [first, last, bits] = body.subarray(1 + 2 * count);
  return first === 0 && last === 63 && bits === 0;
}

/** Whether the segment names further pictures in the file (MPF), whose size nobody reads here. */
const namesPictures = (marker: number, body: Uint8Array): boolean =>
  marker === APP2 && String.fromCharCode(...body.subarray(0, 4)) === 'MPF\0';

/** Returns the frame and where the scan's data begin. */
function readSegments(bytes: Uint8Array): { frame: Frame; dataAt: number } | null {
  let frame: Frame | null = null;
  let place = 2;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    if (bytes[place] !== MARK) return null;
    // A marker may have more than one FF before it.
    while (bytes[place] === MARK) place++;
    const marker = bytes[place] ?? 0;
    const end = place + 1 + wordAt(bytes, place + 1);
    if (end < place + 3 || end > bytes.length) return null;
    const body = bytes.subarray(place + 3, end);
    if (marker === SCAN) return frame && isWholeScan(body, frame) ? { frame, dataAt: end } : null;
    if (marker === FRAME) {
      if (frame) return null;
      frame = readFrame(body);
      if (!frame) return null;
    } else if (!TABLES.includes(marker) && (marker < APP0 || marker > APP15)) return null;
    if (namesPictures(marker, body)) return null;
    place = end;
  }
  return null;
}

/** Whether the scan's data end with the file: an FF in them stands before 0 or is a restart. */
function endsWithData(bytes: Uint8Array, dataAt: number): boolean {
  for (let place = dataAt; place < bytes.length; place++) {
    if (bytes[place] !== MARK) continue;
    const next = bytes[place + 1] ?? 0;
    if (next === END) return place + 2 === bytes.length;
    if (next !== 0 && next !== MARK && !isRestart(next)) return false;
  }
  return false;
}

/**
 * Reads the size of a JPEG from its content, so that a file of another kind is recognized whatever its name.
 * A decoder sees the same size and has no more work than that: what browsers draw has one baseline frame with
 * one scan, and only segments with a length. Any other form of JPEG is refused (docs/decisions/0037).
 * @param base64url the whole file, without padding
 * @returns null for anything else
 */
export function readJpegSize(base64url: string): PictureSize | null {
  const bytes = decode(base64url);
  if (!bytes || bytes[0] !== MARK || bytes[1] !== START) return null;
  const read = readSegments(bytes);
  if (!read || !endsWithData(bytes, read.dataAt)) return null;
  const { width, height } = read.frame;
  return { width, height };
}
