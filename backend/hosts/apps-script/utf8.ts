/** Encodes a text as UTF-8; the platform has no TextEncoder. */
export function utf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'));
  const bytes: number[] = [];
  for (let at = 0; at < escaped.length; at++) {
    if (escaped[at] === '%') {
      bytes.push(Number.parseInt(escaped.slice(at + 1, at + 3), 16));
      at += 2;
    } else bytes.push(escaped.charCodeAt(at));
  }
  return Uint8Array.from(bytes);
}
