import { pause } from '#src/lib/pause.ts';

export const MAX_BYTES = 30 * 1024 * 1024;

/** Bytes decoded in one step: a few milliseconds of work. */
const CHUNK = 64 * 1024;

/** Bytes that tell what a file is. */
const SAMPLE = 4096;

/** A workbook or a picture has zeros, and 10% of control characters and more; a damaged list a few. */
const MOST_CONTROLS = 0.02;

type Utf16 = 'utf-16le' | 'utf-16be';

/**
 * Every second byte of UTF-16 text in Latin letters is 0, which tells it where a program wrote no byte order
 * mark.
 */
function detectUtf16(bytes: Uint8Array): Utf16 | null {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 4;
  if (odd > many && even * 10 < odd) return 'utf-16le';
  return even > many && odd * 10 < even ? 'utf-16be' : null;
}

const isControl = (byte: number): boolean => byte < 32 && !(byte >= 9 && byte <= 13);

function isText(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, SAMPLE);
  return !sample.includes(0) || sample.filter(isControl).length <= sample.length * MOST_CONTROLS;
}

const isLineEnd = (byte: number | undefined): boolean => byte === 10 || byte === 13;

/** Index after the line end at or after `from`. */
function findNextLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !isLineEnd(bytes[at])) at += 1;
  return Math.min(at + 1, bytes.length);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Puts `MISSING` where bytes are no UTF-8: a list with many such lines would throw too slowly. */
const lenientUtf8 = new TextDecoder('utf-8', { ignoreBOM: true });
const MISSING = '\uFFFD';
const windows1252 = new TextDecoder('windows-1252');

/** Decodes whole lines: those that are not UTF-8 are Windows-1252. */
function decodeLines(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    let text = '';
    for (let from = 0; from < bytes.length; ) {
      const end = findNextLine(bytes, from);
      const line = bytes.subarray(from, end);
      const read = lenientUtf8.decode(line);
      text += read.includes(MISSING) ? windows1252.decode(line) : read;
      from = end;
    }
    return text;
  }
}

/**
 * Decodes a file as spreadsheets save it: UTF-16, UTF-8, or Windows-1252 (Excel's plain "CSV"), and each line
 * for itself: a list that was joined from two files may have both. Returns null when the bytes are not text,
 * for example a workbook.
 */
export async function readText(bytes: Uint8Array): Promise<string | null> {
  const utf16 = detectUtf16(bytes);
  if (!utf16 && !isText(bytes)) return null;
  const decoder = utf16 && new TextDecoder(utf16);
  const pieces: string[] = [];
  let from = 0;
  while (from < bytes.length) {
    const end = decoder ? from + CHUNK : findNextLine(bytes, from + CHUNK);
    const chunk = bytes.subarray(from, end);
    pieces.push(decoder ? decoder.decode(chunk, { stream: true }) : decodeLines(chunk));
    from = end;
    await pause();
  }
  if (decoder) pieces.push(decoder.decode());
  const text = pieces.join('').replace(/^\uFEFF/, '');
  await pause();
  return text;
}
