/**
 * Returns words that a stranger has typed so that no mail program makes a link of them: `example.com` becomes
 * `example. com`.
 */
export const withoutLinks = (typed: string): string =>
  typed
    .replaceAll('://', ': //')
    .replaceAll('@', ' @ ')
    .replace(/\.(?=[\p{L}\p{N}])/gu, '. ');

/** Returns typed lines as a quotation. */
export const quoted = (typed: string): string[] =>
  withoutLinks(typed)
    .split('\n')
    .map((line) => `> ${line}`);
