import { beforeAll, describe, expect, test } from 'vitest';
import { lintSnippets } from './lint-snippets.ts';

const CLOCK = "This lets the machine's clock into a test";
const BROWSER = "A browser opened like this shows the machine's time";

/** A file, its last line, and the expected lint message; null for none. */
const snippets: [file: string, line: string, says: string | null][] = [
  ['tests/core/a.test.ts', 'export const now = Date.now();', CLOCK],
  ['tests/core/b.test.ts', 'export const now = new Date();', CLOCK],
  ['tests/core/c.test.ts', 'export const now = new Date;', CLOCK],
  ['tests/core/d.test.ts', 'export const now = Date();', CLOCK],
  ['tests/core/e.test.ts', 'export const now = globalThis.Date.now();', CLOCK],
  ['tests/core/f.test.ts', 'export const now = new globalThis.Date();', CLOCK],
  ['tests/core/g.test.ts', 'export const { now } = Date;', CLOCK],
  ['tests/core/h.test.ts', 'export const clock = { now: Date.now };', CLOCK],
  ['tests/core/i.test.ts', "import { vi } from 'vitest';\nvi.useRealTimers();", CLOCK],
  ['tests/builders/a.ts', 'export const aRow = (nowMs = Date.now()) => ({ nowMs });', CLOCK],
  ['tests/e2e/support/a.ts', 'export const ahead = 5 - Date.now();', CLOCK],
  ['bench/a.ts', 'export const now = Date.now();', CLOCK],
  ['tests/core/j.test.ts', 'export const at = new Date(5).toISOString() + Date.parse("2026-11-20");', null],
  ['tests/core/k.test.ts', '// Date.now() is not asked here\nexport const words = "new Date()";', null],
  ['scripts/a.ts', 'export const now = Date.now();', null],
  ['tests/e2e/a.spec.ts', 'export const context = await browser.newContext({ locale: "en-US" });', BROWSER],
  ['tests/e2e/b.spec.ts', 'export const page = await anotherDevice();', null],
];

let said: Map<string, string>;

beforeAll(async () => {
  said = await lintSnippets(Object.fromEntries(snippets.map(([file, line]) => [file, `${line}\n`])));
});

describe('for code that would make a test depend on the machine’s clock, lint', () => {
  test.each(snippets.filter(([, , says]) => says))(
    'reports an error in %s and says what to use instead: %s',
    (file, _line, says) => {
      expect(said.get(file) ?? 'nothing').toContain(says);
    },
  );

  test.each(snippets.filter(([, , says]) => !says))('reports nothing in %s: %s', (file) => {
    expect(said.get(file)).toBeUndefined();
  });
});
