import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cspHash, type DocumentParts, findFaults, renderDocument } from '#build/pages/document.ts';
import { site } from '#src/app/entry-server.tsx';
import { getHead } from '#src/app/head/head.ts';
import { findRoute } from '#src/app/routes.ts';

const template = readFileSync('index.html', 'utf8');
const config = {
  companyName: 'Tarps & Sons',
  siteUrl: 'https://tarps.example',
  trailingSlash: 'no',
} as const;

const parts = (over: Partial<DocumentParts> = {}): DocumentParts => ({
  head: getHead(findRoute('/services'), config),
  site,
  description: 'Tarps & more, day and night.',
  ...config,
  styles: 'h1{color:red}',
  loader: 'load()',
  session: undefined,
  scripts: ['/assets/app.js', '/assets/page.js'],
  hasManifest: true,
  isFrame: false,
  preloadFonts: ['/assets/display.woff2'],
  structuredData: [{ '@type': 'Thing', name: '</script>' }],
  body: '<h1>Services</h1>',
  routePath: '/services',
  noticesHtml: '<p id="load-failed" hidden></p>',
  ...over,
});

const getDocument = (over?: Partial<DocumentParts>) => {
  const html = renderDocument(template, parts(over));
  return {
    html,
    page: new Map(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)].map(
        ([, name = '', content = '']) => [name, content],
      ),
    ),
  };
};

describe('a public page’s document', () => {
  test('has the meta tags for search engines and social cards', () => {
    const { html, page } = getDocument();
    expect(html).toMatch(/<title>[^<]+ \| Tarps &amp; Sons<\/title>/);
    expect(html).toContain('<link rel="canonical" href="https://tarps.example/services">');
    expect(page.get('robots')).toBe('index, follow');
    expect(page.get('og:url')).toBe('https://tarps.example/services');
    expect(page.get('og:title')).toContain('Tarps &amp; Sons');
    expect(page.get('description')).toBe('Tarps &amp; more, day and night.');
    expect(page.get('og:description')).toBe('Tarps &amp; more, day and night.');
    expect(page.get('og:image')).toBe('https://tarps.example/social-card.png');
    expect(page.get('twitter:card')).toBe('summary_large_image');
  });

  test('paints without waiting for any request', () => {
    const { html } = getDocument();
    expect(html).toContain('<style>h1{color:red}</style>');
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([expect.stringContaining('media="print"')]);
    expect(html).not.toMatch(/<script[^>]* src=/);
    expect(html).toContain(
      '<link rel="preload" as="font" type="font/woff2" href="/assets/display.woff2" crossorigin>',
    );
  });

  test('names the path it was rendered for and the files of the app', () => {
    const { html } = getDocument();
    expect(html).toContain('<div id="root" data-page="/services"><h1>Services</h1></div>');
    expect(html).toContain('<script data-app="/assets/app.js /assets/page.js">load()</script>');
  });

  test('escapes structured data, so that it cannot close its script element', () => {
    expect(getDocument().html).toContain('"name":"\\u003c/script>"');
  });

  test('links to pages as the host answers them, and to files as they are', () => {
    const body =
      '<a class="x" href="/services">a</a><a href="/palm-bay?a=1#map">b</a><a href="/">c</a><a href="/social-card.png">d</a><a href="https://elsewhere.example/x">e</a>';
    const { html } = getDocument({ body, trailingSlash: 'yes' });
    expect([...html.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, to]) => to)).toEqual([
      '/services/',
      '/palm-bay/?a=1#map',
      '/',
      '/social-card.png',
      'https://elsewhere.example/x',
    ]);
    expect(getDocument({ body }).html).toContain(body);
    const head = getHead(findRoute('/services'), { ...config, trailingSlash: 'yes' });
    expect(head.canonical).toBe('https://tarps.example/services/');
  });

  test('has the links that React renders before the page in its head', () => {
    const { html } = getDocument({ body: '<link rel="preload" as="image" href="/a.svg"/><h1>Services</h1>' });
    expect(html.indexOf('/a.svg')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('data-page="/services"><h1>Services</h1>');
  });
});

describe('other documents:', () => {
  test('a page behind the login is a frame that loads the app and makes the first call at once, and is noindex', () => {
    const { html, page } = getDocument({
      head: getHead(findRoute('/rep-access/hub'), config),
      isFrame: true,
      session: { script: 'ask()', firstAction: 'list_batches' },
      body: '<nav></nav>',
      routePath: '/rep-access/hub',
    });
    expect(html).toContain('<div id="root" data-frame="/rep-access/hub"><nav></nav></div>');
    expect(html).toContain('<script data-first="list_batches">ask()</script>');
    expect(html).toContain('data-at="once">load()</script>');
    expect(page.get('robots')).toBe('noindex');
  });

  test('of the site name its manifest, and one whose own address is to be kept names none', () => {
    const template = '<link rel="manifest" href="/site.webmanifest" />';
    expect(getDocument().html).toContain(template);
    expect(getDocument({ hasManifest: false }).html).not.toContain('manifest');
  });

  test('the 404 page has no canonical address and is noindex', () => {
    const { html, page } = getDocument({ head: getHead(findRoute('/nowhere'), config), routePath: '*' });
    expect(html).not.toContain('rel="canonical"');
    expect(page.get('robots')).toBe('noindex');
  });

  test('a template without its placeholders stops the build', () => {
    expect(() => renderDocument('<html></html>', parts())).toThrow('index.html has no');
  });
});

describe('a rendered page may not contain', () => {
  test.each([
    ['a style attribute', '<p style="color:red">x</p>'],
    ['a script', '<p>x</p><script>1</script>'],
    ['a comment', '<p>Call<!-- --> us</p>'],
    ['a title', '<title>x</title><p>x</p>'],
  ])('%s', (fault, html) => {
    expect(findFaults(html).join()).toContain(fault);
  });
});

test('the policy names inline code by its SHA-256 hash', () => {
  expect(cspHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='");
});
