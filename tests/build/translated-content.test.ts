import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCompany } from '#build/config/company-folder.ts';
import { type CallKind, callScriptName } from '#contract/owner-settings/call-scripts.ts';
import { aCompany, REVIEWS, ROOT, SAMPLES, sample } from './owner-folder.ts';

describe('the Spanish site shows', () => {
  const STORY = {
    heading: 'A Crew of Four',
    lead: 'Four people and two trucks.',
    story: ['We began in 2019.'],
    principles: [{ title: 'We say no', text: 'No damage, no tarp.' }],
  };

  test('our Spanish samples while the English ones are ours, too', () => {
    const { es } = readCompany(ROOT, SAMPLES).content;
    expect(es.languages['story.json']).toBe('es');
    expect(es.story.heading).not.toBe(readCompany(ROOT, SAMPLES).content.en.story.heading);
    expect(es.rating.average).toBe(readCompany(ROOT, SAMPLES).content.en.rating.average);
  });

  test('the owner’s English words until they have a translation, never our samples', async () => {
    const folder = await aCompany({ 'story.json': STORY });
    const { es } = readCompany(ROOT, folder).content;
    expect([es.story.heading, es.languages['story.json']]).toEqual(['A Crew of Four', 'en']);
    await mkdir(join(folder, 'es'));
    await writeFile(join(folder, 'es/story.json'), JSON.stringify({ ...STORY, heading: 'Somos cuatro' }));
    const { en, es: translated } = readCompany(ROOT, folder).content;
    expect([translated.story.heading, translated.languages['story.json']]).toEqual(['Somos cuatro', 'es']);
    expect(en.story.heading).toBe('A Crew of Four');
  });

  test('no sample of ours beside the owner’s own words, as a whole copy or as one review among theirs', async () => {
    const folder = await aCompany({ 'reviews.json': REVIEWS });
    await mkdir(join(folder, 'es'));
    const ours = await sample('es/reviews.json');
    const write = (content: unknown) => writeFile(join(folder, 'es/reviews.json'), JSON.stringify(content));
    await write(ours);
    expect(readCompany(ROOT, folder).content.es).toMatchObject({
      languages: { 'reviews.json': 'en' },
      reviews: REVIEWS.reviews,
    });
    await write({ ...ours, reviews: [...REVIEWS.reviews, ours.reviews[0]] });
    expect(() => readCompany(ROOT, folder)).toThrow(/es\/reviews\.json: reviews, entry 2 is a sample/);
  });

  test('no translation that is wrong: its fault is named in one line with its folder', async () => {
    const folder = await aCompany({});
    await mkdir(join(folder, 'es'));
    await writeFile(join(folder, 'es/story.json'), '{');
    await writeFile(join(folder, 'es/call-script.json'), '{}');
    await writeFile(join(folder, 'es/call-scripts.json'), '{"none": {"Attempted": ["Hola {nombre}"]}}');
    for (const fault of [
      /es\/call-script\.json: the site knows no such file/,
      /es\/call-scripts\.json: none, Attempted, entry 1 must be a text whose braces are/,
      /es\/story\.json: line 1/,
    ])
      expect(() => readCompany(ROOT, folder)).toThrow(fault);
  });
});

describe('what reps say in Spanish', () => {
  const kind = { service: 'none', status: 'Attempted' } as const;
  const other = { service: 'none', status: 'New Lead' } as const;
  const said = (folder: string, of: CallKind = kind) =>
    readCompany(ROOT, folder).content.en.callScripts[callScriptName(of, 'es')];
  const translated = async (folder: string, scripts: unknown) => {
    await mkdir(join(folder, 'es'));
    await writeFile(join(folder, 'es/call-scripts.json'), JSON.stringify(scripts));
  };

  test('is ours for each call that the owner has not written anew', async () => {
    const folder = await aCompany({ 'call-scripts.json': { none: { Attempted: ['Hi there'] } } });
    expect(said(folder), 'ours would be no translation').toBe('');
    expect(said(folder, other)).toBe(said(SAMPLES, other));
    expect(said(SAMPLES)).toMatch(/^Hola \{first name\}/);
  });

  test('is the owner’s, call by call', async () => {
    const folder = await aCompany({});
    await translated(folder, { none: { Attempted: ['Buenas', 'Soy {rep}'] } });
    expect(said(folder)).toBe('Buenas\nSoy {rep}');
    expect(said(folder, other)).toBe(said(SAMPLES, other));
  });

  test('is not an unchanged copy of ours beside the owner’s English words', async () => {
    const folder = await aCompany({ 'call-scripts.json': { none: { Attempted: ['Hi there'] } } });
    await translated(folder, await sample('es/call-scripts.json'));
    expect(said(folder)).toBe('');
  });
});
