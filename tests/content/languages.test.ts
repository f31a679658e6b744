// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '#contract/languages.ts';
import { renderPage, routes } from '#src/app/entry-server.tsx';
import { ENGLISH_MODULES, SPANISH_MODULES } from './word-modules.ts';
import { writtenIn } from './written-in.ts';

/** What the types cannot see: that there is a file of each name, and that it exports everything. */
test('each file of English words has its Spanish one, with the same exports', () => {
  const exportsOf = (modules: typeof ENGLISH_MODULES) =>
    [...modules].map(([name, module]) => `${name}: ${Object.keys(module).sort().join(' ')}`).sort();
  expect(exportsOf(SPANISH_MODULES)).toEqual(exportsOf(ENGLISH_MODULES));
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
