import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OLDEST_BROWSERS } from '#build/config/oldest-browsers.ts';
import { textFiles } from './tracked-files.ts';

const SOURCE = /\.(ts|tsx|css)$/;
const MAX_LINES = 400;
const MAX_FILES = 30;

const registryHosts =
  /registry\.(npmjs|yarnpkg|npmmirror)\.|npm\.pkg\.github|artifactory|\bnexus\b|verdaccio|_authToken/i;

/** Patterns of real secrets. The development values of contract/config.ts match none of them. */
const secrets: [kind: string, shape: RegExp][] = [
  ['a private key', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['an AWS key', /\bAKIA[0-9A-Z]{16}\b/],
  ['a Google key', /\bAIza[\w-]{35}\b/],
  ['a GitHub token', /\b(gh[pousr]_\w{36,}|github_pat_\w{22,})/],
  [
    'a payment or mail provider key',
    /\b((sk|rk)_live_\w{16,}|SG\.[\w-]{16,}\.[\w-]{16,}|xox[abpr]-[\w-]{10,})/,
  ],
  ['a web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./],
  ['the address of a deployed script', /script\.google\.com\/macros\/s\/AKfyc[\w-]{20,}/],
  [
    'a password in an address',
    /\w+:\/\/[^\s/:@'"`$]+:(?!password@|postgres@|secret@)[^\s/@'"`$]{3,}@(?!localhost|127\.|[\w.-]*\.example)/,
  ],
];

const files = textFiles().map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const sources = files.filter(({ file }) => SOURCE.test(file));
// This file contains the patterns themselves.
const others = files.filter(({ file }) => file !== 'tests/project/text.test.ts');

test('the README names the oldest browsers that the build is for', () => {
  const { safari, chrome, firefox } = OLDEST_BROWSERS;
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain(`Safari ${safari}, Chrome ${chrome}, Firefox ${firefox} and every newer version`);
});

test(`no source file is longer than ${MAX_LINES} lines`, () => {
  const long = sources
    .map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_LINES);
  expect(long).toEqual([]);
});

test(`no folder directly contains more than ${MAX_FILES} source files`, () => {
  const counts = new Map<string, number>();
  for (const { file } of sources) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

test('no file names a package registry, because everybody installs from their own', () => {
  expect(others.filter(({ text }) => registryHosts.test(text)).map(({ file }) => file)).toEqual([]);
});

describe('no file contains', () => {
  test.each(secrets)('%s', (_kind, shape) => {
    expect(others.filter(({ text }) => shape.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

/** Ways to run or show a text as code, each with the files that need it. */
const risky: [way: string, shape: RegExp, allowed: RegExp][] = [
  ['runs a text as a program', /\beval\(|\bnew Function\(|\bset(Timeout|Interval)\(\s*['"`]/, /^$/],
  ['starts another program', /child_process/, /^scripts\//],
  [
    'writes a text into a page as HTML',
    /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write\b|srcDoc\b/,
    // The drawings are files of the program.
    /^src\/components\/site\/drawing\.tsx$/,
  ],
  // These statements are constants of the program.
  [
    'runs a text as SQL',
    /\b(sql|CompiledQuery)\.raw\b|\b(db|pool|client)\.(query|exec)\(/,
    /^backend\/stores\/postgres\/(migrate|database)\.ts$/,
  ],
];

describe('no code of the product', () => {
  const product = sources.filter(({ file }) => /^(backend|contract|src|scripts)\//.test(file));

  test.each(risky)('%s', (_way, shape, allowed) => {
    const found = product.filter(({ text }) => shape.test(text)).map(({ file }) => file);
    expect(found.filter((file) => !allowed.test(file))).toEqual([]);
  });
});

test('no file contains a path of a developer’s machine', () => {
  const machinePath = /(^|[\s'"`(=])(\/home\/\w+|\/Users\/\w+|[A-Z]:\\\\?Users)/m;
  expect(others.filter(({ text }) => machinePath.test(text)).map(({ file }) => file)).toEqual([]);
});
