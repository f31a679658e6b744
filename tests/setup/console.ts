import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

type Level = 'error' | 'warn';

let printed: { level: Level; text: string }[] = [];
let expected: { level: Level; says: string | RegExp }[] = [];

const matches = (text: string, says: string | RegExp) =>
  typeof says === 'string' ? text.includes(says) : says.test(text);

/**
 * Declares that this test prints a line, at least once. Any other console.error or console.warn fails the
 * test.
 * @param says part of the line, or a pattern; the test also fails when no such line is printed
 */
export function expectConsole(level: Level, says: string | RegExp): void {
  expected.push({ level, says });
}

/** Fails every test with unexpected console output. Each setup file calls it once. */
export function guardConsole(): void {
  beforeEach(() => {
    printed = [];
    expected = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...parts) => {
        printed.push({ level, text: format(...parts) });
      });
    }
  });

  afterEach(() => {
    vi.mocked(console.error).mockRestore();
    vi.mocked(console.warn).mockRestore();
    const fits = (line: (typeof printed)[number], say: (typeof expected)[number]) =>
      line.level === say.level && matches(line.text, say.says);
    const stray = printed.filter((line) => !expected.some((say) => fits(line, say)));
    const unsaid = expected.filter((say) => !printed.some((line) => fits(line, say)));
    const words = stray.map(({ level, text }) => `${level}: ${text}`).join('\n');
    expect(stray, `printed to the console, and the test did not expect it: ${words}`).toEqual([]);
    expect(unsaid, 'expected on the console, but never printed').toEqual([]);
  });
}
