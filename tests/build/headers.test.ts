import { describe, expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildHeadersFile, type InlineHashes } from '#build/files/headers.ts';
import { readSiteConfig } from '#contract/config.ts';
import { routes } from '#src/app/routes/routes.ts';

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

describe('content security policy', () => {
  test.each([
    ['the embedded backend needs no origin but the site’s own', {}, "connect-src 'self'"],
    [
      'an Apps Script endpoint lets its redirected answers in, once',
      { VITE_BOOKING_ENDPOINT: APPS_SCRIPT, VITE_REP_ENDPOINT: APPS_SCRIPT },
      "connect-src 'self' https://script.google.com https://script.googleusercontent.com",
    ],
    [
      'a real EmailJS account may be reached',
      { VITE_EMAILJS_PUBLIC_KEY: 'live-key' },
      "connect-src 'self' https://api.emailjs.com",
    ],
  ])('%s', (_, variables, connect) => {
    expect(directive(getPolicy(variables), 'connect-src')).toBe(connect);
  });

  test('map tiles come from the configured address, subdomains included', () => {
    const policy = getPolicy({ VITE_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' });
    expect(directive(policy, 'img-src')).toContain(' https://*.tiles.example');
  });

  test('inline texts run and paint by their hash only', () => {
    const policy = getPolicy({}, { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] });
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-a'");
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-b'");
    expect(policy).not.toContain('unsafe');
  });

  test('an https site upgrades stray requests, a local one is left alone', () => {
    expect(getPolicy({ VITE_SITE_URL: 'https://tarps.example' })).toContain('upgrade-insecure-requests');
    expect(getPolicy({})).not.toContain('upgrade-insecure');
  });
});

describe('_headers', () => {
  const file = buildHeadersFile(routes, readSiteConfig({}), nothingInline);
  const getNames = (address: string) => getHeaders(file, address).map((header) => header.split(':')[0]);

  test.each(['/', '/services', '/services/', '/rep-access/hub', '/nowhere'])('%s is protected', (address) => {
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

  test('map tiles get the referrer they ask for', () => {
    expect(getHeaders(file, '/melbourne')).toContain('Referrer-Policy: strict-origin-when-cross-origin');
  });

  test('assets are kept for good, documents are asked for anew, rep pages are never kept or listed', () => {
    expect(getHeaders(file, '/assets/app-1234.js')).toContain(
      'Cache-Control: public, max-age=31536000, immutable',
    );
    expect(getHeaders(file, '/services/')).toContain('Cache-Control: no-cache');
    expect(getHeaders(file, '/rep-access/hub')).toEqual(
      expect.arrayContaining(['Cache-Control: no-store', 'X-Robots-Tag: noindex']),
    );
  });

  test('no address gets one header twice, which hosts would join', () => {
    const addresses = [...routes.map(({ path }) => path), '/assets/a.js', '/nowhere'];
    for (const address of addresses) {
      const names = getNames(address);
      expect(new Set(names).size, address).toBe(names.length);
    }
  });

  test('the file stays within what hosts read: 100 rules, 2,000 characters a line', () => {
    const lines = file.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1500);
  });
});
