const TRACKERS: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'fbclid',
  'gclid',
  'igshid',
]);

/** A line of the list with its result. `line` counts from 1. */
export interface LinkOutcome {
  line: number;
  typed: string;
  /** The cleaned link; the trimmed text when it is not a web link. */
  link: string;
  isLink: boolean;
  /** The line that already has this link; 0 when this one is kept. */
  sameAs: number;
}

function webAddress(typed: string): URL | null {
  try {
    const address = new URL(typed);
    return address.protocol === 'http:' || address.protocol === 'https:' ? address : null;
  } catch {
    return null;
  }
}

function withoutTrackers(search: string): string {
  const left = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKERS.has(part.split('=', 1)[0] ?? ''));
  return left.length > 0 ? `?${left.join('&')}` : '';
}

/**
 * Cleans a web link (specification, section 5): lowercase protocol and host, no tracking parameters, no slash
 * at the end except on the root. The rest stays as it is. Returns null when the text is not a web link.
 */
export function cleanLink(typed: string): string | null {
  const address = webAddress(typed.trim());
  if (!address) return null;
  const { protocol, username, password, host, pathname, search, hash } = address;
  const who = username || password ? `${username}${password && `:${password}`}@` : '';
  const path = pathname.replace(/^\/+$|([^/])\/+$/, '$1') || '/';
  return `${protocol}//${who}${host}${path}${withoutTrackers(search)}${hash}`;
}

/** Keeps the first of each link (specification, section 5). Empty lines are left out. */
export function deduplicateLinks(lines: readonly string[]): LinkOutcome[] {
  const firstLine = new Map<string, number>();
  return lines.flatMap((text, index) => {
    const typed = text.trim();
    if (typed === '') return [];
    const line = index + 1;
    const cleaned = cleanLink(typed);
    const link = cleaned ?? typed;
    const sameAs = firstLine.get(link) ?? 0;
    if (sameAs === 0) firstLine.set(link, line);
    return [{ line, typed, link, isLink: cleaned !== null, sameAs }];
  });
}
