import { describe, expect, test } from 'vitest';
import { changed } from './live-site.ts';
import { anOwnersSite, expectOnly } from './owners-site.ts';

const own = anOwnersSite();

describe('one thing that the host does wrong is one open line:', () => {
  const isPage = (url: URL) => !url.pathname.startsWith('/api/') && url.protocol === 'https:';

  test('an unknown address shows the home page with status 200', async () => {
    own.site.spoil((answer) => (answer.status === 404 ? changed(answer, {}, 200) : answer));
    expectOnly(await own.examine(), 'An unknown address answers 404', 'serve 404.html');
  });

  test('a header is missing', async () => {
    own.site.spoil((answer, url) =>
      isPage(url) ? changed(answer, { 'x-content-type-options': '' }) : answer,
    );
    expectOnly(
      await own.examine(),
      'Every page has the headers of dist/_headers',
      'x-content-type-options is missing or has another value on /, /rep-access/hub, /services and 1 more',
    );
  });

  test('a header says something else on one page', async () => {
    own.site.spoil((answer, url) =>
      url.pathname === '/rep-access/hub' ? changed(answer, { 'cache-control': 'max-age=600' }) : answer,
    );
    expectOnly(
      await own.examine(),
      'Every page has the headers of dist/_headers',
      'cache-control is missing or has another value on /rep-access/hub.',
    );
  });

  test('a longer time for https is no fault', async () => {
    const value = 'max-age=63072000; includeSubDomains; preload';
    own.site.spoil((answer, url) =>
      isPage(url) ? changed(answer, { 'strict-transport-security': value }) : answer,
    );
    expect((await own.examine()).open).toEqual({});
  });

  test.each(['public, max-age=14400', '', 's-maxage=3600, max-age=0'])(
    'the service worker is sent with the caching "%s"',
    async (caching) => {
      own.site.spoil((answer, url) =>
        url.pathname === '/service-worker.js' ? changed(answer, { 'cache-control': caching }) : answer,
      );
      expectOnly(await own.examine(), 'service-worker.js is not cached', 'Cache-Control: no-cache');
    },
  );

  test('a CDN still has the service worker of an earlier build', async () => {
    const headers = { 'cache-control': 'no-cache' };
    own.site.spoil((answer, url) =>
      url.pathname === '/service-worker.js' ? new Response('old', { headers }) : answer,
    );
    expectOnly(await own.examine(), 'service-worker.js is not cached', 'older one than dist/');
  });

  test('every address shows the home page', async () => {
    own.site.spoil((answer, url) =>
      isPage(url) && url.pathname === '/services' ? new Response('<title>Home</title>', answer) : answer,
    );
    expectOnly(await own.examine(), 'Every page answers with its own document', '/services do not');
  });

  test('a file of the home page is not uploaded', async () => {
    own.site.spoil((answer, url) =>
      url.pathname.startsWith('/assets/') ? new Response('', { status: 404 }) : answer,
    );
    const title = 'The published site has the values of .env';
    expectOnly(await own.examine(), title, '/assets/app-1.js', 'status 404', 'Upload all of dist/');
  });

  test('http is not redirected', async () => {
    own.site.spoil((answer, url) => (url.protocol === 'http:' ? new Response('Home') : answer));
    expectOnly(await own.examine(), 'http leads to https', 'Turn on the redirect');
  });

  test('there is no backend behind /api/', async () => {
    own.site.spoil((answer, url) =>
      isPage(url)
        ? answer
        : url.protocol === 'http:'
          ? answer
          : new Response('<title>404</title>', { status: 404 }),
    );
    const { open } = await own.examine();
    expect(Object.keys(open)).toEqual([
      'The booking script answers',
      'The rep script answers',
      'The contact form has a mail service that answers',
    ]);
    expect(open['The booking script answers']).toContain('ends in /api/script');
    expect(open['The contact form has a mail service that answers']).toContain('emailjs.com');
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
