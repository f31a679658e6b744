import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { listen } from '#backend/hosts/node/web/serve.ts';
import { aJob } from '#tests/builders/job-photos.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { createDevServer } from '../../scripts/start/dev-server.ts';

type Entry = typeof import('#src/app/entry-server.tsx');
type CallScripts = typeof import('#src/content/rep/call-scripts/call-scripts.ts');

const FILES = {
  'story.json': {
    heading: 'A Crew of Four',
    lead: 'Four people and two trucks.',
    story: ['We began in 2019.', 'We are still here.'],
    principles: [{ title: 'We say no', text: 'No damage, no tarp.' }],
  },
  'reviews.json': {
    averageRating: 4.8,
    customers: 'More than 300 roofs',
    reviews: ['Cocoa', 'Titusville'].map((location) => ({
      ...{ name: 'Ada L.', location, rating: 4, date: 'May 2026' },
      ...{ text: 'Dry since that night.', service: 'Emergency Tarping' },
    })),
  },
  'membership.json': { name: 'Cocoa Chamber', url: 'https://cocoa.example/', linkLabel: 'Visit them' },
  'prices.json': { range: '$400 to $1,800', text: 'You see the price before we start.' },
  'photos.json': [aJob('ridge')],
  'call-scripts.json': { visit: { moved: ['Hello {first name}.', 'You moved it.'] } },
};

test('the pages show the owner’s own story, reviews, membership, prices, photos and call scripts', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'photos'));
  for (const [file, content] of Object.entries(FILES))
    await writeFile(join(folder, file), JSON.stringify(content));
  for (const when of ['before', 'after']) await writeFile(join(folder, `photos/ridge-${when}.jpg`), when);
  vi.stubEnv('COMPANY_FOLDER', folder);
  const vite = await createDevServer({
    cacheDir: join(folder, '.vite'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { port, close } = await listen(createServer(vite.middlewares), 0, '127.0.0.1');
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await close();
    await vite.close();
  });
  const { routes, renderPage, structuredData } = (await vite.ssrLoadModule(
    '/src/app/entry-server.tsx',
  )) as Entry;
  async function pageOf(path: string): Promise<string> {
    const route = routes.find((each) => each.path === path);
    if (!route) throw new Error(`There is no page ${path}.`);
    return JSON.stringify(structuredData(route, '')) + (await renderPage(route)).replace(/\s+/g, ' ');
  }
  expect(await pageOf('/about')).toMatch(/A Crew of Four.*two trucks.*in 2019.*still here.*We say no/);
  const testimonials = await pageOf('/testimonials');
  expect(testimonials).toMatch(/4\.8.*300 roofs.*Dry since that night.*Titusville/);
  expect(testimonials).not.toMatch(/Sample rating|Denise/);
  expect(await pageOf('/community')).toMatch(/Cocoa Chamber.*https:\/\/cocoa\.example\//);
  const home = await pageOf('/');
  expect(home).toMatch(/"priceRange":"\$400 to \$1,800".*Palm Bay · 4\.8 average rating/);
  expect(home).toMatch(/What a tarp costs.*You see the price/);
  expect(home).toMatch(/Before and after.*src="\/photos\/ridge-before\.jpg"/);
  const photo = await fetch(`http://127.0.0.1:${port}/photos/ridge-before.jpg`);
  expect(await photo.text()).toBe('before');
  const scripts = (await vite.ssrLoadModule('/src/content/rep/call-scripts/call-scripts.ts')) as CallScripts;
  expect(scripts.originalScript({ service: 'visit', status: 'moved' }, 'en')).toBe(
    'Hello {first name}.\nYou moved it.',
  );
});
