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
      ...(location === 'Cocoa' && { source: { name: 'Google', url: 'https://maps.example/r/1' } }),
      ...{ name: 'Ada L.', location, rating: 4, date: 'May 2026' },
      ...{ text: 'Dry since that night.', service: 'Emergency Tarping' },
    })),
  },
  'membership.json': { name: 'Cocoa Chamber', url: 'https://cocoa.example/', linkLabel: 'Visit them' },
  'person.json': {
    ...{ name: 'Ray O.', role: 'owner', words: 'If something isn’t right, you call me.' },
    ...{ photo: 'ray.jpg', alt: 'Ray at the trailer' },
  },
  'prices.json': {
    ...{ range: '$400 to $1,800', text: 'It depends on the slope.' },
    ...{ underDeductible: 'The tarp is yours to pay then.', noInsurance: 'You pay in two parts.' },
  },
  'photos.json': [aJob('ridge')],
  'call-scripts.json': { visit: { moved: ['Hello {first name}.', 'You moved it.'] } },
};

test('the pages show the owner’s own story, person, reviews, membership, prices, photos, license and call scripts', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'photos'));
  for (const [file, content] of Object.entries(FILES))
    await writeFile(join(folder, file), JSON.stringify(content));
  for (const name of ['ridge-before', 'ridge-after', 'ray'])
    await writeFile(join(folder, `photos/${name}.jpg`), name);
  vi.stubEnv('COMPANY_FOLDER', folder);
  vi.stubEnv('VITE_LICENSE', 'CCC1234567');
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
  const about = await pageOf('/about');
  expect(about).toMatch(/A Crew of Four.*two trucks.*in 2019.*still here.*We say no/);
  expect(about).toMatch(/src="\/photos\/ray\.jpg" alt="Ray at the trailer".*you call me.*Ray O\., owner/);
  const testimonials = await pageOf('/testimonials');
  expect(testimonials).toMatch(/4\.8.*300 roofs.*Dry since that night.*Titusville/);
  expect(testimonials).not.toMatch(/Sample|Denise/);
  expect(testimonials.match(/Read it on/g)).toHaveLength(1);
  expect(testimonials).toMatch(
    /<a href="https:\/\/maps\.example\/r\/1"[^>]* rel="noopener"[^>]*>Read it on Google</,
  );
  expect(await pageOf('/community')).toMatch(/Cocoa Chamber.*https:\/\/cocoa\.example\//);
  const home = await pageOf('/');
  expect(home).toMatch(
    /"priceRange":"\$400 to \$1,800".*Palm Bay · Florida license CCC1234567 · 4\.8 average/,
  );
  expect(home).toMatch(
    /A tarp costs \$400 to \$1,800\. <span>It depends.*yours to pay then.*in two parts.*Ray O\., owner/,
  );
  for (const path of routes.filter(({ area }) => area === 'site').map((route) => route.path))
    expect((await pageOf(path)).split('<footer')[1], path).toContain('Florida license CCC1234567');
  expect(home).toMatch(/Before and after.*src="\/photos\/ridge-before\.jpg"/);
  const photo = await fetch(`http://127.0.0.1:${port}/photos/ridge-before.jpg`);
  expect(await photo.text()).toBe('ridge-before');
  const scripts = (await vite.ssrLoadModule('/src/content/rep/call-scripts/call-scripts.ts')) as CallScripts;
  expect(scripts.originalScript({ service: 'visit', status: 'moved' }, 'en')).toBe(
    'Hello {first name}.\nYou moved it.',
  );
});
