/** Full-width and Arabic digits, odd dashes and spaces, and invisible characters of copied texts become plain ones. */
export const toPlain = (typed: string): string =>
  typed
    .normalize('NFKC')
    // The last four bits of an Arabic or Persian digit are its value.
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[^\S\n\r]/g, ' ');
