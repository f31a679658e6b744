import { type CsvFile, readCsv } from './read-csv.ts';
import { MAX_BYTES, readText } from './read-text.ts';

export type FileFault = 'tooLarge' | 'unreadable' | 'notText';

/** Reads a CSV file. Returns null when the signal aborts. */
export async function readFile(
  file: File,
  options: { signal: AbortSignal; onShare: (share: number) => void },
): Promise<{ ok: true; file: CsvFile } | { ok: false; fault: FileFault } | null> {
  if (file.size > MAX_BYTES) return { ok: false, fault: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { ok: false, fault: 'unreadable' };
  const text = await readText(new Uint8Array(bytes));
  if (text === null) return { ok: false, fault: 'notText' };
  const read = await readCsv(text, options);
  return read && { ok: true, file: read };
}
