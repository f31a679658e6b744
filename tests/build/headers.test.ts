import { describe, expect, test } from 'vitest';
import { buildContentSecurityPolicy, buildHeadersFile } from '#build/files/headers.ts';
import { readSiteConfig } from '#contract/config.ts';
import { routes } from '#src/app/routes/routes.ts';

const nothingInline = { scripts: [], styles: [] };

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part === name || part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

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
  test('the embedded backend needs no origin but the site’s own', () => {
    const policy = buildContentSecurityPolicy(readSiteConfig({}), nothingInline);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  });

  test('an Apps Script endpoint lets its redirected answers in, once', () => {
    const endpoint = 'https://script.google.com/macros/s/abc/exec';
    const config = readSiteConfig({ VITE_BOOKING_ENDPOINT: endpoint, VITE_REP_ENDPOINT: endpoint });
    expect(directive(buildContentSecurityPolicy(config, nothingInline), 'connect-src')).toEqual([
      "'self'",
      'https://script.google.com',
      'https://script.googleusercontent.com',
    ]);
  });

  test('a real EmailJS account may be reached', () => {
    const config = readSiteConfig({ VITE_EMAILJS_PUBLIC_KEY: 'live-key' });
    expect(directive(buildContentSecurityPolicy(config, nothingInline), 'connect-src')).toContain(
      'https://api.emailjs.com',
    );
  });

  test('map tiles come from the configured address, subdomains included', () => {
    const config = readSiteConfig({ VITE_MAP_TILES: 'https://{s}.tiles.example/{z}/{x}/{y}.png' });
    expect(directive(buildContentSecurityPolicy(config, nothingInline), 'img-src')).toContain(
      'https://*.tiles.example',
    );
  });

  test('inline texts run and paint by their hash only', () => {
    const policy = buildContentSecurityPolicy(readSiteConfig({}), {
      scripts: ["'sha256-a'"],
      styles: ["'sha256-b'"],
    });
    expect(directive(policy, 'script-src')).toEqual(["'self'", "'sha256-a'"]);
    expect(directive(policy, 'style-src')).toEqual(["'self'", "'sha256-b'"]);
    expect(policy).not.toContain('unsafe');
  });

  test('an https site upgrades stray requests, a local one is left alone', () => {
    const live = readSiteConfig({ VITE_SITE_URL: 'https://tarps.example' });
    expect(buildContentSecurityPolicy(live, nothingInline)).toContain('upgrade-insecure-requests');
    expect(buildContentSecurityPolicy(readSiteConfig({}), nothingInline)).not.toContain('upgrade-insecure');
  });
});

describe('_headers', () => {
  const file = buildHeadersFile(routes, readSiteConfig({}), nothingInline);

  test.each(['/', '/services', '/services/', '/rep-access/hub', '/nowhere'])('%s is protected', (address) => {
    const names = getHeaders(file, address).map((header) => header.split(':')[0]);
    expect(names).toEqual(
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
      const names = getHeaders(file, address).map((header) => header.split(':')[0]);
      expect(new Set(names).size, address).toBe(names.length);
    }
  });

  test('the file stays within what hosts read: 100 rules, 2,000 characters a line', () => {
    const lines = file.split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(1500);
  });
});
