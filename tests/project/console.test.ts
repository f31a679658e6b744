import { expect, test } from 'vitest';
import { expectConsole } from '#tests/setup/console.ts';

test('a test may print the messages it expects, any number of times', () => {
  expectConsole('warn', 'careful');
  expectConsole('error', /^broken: \d+$/);
  console.warn('be careful');
  console.error('broken: %d', 7);
  console.error('broken: %d', 8);
  expect(console.error).toHaveBeenCalledTimes(2);
});
