import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROW = /^\| (\d+) \| (.+?) \| (.+?) \| (.+?) \|$/gm;
const REFERENCE = /^`(tests\/[^`]+)` (.+)$/;

const page = readFileSync('docs/rep-rules.md', 'utf8');
const rules = [...page.matchAll(ROW)].map(([, number, rule = '', ofRule = '', ofScreen = '']) => ({
  number: Number(number),
  rule,
  ofRule: references(ofRule),
  ofScreen: references(ofScreen),
}));

function references(cell: string): { file: string; title: string }[] {
  return cell.split('<br>').map((reference) => {
    const [, file = '', title = ''] = REFERENCE.exec(reference) ?? [];
    return { file, title };
  });
}

function hasTest(file: string, title: string): boolean {
  if (!existsSync(file)) return false;
  const begins = /(?:\b(?:test|describe)|\))\(\s*'/g;
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(begins)].some(({ index, 0: start }) =>
    source.startsWith(`${title}'`, index + start.length),
  );
}

test('docs/rep-rules.md has all rules of the rep area', () => {
  expect(rules.map(({ number }) => number)).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
});

test.each(rules)(
  'the tests that docs/rep-rules.md names for rule $number exist: $rule',
  ({ ofRule, ofScreen }) => {
    const missing = [...ofRule, ...ofScreen].filter(({ file, title }) => !hasTest(file, title));
    expect(missing, 'tests that do not exist').toEqual([]);
    expect(ofScreen.filter(({ file }) => !/^tests\/(e2e|rep-access)\//.test(file))).toEqual([]);
    expect(ofRule.filter(({ file }) => file.startsWith('tests/e2e/'))).toEqual([]);
    const named = [...ofRule, ...ofScreen].map(({ file, title }) => `${file} ${title}`);
    expect(new Set(named).size, 'a test named twice proves one thing').toBe(named.length);
  },
);
