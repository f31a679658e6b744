import { expect, test } from 'vitest';
import { isWeakPin } from '#contract/pin.ts';
import { cells } from '#tests/written.ts';

test.each([
  ...cells(
    '0000 | 777777 | 1234 | 123456 | 0123 | 7890 | 890123 | 4321 | 987654 | 3210 | 1212 | 565656 | 123123',
  ).map((pin) => [pin, true] as const),
  ...cells('2580 | 1357 | 1221 | 123457 | 112233').map((pin) => [pin, false] as const),
])('the PIN %s is too easy to guess: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak);
});
