import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasTest, parseNamedTests } from './named-tests.ts';

const ROW = /^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm;

const page = readFileSync('docs/rep-rules.md', 'utf8');
const rules = [...page.matchAll(ROW)].map(([, number, rule = '', ofRule = '', ofScreen = '']) => ({
  number: Number(number),
  rule,
  ofRule: parseNamedTests(ofRule),
  ofScreen: parseNamedTests(ofScreen),
}));

test('docs/rep-rules.md has all rules of the rep area', () => {
  expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 68 }, (_, index) => index + 1));
});

test.each(rules)(
  'the tests that docs/rep-rules.md names for rule $number exist: $rule',
  ({ ofRule, ofScreen }) => {
    const missing = [...ofRule, ...ofScreen].filter((named) => !hasTest(named));
    expect(missing, 'tests that do not exist').toEqual([]);
    expect(ofScreen.filter(({ file }) => !/^tests\/(e2e|rep-access)\//.test(file))).toEqual([]);
    expect(ofRule.filter(({ file }) => file.startsWith('tests/e2e/'))).toEqual([]);
    const named = [...ofRule, ...ofScreen].map(({ file, title }) => `${file} ${title}`);
    expect(new Set(named).size, 'a test named twice proves one thing').toBe(named.length);
  },
);
