import { expect, test } from 'vitest';
import { withCommas } from '#src/lib/number-words.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [49_950, '49,950'],
  [1_000_000, '1,000,000'],
])('%d is written with American commas', (count, words) => {
  expect(withCommas(count)).toBe(words);
});
