/**
 * Converts text for a URL, an id or a file name: lowercase letters, digits and dashes, at most 48 characters;
 * may be empty.
 */
export const toSlug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-|-$/g, '');
