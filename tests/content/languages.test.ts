// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { renderPage, routes } from '#src/app/entry-server.tsx';
import { writtenIn } from './written-in.ts';

type Modules = Record<string, Record<string, unknown>>;

/** Modules of words by their path in the folder of their language. */
const byName = (modules: Modules): Map<string, Record<string, unknown>> =>
  new Map(Object.entries(modules).map(([path, module]) => [path.replace(/^.*\/(?:en|es)\//, ''), module]));

const english = byName({
  ...import.meta.glob<Record<string, unknown>>('/src/content/en/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/contract/words/en/*.ts', { eager: true }),
});
const spanish = byName({
  ...import.meta.glob<Record<string, unknown>>('/src/content/es/**/*.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('/contract/words/es/*.ts', { eager: true }),
});

/** What the types cannot see: that there is a file of each name, and that it exports everything. */
test('each file of English words has its Spanish one, with the same exports', () => {
  const exportsOf = (modules: typeof english) =>
    [...modules].map(([name, module]) => `${name}: ${Object.keys(module).sort().join(' ')}`).sort();
  expect(exportsOf(spanish)).toEqual(exportsOf(english));
});

test('the offer of each language has a rule that shows it', () => {
  const css = readFileSync('src/components/site/layout/chrome.css', 'utf8');
  for (const code of LANGUAGE_CODES)
    expect(css).toContain(`:root[data-offer="${code}"] .language-offer[data-language="${code}"]`);
});

test('no English page says anything in Spanish, but for what is marked as Spanish', async () => {
  for (const route of routes.filter(({ area }) => area === 'site')) {
    const page = new DOMParser().parseFromString(
      `<html lang="en-US">${await renderPage(route)}`,
      'text/html',
    );
    expect(writtenIn('Spanish', page), route.path).toEqual([]);
  }
});
