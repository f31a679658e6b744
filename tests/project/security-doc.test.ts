import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasTest, parseNamedTests } from './named-tests.ts';

const page = readFileSync('docs/security.md', 'utf8');

/** Level 1 and 2 of OWASP ASVS 5.0.0: the numbers of sections, each with those of its requirements. */
const LEVEL_2 = `1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6
  3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2 4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4
  6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2 7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3
  9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3 11.3.1-3 11.4.1-4
  11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3
  15.1.1-3 15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`;

/** Turns `1.2.3-5 1.2.7` into `1.2.3`, `1.2.4`, `1.2.5` and `1.2.7`. */
const toIds = (text: string): string[] =>
  [...text.matchAll(/(\d+\.\d+)\.(\d+)(?:-(\d+))?/g)].flatMap(([, section = '', first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${section}.${Number(first) + index}`,
    ),
  );

const ROW = /^\| (V[\d.,V -]+) \| (.+?) \| (met|partly|not met|n\/a) \| (.+?) \| (.+?) \|$/gm;
const rows = [...page.matchAll(ROW)].map(([, ids = '', , state = '', , tests = '']) => ({
  ids,
  count: toIds(ids).length,
  state,
  tests: tests === '—' ? [] : parseNamedTests(tests),
}));

const countOf = (...states: string[]): number =>
  rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + count, 0);

describe('docs/security.md', () => {
  test('has every requirement of level 1 and 2 of OWASP ASVS 5.0 once', () => {
    expect(rows.flatMap(({ ids }) => toIds(ids)).sort()).toEqual(toIds(LEVEL_2).sort());
    expect(page.match(/^\| V/gm)).toHaveLength(rows.length);
  });

  test('counts the requirements of its tables correctly', () => {
    const applying = countOf('met', 'partly', 'not met');
    expect(page).toContain(
      `${applying} of ${toIds(LEVEL_2).length} requirements apply: ${countOf('met')} are met, ${countOf('partly')} partly, ${countOf('not met')} not.`,
    );
  });

  test('names only files that exist', () => {
    const named = [
      ...page.matchAll(/`((?:backend|build|contract|docs|scripts|src|tests|\.github)\/[^`\s]*)`/g),
    ];
    expect(named.length).toBeGreaterThan(50);
    expect(named.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('names only tests that exist', () => {
    expect(rows.flatMap(({ tests }) => tests).filter((named) => !hasTest(named))).toEqual([]);
  });
});
