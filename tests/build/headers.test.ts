import { describe, expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildHeadersFile, type InlineHashes } from '#build/files/headers.ts';
import { readSiteConfig } from '#contract/config.ts';
import { routes } from '#src/app/routes.ts';

const nothingInline = { scripts: [], styles: [] };

const APPS_SCRIPT = 'https://script.google.com/macros/s/abc/exec';

const getPolicy = (variables: Record<string, string>, inline: InlineHashes = nothingInline) =>
  buildContentSecurityPolicy(readSiteConfig(variables), inline);

const directive = (policy: string, name: string): string | undefined =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

/** Headers of an address by a static host's rules: all matching rules add up. */
function getHeaders(file: string, address: string): string[] {
  const rules = file.split(/\n(?=\/)/).map((rule) => rule.trim().split(/\n\s+/));
  return rules
    .filter(([pattern = '']) =>
      pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address,
    )
    .flatMap(([, ...headers]) => headers);
}

describe('the content security policy', () => {
  test.each([
    [
      'allows requests only to the site’s own origin with the embedded backend and no storm banner',
      { VITE_STORM: 'off' },
      "connect-src 'self'",
    ],
    ['allows the National Weather Service', {}, "connect-src 'self' https://api.weather.gov"],
    [
      'allows Apps Script and the host it redirects to, once each',
      { VITE_BOOKING_ENDPOINT: APPS_SCRIPT, VITE_REP_ENDPOINT: APPS_SCRIPT, VITE_STORM: 'off' },
      "connect-src 'self' https://script.google.com https://script.googleusercontent.com",
    ],
    [
      'allows EmailJS with a real account',
      { VITE_EMAILJS_PUBLIC_KEY: 'live-key', VITE_STORM: 'off' },
      "connect-src 'self' https://api.emailjs.com",
    ],
  ])('%s', (_, variables, connect) => {
    expect(directive(getPolicy(variables), 'connect-src')).toBe(`${connect} https://www.openstreetmap.org`);
  });

  test('allows map tiles from the configured address, including its subdomains', () => {
    const policy = getPolicy({ VITE_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' });
    expect(directive(policy, 'img-src')).toContain(' https://*.tiles.example');
  });

  test('allows inline scripts and styles only by their hash', () => {
    const policy = getPolicy({}, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-b'");
    expect(policy).not.toContain('unsafe');
  });

  test('allows nothing by default: no plugin, no other base address, no form or frame of another site', () => {
    const policy = getPolicy({}).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "worker-src 'self'",
      ]),
    );
  });

  test('upgrades http requests on an https site, but not on a local one', () => {
    expect(getPolicy({ VITE_SITE_URL: 'https://tarps.example' })).toContain('upgrade-insecure-requests');
    expect(getPolicy({})).not.toContain('upgrade-insecure');
  });
});

describe('_headers', () => {
  const file = buildHeadersFile(routes, readSiteConfig({}), nothingInline);
  const getNames = (address: string) => getHeaders(file, address).map((header) => header.split(':')[0]);

  test.each(['/', '/rep-access/hub', '/nowhere'])('gives %s every security header', (address) => {
    expect(getNames(address)).toEqual(
      expect.arrayContaining([
        'Content-Security-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'X-Frame-Options',
        'Referrer-Policy',
        'Permissions-Policy',
        'Cross-Origin-Opener-Policy',
      ]),
    );
  });

  test('asks for https for a year, and for the declared type of every file', () => {
    for (const address of ['/', '/rep-access/hub', '/assets/app-1234.js', '/nowhere']) {
      expect(getHeaders(file, address), address).toEqual(
        expect.arrayContaining([
          'Strict-Transport-Security: max-age=31536000',
          'X-Content-Type-Options: nosniff',
        ]),
      );
    }
  });

  test('lets no rep page of the site map be stored by a browser or a proxy', () => {
    const rep = routes.filter(({ area, path }) => area === 'rep' && path !== '*');
    expect(rep.length).toBeGreaterThan(5);
    for (const { path } of rep) expect(getHeaders(file, path), path).toContain('Cache-Control: no-store');
  });

  test('tells no site where a visitor was but the origin, which map tiles need', () => {
    expect(getHeaders(file, '/melbourne')).toContain('Referrer-Policy: strict-origin');
  });

  test('caches assets forever, revalidates documents, and lists no rep pages', () => {
    expect(getHeaders(file, '/assets/app-1234.js')).toContain(
      'Cache-Control: public, max-age=31536000, immutable',
    );
    expect(getHeaders(file, '/services/')).toContain('Cache-Control: no-cache');
    expect(getHeaders(file, '/rep-access/hub')).toContain('X-Robots-Tag: noindex');
  });

  test('lets the browser see a new service worker at once', () => {
    expect(getHeaders(file, '/service-worker.js')).toContain('Cache-Control: no-cache');
  });

  test('gives no address the same header twice, because hosts would join the values', () => {
    const addresses = [...routes.map(({ path }) => path), '/assets/a.js', '/nowhere'];
    for (const address of addresses) {
      const names = getNames(address);
      expect(new Set(names).size, address).toBe(names.length);
    }
  });

  test('stays within the limits of hosts: 100 rules, 2,000 characters per line', () => {
    const lines = file.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1500);
  });
});
