import type { SiteConfig } from '#contract/config.ts';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { workerAddress } from '#contract/page-address.ts';
import type { SitePage } from '#src/content/site-map.ts';
import { MAP_ORIGIN } from '#src/lib/map-address.ts';

const APPS_SCRIPT = 'https://script.google.com';
/** Apps Script redirects to this origin for its responses. */
const APPS_SCRIPT_RESPONSES = 'https://script.googleusercontent.com';

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

function connectOrigins({
  bookingEndpoint,
  repEndpoint,
  emailjsOrigin,
  weatherOrigin,
}: SiteConfig): string[] {
  const origins = [bookingEndpoint, repEndpoint, emailjsOrigin, weatherOrigin]
    .filter((address) => /^https?:/.test(address))
    .map((address) => new URL(address).origin);
  return [
    ...new Set(
      origins.flatMap((origin) => (origin === APPS_SCRIPT ? [origin, APPS_SCRIPT_RESPONSES] : [origin])),
    ),
  ];
}

/** Returns the origin of a tile URL, with `*` for its `{s}` (any subdomain). */
const tileOrigin = (address: string): string =>
  /^https:\/\/[^/]+/.exec(address)?.[0].replace('{s}', '*') ?? '';

export function buildContentSecurityPolicy(config: SiteConfig, inline: InlineHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(' '),
    ["style-src 'self'", ...inline.styles].join(' '),
    // `blob:` is a photo that the visitor has chosen, while it is made smaller.
    `img-src 'self' data: blob: ${tileOrigin(config.mapTiles)}`,
    "font-src 'self'",
    // A page asks whether the host of its map answers before it shows the map.
    ["connect-src 'self'", ...connectOrigins(config), MAP_ORIGIN].join(' '),
    `frame-src ${MAP_ORIGIN}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    ...(config.siteUrl.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

type Rule = readonly [pattern: string, headers: readonly string[]];

/** Returns a page's path with and without a trailing slash: hosts serve one or the other. */
const getPathVariants = (path: string): string[] => (path === '/' ? ['/'] : [path, `${path}/`]);

/**
 * Returns the text of `_headers`, a file that static hosts read. No two rules set the same header for one
 * path, because hosts join the values.
 * @param routes of every language
 * @param inline hashes of every inline script and style in the documents
 */
export function buildHeadersFile(
  routes: readonly SitePage[],
  config: SiteConfig,
  inline: InlineHashes,
): string {
  const pages = routes.filter(({ path }) => path !== '*');
  const rules: Rule[] = [
    [
      '/*',
      [
        `Content-Security-Policy: ${buildContentSecurityPolicy(config, inline)}`,
        'Strict-Transport-Security: max-age=31536000',
        'X-Content-Type-Options: nosniff',
        'X-Frame-Options: DENY',
        'Referrer-Policy: strict-origin',
        'Permissions-Policy: geolocation=(), camera=(), microphone=()',
        'Cross-Origin-Opener-Policy: same-origin',
      ],
    ],
    ['/assets/*', ['Cache-Control: public, max-age=31536000, immutable']],
    ...LANGUAGE_CODES.map((code): Rule => [workerAddress(code), ['Cache-Control: no-cache']]),
    ...pages
      .filter(({ area }) => area === 'site')
      .flatMap(({ path }) =>
        getPathVariants(path).map((address): Rule => [address, ['Cache-Control: no-cache']]),
      ),
    ...pages
      .filter(({ area }) => area === 'rep')
      .flatMap(({ path }) =>
        getPathVariants(path).map(
          (address): Rule => [address, ['Cache-Control: no-store', 'X-Robots-Tag: noindex']],
        ),
      ),
  ];
  return rules
    .map(([pattern, headers]) => [pattern, ...headers.map((header) => `  ${header}`)].join('\n'))
    .join('\n')
    .concat('\n');
}
