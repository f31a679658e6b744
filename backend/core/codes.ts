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
