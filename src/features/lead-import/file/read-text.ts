import { pause } from '#src/features/lead-import/pause.ts';

export const MAX_BYTES = 30 * 1024 * 1024;

/** Bytes decoded in one step: a few milliseconds of work. */
const CHUNK = 256 * 1024;

async function decoded(bytes: Uint8Array, decoder: TextDecoder): Promise<string> {
  const pieces: string[] = [];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    pieces.push(decoder.decode(bytes.subarray(from, from + CHUNK), { stream: true }));
    await pause();
  }
  const text = pieces.join('') + decoder.decode();
  await pause();
  return text;
}

/**
 * Decodes a file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, else Windows-1252 (Excel's
 * plain "CSV"). Returns null when the bytes are not text, for example a workbook.
 */
export async function readText(bytes: Uint8Array): Promise<string | null> {
  const [first = 0, second = 0] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return decoded(bytes, new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be'));
  if (bytes.subarray(0, 4096).includes(0)) return null;
  try {
    return await decoded(bytes, new TextDecoder('utf-8', { fatal: true }));
  } catch {
    return decoded(bytes, new TextDecoder('windows-1252'));
  }
}
