const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const EXIF = 0xe1;
const COLOR_PROFILE = 0xe2;
const ADOBE = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

const beginsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

interface Segment {
  marker: number;
  /** Where it begins, at its FF, and where the next one does, perhaps past the end of the file. */
  at: number;
  end: number;
  body: Uint8Array;
}

/** Returns the segments of a JPEG up to its first scan's head; null for what does not have that form. */
function readSegments(bytes: Uint8Array): Segment[] | null {
  if (bytes[0] !== MARK || bytes[1] !== START) return null;
  const segments: Segment[] = [];
  let at = 2;
  while (at < bytes.length && segments.at(-1)?.marker !== SCAN) {
    if (bytes[at] !== MARK) return null;
    // A marker may have more than one FF before it.
    while (bytes[at + 1] === MARK) at++;
    const [marker = 0, high = 0, low = 0] = bytes.subarray(at + 1, at + 4);
    // Markers without a length do not stand before a scan.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) return null;
    const end = at + 2 + high * 256 + low;
    segments.push({ marker, at, end, body: bytes.subarray(at + 4, end) });
    at = end;
  }
  return segments;
}

/** Where the picture's own end marker begins; an FF in the data of scans never stands before D9. */
function findEnd(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(MARK, from);
  while (at >= 0 && bytes[at + 1] !== END) at = bytes.indexOf(MARK, at + 1);
  return at;
}

function isCutJpeg(bytes: Uint8Array): boolean {
  const last = readSegments(bytes)?.at(-1);
  if (!last) return false;
  return last.end > bytes.length || (last.marker === SCAN && findEnd(bytes, last.end) < 0);
}

function isCutPng(bytes: Uint8Array): boolean {
  if (!beginsWith(bytes, '\x89PNG\r\n\x1a\n')) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at + 8 <= bytes.length) {
    if (beginsWith(bytes, 'IEND', at + 4)) return false;
    at += 12 + view.getUint32(at);
  }
  return true;
}

/** A file may lack the byte that makes its length even. */
const isCutWebp = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 'RIFF') &&
  beginsWith(bytes, 'WEBP', 8) &&
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 > bytes.length + 1;

/**
 * Whether the end of a photo is missing, as after a download that was cut off: a browser paints the rest of
 * such a file gray and reports no error. False in any doubt.
 */
export const isCutOff = (bytes: Uint8Array): boolean =>
  bytes.length === 0 || isCutJpeg(bytes) || isCutPng(bytes) || isCutWebp(bytes);

/** Returns how the picture of an Exif segment must be turned, from 1 (not at all) to 8. */
function readOrientation(body: Uint8Array): number {
  if (!beginsWith(body, 'Exif\0\0') || body.length < 14) return 1;
  const view = new DataView(body.buffer, body.byteOffset + 6, body.byteLength - 6);
  const isLittle = beginsWith(body, 'II', 6);
  const first = view.getUint32(4, isLittle) + 2;
  for (let at = first; at + 12 <= view.byteLength && at < first + 12 * 64; at += 12) {
    if (view.getUint16(at, isLittle) === 0x0112) return view.getUint16(at + 8, isLittle);
  }
  return 1;
}

/** An Exif segment that only turns the picture; nothing for one that stands upright. */
const turn = (orientation: number): BlobPart[] =>
  orientation > 1 && orientation <= 8
    ? [
        new Uint8Array([
          ...[MARK, EXIF, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
          ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0],
        ]),
      ]
    : [];

/** Whether a decoder needs the segment; all others say where, when and with what the photo was taken. */
function isNeeded({ marker, body }: Segment): boolean {
  if (marker === APP0) return beginsWith(body, 'JFIF\0');
  if (marker === COLOR_PROFILE) return beginsWith(body, 'ICC_PROFILE\0');
  if (marker === ADOBE) return beginsWith(body, 'Adobe');
  return marker < APP0 || (marker > APP15 && marker !== COMMENT);
}

/**
 * Cuts out of a JPEG what is not its picture, without drawing it anew: where and when it was taken, comments,
 * small pictures and what stands after its end. It still shows upright.
 * @returns null for anything else than a whole JPEG
 */
export function cutDetails(bytes: Uint8Array): Blob | null {
  const segments = readSegments(bytes);
  const scan = segments?.at(-1);
  if (!segments || scan?.marker !== SCAN) return null;
  const end = findEnd(bytes, scan.end);
  if (end < 0) return null;
  const kept = segments.flatMap((segment) => {
    if (segment.marker === EXIF) return turn(readOrientation(segment.body));
    return isNeeded(segment) ? [bytes.slice(segment.at, segment.end)] : [];
  });
  return new Blob([new Uint8Array([MARK, START]), ...kept, bytes.slice(scan.end, end + 2)]);
}
