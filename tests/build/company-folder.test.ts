import { cp, mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCompany } from '#build/config/company-folder.ts';
import { COMPANY_FILES } from '#contract/company-content.ts';
import { ConfigError } from '#contract/config.ts';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { CALL_KINDS, callScriptName } from '#contract/owner-settings/call-scripts.ts';
import { aJob } from '#tests/builders/job-photos.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { aCompany, REVIEWS, ROOT, SAMPLES, sample } from './owner-folder.ts';

/** Reads the folder, and returns the lines that refuse it. */
async function faultsOf(files: Record<string, unknown>): Promise<string[]> {
  const folder = await aCompany(files);
  try {
    readCompany(ROOT, folder);
    return [];
  } catch (fault) {
    if (!(fault instanceof ConfigError)) throw fault;
    return fault.message.split('\n').map((line) => line.replace(`${folder}/`, ''));
  }
}

const PERSON = { name: 'Ray O.', role: 'owner', words: 'You call me.', photo: 'ray.jpg', alt: 'Ray' };
const MEMBERSHIP = { name: 'Cocoa Chamber', url: 'https://cocoa.example/', linkLabel: 'Visit the chamber' };

describe('without a folder of the owner’s', () => {
  test('our samples stand, every call has a script, no price, no photo and no person is shown', () => {
    const { en: content } = readCompany(ROOT, SAMPLES).content;
    expect(content.rating.isConfirmed).toBe(false);
    expect(content.reviews).toHaveLength(6);
    expect(content.photos).toEqual([]);
    expect(content.prices.range).toBe('');
    expect(content.person).toBeNull();
    for (const language of LANGUAGE_CODES)
      for (const kind of CALL_KINDS) expect(content.callScripts[callScriptName(kind, language)]).not.toBe('');
  });

  test('reviews, membership and story are listed as samples', () => {
    expect(readCompany(ROOT, SAMPLES).samples).toEqual([
      expect.stringMatching(/reviews.*reviews\.json/),
      expect.stringMatching(/membership.*membership\.json/),
      expect.stringMatching(/story.*story\.json/),
    ]);
  });

  test('person, prices and photos, without which nothing is claimed, are no samples but unused', () => {
    expect(readCompany(ROOT, SAMPLES).unused).toEqual([
      'company.example/person.json',
      'company.example/prices.json',
      'company.example/photos.json',
    ]);
  });

  test('a folder that is named and missing stops the build in one line', () => {
    expect(() => readCompany(ROOT, 'no-such-folder')).toThrow(
      new ConfigError('COMPANY_FOLDER must be a folder that exists, not no-such-folder'),
    );
  });
});

describe('the owner’s files', () => {
  test('take the place of ours one by one, and are no samples', async () => {
    const folder = await aCompany({ 'reviews.json': REVIEWS, 'membership.json': MEMBERSHIP });
    const {
      content: { en: content },
      samples,
    } = readCompany(ROOT, folder);
    expect(content.rating).toEqual({
      isConfirmed: true,
      average: 4.8,
      customers: 'More than 300 roofs since 2020',
    });
    expect(content.reviews).toEqual(REVIEWS.reviews);
    expect(content.membership).toEqual(MEMBERSHIP);
    expect(content.story).toEqual(await sample('story.json'));
    expect(samples).toEqual([expect.stringContaining('story.json')]);
    expect(readCompany(ROOT, `${folder}/`).samples).toEqual(samples);
  });

  test('are samples still while they are copies that nobody has changed', async () => {
    const folder = await temporaryFolder();
    await cp(SAMPLES, folder, { recursive: true });
    const copied = readCompany(ROOT, folder);
    expect(copied.samples).toHaveLength(3);
    expect(copied.content.en.rating.isConfirmed).toBe(false);
    await writeFile(join(folder, 'reviews.json'), JSON.stringify(REVIEWS));
    await writeFile(join(folder, 'membership.json'), JSON.stringify(MEMBERSHIP));
    expect(readCompany(ROOT, folder).samples).toEqual([expect.stringContaining('story.json')]);
  });

  test('have no review of ours, with its text or its person, among the owner’s', async () => {
    const [one, two, three] = (await sample('reviews.json')).reviews;
    const ofAnotherMonth = { ...three, date: 'May 2026', text: 'Dry again.' };
    const changed = [{ ...one, text: `${one.text}!` }, { ...two, name: 'Bo' }, ofAnotherMonth];
    const reviews = [...REVIEWS.reviews, ...changed];
    expect(await faultsOf({ 'reviews.json': { ...REVIEWS, reviews } })).toEqual([
      'reviews.json: reviews, entry 2 is a sample of this project; only reviews of real customers may be shown',
      'reviews.json: reviews, entry 3 is a sample of this project; only reviews of real customers may be shown',
    ]);
  });

  test('replace the scripts of the calls that they name, line by line', async () => {
    const folder = await aCompany({
      'call-scripts.json': { visit: { moved: ['Hi { First Name }.', 'You moved it.'] } },
    });
    const { callScripts } = readCompany(ROOT, folder).content.en;
    expect(callScripts['callScript visit moved']).toBe('Hi { First Name }.\nYou moved it.');
    expect(callScripts['callScript visit canceled']).toMatch(/^Hi \{first name\}, this is/);
  });

  test('have changed also when one is taken away', async () => {
    const folder = await aCompany({ 'membership.json': MEMBERSHIP });
    for (const path of ['membership.json', 'photos', '.']) await utimes(join(folder, path), 1, 1);
    expect(readCompany(ROOT, folder).changedAt).toBe(1000);
    await rm(join(folder, 'membership.json'));
    expect(readCompany(ROOT, folder).changedAt).toBeGreaterThan(1000);
  });

  test('may have photos of jobs, in the folder photos', async () => {
    const folder = await aCompany({ 'photos.json': [aJob('ridge')], 'photos/ridge-before.jpg': 'x' });
    await writeFile(join(folder, 'photos/ridge-after.jpg'), new Uint8Array(250_000));
    expect(readCompany(ROOT, folder).content.en.photos).toEqual([aJob('ridge')]);
  });

  test('may have a person with a face, and reviews that say where they stand', async () => {
    const [review] = REVIEWS.reviews;
    const source = { name: 'Google', url: 'https://maps.example/r/1' };
    const folder = await aCompany({
      'person.json': PERSON,
      'photos/ray.jpg': 'x',
      'reviews.json': { ...REVIEWS, reviews: [{ ...review, source }] },
    });
    const { content, unused } = readCompany(ROOT, folder);
    expect(content.en.person).toEqual(PERSON);
    expect(content.en.reviews[0]?.source).toEqual(source);
    expect(unused).toHaveLength(2);
  });

  test('of an earlier version may have prices without the words for each case', async () => {
    const folder = await aCompany({ 'prices.json': { range: '$400', text: 'For a tarp.' } });
    expect(readCompany(ROOT, folder).content.en.prices).toEqual({
      ...{ range: '$400', text: 'For a tarp.', underDeductible: '', noInsurance: '' },
    });
  });

  test('may be saved with a mark of their encoding, with notes and hidden files beside them', async () => {
    const membership = `\uFEFF${JSON.stringify(MEMBERSHIP)}`;
    const files = {
      'membership.json': membership,
      'notes.txt': 'call the chamber',
      '.DS_Store': '\0',
      '._story.json': '\0',
    };
    expect(readCompany(ROOT, await aCompany(files)).content.en.membership).toEqual(MEMBERSHIP);
  });
});

