import { describe, expect, test } from 'vitest';
import { hasLostZero, zipDigits } from '#contract/lead/zip.ts';

describe('a ZIP code', () => {
  test.each(['32905', ' 32905 ', '32905-1234', '329051234', '32905 1234'])('is read from %j', (typed) => {
    expect(zipDigits(typed)).toBe('32905');
    expect(hasLostZero(typed)).toBe(false);
  });

  test.each(['', '3290', 'ABCDE', '99999-1', '329055', 'K1A 0B1', '32905-12345'])(
    'is not read from %j',
    (typed) => {
      expect(zipDigits(typed)).toBe('');
    },
  );

  test.each([
    ['2139', true],
    ['21391234', true],
    ['2139-1234', true],
    ['213', false],
    ['ABCD', false],
  ])('may have lost its leading zero: %j (%s)', (typed, may) => {
    expect(hasLostZero(typed)).toBe(may);
  });
});
