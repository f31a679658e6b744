/** Returns the headers for a path; names are lowercase. */
export type GetHeaders = (path: string) => Map<string, string>;

interface Rule {
  matches: RegExp;
  headers: [name: string, value: string][];
}

/** `*` matches anything, `:name` one path segment. Null for a rule of another host. */
function toPattern(line: string): RegExp | null {
  if (!line.startsWith('/')) return null;
  const source = line
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace(/:[A-Za-z]\w*/g, '[^/]+');
  return new RegExp(`^${source}$`);
}

/**
 * Parses a `_headers` file like static hosts do: a path, then indented `Name: value` lines. All rules that
 * match a path apply; values of the same header are joined with a comma.
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
