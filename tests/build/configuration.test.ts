import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readConfiguredSite } from '#build/config/site-config.ts';
import { describePlaceholders } from '#build/config/stand-ins.ts';
import { inlineLoaders } from '#build/pages/inline-loader.ts';
import { PLACEHOLDERS, readSiteConfig, type SiteConfig } from '#contract/config.ts';

describe('a wrong configuration', () => {
  test('stops the build with one line: the variable and the format it needs', () => {
    vi.stubEnv('VITE_HOTLINE', '555-0100');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    expect(() => readConfiguredSite('test', '/nowhere')).toThrow(/^VITE_HOTLINE must be [^\n]*\+1321555\d+$/);
  });
});

describe('the warning before going public', () => {
  const owners = Object.fromEntries(Object.keys(PLACEHOLDERS).map((name) => [name, 'the owner’s own']));

  test('names every placeholder and every piece of sample content', () => {
    const warning = describePlaceholders({ ...owners, VITE_HOTLINE: '' }, [
      { what: 'the reviews', file: 'src/content/pages/testimonials.ts', isConfirmed: false },
    ]);
    expect(warning).toContain('VITE_HOTLINE');
    expect(warning).toContain('the reviews');
    expect(warning).not.toContain('VITE_COMPANY_NAME');
  });

  test('is not printed once no placeholder or sample content is left', () => {
    expect(describePlaceholders(owners, [])).toBeNull();
  });
});

describe('the inline loaders, which run before the first paint,', () => {
  const compile = (over: Partial<SiteConfig> = {}) =>
    inlineLoaders(process.cwd(), { ...readSiteConfig({}), ...over });

  test.each([
    ['auto', true],
    ['on', true],
    ['off', false],
  ] as const)('reserve room for a storm banner that is %s: %s', async (storm, expected) => {
    const texts = Object.values(await compile({ storm }));
    expect(texts.map((text) => text.includes('stormUntil'))).toEqual(texts.map(() => expected));
  });

  test('are smaller than 1 kB: of brotli, and without the booking’s and the reps’ part of gzip', async () => {
    const loaders = await compile();
    expect(gzipSync(loaders.loader).length).toBeLessThan(1000);
    for (const text of Object.values(loaders)) expect(brotliCompressSync(text).length).toBeLessThan(1000);
  });

  test('of public pages know nothing of the rep script', async () => {
    const { repEndpoint, repToken } = readSiteConfig({});
    const loaders = await compile();
    expect(loaders['rep-loader']).toContain(JSON.stringify(repToken));
    expect(loaders['rep-loader']).toContain(JSON.stringify(repEndpoint));
    expect(loaders.loader + loaders['booking-loader']).not.toContain('repAuth');
  });
});
