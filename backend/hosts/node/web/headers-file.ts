/** The headers of a path, by lowercase name. */
export type GetHeaders = (path: string) => Map<string, string>;

interface Rule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

/** `*` stands for anything, `:name` for one part of the path. Rules for other hosts are left out. */
function toPattern(line: string): RegExp | null {
  if (!line.startsWith('/')) return null;
  const source = line
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Reads a `_headers` file as static hosts do: a line with a path, then indented lines `Name: value` for it. All rules that
 * fit a path count; two values of one header are joined with a comma.
 */
export function parseHeadersFile(text: string): GetHeaders {
  const rules: Rule[] = [];
  let current: Rule | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trimStart().startsWith('#')) continue;
    if (!/^\s/.test(line)) {
      const matches = toPattern(line.trim());
      current = matches && { matches, headers: [] };
      if (current) rules.push(current);
      continue;
    }
    const colon = line.indexOf(':');
    if (colon > 0)
      current?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }

  return (path) => {
    const found = new Map<string, string>();
    for (const { headers } of rules.filter(({ matches }) => matches.test(path))) {
      for (const [name, value] of headers) {
        const before = found.get(name);
        found.set(name, before ? `${before}, ${value}` : value);
      }
    }
    return found;
  };
}

/** For a site without a `_headers` file: what keeps it from being framed, sniffed and cached for too long. */
export const DEFAULT_HEADERS: GetHeaders = parseHeadersFile(`
/*
  Content-Security-Policy: frame-ancestors 'none'; base-uri 'none'; object-src 'none'
  Strict-Transport-Security: max-age=31536000
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: geolocation=(), camera=(), microphone=()
  Cross-Origin-Opener-Policy: same-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
`);
