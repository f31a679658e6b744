/** Tells whether a body with this content type contains form fields. */
export const isFormBody = (contentType: string): boolean =>
  /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(contentType);

/**
 * Parses the text fields of a form body, for platforms that do not. If a name repeats, the last one wins;
 * files are skipped. Returns null if the body does not match its content type.
 */
export function parseFormBody(contentType: string, contents: string): Record<string, string> | null {
  if (!/^multipart/i.test(contentType)) return parseUrlEncoded(contents);
  const boundary = /boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  return mark ? parseMultipart(mark, contents) : null;
}

function parseUrlEncoded(contents: string): Record<string, string> | null {
  const pairs: [string, string][] = [];
  for (const pair of contents.split('&')) {
    if (pair === '') continue;
    const cut = pair.indexOf('=');
    const name = decode(cut < 0 ? pair : pair.slice(0, cut));
    const value = decode(cut < 0 ? '' : pair.slice(cut + 1));
    if (name === null || value === null) return null;
    pairs.push([name, value]);
  }
  return Object.fromEntries(pairs);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

function parseMultipart(boundary: string, contents: string): Record<string, string> | null {
  const parts = `\r\n${contents}`.split(`\r\n--${boundary}`);
  if (parts.length < 2 || !parts.at(-1)?.startsWith('--')) return null;
  const fields: [string, string][] = [];
  for (const part of parts.slice(1, -1)) {
    const end = part.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const parameters = readDisposition(part.slice(0, end));
    const name = parameters.get('name');
    if (name === undefined) return null;
    // Browsers encode a quote and line breaks in a field's name as %22, %0D and %0A (HTML,
    // multipart/form-data encoding).
    const plain = name.replace(/%22/g, '"').replace(/%0D/gi, '\r').replace(/%0A/gi, '\n');
    const isFile = parameters.has('filename') || parameters.has('filename*');
    if (!isFile) fields.push([plain, part.slice(end + 4)]);
  }
  return Object.fromEntries(fields);
}

/** The parameters of a part's disposition by name. One that seems to be in a quoted value is a part of it. */
function readDisposition(head: string): Map<string, string> {
  const line = /\ncontent-disposition:[ \t]*form-data(;[^\r\n]*)/i.exec(head)?.[1] ?? '';
  const parameters = line.matchAll(/;\s*([\w*-]+)=(?:"([^"]*)"|([^;\s]*))/g);
  return new Map(
    [...parameters].map(([, name = '', quoted, token = '']) => [name.toLowerCase(), quoted ?? token]),
  );
}
