import { expect, test } from 'vitest';
import { countInWords, withCommas } from '#src/lib/number-words.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [49_950, '49,950'],
  [1_000_000, '1,000,000'],
])('%d is written with American commas', (count, words) => {
  expect(withCommas(count)).toBe(words);
});

test('a count is a word up to twelve, and digits after that', () => {
  expect([0, 8, 12, 13].map(countInWords)).toEqual(['zero', 'eight', 'twelve', '13']);
});
