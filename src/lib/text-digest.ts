/** A 64-bit hash (FNV-1a) of a text. Enough to tell texts apart, not to keep one secret. */
export function digestText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (let at = 0; at < text.length; at++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * 0x100000001b3n);
  }
  return hash.toString(36);
}
