import { expect, test } from 'vitest';
import { isWeakPin } from '#contract/pin.ts';

test.each([
  ['0000', true],
  ['777777', true],
  ['1234', true],
  ['123456', true],
  ['0123', true],
  ['7890', true],
  ['890123', true],
  ['4321', true],
  ['987654', true],
  ['3210', true],
  ['1212', true],
  ['565656', true],
  ['123123', true],
  ['2580', false],
  ['1357', false],
  ['1221', false],
  ['123457', false],
  ['112233', false],
])('the PIN %s is too easy to guess: %s', (pin, isWeak) => {
  expect(isWeakPin(pin)).toBe(isWeak);
});
