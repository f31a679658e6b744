import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

/**
 * Code that reads from the machine what an action must receive as input: the time, randomness, the language
 * or the time zone.
 */
const IMPURE: [asks: string, shape: RegExp][] = [
  ['the moment', /\bDate\.now\b|\bnew Date(\(\s*\)|(?!\())|(?<!new )\bDate\(|\bperformance\b/],
  ['chance', /\bMath\.random\b|\bcrypto\b/],
  ['the language', /\.toLocale\w+\(|\.localeCompare\([^,()]*\)|\bIntl\.\w+\(\s*(\)|undefined\b)/],
  ['the time zone', /\.[gs]et(Date|Day|Month|FullYear|Hours|Minutes|Seconds|TimezoneOffset)\(/],
  ['the world', /\b(globalThis|process|console|setTimeout|setInterval|localStorage|window)\b[.(]/],
];

/** The code without comments and strings, which may mention these names. */
const getCode = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|"[^"\n]*"/gm, (text) =>
    /^['"]/.test(text) ? "''" : '',
  );

const impurities = (source: string): string[] =>
  IMPURE.filter(([, shape]) => shape.test(getCode(source))).map(([asks]) => asks);

test('the core and the contract never read the time, randomness, the language or the time zone from the machine', () => {
  const pure = trackedFiles().filter((file) => /^(backend\/core|contract)\/.*\.ts$/.test(file));
  expect(pure.length).toBeGreaterThan(50);
  const found = pure.flatMap((file) =>
    impurities(readFileSync(file, 'utf8')).map((asks) => `${file} asks for ${asks}`),
  );
  expect(found).toEqual([]);
});

test('the check finds impure code', () => {
  const IMPURE_CODE = [
    ['const now = Date.now();', 'the moment'],
    ['const now = new Date;', 'the moment'],
    ['const now = Date();', 'the moment'],
    ['const id = crypto.randomUUID();', 'chance'],
    ['one.name.localeCompare(other.name)', 'the language'],
    ['new Intl.DateTimeFormat(undefined, {})', 'the language'],
    ['const hour = date.getHours();', 'the time zone'],
    ['console.log(1)', 'the world'],
  ] as const;
  for (const [source, asks] of IMPURE_CODE) expect(impurities(source), source).toEqual([asks]);
});
