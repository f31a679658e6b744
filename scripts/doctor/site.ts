import { randomUUID } from 'node:crypto';
import { SECURITY_TXT } from '#build/files/discovery.ts';
import { type SiteConfig, siteConfigSchema } from '#contract/config.ts';
import { DAY_MS } from '#contract/durations.ts';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { toHostPath, workerAddress } from '#contract/page-address.ts';
import { type Check, done, open, unknown } from './check.ts';
import { toDocument } from './dist.ts';
import { toOrigin } from './endpoint-calls.ts';

const toParts = (value: string): string[] =>
  value
    .split(/[;,]/)
    .map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase())
    .filter((part) => part !== '');

const getMaxAge = (value: string): number => Number(/max-age=(\d+)/.exec(value)?.[1] ?? -1);

/** Whether the sent value says at least what is wanted; a host may add to it, such as `includeSubDomains`. */
function isEnough(name: string, wanted: string, sent: string): boolean {
  if (name === 'strict-transport-security') return getMaxAge(sent) >= getMaxAge(wanted);
  const parts = toParts(sent);
  return toParts(wanted).every((part) => parts.includes(part));
}

/** Returns the names of the wanted headers that are not among those sent, or say something else. */
const findDifferences = (wanted: ReadonlyMap<string, string>, sent: Headers): string[] =>
  [...wanted].flatMap(([name, value]) => (isEnough(name, value, sent.get(name) ?? '') ? [] : [name]));

/** Returns the addresses of the backends that a page names, each once. */
const listScripts = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g) ?? [])];

/** The variable of a value: `bookingToken` is VITE_BOOKING_TOKEN. */
const toVariable = (key: string): string =>
  `VITE_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;

/**
 * Returns the variables whose value is not in a built backend, or null if the backend has no configuration.
 * The build writes the configuration as an object, with the names of SiteConfig
 * (build/config/site-config.ts).
 */
function listOtherValues(script: string, config: SiteConfig): string[] | null {
  const plain = script.replaceAll('\\', '');
  if (!plain.includes('bookingToken:')) return null;
  return Object.entries(config).flatMap(([key, value]) => {
    const variable = toVariable(key);
    if (typeof value !== 'string' || !(variable in siteConfigSchema.shape)) return [];
    const text = value.replaceAll('\\', '');
    return ['`', '"', "'"].some((quote) => plain.includes(`${key}:${quote}${text}${quote}`))
      ? []
      : [variable];
  });
}

const NO_DIST = 'there is no dist/ here. Run npm run build.';
const BUILD = 'Run npm run build and upload dist/.';

const getTitle = (html: string): string => /<title>([^<]*)</.exec(html)?.[1] ?? '';

const some = (paths: readonly string[]): string =>
  paths.length > 3 ? `${paths.slice(0, 3).join(', ')} and ${paths.length - 3} more` : paths.join(', ');

const built: Check = {
  title: 'dist/ is built with the values of .env',
  needs: ['values'],
  run: ({ config, company, dist }) => {
    if (!dist) return unknown(NO_DIST);
    const scripts = listScripts(dist.read('/index.html') ?? '').map((path) => dist.read(path) ?? '');
    const others = listOtherValues(scripts.join('\n'), config);
    if (!others) return unknown('the scripts in dist/ cannot be read.');
    if (company.changedAt > dist.builtAt) others.push('the content of company/');
    return others.length === 0 ? done() : open(`${others.join(', ')} changed since the build. ${BUILD}`);
  },
};

