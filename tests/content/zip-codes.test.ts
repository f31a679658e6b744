import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVICE_AREAS } from '#src/content/places/service-areas.ts';
import { ZIP_AREAS } from '#src/content/places/zip-codes.ts';

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
