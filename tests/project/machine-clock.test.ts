import { expect, test } from 'vitest';
import { lintSnippets } from './lint-snippets.ts';

const CLOCK = "This lets the machine's clock into a test";
const BROWSER = "A browser opened like this shows the machine's time";

/** A file, its last line, and the expected lint message; null for none. */
const snippets: [file: string, line: string, says: string | null][] = [
  ['tests/core/a.test.ts', 'export const now = Date.now();', CLOCK],
  ['tests/core/b.test.ts', 'export const now = new Date();', CLOCK],
  ['tests/core/e.test.ts', 'export const now = globalThis.Date.now();', CLOCK],
  ['tests/core/g.test.ts', 'export const { now } = Date;', CLOCK],
  ['tests/core/i.test.ts', "import { vi } from 'vitest';\nvi.useRealTimers();", CLOCK],
  ['tests/builders/a.ts', 'export const aRow = (nowMs = Date.now()) => ({ nowMs });', CLOCK],
  ['bench/a.ts', 'export const now = Date.now();', CLOCK],
  ['tests/core/j.test.ts', 'export const at = new Date(5).toISOString() + Date.parse("2026-11-20");', null],
  ['tests/core/k.test.ts', '// Date.now() is not asked here\nexport const words = "new Date()";', null],
  ['scripts/a.ts', 'export const now = Date.now();', null],
  ['tests/e2e/a.spec.ts', 'export const context = await browser.newContext({ locale: "en-US" });', BROWSER],
  ['tests/e2e/b.spec.ts', 'export const page = await anotherDevice();', null],
];

test('lint reports an error in code that would make a test depend on the machine’s clock, says what to use, and nothing else', async () => {
  const said = await lintSnippets(Object.fromEntries(snippets.map(([file, line]) => [file, `${line}\n`])));
  for (const [file, line, says] of snippets) {
    if (says) expect(said.get(file) ?? 'nothing', line).toContain(says);
    else expect(said.get(file), line).toBeUndefined();
  }
});