const site: Check = {
  title: 'The site answers at VITE_SITE_URL',
  needs: ['values'],
  run: async ({ config: { siteUrl }, getPublished }) => {
    const asked = await getPublished('/');
    if ('fault' in asked)
      return open(
        `${siteUrl}: ${asked.fault}. Is VITE_SITE_URL right, and is the site uploaded to its host, or npm run preview running there?`,
      );
    const { status, url } = asked.reply;
    if (status === 401 || status === 403)
      return open(
        `${siteUrl}/ answers with status ${status}. Turn off its password, or what keeps out programs, at the host.`,
      );
    if (status !== 200)
      return open(`${siteUrl}/ answers with status ${status}. Is dist/ uploaded to its host?`);
    if (url.origin === toOrigin({ siteUrl })) return done();
    return open(
      `${siteUrl} redirects to ${url.origin}. Set VITE_SITE_URL to that in .env, build and upload, or turn the redirect around.`,
    );
  },
};

const https: Check = {
  title: 'http leads to https',
  needs: ['address', 'site'],
  run: async ({ config: { siteUrl }, ask }) => {
    const { hostname, port } = new URL(siteUrl);
    // Without the port of VITE_SITE_URL, which answers https only.
    const plain = `http://${hostname}`;
    const asked = await ask(`${plain}/`);
    const target = 'reply' in asked ? asked.reply.url.origin : null;
    if (target === toOrigin({ siteUrl })) return done();
    if (port !== '')
      return unknown(
        `VITE_SITE_URL has a port, so ${plain} may be another site. If it is yours, let it redirect to ${siteUrl}.`,
      );
    if ('fault' in asked)
      return open(`${plain}: ${asked.fault}. Let the host answer there with a redirect to https.`);
    return target === plain
      ? open(
          `${plain} shows the site without https. Turn on the redirect to https at the host, for pages only.`,
        )
      : open(`${plain} leads to ${target}. Let the host redirect it to ${siteUrl}.`);
  },
};

const published: Check = {
  title: 'The published site has the values of .env',
  needs: ['site'],
  run: async ({ config, dist, getPublished }) => {
    const home = await getPublished('/');
    if ('fault' in home) return open(home.fault);
    const paths = listScripts(home.reply.text);
    const scripts: string[] = [];
    await Promise.all(paths.map(getPublished));
    for (const path of paths) {
      const asked = await getPublished(path);
      const status = 'reply' in asked ? `status ${asked.reply.status}` : asked.fault;
      if (!('reply' in asked) || asked.reply.status !== 200)
        return open(`${path}, which the home page needs, cannot be loaded: ${status}. Upload all of dist/.`);
      scripts.push(asked.reply.text);
    }
    const others = listOtherValues(scripts.join('\n'), config);
    if (!others) return unknown('the scripts of the published home page cannot be read.');
    if (others.length > 0) return open(`${others.join(', ')} on the site is not what .env says. ${BUILD}`);
    const inDist = listScripts(dist?.read('/index.html') ?? '');
    return !dist || inDist.join() === paths.join()
      ? done()
      : open('The published home page is of another build than dist/. Upload all of dist/.');
  },
};

const pages: Check = {
  title: 'Every page answers with its own document',
  needs: ['published'],
  run: async ({ config, dist, getPublished }) => {
    if (!dist) return unknown(NO_DIST);
    const wrong: string[] = [];
    const moved: string[] = [];
    const getPage = (page: string) => getPublished(toHostPath(page, config));
    await Promise.all(dist.pages.map(getPage));
    for (const page of dist.pages) {
      const asked = await getPage(page);
      const isRight =
        'reply' in asked &&
        asked.reply.status === 200 &&
        getTitle(asked.reply.text) === getTitle(dist.read(toDocument(page)) ?? '');
      if (!isRight) wrong.push(page);
      else if (asked.reply.url.pathname !== toHostPath(page, config)) moved.push(asked.reply.url.pathname);
    }
    if (wrong.length > 0)
      return open(
        `${some(wrong)} do not. The host must answer /services with services/index.html, and so on; turn off a rule that sends every address to the home page. Upload all of dist/.`,
      );
    if (moved.length === 0) return done();
    const setting = `set VITE_TRAILING_SLASH=${config.trailingSlash === 'yes' ? 'no' : 'yes'}, build and upload`;
    return open(
      `The host sends visitors to ${some(moved)}, but links and search engines have other addresses. ${
        moved.length === dist.pages.length - 1
          ? `Take the lines of docs/scale.md, or ${setting}.`
          : 'Let the rule of the other pages hold there, too (docs/scale.md).'
      }`,
    );
  },
};

