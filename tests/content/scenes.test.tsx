import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { HomeScene } from '#src/components/site/scenes/home-scene.tsx';
import type { SceneProps } from '#src/components/site/scenes/scene-frame.tsx';
import { CITIES } from '#src/content/places/cities.ts';

const CITY_SCENES = import.meta.glob<ComponentType<SceneProps>>('/src/components/site/scenes/cities/*.tsx', {
  eager: true,
  import: 'default',
});
const PAGE_SCENES = import.meta.glob<Record<string, ComponentType<SceneProps>>>(
  '/src/components/site/scenes/pages/*-scene.tsx',
  { eager: true },
);
const pageScenes = Object.entries(PAGE_SCENES).flatMap(([file, scenes]) =>
  Object.values(scenes).map((Scene) => [basename(file, '-scene.tsx'), Scene] as const),
);
const cityScenes = Object.entries(CITY_SCENES).map(
  ([file, Scene]) => [basename(file, '.tsx'), Scene] as const,
);
const SCENES = {
  home: HomeScene,
  ...Object.fromEntries(cityScenes),
  ...Object.fromEntries(pageScenes),
};

test('every city has its scene', () => {
  expect(cityScenes.map(([slug]) => slug).sort()).toEqual(CITIES.map(({ slug }) => slug).sort());
});

const theme = new Set(
  [...readFileSync('src/app/styles.css', 'utf8').matchAll(/--color-([a-z]+(?:-\d+)?):/g)].map(
    (match) => match[1],
  ),
);
const getIds = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe.each(Object.entries(SCENES))('the scene of %s', (name, Scene) => {
  const html = renderToStaticMarkup(<Scene />);

  test('weighs at most 2 kB compressed', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(2000);
  });

  test('is decorative, or an image with a name when it has a title', () => {
    expect(html).toMatch(/^<svg aria-hidden="true"/);
    expect(renderToStaticMarkup(<Scene title="A tarped roof" />)).toMatch(
      /^<div role="img" aria-label="A tarped roof"/,
    );
  });

  test('has no inline style, because the security policy would block it', () => {
    expect(html).not.toMatch(/style=|<style/);
  });

  test('uses only colors of the theme', () => {
    const used = [...html.matchAll(/(?:fill|stroke|text)-([a-z]+(?:-\d+)?)\b(?=[" ])/g)].map(
      (match) => match[1],
    );
    expect(used.length).toBeGreaterThan(15);
    expect(used.filter((color) => !theme.has(color))).toEqual([]);
  });

  test('has its own ids, so that two scenes can be on one page', () => {
    const ids = getIds(html);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !id?.startsWith(`${name}-`))).toEqual([]);
    const referred = [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
