import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CocoaBeachScene } from '#src/components/site/scenes/cocoa-beach-scene.tsx';
import { HomeScene } from '#src/components/site/scenes/home-scene.tsx';
import { IndialanticScene } from '#src/components/site/scenes/indialantic-scene.tsx';
import { MelbourneScene } from '#src/components/site/scenes/melbourne-scene.tsx';
import { MerrittIslandScene } from '#src/components/site/scenes/merritt-island-scene.tsx';
import { PalmBayScene } from '#src/components/site/scenes/palm-bay-scene.tsx';
import { RockledgeScene } from '#src/components/site/scenes/rockledge-scene.tsx';
import { SatelliteBeachScene } from '#src/components/site/scenes/satellite-beach-scene.tsx';
import { TitusvilleScene } from '#src/components/site/scenes/titusville-scene.tsx';

const SCENES = {
  home: HomeScene,
  melbourne: MelbourneScene,
  'palm-bay': PalmBayScene,
  'cocoa-beach': CocoaBeachScene,
  titusville: TitusvilleScene,
  'merritt-island': MerrittIslandScene,
  rockledge: RockledgeScene,
  'satellite-beach': SatelliteBeachScene,
  indialantic: IndialanticScene,
};

const theme = new Set(
  [...readFileSync('src/app/styles.css', 'utf8').matchAll(/--color-([a-z]+(?:-\d+)?):/g)].map(
    (match) => match[1],
  ),
);
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);

describe.each(Object.entries(SCENES))('the scene of %s', (name, Scene) => {
  const html = renderToStaticMarkup(<Scene />);

  test('weighs at most 2 kB compressed', () => {
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(2000);
  });

  test('is decoration, or an image with a name when it is given one', () => {
    expect(html).toMatch(/^<svg aria-hidden="true"/);
    expect(renderToStaticMarkup(<Scene title="A tarped roof" />)).toMatch(
      /^<div role="img" aria-label="A tarped roof"/,
    );
  });

  test('needs no inline style, which the security policy would drop', () => {
    expect(html).not.toMatch(/style=|<style/);
  });

  test('is painted in the colours of the theme', () => {
    const used = [...html.matchAll(/(?:fill|stroke|text)-([a-z]+(?:-\d+)?)\b(?=[" ])/g)].map(
      (match) => match[1],
    );
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((color) => !theme.has(color))).toEqual([]);
  });

  test('has ids of its own, so that two scenes can share a page', () => {
    const ids = idsOf(html);
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !id?.startsWith(`${name}-`))).toEqual([]);
    const referred = [...html.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(referred.filter((id) => !ids.includes(id))).toEqual([]);
  });
});
