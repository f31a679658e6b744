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

/** A line of the list and what became of it. Lines count from 1. */
export interface LinkOutcome {
  line: number;
  typed: string;
  /** The link by the rules; what was typed, trimmed, when it is no web link. */
  link: string;
  isLink: boolean;
  /** The line that holds the same link already; 0 when this one is kept. */
  sameAs: number;
}

function webAddress(typed: string): URL | null {
  if (!URL.canParse(typed)) return null;
  const address = new URL(typed);
  return address.protocol === 'http:' || address.protocol === 'https:' ? address : null;
}

function withoutTrackers(search: string): string {
  const left = search
    .slice(1)
    .split('&')
    .filter((part) => part !== '' && !TRACKERS.has(part.split('=', 1)[0] ?? ''));
  return left.length > 0 ? `?${left.join('&')}` : '';
}

/**
 * A web link by the rules of section 5: protocol and host in small letters, no trackers in the query, no slash at the end
 * except on the root. Everything else of the link stays as it was. Null for a text that is no web link.
 */
export function cleanLink(typed: string): string | null {
  const address = webAddress(typed.trim());
  if (!address) return null;
  const { protocol, username, password, host, pathname, search, hash } = address;
  const who = username && `${username}${password && `:${password}`}@`;
  const path = pathname.replace(/\/+$/, '') || '/';
  return `${protocol}//${who}${host}${path}${withoutTrackers(search)}${hash}`;
}

/** Goes through the lines from the top and keeps the first of each link (section 5). Empty lines are left out. */
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