const notFound: Check = {
  title: 'An unknown address answers 404',
  needs: ['site'],
  run: async ({ getPublished }) => {
    const path = `/no-page-${randomUUID()}`;
    const asked = await getPublished(path);
    if ('fault' in asked) return open(`${path}: ${asked.fault}.`);
    return asked.reply.status === 404
      ? done()
      : open(
          `${path} answers with status ${asked.reply.status}. Let the host serve 404.html with status 404, and turn off a rule that sends every address to the home page.`,
        );
  },
};

const headers: Check = {
  title: 'Every page has the headers of dist/_headers',
  needs: ['published'],
  run: async ({ dist, getPublished }) => {
    if (!dist) return unknown(NO_DIST);
    const paths = [...dist.pages, ...listScripts(dist.read('/index.html') ?? '').slice(0, 1)];
    const missing = new Map<string, string[]>();
    await Promise.all(paths.map(getPublished));
    for (const path of paths) {
      const asked = await getPublished(path);
      const sent = 'reply' in asked ? asked.reply.headers : new Headers();
      for (const name of findDifferences(dist.getHeaders(path), sent))
        missing.set(name, [...(missing.get(name) ?? []), path]);
    }
    if (missing.size === 0) return done();
    return open(
      ...[...missing].map(([name, paths]) => `${name} is missing or has another value on ${some(paths)}.`),
      'Netlify and Cloudflare Pages read dist/_headers. On another host, enter its lines in the settings.',
    );
  },
};

const serviceWorker: Check = {
  title: 'service-worker.js is not cached',
  needs: ['site'],
  run: async ({ dist, getPublished }) => {
    const home = await getPublished('/');
    const isHomeNew = dist && 'reply' in home && home.reply.text.trim() === dist.read('/index.html')?.trim();
    for (const worker of LANGUAGE_CODES.map(workerAddress)) {
      const asked = await getPublished(worker);
      if ('fault' in asked) return open(`${worker}: ${asked.fault}.`);
      const { status, headers: sent, text } = asked.reply;
      if (status !== 200) return open(`${worker} answers with status ${status}. Upload all of dist/.`);
      const caching = sent.get('cache-control') ?? '';
      const advice = `Set "Cache-Control: no-cache" for ${worker}, and exclude it from the cache of a CDN.`;
      if (!/\bno-cache\b|\bno-store\b|\bmax-age=0\b/.test(caching) || /\bs-maxage=[1-9]/.test(caching))
        return open(
          `${caching === '' ? 'It has no Cache-Control' : `Its Cache-Control is "${caching}"`}, so visitors may keep an old site. ${advice}`,
        );
      if (isHomeNew && dist?.read(worker)?.trim() !== text.trim())
        return open(
          `The host still serves an older one than dist/, although the home page is new. ${advice}`,
        );
    }
    return done();
  },
};

const securityTxt: Check = {
  title: 'security.txt is valid for 30 more days',
  needs: ['site'],
  run: async ({ getPublished }) => {
    const asked = await getPublished(SECURITY_TXT);
    const expires = 'reply' in asked ? /^Expires: (\S+)$/m.exec(asked.reply.text)?.[1] : undefined;
    if (expires === undefined)
      return open(
        `${SECURITY_TXT} does not answer with it. Upload all of dist/, with the folder .well-known.`,
      );
    const msLeft = Date.parse(expires) - Date.now();
    return msLeft >= 30 * DAY_MS
      ? done()
      : open(
          `It ${msLeft > 0 ? 'ends' : 'ended'} on ${expires.slice(0, 10)}, a year after the build. ${BUILD}`,
        );
  },
};

export const siteChecks = {
  ...{ built, site, https, published, pages, notFound, headers, serviceWorker, securityTxt },
};
