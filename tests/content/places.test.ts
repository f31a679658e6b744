import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CITIES } from '#src/content/places/cities.ts';
import { CITY_FACTS } from '#src/content/places/city-facts.ts';
import { CITY_PINS } from '#src/content/places/city-pins.ts';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { ZIP_AREAS } from '#src/content/places/zip-codes.ts';
import { CITY_TITLES } from '#words/page-titles.ts';
import { cityStory } from './city-stories.ts';
import { getSentences, getTexts } from './texts.ts';

test('the cities of the specification come first, in the same order', () => {
  expect(CITIES.slice(0, 8).map(({ name }) => name)).toEqual([
    'Melbourne',
    'Palm Bay',
    'Cocoa Beach',
    'Titusville',
    'Merritt Island',
    'Rockledge',
    'Satellite Beach',
    'Indialantic',
  ]);
});

test('29 more areas are served, each listed once, and none is a featured city', () => {
  expect(SERVICE_AREAS).toHaveLength(29);
  const slugs = [...SERVICE_AREAS, ...CITIES].map((area) => area.slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(CITIES)(
  '$name has its texts, its place and the ZIP codes for which the ZIP check fills it in',
  (city) => {
    const story = cityStory(city.slug);
    const facts = CITY_FACTS[city.slug];
    expect(CITY_TITLES[city.slug].length).toBeLessThanOrEqual(60);
    expect(story.description.length).toBeGreaterThanOrEqual(70);
    expect(story.description.length).toBeLessThanOrEqual(160);
    expect(story.description).toContain(city.name);
    expect(new Set(facts.neighborhoods).size).toBe(5);
    expect(story.features).toHaveLength(4);
    expect(facts.heroImage).toBe(city.slug);
    const { lat, lng } = CITY_PINS[city.slug];
    expect(lat > 27.8 && lat < 28.8 && lng > -81 && lng < -80.4, 'in Brevard County').toBe(true);
    const own = [...ZIP_AREAS].filter(([, area]) => area.city === city.name).map(([zip]) => zip);
    expect(facts.zipCodes).toEqual(own);
  },
);

test('no sentence is used for two cities', () => {
  const seen = new Map<string, string>();
  for (const city of CITIES) {
    const { keywords: _keywords, ...words } = cityStory(city.slug);
    for (const sentence of getTexts(words).flatMap(getSentences)) {
      expect(seen.get(sentence) ?? city.slug, sentence).toBe(city.slug);
      seen.set(sentence, city.slug);
    }
  }
  expect(seen.size).toBeGreaterThan(150);
});

const zips = [...ZIP_AREAS.keys()];

test('every ZIP code is a five-digit Florida ZIP code', () => {
  for (const zip of zips) expect(zip).toMatch(/^3[24]\d{3}$/);
});

test('a ZIP code belongs to one city only', () => {
  const source = readFileSync('src/content/places/zip-codes.ts', 'utf8');
  expect(source.match(/\b\d{5}\b/g)).toHaveLength(zips.length);
});

test('ZIP codes in Brevard County are core, and those in Central Florida are wider', () => {
  expect(ZIP_AREAS.get('32909')).toEqual({ city: 'Palm Bay', state: 'FL', served: 'core' });
  expect(ZIP_AREAS.get('32976')).toEqual({ city: 'Barefoot Bay', state: 'FL', served: 'core' });
  expect(ZIP_AREAS.get('32801')).toEqual({ city: 'Orlando', state: 'FL', served: 'wider' });
  expect(ZIP_AREAS.get('33101')).toBeUndefined();
});

test('outside Brevard County, the cities of the ZIP check are exactly the served areas', () => {
  const wider = new Set(
    [...ZIP_AREAS.values()].filter((area) => area.served === 'wider').map((area) => area.city),
  );
  const named = SERVICE_AREAS.filter((area) => area.county !== 'Brevard').map((area) => area.name);
  expect([...wider].sort()).toEqual([...named].sort());
});
