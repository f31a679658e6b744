/** Capital letters and digits without those that look or sound alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const CODE_CHARACTERS = 'ACDEFGHJKMNPQRTWXY34679';

/** Bytes past the last whole multiple would make the first characters more likely than the rest. */
const FAIR = 256 - (256 % CODE_CHARACTERS.length);

/** Turns a digest (lowercase hex) into a code that is easy to type: at most one character per two digits. */
export function toCode(digest: string, length: number): string {
  const bytes = (digest.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return bytes
    .filter((byte) => byte < FAIR)
    .slice(0, length)
    .map((byte) => CODE_CHARACTERS.charAt(byte % CODE_CHARACTERS.length))
    .join('');
}

const REFERENCE_LENGTH = 6;

/** A 32-bit hash (FNV-1a). Apps Script has no bigger integers. */
function hash(text: string): number {
  let result = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) result = Math.imul(result ^ text.charCodeAt(at), 0x01000193);
  return result >>> 0;
}

/**
 * The reference of a booking (`RT-7K3M9Q`), made of its submission id: the device that sends it knows the
 * reference before the script answers, so that its calendar entry is the same one afterwards.
 */
export function bookingReference(submissionId: string): string {
  let rest = hash(submissionId);
  let code = '';
  while (code.length < REFERENCE_LENGTH) {
    code += CODE_CHARACTERS.charAt(rest % CODE_CHARACTERS.length);
    rest = Math.floor(rest / CODE_CHARACTERS.length);
  }
  return `RT-${code}`;
}
