import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { onTestFinished } from 'vitest';
import { toSettings } from '#backend/hosts/node/settings.ts';
import type { Database } from '#backend/stores/postgres/tables.ts';
import { toBuildConstants } from '#build/config/site-config.ts';
import { buildSecurityTxt, SECURITY_TXT } from '#build/files/discovery.ts';
import { buildHeadersFile } from '#build/files/headers.ts';
import { readSiteConfig, type SiteConfig } from '#contract/config.ts';
import { sitePages } from '#src/content/site-map.ts';
import { FRIDAY_TEN } from '#tests/friday-ten.ts';
import { runHost } from '#tests/hosts/running-host.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

export const SITE = 'https://www.tarps.example';

export type Variables = Record<string, string>;

/** Variables of an owner who has set everything; the backend also takes the email of the contact form. */
export const OWNERS: Variables = {
  VITE_COMPANY_NAME: 'Tarps & Co',
  VITE_HOTLINE: '+13215550100',
  VITE_CONTACT_EMAIL: 'office@tarps.example',
  VITE_SITE_URL: SITE,
  VITE_BOOKING_TOKEN: 'booking-token',
  VITE_REP_TOKEN: 'rep-token',
  VITE_LICENSE: 'CCC1234567',
  VITE_INSURANCE: 'General liability insured',
  PIN_PEPPER: 'a pepper of enough characters',
};

const page = (title: string): string =>
  `<!doctype html><title>${title}</title><script data-app="/assets/app-1.js"></script>`;

/** Writes a small site into `dist/` of the folder, with the build's own configuration and headers. */
async function writeDist(folder: string, config: SiteConfig): Promise<void> {
  const define = toBuildConstants(config);
  const { code } = await transform('export const env = __SITE_CONFIG__', { define, minify: true });
  const files: Record<string, string> = {
    _headers: buildHeadersFile(sitePages, config, { scripts: [], styles: [] }),
    'index.html': page('Home'),
    'services/index.html': page('Services'),
    'rep-access/hub/index.html': page('Rep Hub'),
    '404.html': page('Page not found'),
    'assets/app-1.js': code,
    'service-worker.js': 'self.skipWaiting();',
    'service-worker-es.js': 'self.skipWaiting();',
    [SECURITY_TXT]: buildSecurityTxt(config, FRIDAY_TEN),
  };
  for (const [file, content] of Object.entries(files)) {
    const path = join(folder, 'dist', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** Changes the headers of a request on its way. */
type Forward = (headers: Headers) => void;

/** Appends the visitor's address, as a proxy does. */
const appendVisitor: Forward = (headers) => headers.append('x-forwarded-for', '198.51.100.9');

/** Changes an answer on its way, as a wrongly set up host or proxy would. */
type Spoil = (answer: Response, url: URL) => Response;

/** The same answer with another status or other headers; an empty value removes a header. */
export function changed(answer: Response, headers: Variables, status = answer.status): Response {
  const all = new Headers(answer.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value) all.set(name, value);
    else all.delete(name);
  }
  // The body is decoded already.
  all.delete('content-encoding');
  return new Response(answer.body, { status, headers: all });
}

/**
 * The site and its backend at `SITE`, until the test ends. `fetch` is the way there: a proxy that ends TLS,
 * and redirects http to https.
 * @param variables with which the site is built
 * @param ofBackend with which the backend runs
 */
export async function aLiveSite(db: Database, variables: Variables = OWNERS, ofBackend = variables) {
  const folder = await temporaryFolder();
  await writeDist(folder, readSiteConfig(variables));
  const settings = toSettings(readSiteConfig(ofBackend), SITE);
  const host = await runHost(db, { settings, mode: 'production', dist: join(folder, 'dist') });
  onTestFinished(host.close);
  let spoil: Spoil = (answer) => answer;
  let forward = appendVisitor;
  const forwarded = (init: RequestInit = {}): Headers => {
    const headers = new Headers(init.headers);
    forward(headers);
    return headers;
  };
  const proxy: typeof fetch = async (address, init) => {
    const url = new URL(address instanceof Request ? address.url : address);
    if (!url.hostname.endsWith('.tarps.example')) return fetch(address, init);
    const answer =
      url.protocol === 'http:'
        ? Response.redirect(`https://${url.host}${url.pathname}`, 301)
        : await fetch(`${host.url}${url.pathname}${url.search}`, { ...init, headers: forwarded(init) });
    return spoil(answer, url);
  };
  return {
    folder,
    variables,
    fetch: proxy,
    /** From now on the proxy does this instead of appending the visitor's address. */
    forward: (by: Forward) => {
      forward = by;
    },
    spoil: (by: Spoil) => {
      spoil = by;
    },
  };
}
