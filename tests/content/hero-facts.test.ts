import { expect, test } from 'vitest';
import { credentials, heroFacts } from '#src/content/company/hero-facts.ts';

const rating = { average: '5.0' };

test('a hero shows the license and the insurance that the owner has set', () => {
  const set = { license: 'CCC1234567', insurance: 'General liability insured' };
  expect(heroFacts(set)).toBe(
    'Since 2020 · Palm Bay · Florida license CCC1234567 · General liability insured',
  );
});

test('nothing stands for a license and an insurance that are not given', () => {
  expect(credentials({ license: undefined, insurance: undefined })).toBe('');
  expect(credentials({ license: 'CCC1234567', insurance: undefined })).toBe('Florida license CCC1234567');
});

test('a hero shows the rating only after the owner has confirmed it', () => {
  const nothing = { license: undefined, insurance: undefined };
  expect(heroFacts(nothing, { ...rating, isConfirmed: false })).toBe('Since 2020 · Palm Bay');
  expect(heroFacts(nothing, { ...rating, isConfirmed: true })).toBe(
    'Since 2020 · Palm Bay · 5.0 average rating',
  );
});