describe('a fault is one line with the file and the place:', () => {
  const [review] = REVIEWS.reviews;
  test.each([
    [
      'a comma after the last entry',
      { 'membership.json': '{\n "name": "A",\n}' },
      ['membership.json: the comma before line 3 must go: nothing follows it'],
    ],
    [
      'curly quotes of an office program',
      { 'membership.json': '{\n “name”: “A”\n}' },
      ['membership.json: line 2 needs straight quotes ("), not curly ones'],
    ],
    [
      'curly quotes around a value',
      { 'membership.json': '{\n"name": "A chamber of commerce",\n"url": “https://a.example”\n}' },
      ['membership.json: line 3 needs straight quotes ("), not curly ones'],
    ],
    [
      'a text over two lines',
      { 'story.json': '{"heading": "A\nB"}' },
      ['story.json: line 1 ends within a text: each text must stand in one line'],
    ],
    [
      'a curly quote at the end',
      { 'story.json': '{"heading": "A”,\n"lead": "B"}' },
      ['story.json: line 1 needs straight quotes ("), not curly ones'],
    ],
    [
      'a tab within a text',
      { 'story.json': '{"heading": "A\tB"}' },
      ['story.json: line 1 has a tab within a text: put a space there'],
    ],
    [
      'a backslash within a text',
      { 'story.json': '{"heading": "A\\B"}' },
      ['story.json: line 1 has a \\ within a text: leave it out'],
    ],
    [
      'quotes within a text',
      { 'story.json': '{\n"heading": "They said "never" to us"}' },
      [`story.json: line 2 has a " within a text: write “ and ” or ' there`],
    ],
    [
      'a name that is there twice, of which one would be lost',
      { 'call-scripts.json': '{"visit": {"moved": ["\\"}"]},\n"visit": {"canceled": ["A"]}}' },
      ['call-scripts.json: line 2 has "visit" a second time within one { }'],
    ],
    [
      'a missing comma',
      { 'story.json': '{\n"heading": "A"\n"lead": "B"}' },
      [expect.stringMatching(/^story.json: line 3 cannot be read: put .*a comma between/)],
    ],
    ['an empty file', { 'story.json': '' }, [expect.stringMatching(/^story.json: line 1 cannot be read/)]],
    ['UTF-16', { 'story.json': Buffer.from('{}', 'utf16le') }, ['story.json: save it as UTF-8']],
    [
      'a wrong value in a list',
      { 'reviews.json': { ...REVIEWS, reviews: [review, { ...review, rating: 6 }] } },
      ['reviews.json: reviews, entry 2, rating must be a whole number from 1 to 5, without quotes'],
    ],
    [
      'a wrong kind of file',
      { 'prices.json': [] },
      ['prices.json: it must be in { }, with range, text, underDeductible, noInsurance'],
    ],
    [
      'a misspelled name',
      { 'membership.json': { ...MEMBERSHIP, link: 'x' } },
      ['membership.json: it must be without link; there can be name, url, linkLabel'],
    ],
    [
      'a misspelled call',
      { 'call-scripts.json': { visit: { cancelled: ['Hi'] } } },
      ['call-scripts.json: visit must be without cancelled; there can be canceled, moved, booked again'],
    ],
    [
      'a missing address',
      { 'membership.json': { ...MEMBERSHIP, url: undefined } },
      ['membership.json: url must be an https address'],
    ],
    [
      'an address that runs a script',
      { 'membership.json': { ...MEMBERSHIP, url: 'javascript:alert(1)' } },
      ['membership.json: url must be an https address'],
    ],
    [
      'braces that nobody fills in',
      { 'call-scripts.json': { visit: { moved: ['Hi {name}'] } } },
      [
        expect.stringMatching(
          /^call-scripts.json: visit, moved, entry 1 must be a text whose braces are \{first name\} /,
        ),
      ],
    ],
    [
      'half a price',
      { 'prices.json': { range: '$400', text: '' } },
      ['prices.json: it must be complete: range and text, or both empty'],
    ],
    [
      'a person without a face',
      { 'person.json': { ...PERSON, photo: '' } },
      ['person.json: it must be complete: name, role, words, photo and alt, or all empty'],
    ],
    ['a face that is not there', { 'person.json': PERSON }, ['person.json: photos/ray.jpg is not there']],
    [
      'a source without https',
      {
        'reviews.json': {
          ...REVIEWS,
          reviews: [{ ...review, source: { name: 'Google', url: 'maps.example' } }],
        },
      },
      ['reviews.json: reviews, entry 1, source, url must be an https address'],
    ],
    [
      'a file of another name',
      { 'review.json': REVIEWS },
      [expect.stringMatching(/^review.json: the site knows no such file, only story.json, /)],
    ],
    [
      'a file name as Windows hides it',
      { 'story.json.txt': '{}' },
      [expect.stringMatching(/^story.json.txt: the site knows no such file/)],
    ],
    [
      'a photo outside the folder',
      { 'photos.json': [{ ...aJob('a'), before: { file: '../a.jpg', alt: 'A' } }] },
      [expect.stringMatching(/^photos.json: entry 1, before, file must be the name of a file such as/)],
    ],
    [
      'a photo that says where it was taken',
      {
        'photos.json': [aJob('a')],
        'photos/a-before.jpg': Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\x01\x88\x25\0\x04\0\0\0\x01', 'latin1'),
        'photos/a-after.jpg': Buffer.from('\0\0\0\x18ftypheic', 'latin1'),
      },
      [
        expect.stringMatching(
          /^photos.json: photos\/a-before.jpg says where it was taken, .*: save it without/,
        ),
        'photos.json: photos/a-after.jpg is a HEIC picture: save it as JPEG',
      ],
    ],
    [
      'photos that are missing or heavy',
      { 'photos.json': [aJob('a')], 'photos/a-after.jpg': Buffer.alloc(250_001) },
      [
        'photos.json: photos/a-before.jpg is not there',
        'photos.json: photos/a-after.jpg has 251 kB; make it smaller, at most 250 kB',
      ],
    ],
  ] as [string, Record<string, unknown>, unknown[]][])('%s', async (_what, files, lines) => {
    expect(await faultsOf(files)).toEqual(lines);
  });

  test('a photo without content', async () => {
    const files = { 'photos.json': [aJob('a')], 'photos/a-after.jpg': 'x', 'photos/a-before.jpg': '' };
    expect(await faultsOf(files)).toEqual([
      'photos.json: photos/a-before.jpg is empty: copy the picture there again',
    ]);
  });

  test('a folder in the place of a file, a file in the place of a folder, a link to itself', async () => {
    const folder = await aCompany({ 'notes.txt': '' });
    await mkdir(join(folder, 'story.json'));
    expect(() => readCompany(ROOT, folder)).toThrow(
      new ConfigError(`${folder}/story.json: it must be a file`),
    );
    expect(() => readCompany(ROOT, join(folder, 'notes.txt'))).toThrow(/^COMPANY_FOLDER must be a folder/);
    await symlink('prices.json', join(folder, 'prices.json'));
    expect(() => readCompany(ROOT, folder)).toThrow(
      /^The company’s own content cannot be read: .*prices\.json/,
    );
  });

  test('those of several files are told together', async () => {
    expect(await faultsOf({ 'prices.json': [], 'membership.json': [], 'a.json': '' })).toHaveLength(3);
  });
});

test('our samples have each file that there can be, and no other', async () => {
  const files = (await readdir(SAMPLES)).filter((file) => /\.json$/.test(file));
  expect(files).toEqual(Object.keys(COMPANY_FILES).sort());
  expect(await readdir(join(SAMPLES, 'es'))).toEqual(files);
  for (const file of files) expect(await faultsOf({ [file]: await sample(file) })).toEqual([]);
});
