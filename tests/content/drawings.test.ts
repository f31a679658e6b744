import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CITIES } from '#src/content/places/cities.ts';

const SITE = '/src/components/site/';
const FILES = import.meta.glob<string>('/src/components/site/**/*.svg', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const drawings = Object.entries(FILES).map(([path, file]) => [path.slice(SITE.length), file] as const);
const scenes = drawings.filter(([path]) => /^scenes\/(?!report\.|small\/)/.test(path));
const small = drawings.filter(([path]) => path.startsWith('scenes/small/'));

const getAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);
const getIds = (file: string) => getAll(file, /\sid="([^"]+)"/g);

const theme = getAll(readFileSync('src/app/styles.css', 'utf8'), /--color-[\w-]+:\s*(#[0-9a-f]{6});/g);
/** The two pinks of Merritt Island's spoonbills. */
const OWN_COLORS = ['#f2a7b0', '#df6480'];
const NO_HEX = ['none', 'currentColor'];

test('every city has its scene', () => {
  const cities = scenes.map(([path]) => path).filter((path) => path.startsWith('scenes/cities/'));
  expect(cities.sort()).toEqual(CITIES.map(({ slug }) => `scenes/cities/${slug}.svg`).sort());
});

describe.each(scenes)('the scene %s', (path, file) => {
  test('is drawn on 800 by 450 units', () => {
    expect(file).toContain('viewBox="0 0 800 450"');
  });

  test('weighs at most 3 kB compressed', () => {
    const placed = file.slice(file.indexOf('<svg'));
    expect(brotliCompressSync(placed).length).toBeLessThanOrEqual(3000);
  });

  test('has its own ids, so that two scenes can be on one page', () => {
    const ids = getIds(file);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !id?.startsWith(`${basename(path, '.svg')}-`))).toEqual([]);
  });
});

describe.each(small)('the small picture %s', (_path, file) => {
  test('is drawn on 400 by 200 units, or 300', () => {
    expect(file).toMatch(/viewBox="0 0 400 [23]00"/);
  });

  test('weighs at most 800 bytes compressed, because a page has up to four', () => {
    expect(brotliCompressSync(file.slice(file.indexOf('<svg'))).length).toBeLessThanOrEqual(800);
  });
});

describe.each(drawings)('the drawing %s', (_path, file) => {
  test('has its colors as attributes, because the security policy would block a style', () => {
    expect(file).not.toMatch(/style=|<style|class=/);
  });

  test('uses only colors of the theme', () => {
    const used = getAll(file, /(?:fill|stroke|color)="([^"]+)"/g).filter(
      (color) => !/^url\(/.test(color ?? ''),
    );
    expect(used).not.toEqual([]);
    expect(used.filter((color) => ![...theme, ...OWN_COLORS, ...NO_HEX].includes(color))).toEqual([]);
  });

  test('runs nothing, and refers only to its own parts', () => {
    expect(file).not.toMatch(/<script|<image|<foreignObject|\son\w+=/);
    const ids = getIds(file);
    const referred = getAll(file, /(?:href="|url\()([^")]+)/g);
    expect(referred.filter((address) => !ids.some((id) => address === `#${id}`))).toEqual([]);
  });
});
