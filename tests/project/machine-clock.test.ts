import { expect, test } from 'vitest';
import { lintSnippets } from './lint-snippets.ts';

const CLOCK = "This lets the machine's clock into a test";
const BROWSER = "A browser opened like this shows the machine's time";

/** A file, its last line, and the expected lint message. */
const snippets = [
  ['tests/core/a.test.ts', 'export const now = Date.now();', CLOCK],
  ['tests/core/b.test.ts', 'export const now = new Date();', CLOCK],
  ['tests/core/e.test.ts', 'export const now = globalThis.Date.now();', CLOCK],
  ['tests/core/g.test.ts', 'export const { now } = Date;', CLOCK],
  ['tests/core/i.test.ts', "import { vi } from 'vitest';\nvi.useRealTimers();", CLOCK],
  ['tests/builders/a.ts', 'export const aRow = (nowMs = Date.now()) => ({ nowMs });', CLOCK],
  ['bench/a.ts', 'export const now = Date.now();', CLOCK],
  ['tests/e2e/a.spec.ts', 'export const context = await browser.newContext({ locale: "en-US" });', BROWSER],
] as const;

test('lint reports an error in code that would make a test depend on the machine’s clock, and says what to use', async () => {
  const said = await lintSnippets(Object.fromEntries(snippets.map(([file, line]) => [file, `${line}\n`])));
  for (const [file, line, says] of snippets) {
    expect(said.get(file) ?? 'nothing', line).toContain(says);
  }
});
