import { describe, expect, test, vi } from 'vitest';
import { changed, SITE } from './live-site.ts';
import { anOwnersSite, expectOnly } from './owners-site.ts';

const own = anOwnersSite();

const isPage = (url: URL) => !url.pathname.startsWith('/api/') && url.protocol === 'https:';

test('each thing that the host does wrong is one open line that says what to do', async () => {
  own.site.spoil((answer, url) => {
    if (url.protocol === 'http:') return new Response('Home');
    if (url.pathname === '/service-worker.js') return changed(answer, { 'cache-control': '' });
    if (url.pathname === '/services') return new Response('<title>Home</title>', answer);
    if (url.pathname === '/rep-access/hub') return changed(answer, { 'cache-control': 'max-age=600' });
    return isPage(url) && answer.status === 404 ? changed(answer, {}, 200) : answer;
  });
  const { open } = await own.examine();
  expect(open).toEqual({
    'http leads to https': expect.stringContaining('Turn on the redirect'),
    'Every page answers with its own document': expect.stringContaining('/services do not'),
    'An unknown address answers 404': expect.stringContaining('serve 404.html'),
    'Every page has the headers of dist/_headers': expect.stringContaining(
      'cache-control is missing or has another value on /rep-access/hub.',
    ),
    'service-worker.js is not cached': expect.stringContaining('Cache-Control: no-cache'),
  });
});

test('a host that sends visitors to the address with a slash needs the setting, and then is ticked', async () => {
  const toSlash = (answer: Response, url: URL) =>
    isPage(url) && answer.status === 200 && /^\/[a-z/-]*[a-z]$/.test(url.pathname)
      ? Response.redirect(`${url.href}/`, 301)
      : answer;
  own.site.spoil(toSlash);
  const title = 'Every page answers with its own document';
  expectOnly(await own.examine(), title, '/services/', 'set VITE_TRAILING_SLASH=yes', 'docs/scale.md');
  await own.rebuild({ VITE_TRAILING_SLASH: 'yes' });
  own.site.spoil(toSlash);
  expect((await own.examine()).open).toEqual({});
});

test('a host that sends visitors of some pages only to the slash needs its rule there, too', async () => {
  own.site.spoil((answer, url) =>
    url.pathname === '/rep-access/hub' ? Response.redirect(`${url.href}/`, 301) : answer,
  );
  const title = 'Every page answers with its own document';
  expectOnly(await own.examine(), title, '/rep-access/hub/', 'Let the rule of the other pages hold there');
});

describe('http leads to https', () => {
  const title = 'http leads to https';
  const leadTo = (target: string) =>
    own.site.spoil((answer, url) => {
      if (url.protocol === 'https:') return answer;
      // What nginx says to http on a port of https.
      return url.port === '' ? Response.redirect(target, 301) : new Response('', { status: 400 });
    });

  test('on a site with a port of its own, from the address without the port', async () => {
    await own.rebuild({ VITE_SITE_URL: `${SITE}:8443` });
    leadTo(`${SITE}:8443/`);
    expect((await own.examine()).open).toEqual({});
  });

  test('is not judged there where the address without the port leads elsewhere, because it may be another site', async () => {
    await own.rebuild({ VITE_SITE_URL: `${SITE}:8443` });
    leadTo(`${SITE}/`);
    const { open, unknown } = await own.examine();
    expect(open).toEqual({});
    expect(unknown).toEqual({ [title]: expect.stringContaining('http://www.tarps.example') });
  });

  test('is open where it leads to another address', async () => {
    leadTo('https://parking.tarps.example/');
    expectOnly(await own.examine(), title, 'leads to https://parking.tarps.example', SITE);
  });
});

test('a header that is missing is named with its pages; a longer time for https is no fault', async () => {
  const value = 'max-age=63072000; includeSubDomains; preload';
  const headers = { 'x-content-type-options': '', 'strict-transport-security': value };
  own.site.spoil((answer, url) => (isPage(url) ? changed(answer, headers) : answer));
  expectOnly(
    await own.examine(),
    'Every page has the headers of dist/_headers',
    'x-content-type-options is missing or has another value on /, /rep-access/hub, /services and 1 more.\nNetlify',
  );
});

test.each<[string, (answer: Response) => Response]>([
  ['may be kept by a CDN', (answer) => changed(answer, { 'cache-control': 's-maxage=3600, max-age=0' })],
  ['is of an earlier build', () => new Response('old', { headers: { 'cache-control': 'no-cache' } })],
])('a service worker that %s is the open line', async (_what, spoil) => {
  own.site.spoil((answer, url) => (url.pathname === '/service-worker.js' ? spoil(answer) : answer));
  expectOnly(await own.examine(), 'service-worker.js is not cached', 'exclude it from the cache of a CDN');
});

describe('security.txt', () => {
  const title = 'security.txt is valid for 30 more days';

  test.each([
    ['2027-10-21', []],
    ['2027-10-22', ['ends on 2027-11-20', 'Run npm run build and upload dist/']],
    ['2027-11-21', ['ended on 2027-11-20']],
  ])('of a site built on 2026-11-20, checked on %s', async (day, words) => {
    vi.setSystemTime(`${day}T00:00:00Z`);
    const found = await own.examine();
    if (words.length === 0) expect(found.open).toEqual({});
    else expectOnly(found, title, ...words);
  });

  test('that was not uploaded is the open line', async () => {
    own.site.spoil((answer, url) =>
      url.pathname.startsWith('/.well-known/') ? new Response('', { status: 404 }) : answer,
    );
    expectOnly(await own.examine(), title, 'with the folder .well-known');
  });
});

test('a file of the home page is not uploaded', async () => {
  own.site.spoil((answer, url) =>
    url.pathname.startsWith('/assets/') ? new Response('', { status: 404 }) : answer,
  );
  const title = 'The published site has the values of .env';
  expectOnly(await own.examine(), title, '/assets/app-1.js', 'status 404', 'Upload all of dist/');
});

test('there is no backend behind /api/', async () => {
  own.site.spoil((answer, url) =>
    url.pathname.startsWith('/api/') ? new Response('<title>404</title>', { status: 404 }) : answer,
  );
  const { open } = await own.examine();
  expect(open).toEqual({
    'The booking script answers': expect.stringContaining('ends in /api/script'),
    'The rep script answers': expect.anything(),
    'The contact form has a mail service that answers': expect.stringContaining('emailjs.com'),
  });
});

describe('the backend on an address of its own', () => {
  const API = 'https://api.tarps.example';
  const endpoints = {
    VITE_BOOKING_ENDPOINT: `${API}/api/script`,
    VITE_REP_ENDPOINT: `${API}/api/script`,
    VITE_EMAILJS_ORIGIN: API,
  };

  test('is ticked, and without the header that lets the site read its answers that is the open line', async () => {
    await own.rebuild(endpoints);
    expect((await own.examine()).open).toEqual({});
    own.site.spoil((answer) => changed(answer, { 'access-control-allow-origin': '' }));
    const { open } = await own.examine();
    expect(Object.keys(open)).toEqual([
      'The site may read the answers of the booking script',
      'The site may read the answers of the rep script',
    ]);
    expect(open['The site may read the answers of the rep script']).toContain(
      'Access-Control-Allow-Origin: *',
    );
  });
});
