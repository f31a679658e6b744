import { expect, test } from 'vitest';
import { countInWords, withCommas } from '#src/lib/number-words.ts';

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, 49_950])(
  '%d is written with American commas',
  (count) => {
    expect(withCommas(count)).toBe(count.toLocaleString('en-US'));
  },
);

test('a count is a word up to twelve, and digits after that', () => {
  expect([0, 8, 12, 13].map(countInWords)).toEqual(['zero', 'eight', 'twelve', '13']);
});
